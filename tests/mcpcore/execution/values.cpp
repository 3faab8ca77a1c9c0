// SPDX-License-Identifier: GPL-3.0-or-later
#include "values.h"

#include "json/parser.h"
#include "json/write.h"

#include <QtGlobal>

#include <algorithm>

namespace tooltray::execution {

json::Value value(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    json::Parsed parsed = json::parse(text);
    if (parsed.error)
        qFatal("%s: %s", text.c_str(), parsed.error->message.c_str());
    return std::move(parsed.value);
}

std::string shown(const json::Value &value)
{
    std::string text = json::write(value);
    std::ranges::replace(text, '"', '\'');
    return text;
}

std::string shown(const Result<json::Value> &result)
{
    return result ? shown(*result) : result.error().code;
}

std::string shown(const Result<std::optional<json::Value>> &result)
{
    if (!result)
        return result.error().code;
    return *result ? shown(**result) : "absent";
}

} // namespace tooltray::execution
