// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::workspace {

enum class ObjectKind : std::uint8_t {
    Settings,
    Endpoint,
    Credential,
    Client,
    Tool,
    Type,
    Mapping,
    Prompt,
    Context,
};

inline constexpr std::size_t kObjectKinds = 9;

// As sentences name it: "context variable".
std::string_view kindName(ObjectKind kind);

struct ObjectKey {
    ObjectKind kind = ObjectKind::Settings;
    std::string name;

    auto operator<=>(const ObjectKey &) const = default;
};

// As sentences name it: tool "list_issues".
std::string toString(const ObjectKey &key);

} // namespace tooltray::workspace
