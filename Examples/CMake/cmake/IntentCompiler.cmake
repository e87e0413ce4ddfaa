# Adds the Swift of definitions to a target:
#
#   target_intent_definitions(<target> <definition>… [OPTIONS <option>…])
#
# One command compiles all of them, since they share a module: names that clash are an error at their place, and what App
# Intents of several definitions share is there once. So the function is called once for a target. OPTIONS are those of
# 'intentc generate', for example --access internal. The program is looked for in PATH, unless INTENTC names it.
find_program(INTENTC intentc REQUIRED)

function(target_intent_definitions target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OPTIONS")
  get_target_property(earlier ${target} INTENT_DEFINITIONS)
  if(earlier)
    message(FATAL_ERROR "target_intent_definitions has been called for '${target}' before: name all definitions at once")
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}-intents")
  set(definitions "")
  set(configurations "")
  set(outputs "")
  foreach(definition IN LISTS arg_UNPARSED_ARGUMENTS)
    cmake_path(ABSOLUTE_PATH definition NORMALIZE)
    if(NOT EXISTS "${definition}")
      message(FATAL_ERROR "there is no definition '${definition}' for '${target}'")
    endif()
    cmake_path(GET definition FILENAME name)
    set(output "${folder}/${name}.swift")
    if(output IN_LIST outputs)
      message(
        FATAL_ERROR
          "two definitions of '${target}' are called '${name}', and their output would be, too: rename '${definition}'")
    endif()
    list(APPEND definitions "${definition}")
    list(APPEND outputs "${output}")
    # The dependency file names the configuration that was there; these find one that is made later, too.
    cmake_path(GET definition PARENT_PATH parent)
    while(TRUE)
      file(GLOB found CONFIGURE_DEPENDS "${parent}/intentc.json")
      list(APPEND configurations ${found})
      cmake_path(IS_PREFIX CMAKE_SOURCE_DIR "${parent}" NORMALIZE is_inside)
      if(NOT is_inside OR parent STREQUAL CMAKE_SOURCE_DIR)
        break()
      endif()
      cmake_path(GET parent PARENT_PATH parent)
    endwhile()
  endforeach()
  if(NOT definitions)
    message(FATAL_ERROR "target_intent_definitions names no definition for '${target}'")
  endif()
  list(REMOVE_DUPLICATES configurations)
  # Ninja reads the dependency file of the last build before it builds, and refuses one that names an output which is no
  # longer declared: other outputs have another one.
  string(MD5 dependencies "${outputs}")
  set(dependencies "${folder}-${dependencies}.d")
  set_target_properties(${target} PROPERTIES INTENT_DEFINITIONS "${definitions}")
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND
      "${INTENTC}" generate ${definitions} --output "${folder}" --layout single --quiet --depfile "${dependencies}"
      ${arg_OPTIONS}
    DEPENDS "${INTENTC}" ${definitions} ${configurations}
    DEPFILE "${dependencies}"
    COMMENT "Generating the intents of ${target}"
    VERBATIM)
  target_sources(${target} PRIVATE ${outputs})
endfunction()
