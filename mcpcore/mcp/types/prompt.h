// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/content.h"
#include "mcp/types/offer.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::mcp {

struct PromptArgument {
    enum class Need : unsigned char { Optional, Required };

    std::string name;
    std::string title = {};
    std::string description = {};
    Need need = Need::Optional;

    bool operator==(const PromptArgument &) const = default;
};

struct Prompt {
    std::string name;
    std::string title = {};
    std::string description = {};
    std::vector<PromptArgument> arguments = {};
    std::vector<Icon> icons = {};
    json::Value meta = {};

    bool operator==(const Prompt &) const = default;
};

struct PromptRequest {
    std::string name;
    std::map<std::string, std::string, std::less<>> arguments;

    bool operator==(const PromptRequest &) const = default;
};

struct PromptMessage {
    Role role = Role::User;
    Content content;

    bool operator==(const PromptMessage &) const = default;
};

struct PromptResult {
    std::string description = {};
    std::vector<PromptMessage> messages;
    json::Value meta = {};

    bool operator==(const PromptResult &) const = default;
};

// A half-typed argument of a prompt or placeholder of a resource template.
struct CompletionRequest {
    enum class Of : unsigned char { Prompt, ResourceTemplate };

    Of of = Of::Prompt;
    std::string reference; // the prompt's name or the URI template
    std::string argument;
    std::string value;
    std::map<std::string, std::string, std::less<>> context = {}; // arguments already settled

    bool operator==(const CompletionRequest &) const = default;
};

struct Completion {
    static constexpr std::size_t kMaxValues = 100; // the protocol's bound; more are cut off

    std::vector<std::string> values;
    std::optional<std::uint64_t> total = {};
    json::Value meta = {};

    bool operator==(const Completion &) const = default;
};

} // namespace tooltray::mcp
