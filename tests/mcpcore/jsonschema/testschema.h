// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "json/parser.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace tooltray::jsonschema {

// JSON, in which 'a' may stand for "a".
inline json::Value parsed(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    const json::Parsed result = json::parse(text, {.maxDepth = 100'000});
    if (!result)
        qFatal("%s: %s", text.c_str(), result.error->message.c_str());
    return result.value;
}

inline Schema compiled(const std::string &text, const CompileOptions &options = {})
{
    Schema::Compiled result = Schema::compile(parsed(text), options);
    if (!result.schema)
        qFatal("%s: %s", text.c_str(), result.errors.front().message.c_str());
    return *result.schema;
}

} // namespace tooltray::jsonschema
