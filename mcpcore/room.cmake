# SPDX-License-Identifier: GPL-3.0-or-later
# tooltray_room(NAME SOURCES file... [ROOMS room...] [LIBRARIES target...] [PRIVATE_LIBRARIES target...])
#
# One folder of mcpcore is one static library, tooltray_NAME, linked with the rooms it may use: those of its row in
# ARCHITECTURE.md. tests/layering holds every #include against a table of its own, not against these lists.
function(tooltray_room name)
    cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "" "SOURCES;ROOMS;LIBRARIES;PRIVATE_LIBRARIES")
    if(ROOM_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tooltray_room(${name}): unexpected ${ROOM_UNPARSED_ARGUMENTS}")
    endif()
    set(target tooltray_${name})
    add_library(${target} STATIC ${ROOM_SOURCES})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/mcpcore)
    list(TRANSFORM ROOM_ROOMS PREPEND tooltray_)
    target_link_libraries(${target} PUBLIC ${ROOM_ROOMS} ${ROOM_LIBRARIES} PRIVATE ${ROOM_PRIVATE_LIBRARIES})
    if("${ROOM_LIBRARIES};${ROOM_PRIVATE_LIBRARIES}" MATCHES "Qt6::")
        set_target_properties(${target} PROPERTIES AUTOMOC ON)
    endif()
endfunction()
