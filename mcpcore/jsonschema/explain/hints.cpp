// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/hints.h"

#include "jsonschema/explain/messages.h"
#include "jsonschema/explain/suggest.h"
#include "jsonschema/program/program.h"
#include "json/number.h"
#include "json/parse.h"
#include "json/write.h"

#include <algorithm>
#include <vector>

namespace tooltray::jsonschema {

namespace {

bool isAllowed(std::uint8_t types, const json::Value &value)
{
    const bool isInteger = value.isNumber() && json::isInteger(value.numberText());
    return (types & typeBit(value.type())) != 0 || (isInteger && (types & kIntegerBit) != 0);
}

} // namespace

std::string meantForTypes(std::uint8_t types, const json::Value &value)
{
    constexpr std::size_t longestText = 10'000;
    if (value.isString() && value.toString().size() <= longestText) {
        const json::Parsed held = json::parse(value.toString());
        if (held && isAllowed(types, held.value))
            return quotedValue(held.value);
    }
    const bool isScalar = value.isNumber() || value.isBoolean();
    if (isScalar && (types & typeBit(json::Type::String)) != 0)
        return quotedValue(json::Value(json::write(value)));
    if ((isScalar || value.isString()) && (types & typeBit(json::Type::Array)) != 0)
        return quotedValue(json::Value::array({value}));
    return {};
}

std::string meantForEnum(std::span<const json::Value> allowed, const json::Value &value)
{
    // The same text, quoted or not: 5 for "5", "true" for true.
    const std::string text = value.isString() ? std::string(value.toString()) : json::write(value);
    const auto sameText = std::find_if(allowed.begin(), allowed.end(), [&text](const json::Value &candidate) {
        return (candidate.isString() ? std::string(candidate.toString()) : json::write(candidate)) == text;
    });
    if (sameText != allowed.end())
        return quotedValue(*sameText);
    std::vector<std::string_view> words;
    for (const json::Value &candidate : allowed) {
        if (candidate.isString())
            words.push_back(candidate.toString());
    }
    const std::string_view word = value.isString() ? closest(value.toString(), words) : std::string_view();
    return word.empty() ? std::string() : quotedValue(json::Value(word));
}

} // namespace tooltray::jsonschema
