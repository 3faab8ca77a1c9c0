// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/resultformat.h"

#include "workspace/definitions/enumnames.h"

namespace tooltray::toolkit {

std::optional<workspace::ResultShape::Format> chosenFormat(const CommandContext &context,
                                                           std::string_view name)
{
    for (const auto &named : workspace::namesOf(workspace::ResultShape::Format())) {
        if (named.name == name)
            return named.value;
    }
    return context.takesAnySize ? std::nullopt : std::optional(workspace::ResultShape::Format::Auto);
}

} // namespace tooltray::toolkit
