// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::mcp {

// Whether the content of a filled-in form fits its schema: the flat subset of JSON Schema that forms are
// made of (2026-07-28, client/elicitation, requested schema). Formats are left to whoever uses the value.
bool fitsForm(const json::Value &schema, const json::Value &content);

// Something that the client, or the person before it, is asked while a request of theirs is served.
struct Question {
    std::string key;    // names the answer; unique within one request, whatever the round
    std::string method; // elicitation/create and its like
    json::Value params;
    json::Value capability; // what the client must have declared
    // What the answer is about, beside what the question shows; the client does not get it.
    std::string subject = {};

    bool operator==(const Question &) const = default;
};

// The digest of everything that the question shows and is about. An answer counts only for a question with the same.
std::string digestOf(const Question &question);

// A form to fill in. The schema is flat: an object whose properties are all primitive, without secrets.
Question askForm(std::string key, std::string_view message, json::Value schema);

// The result objects that came back, by the keys of the questions.
using Answers = std::map<std::string, json::Value, std::less<>>;

// The answer to a form or a visit.
struct Elicited {
    enum class Action : std::uint8_t { Accept, Decline, Cancel };

    Action action = Action::Cancel;
    json::Value content = {}; // of an accepted form

    bool operator==(const Elicited &) const = default;
};

std::optional<Elicited> elicited(const json::Value &answer);

// Whether the answer has the form that the question's method asks for; an accepted form must fit the
// requested schema.
bool isAnswerTo(const Question &question, const json::Value &answer);

} // namespace tooltray::mcp
