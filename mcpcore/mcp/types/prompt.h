// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/content.h"
#include "mcp/types/implementation.h"
#include "json/value.h"

#include <map>
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

} // namespace tooltray::mcp
