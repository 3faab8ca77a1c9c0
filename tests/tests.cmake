# SPDX-License-Identifier: GPL-3.0-or-later
# tooltray_tests(FOLDER [NAME name] [GUI] [ROOMS room...] [LIBRARIES target...] [SOURCES file...] [EXCEPT file...]
#                [PROGRAM MACRO target|file] [LABELS label...] [TIMEOUT seconds] [ENVIRONMENT VAR=value...])
#
# One executable for a folder of tests below the calling CMakeLists.txt, and one ctest for each *test.cpp in it, which
# holds the test class of that name (in any case) and closes with TOOLTRAY_TEST(Class). The tests share the other files
# of the folder except those in EXCEPT, and SOURCES from elsewhere; the folders of all of them are include paths.
# PROGRAM defines MACRO as the path of a target, or of a program built from one file of the folder. NAME defaults to
# the folder: json/valuetest, ui/log/logpagetest.

# ctest shows as skipped what says so at the beginning of a line, and a class that QSKIPs itself in initTestCase().
# One that skips a slot or a row has passed; ./test names it with its reason.
set(TOOLTRAY_SKIPPED "(^|\n)SKIPPED: ;\nSKIP   : [A-Za-z0-9_:]+::initTestCase\\(\\)")

function(tooltray_tests folder)
    cmake_parse_arguments(PARSE_ARGV 1 T "GUI" "NAME;TIMEOUT"
                          "ROOMS;LIBRARIES;SOURCES;EXCEPT;PROGRAM;LABELS;ENVIRONMENT")
    if(T_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tooltray_tests(${folder}): unexpected ${T_UNPARSED_ARGUMENTS}")
    endif()
    get_filename_component(place ${folder} ABSOLUTE)
    if(NOT T_NAME)
        file(RELATIVE_PATH T_NAME ${PROJECT_SOURCE_DIR}/tests ${place})
        string(REGEX REPLACE "^mcpcore/" "" T_NAME ${T_NAME})
    endif()
    string(REPLACE "/" "_" target test_${T_NAME})
    list(TRANSFORM T_ROOMS PREPEND tooltray_)
    if(T_PROGRAM)
        list(GET T_PROGRAM 0 macro)
        list(GET T_PROGRAM 1 program)
        if(program MATCHES "\\.cpp$")
            list(APPEND T_EXCEPT ${program})
            string(REGEX REPLACE "\\.cpp$" "" own ${target}_${program})
            add_executable(${own} ${place}/${program})
            target_link_libraries(${own} PRIVATE ${T_ROOMS})
            set(program ${own})
        endif()
    endif()

    set(folders ${place})
    set(sources)
    foreach(source IN LISTS T_SOURCES)
        get_filename_component(source ${source} ABSOLUTE)
        get_filename_component(from ${source} DIRECTORY)
        list(APPEND sources ${source})
        list(APPEND folders ${from})
    endforeach()
    file(GLOB files CONFIGURE_DEPENDS ${place}/*.cpp ${place}/*.h)
    list(TRANSFORM T_EXCEPT PREPEND ${place}/)
    list(REMOVE_ITEM files ${sources} ${T_EXCEPT})
    set(tests ${files})
    list(FILTER tests INCLUDE REGEX "test\\.cpp$")
    list(REMOVE_ITEM files ${tests})

    set(main tooltray_test_main)
    if(T_GUI)
        set(main tooltray_test_gui_main)
    endif()
    add_executable(${target} ${tests} ${files} ${sources})
    tooltray_moc(${target})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests ${folders})
    target_link_libraries(${target} PRIVATE ${T_ROOMS} ${T_LIBRARIES} ${main})
    target_compile_definitions(${target} PRIVATE
        TOOLTRAY_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TOOLTRAY_BINARY_DIR="${PROJECT_BINARY_DIR}")
    if(T_PROGRAM)
        target_compile_definitions(${target} PRIVATE ${macro}="$<TARGET_FILE:${program}>")
        add_dependencies(${target} ${program})
    endif()
    if(NOT T_TIMEOUT)
        set(T_TIMEOUT 60)
    endif()
    if(TOOLTRAY_SANITIZE) # takes two to five times as long
        math(EXPR T_TIMEOUT "2 * ${T_TIMEOUT}")
    endif()
    foreach(source IN LISTS tests)
        cmake_path(GET source STEM test)
        add_test(NAME ${T_NAME}/${test} COMMAND ${target} ${test})
        set_tests_properties(${T_NAME}/${test} PROPERTIES
            TIMEOUT ${T_TIMEOUT} LABELS "${T_LABELS}" SKIP_REGULAR_EXPRESSION "${TOOLTRAY_SKIPPED}"
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;${T_ENVIRONMENT}")
    endforeach()
endfunction()
