// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakeenvironment.h"

#include <utility>

namespace tooltray::storage {

Environment fakeEnvironment(std::map<std::string, std::string> variables)
{
    return [variables = std::move(variables)](const std::string &name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        return found == variables.end() ? std::nullopt : std::optional(found->second);
    };
}

} // namespace tooltray::storage
