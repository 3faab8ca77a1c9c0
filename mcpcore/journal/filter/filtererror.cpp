// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/filtererror.h"

namespace tooltray::journal {

Error toError(const FilterError &error)
{
    json::Value suggestions = json::Value::array();
    for (const std::string &suggestion : error.suggestions)
        suggestions.append(suggestion);
    return {ErrorKind::Invalid, "filter_invalid", error.message,
            "Correct the filter at character " + std::to_string(error.offset + 1) + '.',
            json::Value::object(
                {{"offset", error.offset}, {"length", error.length}, {"suggestions", suggestions}})};
}

} // namespace tooltray::journal
