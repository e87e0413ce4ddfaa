/* What the property list reader needs of libxml2, and nothing else.

   Debian builds libxml2 with ICU, whose headers collide with the copy inside Foundation. The macro must be
   undefined after xmlversion.h, which defines it, and before every header that tests it. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
