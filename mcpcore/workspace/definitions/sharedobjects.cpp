// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/sharedobjects.h"

#include <algorithm>

namespace tooltray::workspace {

std::string filledText(const Prompt &prompt, std::string_view text,
                       const std::map<std::string, std::string, std::less<>> &arguments)
{
    std::string filled;
    while (!text.empty()) {
        const std::size_t open = text.find("{{");
        const std::size_t close = open == std::string_view::npos ? open : text.find("}}", open);
        if (close == std::string_view::npos)
            break;
        filled.append(text.substr(0, open));
        const std::string_view name = text.substr(open + 2, close - open - 2);
        const bool isArgument =
            std::ranges::find(prompt.arguments, name, &Prompt::Argument::name) != prompt.arguments.end();
        if (const auto given = arguments.find(name); !isArgument)
            filled.append(text.substr(open, close + 2 - open));
        else if (given != arguments.end())
            filled.append(given->second);
        text.remove_prefix(close + 2);
    }
    return filled.append(text);
}

} // namespace tooltray::workspace
