// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkexample.h"

#include "text/regex/regex.h"
#include "json/number.h"
#include "json/pointer.h"

namespace tooltray::workspace {

namespace {

using Reason = ExampleMiss::Reason;
using Missed = std::optional<Reason>;

constexpr std::size_t kPatternSteps = 1'000'000; // some 10 ms

bool isOfType(const json::Value &value, JsonType type)
{
    switch (type) {
    case JsonType::Null: return value.isNull();
    case JsonType::Boolean: return value.isBoolean();
    case JsonType::Number: return value.isNumber();
    case JsonType::Integer: return value.isNumber() && json::isInteger(value.numberText());
    case JsonType::String: return value.isString();
    case JsonType::Array: return value.isArray();
    case JsonType::Object: return value.isObject();
    }
    return false;
}

// Checks an assertion about a place where the result has a value.
struct MissOf {
    const json::Value &found;

    Missed operator()(const Assertion::Equals &test) const
    {
        return found == test.value ? Missed() : Reason::Differs;
    }
    Missed operator()(const Assertion::Exists &test) const
    {
        return test.exists ? Missed() : Reason::SomethingThere;
    }
    Missed operator()(const Assertion::HasType &test) const
    {
        return isOfType(found, test.type) ? Missed() : Reason::OtherType;
    }
    Missed operator()(const Assertion::Matches &test) const
    {
        if (!found.isString())
            return Reason::NotText;
        const auto compiled = text::Regex::compile(test.pattern);
        if (!compiled.regex)
            return Reason::Unusable;
        switch (compiled.regex->search(found.toString(), kPatternSteps).answer) {
        case text::Regex::Answer::Match: return std::nullopt;
        case text::Regex::Answer::NoMatch: return Reason::NoMatch;
        case text::Regex::Answer::LimitReached: break;
        }
        return Reason::Undecided;
    }
};

bool saysWhatIsThere(Reason reason)
{
    return reason == Reason::Differs || reason == Reason::OtherType || reason == Reason::NotText
           || reason == Reason::NoMatch;
}

std::optional<ExampleMiss> missOf(const Assertion &assertion, const json::Value &answer)
{
    const auto pointer = json::Pointer::parse(assertion.path);
    if (!pointer)
        return ExampleMiss{Reason::Unusable};
    const json::Value *found = json::resolve(answer, *pointer);
    if (found == nullptr) {
        const auto *exists = std::get_if<Assertion::Exists>(&assertion.test);
        if (exists != nullptr && !exists->exists)
            return std::nullopt;
        return ExampleMiss{Reason::NothingThere};
    }
    const Missed reason = std::visit(MissOf{*found}, assertion.test);
    if (!reason)
        return std::nullopt;
    ExampleMiss miss{*reason};
    if (saysWhatIsThere(*reason))
        miss.found = *found;
    return miss;
}

} // namespace

std::vector<ExampleMiss> checkExample(const Example &example, ExampleEnd end, const json::Value &answer)
{
    const ExampleEnd expected = example.expectsSuccess ? ExampleEnd::Answered : ExampleEnd::Failed;
    if (end != expected)
        return {ExampleMiss{end == ExampleEnd::Failed ? Reason::CallFailed : Reason::CallSucceeded}};
    std::vector<ExampleMiss> misses;
    for (std::size_t i = 0; i < example.assertions.size(); ++i) {
        if (auto miss = missOf(example.assertions[i], answer)) {
            miss->assertion = i;
            misses.push_back(*std::move(miss));
        }
    }
    return misses;
}

} // namespace tooltray::workspace
