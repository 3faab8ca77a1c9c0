# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D FOLDER=... -P skipping.cmake: what skips itself is shown as skipped, and why is said
include(${CMAKE_CURRENT_LIST_DIR}/../../tests.cmake)

file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
function(write_test name output)
    file(WRITE ${FOLDER}/${name}.txt "${output}")
    file(APPEND ${FOLDER}/CTestTestfile.cmake
        "add_test(${name} \"${CMAKE_COMMAND}\" -E cat \"${FOLDER}/${name}.txt\")\n"
        "set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION [=[${TOOLTRAY_SKIPPED}]=])\n")
endfunction()
write_test(script "SKIPPED: npm is not there\n")
write_test(late-script "npm says something\nSKIPPED: node is too old\n")
write_test(class "Start testing of ATest\nSKIP   : ATest::initTestCase() There is no server (yet).\n   Loc: [a.cpp(7)]\n")
write_test(row "Start testing of ATest\nPASS   : ATest::initTestCase()\nSKIP   : ATest::reads(a) SKIPPED: there is no a\n\
SKIP   : ATest::writes(a) SKIPPED: there is no a\nPASS   : ATest::reads(b)\n")

find_program(CTEST ctest REQUIRED)
execute_process(COMMAND ${CTEST} --test-dir ${FOLDER} OUTPUT_VARIABLE shown)
foreach(name IN ITEMS script late-script class)
    if(NOT shown MATCHES " ${name} \\.+\\*\\*\\*Skipped ")
        message(SEND_ERROR "${name} is not shown as skipped:\n${shown}")
    endif()
endforeach()
if(NOT shown MATCHES " row \\.+ +Passed ")
    message(SEND_ERROR "A test that skipped a row is not shown as passed:\n${shown}")
endif()

execute_process(COMMAND awk -f ${CMAKE_CURRENT_LIST_DIR}/../skipped.awk ${FOLDER}/Testing/Temporary/LastTest.log
                OUTPUT_VARIABLE said)
set(expected "  script: npm is not there\n  late-script: node is too old\n  class: There is no server (yet).\n\
  row: SKIPPED: there is no a\n")
if(NOT said STREQUAL expected)
    message(SEND_ERROR "The reasons are not said as expected:\n${said}")
endif()
