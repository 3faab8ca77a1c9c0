// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <array>
#include <map>

namespace tooltray::workspace {

// What a pack can hold, in the order in which it is written.
inline constexpr std::array kPackKinds{ObjectKind::Tool, ObjectKind::Type, ObjectKind::Mapping};

// Tools to be handed on, with the types and mappings that they need. Of an endpoint it knows the name alone.
struct Pack {
    std::map<ObjectKey, Object> objects; // only of kPackKinds

    bool operator==(const Pack &) const = default;
};

} // namespace tooltray::workspace
