// SPDX-License-Identifier: GPL-3.0-or-later
#include "ailing.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/reader.h"

#include <stdexcept>

namespace tooltray::workspace {

Tool toolFrom(const std::string &name, std::string_view version)
{
    const json::Parsed parsed = json::parse(version);
    if (parsed.error)
        throw std::logic_error("The row is not valid JSON: " + parsed.error->message);
    const json::Value document =
        json::Value::object({{"endpoint", "main"},
                             {"active", "0.1.0"},
                             {"versions", json::Value::object({{"0.1.0", parsed.value}})}});
    std::vector<json::DecodeError> errors;
    Tool tool;
    tool.name = name;
    read(json::Reader(document, errors), tool);
    if (!errors.empty())
        throw std::logic_error("The row is no version: " + errors.front().message.text());
    return tool;
}

WorkspacePtr smallWorkspace()
{
    Endpoint endpoint;
    endpoint.name = "main";
    endpoint.url = "https://api.example.com/graphql";
    CustomType type{"state", "State of an issue", {}, json::Value::object({{"type", "string"}})};
    Edit edit{{}, Origin::Person, {}};
    edit.steps.emplace_back(PutObject{std::move(endpoint)});
    edit.steps.emplace_back(PutObject{std::move(type)});
    ContextVariable context;
    context.key = "WORKSPACE";
    context.value = json::Value("w1");
    edit.steps.emplace_back(PutObject{std::move(context)});
    edit.steps.emplace_back(PutObject{Mapping{"orders", {}, {{"newest", "CREATED_DESC"}}}});
    edit.steps.emplace_back(PutObject{toolFrom("other", R"({"operation": {"document": "{ me { id } }"}})")});
    edit.steps.emplace_back(PutObject{toolFrom(
        "project", R"({"operation": {"document": "query($path: ID!) { project(path: $path) { id } }"}})")});
    edit.steps.emplace_back(PutObject{toolFrom(
        "ours",
        R"({"operation": {"document": "query($workspace: ID!) { project(path: $workspace) { id } }"}})")});
    edit.steps.emplace_back(PutObject{toolFrom(
        "declared",
        R"({"operation": {"path": "/things/{id}"}, "parameters": {"properties": {"id": {"type": "integer"}}, "required": ["id"]}})")});
    return workspace::apply(*Workspace::create({}), edit).value().workspace;
}

graphql::SchemaPointer schemaFrom(std::string_view sdl)
{
    return graphql::buildSchema(graphql::parseDocument(std::string(sdl))).schema;
}

std::string trackerSdl()
{
    return R"(
        type Query { me: User project(path: ID!): Project issue(by: IssueRef): Issue }
        type Mutation {
            close(issue: ID!, input: CloseInput): Issue
            create(input: CreateInput): Issue
            createAll(inputs: [CreateInput!]): [Issue]
            note(extra: JSON): Boolean
        }
        input CreateInput {
            title: String! body: String kind: String! = "bug" state: State labels: [String!] parent: CreateInput
        }
        input CloseInput { comment: String states: [State!] }
        input IssueRef @oneOf { id: ID key: String }
        type User { id: ID! name: String }
        type Project { id: ID! issues(first: Int, after: String, state: State): IssueConnection owner: User }
        type IssueConnection { nodes: [Issue!] pageInfo: PageInfo! }
        type PageInfo { endCursor: String hasNextPage: Boolean! }
        type Issue { id: ID! title: String author: User extra: JSON state(is: State): State }
        enum State { OPEN CLOSED }
        scalar JSON
    )";
}

} // namespace tooltray::workspace
