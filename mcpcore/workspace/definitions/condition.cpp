// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/condition.h"

namespace tooltray::workspace {

// Not defaulted: clang 14 crashes on defaulted comparisons that call each other in a circle.

bool NotTest::operator==(const NotTest &other) const
{
    return condition == other.condition;
}

bool AllTest::operator==(const AllTest &other) const
{
    return conditions == other.conditions;
}

bool AnyTest::operator==(const AnyTest &other) const
{
    return conditions == other.conditions;
}

} // namespace tooltray::workspace
