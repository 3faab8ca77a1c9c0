// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/filtererror.h"

#include "journal/filter/field.h"

#include <utility>

namespace tooltray::journal {

Error toError(const FilterError &error)
{
    json::Value suggestions = json::Value::array();
    for (const std::string &suggestion : error.suggestions)
        suggestions.append(suggestion);
    std::string hint = "Correct the filter at character " + std::to_string(error.offset + 1) + '.';
    if (error.isOfField) {
        std::string fields;
        for (const FieldInfo &info : fieldInfos())
            fields.append(fields.empty() ? "" : ", ").append(info.name);
        hint += " Fields are " + fields + '.';
    }
    return {ErrorKind::Invalid, "filter_invalid", error.message, std::move(hint),
            json::Value::object(
                {{"offset", error.offset}, {"length", error.length}, {"suggestions", suggestions}})};
}

} // namespace tooltray::journal
