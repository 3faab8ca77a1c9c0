# SPDX-License-Identifier: GPL-3.0-or-later
# Every source file of this folder and those below it; each build checks for new and removed files.
function(tooltray_sources result)
    file(GLOB_RECURSE sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.cpp *.h)
    set(${result} ${sources} PARENT_SCOPE)
endfunction()

# tooltray_room(NAME [SOURCES generated file...] [ROOMS room...] [LIBRARIES target...] [PRIVATE_LIBRARIES target...])
#
# One folder of mcpcore is one static library, tooltray_NAME: every source file in it, linked with the rooms it may use,
# which are those of its row in ARCHITECTURE.md. tests/layering checks every #include against a table of its own.
function(tooltray_room name)
    cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "" "SOURCES;ROOMS;LIBRARIES;PRIVATE_LIBRARIES")
    if(ROOM_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tooltray_room(${name}): unexpected ${ROOM_UNPARSED_ARGUMENTS}")
    endif()
    set(target tooltray_${name})
    tooltray_sources(sources)
    add_library(${target} STATIC ${sources} ${ROOM_SOURCES})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/mcpcore)
    list(TRANSFORM ROOM_ROOMS PREPEND tooltray_)
    target_link_libraries(${target} PUBLIC ${ROOM_ROOMS} ${ROOM_LIBRARIES} PRIVATE ${ROOM_PRIVATE_LIBRARIES})
    if("${ROOM_LIBRARIES};${ROOM_PRIVATE_LIBRARIES}" MATCHES "Qt6::")
        tooltray_moc(${target})
    endif()
endfunction()
