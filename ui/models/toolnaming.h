// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

enum class NamingRule : std::uint8_t {
    Verb, // list_issues, get_issue
    Plain // issues, issue
};

struct ToolNaming {
    NamingRule rule = NamingRule::Verb;
    std::string prefix = {};

    bool operator==(const ToolNaming &) const = default;
};

// True for a list or page of nodes, which is as deep as what is in it and says nothing about that.
bool isWrapperName(std::string_view name);

// "pullRequests" and "PullRequests" are "pull_requests".
std::string snakeCase(std::string_view name);

// A name for a tool of the last of these fields that fits the rules of tools, whatever they are called.
std::string toolNameFor(graphql::OperationType type, const std::vector<graphql::SchemaField> &fields,
                        const ToolNaming &naming);

// "List issues" for list_issues.
std::string toolTitleFor(std::string_view name);

// The name with a number behind it when it is taken; takes it.
std::string takeToolName(const std::string &name, std::set<std::string, std::less<>> &taken);

} // namespace tooltray::ui
