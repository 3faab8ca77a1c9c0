// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/objectkey.h"

#include <array>

namespace tooltray::workspace {

std::string_view kindName(ObjectKind kind)
{
    static constexpr std::array<std::string_view, kObjectKinds> names{
        "settings", "endpoint", "credential", "client",          "tool",
        "type",     "mapping",  "prompt",     "context variable"};
    return names[static_cast<std::size_t>(kind)];
}

std::string toString(const ObjectKey &key)
{
    std::string text(kindName(key.kind));
    if (!key.name.empty())
        text.append(" \"").append(key.name).append("\"");
    return text;
}

} // namespace tooltray::workspace
