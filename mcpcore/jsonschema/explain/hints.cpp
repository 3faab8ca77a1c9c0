// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/hints.h"

#include "jsonschema/explain/messages.h"
#include "jsonschema/program/program.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "json/number.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

namespace {

constexpr std::size_t kMaxLength = 64;
constexpr std::size_t kMaxCandidates = 1'000;

// Case, and what separates words, are what people and models mix up most.
std::string folded(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '_' || c == '-' || c == ' ')
            continue;
        result.push_back(asciiLower(c));
    }
    return result;
}

} // namespace

std::string_view closest(std::string_view name, std::span<const std::string_view> candidates)
{
    if (name.empty() || name.size() > kMaxLength)
        return {};
    const std::string wanted = folded(name);
    const std::size_t tolerance = std::max<std::size_t>(1, wanted.size() / 3);
    text::EditDistance distance;
    std::string_view best;
    std::size_t bestDistance = tolerance + 1;
    for (const std::string_view candidate : candidates.first(std::min(candidates.size(), kMaxCandidates))) {
        if (candidate.empty() || candidate.size() > kMaxLength || candidate == name)
            continue;
        const std::string other = folded(candidate);
        // A long name that begins with what was given, or the other way round, is a likely slip too.
        const bool isPrefix =
            wanted.size() > 2 && other.size() > 2 && (other.starts_with(wanted) || wanted.starts_with(other));
        const std::size_t apart =
            distance.between(std::string_view(wanted), std::string_view(other), tolerance)
                .value_or(isPrefix ? tolerance : tolerance + 1);
        if (apart < bestDistance && (apart < wanted.size() || isPrefix)) {
            bestDistance = apart;
            best = candidate;
        }
    }
    return best;
}

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
