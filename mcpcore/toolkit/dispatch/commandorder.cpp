// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/commandorder.h"

#include "base/text/quantity.h"
#include "execution/arguments/passedarguments.h"
#include "journal/record/journal.h"
#include "json/parser.h"
#include "json/pointer.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

// The parameter that does not fit; of the arguments as a whole, none.
std::string parameterOf(const jsonschema::ValidationError &error)
{
    const auto place = json::Pointer::parse(error.instancePointer);
    if (place && !place->isRoot())
        return place->tokens().front();
    if (error.code != jsonschema::Code::Required || error.arguments.empty())
        return {};
    std::string name = error.arguments.front();
    std::erase(name, '`');
    return name;
}

} // namespace

json::Value withoutJsonTexts(const json::Value &inputSchema, json::Value arguments)
{
    for (const json::Member &property : inputSchema["properties"].members()) {
        const std::string_view type = property.value["type"].toString();
        const json::Value &argument = std::as_const(arguments)[property.name.view()];
        if (!argument.isString() || (type != "object" && type != "array"))
            continue;
        json::Parsed parsed = json::parse(argument.toString());
        if (parsed && (type == "object" ? parsed.value.isObject() : parsed.value.isArray()))
            arguments.set(property.name.view(), std::move(parsed.value));
    }
    return arguments;
}

Result<void> checkArguments(std::string_view command, const jsonschema::Schema &parameters,
                            const json::Value &arguments)
{
    const std::vector<jsonschema::ValidationError> found =
        parameters.validate(arguments, {.errors = execution::kMaxArgumentErrors});
    if (found.empty())
        return {};
    const std::string name = '"' + std::string(command) + '"';
    Error error{ErrorKind::Invalid, "arguments_invalid",
                found.size() > 1 ? "The parameters for " + name + " have "
                                 : "The parameters do not fit " + name + ": "};
    std::vector<std::string> sentences;
    json::Value problems = json::Value::array();
    for (const jsonschema::ValidationError &each : found) {
        const std::string sentence = execution::argumentSentence(each);
        sentences.push_back(sentence);
        json::Value problem = json::Value::object({{"place", each.instancePointer}, {"message", sentence}});
        if (const std::string parameter = parameterOf(each); !parameter.empty())
            problem.set("parameter", parameter);
        problems.append(std::move(problem));
    }
    error.message = error.message.text() + listedSentences(sentences, "problems").text();
    error.hint = "Correct them and call again; list_commands with names [\"" + std::string(command)
                 + "\"] and detail \"full\" has their schema.";
    error.details = json::Value::object({{"problems", std::move(problems)}});
    return error;
}

namespace {

journal::EntryEnd noAnswer()
{
    return {.outcome = journal::Outcome::Cancelled,
            .code = "no_answer",
            .message = CORE_TEXT("Core", "The client was asked a question and did not respond.")};
}

} // namespace

SuspendedRequests::~SuspendedRequests()
{
    for (const auto &[call, kept] : m_calls)
        m_journal.finish(kept.entry, noAnswer());
}

void SuspendedRequests::add(const std::string &call, journal::EntryId entry)
{
    if (m_calls.size() >= kMax) {
        m_journal.finish(entry, noAnswer());
        return;
    }
    m_calls.emplace(call, Suspended{entry, m_clock.startTimer(kKept, [this, entry] { forget(entry); })});
}

std::optional<journal::EntryId> SuspendedRequests::take(const std::string &call)
{
    const auto first = m_calls.lower_bound(call); // of equal ones the oldest
    if (first == m_calls.end() || first->first != call)
        return std::nullopt;
    const journal::EntryId entry = first->second.entry;
    m_calls.erase(first);
    return entry;
}

void SuspendedRequests::forget(journal::EntryId entry)
{
    const auto found = std::ranges::find(m_calls, entry, [](const auto &each) { return each.second.entry; });
    if (found == m_calls.end())
        return;
    const Calls::node_type node = m_calls.extract(found); // with the timer that calls
    m_journal.finish(entry, noAnswer());
}

} // namespace tooltray::toolkit
