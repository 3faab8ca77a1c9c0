// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/operation.h"
#include "workspace/exchange/foreign.h"
#include "workspace/exchange/readers.h"
#include "json/value.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// A request of HTTP as one of ours. Placeholders, what stands in a query, in a form and in the members of a JSON body
// become arguments; the values are their examples. Secrets stay behind.
struct RestToolDraft {
    std::string base = {}; // what the path is relative to; may have a placeholder where nothing fills it
    RestRequest request = {};
    json::Value example = json::Value::object(); // arguments
    std::optional<Credential> credential = {};   // that signs it in, without a name
    std::vector<Message> lost = {};
    Message problem = {}; // a sentence, where it cannot become a tool
};

// Precondition: the request has a call.
RestToolDraft restCallOf(const ForeignRequest &request, const Placeholders &values);

// The arguments that the tool for a request takes, with what was kept of them as examples. Secrets are in none.
class RestArguments {
public:
    explicit RestArguments(const Placeholders &values) : m_values(values) {}

    // The value of a placeholder; empty when it is not known.
    std::string valueOf(std::string_view placeholder) const;
    std::string filled(std::string_view text) const { return filledIn(text, m_values); }

    // The name of the argument that a placeholder in a path is.
    std::string pathArgument(std::string_view placeholder, const std::string &value);
    // Called like the placeholder that fills the place alone, else like the place.
    Binding argument(std::string_view place, std::string_view text);
    Binding jsonArgument(std::string_view place, const json::Value &value);

    // The name, with a number where another argument has it.
    std::string freeName(const std::string &name);

    void lose(Template why, std::vector<Message::Argument> values)
    {
        m_lost.emplace_back(why, std::move(values));
    }

    json::Value takeExample() { return std::move(m_example); }
    std::vector<Message> takeLost() { return std::move(m_lost); }

private:
    void addExample(const std::string &name, const json::Value &value, std::string_view place);

    const Placeholders &m_values;
    std::set<std::string> m_names;
    json::Value m_example = json::Value::object();
    std::vector<Message> m_lost;
};

// True if a member of it is called like a secret, or looks like one.
bool holdsSecretMember(const json::Value &value, std::size_t depth = 0);

// Gives the request the body of the call: the fields of a form, the members of a JSON object and all else as a whole are
// arguments, and so are the placeholders in them.
void takeBody(const ForeignHttpRequest &call, RestRequest &request, RestArguments &arguments);

} // namespace tooltray::workspace
