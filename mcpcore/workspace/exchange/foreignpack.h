// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/exchange/foreign.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// What a YAML text says; this room has no reader of its own.
using ReadYaml = std::function<Result<json::Value>(std::string_view text)>;

// Reads a text as whatever it turns out to be by what stands in it: GraphQL documents and schemas, answers to
// introspection queries, collections of Postman (2.0, 2.1), Insomnia (4, 5; as JSON or YAML), Altair and Bruno (as text
// or JSON), recorded sessions (HAR), cURL commands and files of requests (.http). The error says what is taken where it is none of them. May take long for a big text.
Result<Foreign> readForeign(std::string_view text, const ReadYaml &readYaml = {});

// Names of ours for what others call as they like. "List open issues", "listOpenIssues" and "list-open-issues" are
// list_open_issues. Always a name that a tool can have.
std::string toolNameOf(std::string_view text);

// What people call the service at the URL: github for https://api.github.com/graphql. Always a name that an endpoint
// can have.
std::string endpointNameOf(std::string_view url);

// The name with a number behind it when it is taken; takes it.
std::string takeName(const std::string &name, std::size_t longest, std::set<std::string, std::less<>> &taken);

// Tells what became of one operation.
struct ForeignFinding {
    std::string label;              // as its program calls it
    std::string tool = {};          // in the pack; empty: it cannot become one
    std::vector<Message> lost = {}; // sentences about what is not imported
    Message problem = {};           // why it is no tool

    bool operator==(const ForeignFinding &) const = default;
};

// The requests of another program as a pack.
struct ForeignPack {
    Pack pack = {};
    std::vector<ForeignFinding> findings = {}; // every request is in one, and every tool
    std::map<std::string, std::string> endpoints =
        {};                                   // URLs of those that the workspace does not have, by name
    std::set<std::string> restEndpoints = {}; // of them those without GraphQL
    std::map<std::string, Credential> credentials = {}; // of those, without a secret

    bool operator==(const ForeignPack &) const = default;
};

// Each operation is a tool, with the fragments that it uses, and so is each other request. An endpoint of the workspace
// with the same URL is used, for REST one with a URL that the request's begins with.
// May take long for many.
ForeignPack packOf(const Foreign &foreign, const Workspace &workspace);

// The endpoint of that name as a pack needs it, behind its credential, for a workspace that is to get it; nothing where
// its URL is not known.
std::vector<Object> missingEndpoint(const ForeignPack &pack, const std::string &name);

} // namespace tooltray::workspace
