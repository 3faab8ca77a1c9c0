// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::workspace {

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

} // namespace tooltray::workspace
