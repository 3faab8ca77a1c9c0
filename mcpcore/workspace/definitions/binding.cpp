// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/binding.h"

namespace tooltray::workspace {

// Not defaulted: clang 14 crashes on defaulted comparisons that call each other in a circle.

bool ObjectSource::operator==(const ObjectSource &other) const
{
    return members == other.members;
}

bool ListSource::operator==(const ListSource &other) const
{
    return elements == other.elements;
}

bool FirstSource::operator==(const FirstSource &other) const
{
    return candidates == other.candidates;
}

bool EachSource::operator==(const EachSource &other) const
{
    return of == other.of && as == other.as;
}

} // namespace tooltray::workspace
