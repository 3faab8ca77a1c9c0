// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/messages.h"

#include "jsonschema/program/program.h"
#include "text/unicode/ascii.h"
#include "text/unicode/textcursor.h"
#include "text/unicode/utf8.h"
#include "text/words/suggestions.h"
#include "json/number.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {
namespace {

std::vector<const ValuePath *> fromTheRoot(const ValuePath *path)
{
    std::vector<const ValuePath *> steps;
    for (; path != nullptr; path = path->parent)
        steps.push_back(path);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

bool isPlainName(std::string_view name) noexcept
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-' || c == '$' || c == '@';
    });
}

} // namespace

std::string pointerOf(const ValuePath *path)
{
    std::string pointer;
    for (const ValuePath *step : fromTheRoot(path))
        json::detail::appendToken(pointer,
                                  step->isElement ? std::to_string(step->index) : std::string(step->name));
    return pointer;
}

std::string subjectOf(const ValuePath *path)
{
    if (path == nullptr)
        return "The value";
    std::string subject = "`";
    for (const ValuePath *step : fromTheRoot(path)) {
        if (step->isElement) {
            subject += "[" + std::to_string(step->index) + "]";
        } else if (isPlainName(step->name)) {
            subject += (subject.size() > 1 ? "." : "") + std::string(step->name);
        } else {
            subject += '[';
            json::writeString(step->name, subject);
            subject += ']';
        }
    }
    return subject + "`";
}

namespace {

struct Words {
    Code code;
    std::string_view name;
    std::string_view text; // %1 is the first argument
};

// In the order of Code. The first argument is what the sentence is about: "`filter.name`" or "The value".
constexpr auto kWords = std::to_array<Words>({
    {Code::Type, "type", "%1 must be %2, not %3"},
    {Code::Enum, "enum", "%1 must be %2, not %3"},
    {Code::Const, "const", "%1 must be %2, not %3"},
    {Code::MultipleOf, "multiple-of", "%1 must be a multiple of %2, which %3 is not"},
    {Code::Minimum, "minimum", "%1 must be at least %2, not %3"},
    {Code::ExclusiveMinimum, "exclusive-minimum", "%1 must be greater than %2, not %3"},
    {Code::Maximum, "maximum", "%1 must be at most %2, not %3"},
    {Code::ExclusiveMaximum, "exclusive-maximum", "%1 must be less than %2, not %3"},
    {Code::MinLength, "min-length", "%1 must have at least %2, not %3"},
    {Code::MaxLength, "max-length", "%1 must have at most %2, not %3"},
    {Code::Pattern, "pattern", "%1 must match the pattern `%2`, which %3 does not"},
    {Code::Format, "format", "%1 must be %2, not %3"},
    {Code::ContentEncoding, "content-encoding", "%1 must be encoded as %2, which %3 is not"},
    {Code::ContentMediaType, "content-media-type", "%1 must hold %2, which %3 is not"},
    {Code::MinItems, "min-items", "%1 must have at least %2, not %3"},
    {Code::MaxItems, "max-items", "%1 must have at most %2, not %3"},
    {Code::UniqueItems, "unique-items", "%1 must not hold an element twice, but %2 and %3 are the same"},
    {Code::Contains, "contains", "%1 must have at least %2 of the kind that `contains` describes, not %3"},
    {Code::MaxContains, "max-contains",
     "%1 must have at most %2 of the kind that `contains` describes, not %3"},
    {Code::TooManyItems, "too-many-items", "%1 must have at most %2, not %3"},
    {Code::MinProperties, "min-properties", "%1 must have at least %2, not %3"},
    {Code::MaxProperties, "max-properties", "%1 must have at most %2, not %3"},
    {Code::Required, "required", "%1 is missing"},
    {Code::DependentRequired, "dependent-required", "%1 is missing, which %2 requires"},
    {Code::RequiredAny, "required-any", "Pass %1"},
    {Code::UnknownProperty, "unknown-property", "%1 is an unknown property; known properties: %2"},
    {Code::PropertyName, "property-name", "%1 has a name that is not allowed: %2"},
    {Code::Not, "not", "%1 must not fit the schema of \"not\""},
    {Code::AnyOf, "any-of", "%1 fits none of its %2 possible forms; number %3 is closest, but %4"},
    {Code::OneOfNone, "one-of-none", "%1 fits none of its %2 possible forms; number %3 is closest, but %4"},
    {Code::OneOfSeveral, "one-of-several",
     "%1 must fit exactly one of its %2 possible forms, but fits numbers %3"},
    {Code::NotAllowed, "not-allowed", "%1 is not allowed here"},
    {Code::DepthLimit, "depth-limit", "%1 is nested too deeply to be checked: the limit is %2"},
    {Code::StepLimit, "step-limit", "%1 takes too much work to be checked: the limit is %2"},
    {Code::PatternLimit, "pattern-limit",
     "%1 holds a string that takes too much work to match: the limit is %2"},
    {Code::TimeLimit, "time-limit", "%1 takes too long to be checked: the limit is %2"},
});

// "a string, number or boolean": only the first of several has an article.
struct TypeWords {
    std::uint8_t bit;
    std::string_view first;
    std::string_view further;
};

constexpr auto kTypeWords = std::to_array<TypeWords>({
    {typeBit(json::Type::Object), "an object", "object"},
    {typeBit(json::Type::Array), "an array", "array"},
    {typeBit(json::Type::String), "a string", "string"},
    {typeBit(json::Type::Number), "a number", "number"},
    {kIntegerBit, "a whole number", "whole number"},
    {typeBit(json::Type::Boolean), "a boolean", "boolean"},
    {typeBit(json::Type::Null), "null", "null"},
});

const Words &wordsOf(Code code) noexcept
{
    return kWords[static_cast<std::size_t>(code)];
}

std::string shortened(std::string text)
{
    constexpr std::size_t longest = 60;
    if (text.size() <= longest)
        return text;
    std::size_t end = longest;
    while (end > 0 && text::isContinuation(text[end]))
        --end;
    return text.substr(0, end) + "…";
}

} // namespace

std::string_view codeName(Code code) noexcept
{
    return wordsOf(code).name;
}

std::string_view messageTemplate(Code code) noexcept
{
    return wordsOf(code).text;
}

std::string sentence(const ValidationError &error)
{
    std::string text;
    const std::string_view words = messageTemplate(error.code);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isPlaceholder = words[i] == '%' && i + 1 < words.size();
        const auto index =
            isPlaceholder ? static_cast<std::size_t>(words[i + 1] - '1') : error.arguments.size();
        if (index >= error.arguments.size()) {
            text += words[i];
            continue;
        }
        text += error.arguments[index];
        ++i;
    }
    if (!error.suggestion.empty() && error.code == Code::Required)
        text += "; did you misspell it as " + error.suggestion + "?";
    else if (!error.suggestion.empty())
        text += "; did you mean " + error.suggestion + "?";
    else if (!text.ends_with('?')) // of a cause told at the end
        text += '.';
    return text;
}

std::string quotedValue(const json::Value &value)
{
    constexpr std::size_t largest = 8;
    if (value.size() > largest)
        return value.isArray() ? "[…]" : "{…}";
    return shortened(json::write(value));
}

std::string describedValue(const json::Value &value)
{
    switch (value.type()) {
    case json::Type::Null: return "null";
    case json::Type::Boolean: return value.toBool() ? "true" : "false";
    case json::Type::Number: return "the number " + quotedValue(value);
    case json::Type::String: return "the string " + quotedValue(value);
    case json::Type::Array: return "an array";
    case json::Type::Object: return "an object";
    }
    return {};
}

std::string describedTypes(std::uint8_t types)
{
    std::vector<std::string> words;
    for (const TypeWords &type : kTypeWords) {
        if ((types & type.bit) != 0)
            words.emplace_back(words.empty() ? type.first : type.further);
    }
    return types == typeBit(json::Type::Boolean) ? "true or false" : listed(words, "or");
}

std::string counted(std::size_t count, std::string_view noun)
{
    std::string text = std::to_string(count) + " " + std::string(noun);
    if (count == 1)
        return text;
    return noun.ends_with('y') ? text.substr(0, text.size() - 1) + "ies" : text + "s";
}

std::string asClause(std::string_view sentence)
{
    if (sentence.ends_with('.'))
        sentence.remove_suffix(1);
    std::string clause(sentence);
    if (clause.starts_with("The value"))
        clause.front() = 't';
    return clause;
}

std::string listed(std::span<const std::string> items, std::string_view lastWord)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0)
            text += i + 1 < items.size() || lastWord.empty() ? ", " : " " + std::string(lastWord) + " ";
        text += items[i];
    }
    return text;
}

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
