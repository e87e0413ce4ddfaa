"""Counts what definitions have translated, and what is wrong with it, for comparison with the compiler.

It shares nothing with the compiler: property lists are read by plistlib, old-style tables and tokens by regular
expressions. The argument is a folder; the result is JSON on the standard output.
"""

import collections
import json
import os
import plistlib
import re
import sys

TOKEN = re.compile(r"\$\{([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\}", re.ASCII)
# What machine translation makes of tokens; a name that is no parameter is none.
DAMAGED = re.compile(r"\$\s+\{\s*(\w+)\s*\}|(?<![$\s])\{\s*(\w+)\s*\}|(?<=\s)\{\s*(\w+)\s*\}|\$([A-Za-z_]\w*)", re.ASCII)
BROKEN = re.compile(r"\$\{(?![A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*\})", re.ASCII)
LEXEME = re.compile(
  r'\s+|//[^\n]*|/\*.*?\*/|"((?:[^"\\]|\\.)*)"|([\w$/:.\-]+)|([=;])', re.DOTALL | re.ASCII)
ESCAPE = re.compile(r"\\(U[0-9a-fA-F]{1,4}|.)", re.DOTALL)
CONTROLS = {"n": "\n", "t": "\t", "r": "\r"}


def tokens(text):
  return collections.Counter(TOKEN.findall(text or ""))


def unescaped(text):
  def character(match):
    name = match.group(1)
    return chr(int(name[1:], 16)) if name[0] == "U" and len(name) > 1 else CONTROLS.get(name, name)

  return ESCAPE.sub(character, text)


def table(path):
  """The texts of a file by key: a list of alternatives for each."""
  data = open(path, "rb").read()
  text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
  if text.lstrip().startswith("<"):
    return {key: value for key, value in plistlib.loads(text.encode()).items()}
  entries, words, position = {}, [], 0
  while position < len(text):
    match = LEXEME.match(text, position)
    position = match.end()
    if match.group(1) is not None:
      words.append(unescaped(match.group(1)))
    elif match.group(2):
      words.append(match.group(2))
    elif match.group(3) == ";":
      entries[words[0]] = words[-1]
      words = []
  return entries


class Text:
  def __init__(self, group, kind, text, key, names=None, intent=None, owner=None):
    self.group, self.kind, self.text, self.key = group, kind, text, key
    self.names, self.intent, self.owner = names, intent, owner

  @property
  def is_demanded(self):
    return bool(self.key and self.text and self.text.strip())


class Definition:
  def __init__(self, root):
    self.texts, self.ids, self.types = [], set(), {}
    self.collect_ids(root)
    for entry in root.get("INTypes", []):
      self.types[entry.get("INTypeName")] = {
        item.get("INTypePropertyName"): self.value(item, "INTypeProperty") for item in entry.get("INTypeProperties", [])}
    for entry in root["INIntents"]:
      self.collect_intent(entry)
    for entry in root.get("INEnums", []):
      name = entry.get("INEnumName")
      self.add("enumCases", "name", entry, "INEnumDisplayName")
      for value in entry.get("INEnumValues", []):
        self.add("enumCases", "value", value, "INEnumValueDisplayName", owner=name)
        self.add("enumCases", "hint", value, "INEnumValuePronunciationHint")
        for synonym in value.get("INEnumValueSynonyms", []):
          self.add("enumCases", "synonym", synonym, "INEnumValueSynonymSynonym")
          self.add("enumCases", "hint", synonym, "INEnumValueSynonymPronunciationHint")
    for entry in root.get("INTypes", []):
      self.add("options", "name", entry, "INTypeDisplayName")
      for item in entry.get("INTypeProperties", []):
        self.add("options", "name", item, "INTypePropertyDisplayName")
        self.add_words(item, "INTypeProperty", owner=(entry.get("INTypeName"), item.get("INTypePropertyName")))
    self.by_id = collections.defaultdict(list)
    for text in self.texts:
      if text.key:
        self.by_id[text.key].append(text)

  def collect_ids(self, node):
    if isinstance(node, list):
      for item in node:
        self.collect_ids(item)
    elif isinstance(node, dict):
      for key, value in node.items():
        if key.endswith("ID") and isinstance(value, str) and value:
          self.ids.add(value)
        self.collect_ids(value)

  def add(self, group, kind, entry, key, names=None, intent=None, owner=None):
    text, identifier = entry.get(key), entry.get(key + "ID")
    if isinstance(text, str) or isinstance(identifier, str):
      self.texts.append(Text(group, kind, text if isinstance(text, str) else None, identifier, names, intent, owner))

  def add_words(self, entry, prefix, owner):
    metadata = entry.get(prefix + "Metadata") or {}
    for word in ("True", "False"):
      self.add("options", "word", metadata, f"{prefix}Metadata{word}DisplayName", owner=owner)

  @staticmethod
  def value(entry, prefix):
    is_own = entry.get(prefix + "EnumTypeNamespace") != "System"
    return {"enum": entry.get(prefix + "EnumType") if is_own else None, "type": entry.get(prefix + "ObjectType")}

  def collect_intent(self, entry):
    parameters = entry.get("INIntentParameters", [])
    names = {item.get("INIntentParameterName") for item in parameters}
    own = {item.get("INIntentParameterName"): self.value(item, "INIntentParameter") for item in parameters}
    scope = (id(entry), own, own)
    self.add("titles", "title", entry, "INIntentTitle")
    self.add("descriptions", "title", entry, "INIntentDescription")
    for key, combination in (entry.get("INIntentManagedParameterCombinations") or {}).items():
      self.add("summaries", "sentence", combination, "INIntentParameterCombinationTitle", names | set(key.split(",")), scope)
    for key, combination in (entry.get("INIntentParameterCombinations") or {}).items():
      for part in ("Title", "Subtitle"):
        self.add(
          "summaries", "sentence", combination, "INIntentParameterCombination" + part, names | set(key.split(",")), scope)
    for item in parameters:
      metadata = item.get("INIntentParameterMetadata") or {}
      self.add("options", "name", item, "INIntentParameterDisplayName")
      if "INIntentParameterMetadataDefaultValueID" in metadata:
        self.add("options", "literal", metadata, "INIntentParameterMetadataDefaultValue")
      self.add("options", "literal", metadata, "INIntentParameterMetadataPlaceholder")
      self.add_words(item, "INIntentParameter", owner=(id(entry), item.get("INIntentParameterName")))
      for dialog in item.get("INIntentParameterPromptDialogs", []):
        self.add(
          "dialogs", "sentence", dialog, "INIntentParameterPromptDialogFormatString", names | {"count"}, scope)
      for reason in item.get("INIntentParameterUnsupportedReasons", []):
        self.add(
          "dialogs", "sentence", reason, "INIntentParameterUnsupportedReasonFormatString",
          names | {"displayName", "minimumValue", "maximumValue"}, scope)
    response = entry.get("INIntentResponse") or {}
    response_parameters = response.get("INIntentResponseParameters", [])
    all_values = dict(own)
    for item in response_parameters:
      name = item.get("INIntentResponseParameterName")
      names = names | {name}
      all_values[name] = self.value(item, "INIntentResponseParameter")
      self.add("options", "name", item, "INIntentResponseParameterDisplayName")
      self.add_words(item, "INIntentResponseParameter", owner=(id(entry), name))
      self.add(
        "options", "template", item.get("INIntentResponseParameterMetadata") or {},
        "INIntentResponseParameterMetadataTemplate")
    for code in response.get("INIntentResponseCodes", []):
      for part in ("", "Concise"):
        self.add(
          "responses", "sentence", code, f"INIntentResponseCode{part}FormatString", names, (id(entry), own, all_values))
    for phrase in entry.get("INIntentSamplePhrases", []):
      self.add("phrases", "sentence", phrase, "INIntentSamplePhrase", {"applicationName"}, scope)

  def replaced(self, sentence, word):
    """The tokens of a sentence that a word may stand for."""
    found = set()
    for token in tokens(sentence.text):
      name, _, properties = token.partition(".")
      value = sentence.intent[2].get(name)
      if value is None:
        continue
      if properties:
        owner = (value["type"], properties.split(".")[0])
        value = self.types.get(owner[0], {}).get(owner[1]) or {"enum": None}
      else:
        owner = (sentence.intent[0], name)
      if word.kind == "value" and value["enum"] and word.owner == value["enum"]:
        found.add(token)
      if word.kind == "word" and word.owner == owner:
        found.add(token)
    return found

  def composites(self, key):
    """The sentences and words that a key names; None where it names none."""
    result = None
    for position, character in enumerate(key):
      if character == "-" and key[:position] in self.by_id and key[position + 1:] in self.by_id:
        result = result or []
        for sentence in self.by_id[key[:position]]:
          for word in self.by_id[key[position + 1:]]:
            if sentence.names is not None and word.kind in ("value", "word"):
              result.append((sentence, self.replaced(sentence, word)))
    return result

  def sentences(self, key):
    plain = re.sub(r"\s*-\s*\d+$", "", key)
    return [text for text in self.texts if text.names is not None and text.text and text.text in (key, plain)]


def alternatives(value):
  """All texts of an entry, and whether a number may stand in for a token."""
  if isinstance(value, str):
    return [value], 0
  texts = [value["NSStringLocalizedFormatKey"]]
  numbers = 0
  for name, variable in value.items():
    if isinstance(variable, dict):
      numbers += 1
      texts += [text for key, text in variable.items() if not key.startswith("NSString")]
  return texts, numbers


def token_fault(definition, value, readings, omittable):
  """'unknown', 'mismatch' or None, for the sentences that an entry may be: (text, tokens that are not in the entry)."""
  texts, numbers = alternatives(value)
  if not readings or any(text.kind == "literal" for text, _ in readings):
    return None
  bases = [tokens(text.text) for text, _ in readings]

  def is_known(name):
    return any(
      name in base or (text.names is not None and name.split(".")[0] in text.names)
      for (text, _), base in zip(readings, bases))

  found = sum((tokens(text) for text in texts), collections.Counter())
  if any(not is_known(name) for name in found):
    return "unknown"
  if any(text.names is not None for text, _ in readings):
    originals = "".join(text.text or "" for text, _ in readings)
    for text in texts:
      if BROKEN.search(text) and not BROKEN.search(originals):
        return "unknown"
      for match in DAMAGED.finditer(text):
        name = next(group for group in match.groups() if group)
        if match.group() not in originals and (is_known(name) or match.group(1)):
          return "unknown"
  if any(text.names is None or not text.text for text, _ in readings):
    return None
  for (text, replaced), base in zip(readings, bases):
    for gone in replaced or {None}:
      missing = extra = 0
      for name in set(base) | set(found):
        expected = 0 if name == gone else base[name]
        if name in omittable.get(id(text), ()) and gone is None:
          expected = min(expected, found[name])
        missing += max(0, expected - found[name])
        # Forms of plural rules repeat what the sentence has once.
        extra += max(0, found[name] - expected) if isinstance(value, str) else int(found[name] > 0 and expected == 0)
      if missing <= numbers and not extra:
        return None
  return "mismatch"


def place(path):
  folder, name = os.path.split(path)
  if folder.endswith(".lproj"):
    return os.path.dirname(folder), os.path.basename(folder)[: -len(".lproj")], name
  return folder, None, name


def rank(path):
  return {"Base": 0, "en": 1, "English": 2}.get(place(path)[1], 3), path


def language_name(name):
  return {"English": "en", "iw": "he", "no": "nb"}.get(name, name.replace("_", "-"))


def count(root):
  definitions, tables = collections.defaultdict(list), collections.defaultdict(list)
  for folder, _, names in os.walk(root):
    for name in names:
      path = os.path.relpath(os.path.join(folder, name), root)
      suffix = name.rpartition(".")[2]
      if suffix in ("intentdefinition", "strings", "stringsdict"):
        key = (place(path)[0], name.rpartition(".")[0])
        (definitions if suffix == "intentdefinition" else tables)[key].append(path)
  result = []
  for key, paths in sorted(definitions.items()):
    path, *copies = sorted(paths, key=rank)
    try:
      definition = Definition(plistlib.load(open(os.path.join(root, path), "rb")))
    except Exception:
      continue
    result.append(count_definition(root, path, copies, definition, tables[key]))
  return result


def count_definition(root, path, copies, definition, table_paths):
  own_language = place(path)[1]
  development = "en" if own_language in (None, "Base") else language_name(own_language)
  copied = collections.defaultdict(set)
  for copy in copies:
    for text in Definition(plistlib.load(open(os.path.join(root, copy), "rb"))).texts:
      if text.is_demanded:
        copied[language_name(place(copy)[1])].add(text.key)
  by_language = collections.defaultdict(list)
  for table_path in sorted(table_paths):
    language = place(table_path)[1]
    by_language[language if language is None or language == "Base" else language_name(language)].append(table_path)
  languages, findings = [], []
  for language, paths in by_language.items():
    is_translation = language not in (None, "Base")
    is_development = is_translation and language == development
    loaded = [(table_path, table(os.path.join(root, table_path))) for table_path in paths]
    plural = {key for table_path, entries in loaded if table_path.endswith("dict") for key in entries}
    loaded = [
      (table_path, {key: value for key, value in entries.items() if table_path.endswith("dict") or key not in plural})
      for table_path, entries in loaded]
    omittable = collections.defaultdict(set)
    for _, entries in loaded:
      for key in entries:
        if key not in definition.by_id:
          for sentence, replaced in definition.composites(key) or []:
            omittable[id(sentence)] |= replaced
    present, faulty, stale = set(copied[language]), set(), 0
    for table_path, entries in loaded:
      for key, value in entries.items():
        texts = definition.by_id.get(key)
        composites = None if texts else definition.composites(key)
        if not texts and composites is None and table_path.endswith("dict"):
          texts = definition.sentences(key)
        if texts:
          readings = [(text, None) for text in texts]
        elif composites is not None:
          readings = composites
        else:
          readings = []
          if key not in definition.ids:
            stale += 1
            findings.append(("stale-translation", table_path, key))
        if key in definition.by_id and any(text.strip() for text in alternatives(value)[0]):
          present.add(key)
        fault = token_fault(definition, value, readings, omittable)
        if fault:
          faulty |= {text.key for text, _ in readings}
          rule = "translation-unknown-token" if fault == "unknown" else "translation-token-mismatch"
          findings.append((rule, table_path, key))
        own = [text.text for text in definition.by_id.get(key, []) if text.text]
        if is_development and own and isinstance(value, str) and value not in own:
          findings.append(("stale-translation", table_path, "=" + key))
    if not is_translation:
      continue
    groups = collections.defaultdict(lambda: {"total": 0, "present": 0, "placeholderMismatches": 0})
    missing = 0
    for text in definition.texts:
      if not text.is_demanded:
        continue
      group = groups[text.group]
      group["total"] += 1
      group["placeholderMismatches"] += text.key in faulty
      if is_development or text.key in present:
        group["present"] += 1
      elif text.kind == "title":
        findings.append(("untranslated-title", place(paths[0])[1], text.key))
      else:
        missing += 1
    if missing:
      findings.append(("untranslated-text", place(paths[0])[1], str(missing)))
    languages.append(
      {"language": place(paths[0])[1], "isDevelopmentLanguage": is_development, "stale": stale, "groups": dict(groups)})
  return {"path": path, "languages": languages, "findings": findings}


if __name__ == "__main__":
  json.dump(count(sys.argv[1]), sys.stdout)
