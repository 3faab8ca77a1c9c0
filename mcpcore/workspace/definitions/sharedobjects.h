// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// A named JSON Schema for parameters, referenced by {"$ref": "tooltray:types/NAME"}.
struct CustomType {
    std::string name;
    std::string description;
    std::vector<std::string> scalars; // custom scalars of GraphQL that it stands for
    json::Value schema = json::Value::object();

    bool operator==(const CustomType &) const = default;
};

// A named table of labels that people and agents use and the values that the API wants for them,
// referenced by {"$ref": "tooltray:mappings/NAME"} or by a binding.
struct Mapping {
    struct Entry {
        std::string label;
        json::Value value; // a text, number or boolean

        bool operator==(const Entry &) const = default;
    };

    std::string name;
    std::string description;
    std::vector<Entry> entries;

    bool operator==(const Mapping &) const = default;
};

// A value injected into every operation variable of the same name. A secret one has no value here but
// names the credential that holds it.
struct ContextVariable {
    std::string key;
    json::Value value; // a text, number or boolean
    std::string credential;
    std::string description;
    Origin origin = Origin::Person;

    bool isSecret() const { return !credential.empty(); }

    bool operator==(const ContextVariable &) const = default;
};

// A saved prompt template; {{argument}} in a text stands for an argument.
struct Prompt {
    enum class Role : std::uint8_t { User, Assistant };

    struct Argument {
        std::string name;
        std::string description;
        bool required = false;

        bool operator==(const Argument &) const = default;
    };

    struct Message {
        Role role = Role::User;
        std::string text;

        bool operator==(const Message &) const = default;
    };

    std::string name;
    std::string title;
    std::string description;
    std::vector<Argument> arguments;
    std::vector<Message> messages;

    bool operator==(const Prompt &) const = default;
};

// A text of the prompt with its arguments filled in; those that are not given are empty. Values are not searched for
// further arguments.
std::string filledText(const Prompt &prompt, std::string_view text,
                       const std::map<std::string, std::string, std::less<>> &arguments);

} // namespace tooltray::workspace
