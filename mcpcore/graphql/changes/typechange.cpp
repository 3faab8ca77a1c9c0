// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/typechange.h"

namespace tooltray::graphql {

namespace {

bool haveTheSameName(TypeOfSchema before, TypeOfSchema after)
{
    return before.schema.type(before.type).name() == after.schema.type(after.type).name();
}

// Which side may have null where the other has not.
enum class Wider : std::uint8_t { Before, After };

TypeChange change(TypeOfSchema before, TypeOfSchema after, Wider wider)
{
    if (before.type.wraps == after.type.wraps)
        return haveTheSameName(before, after) ? TypeChange::None : TypeChange::Incompatible;
    for (;;) {
        const TypeRef narrow = wider == Wider::Before ? after.type : before.type;
        const TypeRef wide = wider == Wider::Before ? before.type : after.type;
        if (wide.isNonNull() && !narrow.isNonNull())
            return TypeChange::Incompatible;
        before.type = before.type.nullable();
        after.type = after.type.nullable();
        if (before.type.isList() != after.type.isList())
            return TypeChange::Incompatible;
        if (before.type.isNamed())
            return haveTheSameName(before, after) ? TypeChange::Compatible : TypeChange::Incompatible;
        before.type = before.type.inner();
        after.type = after.type.inner();
    }
}

} // namespace

TypeChange outputChange(TypeOfSchema before, TypeOfSchema after)
{
    return change(before, after, Wider::Before);
}

TypeChange inputChange(TypeOfSchema before, TypeOfSchema after)
{
    return change(before, after, Wider::After);
}

} // namespace tooltray::graphql
