// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>

// Names of ours for what others call as they like.
namespace tooltray::workspace {

// "List open issues", "listOpenIssues" and "list-open-issues" are list_open_issues. Always a name that a tool can
// have.
std::string toolNameOf(std::string_view text);

// What people call the service at the URL: github for https://api.github.com/graphql. Always a name that an endpoint
// can have.
std::string endpointNameOf(std::string_view url);

// The name with a number behind it when it is taken; takes it.
std::string takeName(const std::string &name, std::size_t longest, std::set<std::string, std::less<>> &taken);

} // namespace tooltray::workspace
