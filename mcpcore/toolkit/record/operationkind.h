// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"
#include "toolkit/client/effect.h"
#include "workspace/definitions/tool.h"

namespace tooltray::toolkit {

// What the log says of calls of a tool. What a REST request does its method tells.
inline journal::OperationKind operationKind(const workspace::Tool &tool, Effect effect)
{
    if (tool.kind() == workspace::ToolKind::Rest)
        return journal::OperationKind::None;
    return effect == Effect::Reads ? journal::OperationKind::Query : journal::OperationKind::Mutation;
}

} // namespace tooltray::toolkit
