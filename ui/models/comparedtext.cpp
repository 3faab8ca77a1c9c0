// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparedtext.h"

#include "json/parse.h"
#include "json/write.h"

#include <string_view>

namespace tooltray::ui {

// Results are one line of JSON, some with words to the reader below it.
std::shared_ptr<const std::string> comparedText(const std::shared_ptr<const std::string> &result)
{
    const std::size_t end = result->find("\n\n");
    if (end == std::string::npos)
        return result; // which the dialog lays out itself
    const json::Parsed parsed = json::parse(std::string_view(*result).substr(0, end));
    return parsed ? std::make_shared<const std::string>(json::writePretty(parsed.value) + result->substr(end))
                  : result;
}

} // namespace tooltray::ui
