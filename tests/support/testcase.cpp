// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"

namespace tooltray::test {

// The one mutable static of the tests: the list that registrations of other files fill before main.
std::vector<TestCase> &testCases()
{
    static std::vector<TestCase> cases;
    return cases;
}

bool addTestCase(TestCase testCase)
{
    testCases().push_back(std::move(testCase));
    return true;
}

} // namespace tooltray::test
