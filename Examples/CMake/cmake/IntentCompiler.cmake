# Adds the Swift of definitions to a target:
#
#   target_intent_definitions(<target> <definition>… [OPTIONS <option>…])
#
# OPTIONS are those of 'intentc generate', for example --access internal. The program is looked for in PATH, unless
# INTENTC names it.
find_program(INTENTC intentc REQUIRED)

function(target_intent_definitions target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OPTIONS")
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}-intents")
  foreach(definition IN LISTS arg_UNPARSED_ARGUMENTS)
    cmake_path(ABSOLUTE_PATH definition NORMALIZE)
    cmake_path(GET definition FILENAME name)
    set(output "${folder}/${name}.swift")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND
        "${INTENTC}" generate "${definition}" --output "${folder}" --layout single --quiet --depfile "${output}.d"
        ${arg_OPTIONS}
      DEPENDS "${INTENTC}"
      DEPFILE "${output}.d"
      COMMENT "Generating ${name}.swift"
      VERBATIM)
    target_sources(${target} PRIVATE "${output}")
  endforeach()
endfunction()
