# SPDX-License-Identifier: GPL-3.0-or-later
# tooltray_tests(FOLDER [TESTS name...] [ROOMS room...] [LIBRARIES target...] [SOURCES file...]
#                [LABELS label...] [TIMEOUT seconds] [ENVIRONMENT VAR=value...] [GUI])
#
# One executable for a folder of tests, one ctest for each of them: NAME.cpp holds the test class NAME
# (in any case) and closes with TOOLTRAY_TEST(Name). Without TESTS these are all *test.cpp of the folder, and its
# other files are shared by them unless SOURCES names those that are.

# ctest shows as skipped what says so at the beginning of a line, and a class that QSKIPs itself in initTestCase().
# One that skips a slot or a row has passed; ./test names it with its reason.
set(TOOLTRAY_SKIPPED "(^|\n)SKIPPED: ;\nSKIP   : [A-Za-z0-9_:]+::initTestCase\\(\\)")

function(tooltray_tests folder)
    cmake_parse_arguments(PARSE_ARGV 1 T "GUI" "TIMEOUT" "TESTS;ROOMS;LIBRARIES;SOURCES;LABELS;ENVIRONMENT")
    if(T_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tooltray_tests(${folder}): unexpected ${T_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT T_TESTS)
        file(GLOB T_TESTS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *test.cpp)
        list(TRANSFORM T_TESTS REPLACE "\\.cpp$" "")
        if(NOT T_SOURCES)
            file(GLOB T_SOURCES RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.cpp *.h)
            list(FILTER T_SOURCES EXCLUDE REGEX "test\\.cpp$")
        endif()
    endif()
    string(REPLACE "/" "_" target test_${folder})
    list(TRANSFORM T_TESTS APPEND .cpp OUTPUT_VARIABLE test_sources)
    list(TRANSFORM T_ROOMS PREPEND tooltray_)
    set(main tooltray_test_main)
    if(T_GUI)
        set(main tooltray_test_gui_main)
    endif()
    add_executable(${target} ${test_sources} ${T_SOURCES})
    tooltray_moc(${target})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${target} PRIVATE ${T_ROOMS} ${T_LIBRARIES} ${main})
    target_compile_definitions(${target} PRIVATE
        TOOLTRAY_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TOOLTRAY_BINARY_DIR="${PROJECT_BINARY_DIR}")
    if(NOT T_TIMEOUT)
        set(T_TIMEOUT 60)
    endif()
    foreach(test IN LISTS T_TESTS)
        add_test(NAME ${folder}/${test} COMMAND ${target} ${test})
        set_tests_properties(${folder}/${test} PROPERTIES
            TIMEOUT ${T_TIMEOUT} LABELS "${T_LABELS}" SKIP_REGULAR_EXPRESSION "${TOOLTRAY_SKIPPED}"
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;${T_ENVIRONMENT}")
    endforeach()
endfunction()
