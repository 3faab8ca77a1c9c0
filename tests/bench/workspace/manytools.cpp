// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/workspace/manytools.h"

#include "json/parser.h"

namespace tooltray::bench {
namespace {

using namespace workspace;

constexpr std::size_t kFamilies = 100; // that tools ask for

std::string family(std::size_t number)
{
    return "Thing" + std::to_string(number % kFamilies);
}

std::string lowerFamily(std::size_t number)
{
    return "thing" + std::to_string(number % kFamilies);
}

Tool tool(std::size_t number)
{
    const std::string type = family(number);
    ToolVersion version;
    version.description = "Lists the " + type
                          + "s of a project, the newest first.\n\nNarrow the list by state and author where "
                            "you can: a large project has thousands of them, and every page costs time. The "
                            "answer has the number, "
                            "title, state and author of each; ask get_"
                          + lowerFamily(number) + " for the rest of one of them.";
    version.operation =
        GraphqlOperation{"query List" + type + "($project: ID!, $state: " + type
                             + "State, $author: String, $first: Int = 50, "
                               "$after: String) {\n"
                               "  project(fullPath: $project) {\n"
                               "    id\n"
                               "    name\n"
                               "    "
                             + lowerFamily(number)
                             + "s(state: $state, author: $author, first: $first, after: $after) {\n"
                               "      nodes {\n"
                               "        id\n"
                               "        title\n"
                               "        state\n"
                               "        "
                             + (number % kFamilies == 7 ? "webUrl" : "createdAt")
                             + "\n"
                               "        author { id username name }\n"
                               "      }\n"
                               "      pageInfo { hasNextPage endCursor }\n"
                               "    }\n"
                               "  }\n"
                               "}",
                         "List" + type};
    version.parameters = json::parse(R"({
        "type": "object",
        "properties": {
            "project": {"type": "string", "description": "Path of the project, like group/project"},
            "state": {"$ref": "tooltray:types/state", "description": "Only those in this state"},
            "sort": {"$ref": "tooltray:mappings/orders"},
            "author": {"type": "string", "description": "Only those of the person with this user name"}},
        "required": ["project"],
        "additionalProperties": false})")
                             .value;
    version.bindings = {{"project", {ParameterSource{"project"}, {}, {{Transform::Kind::UrlDecode}}}},
                        {"state", {ParameterSource{"state"}, {}, {{Transform::Kind::Upper}}}}};
    version.pagination = Pagination{};
    version.pagination->style = Pagination::Style::Relay;
    version.pagination->paths = {"/project/" + lowerFamily(number) + "s"};
    version.result.path = "/project/" + lowerFamily(number) + "s/nodes";
    Tool result;
    result.name = toolName(number);
    result.title = "List " + type;
    result.endpoint = "main";
    result.tags = {"reading", lowerFamily(number)};
    result.versions = {{Version{0, 1, 0}, std::move(version)}};
    result.examples = {{"of a project", {}, json::Value::object({{"project", "group/project"}}), true, {}}};
    return result;
}

} // namespace

std::string toolName(std::size_t number)
{
    const std::string digits = std::to_string(number);
    return "list_things_" + std::string(5 - std::min<std::size_t>(5, digits.size()), '0') + digits;
}

std::vector<Object> manyTools(std::size_t count)
{
    Endpoint endpoint;
    endpoint.name = "main";
    endpoint.url = "https://api.example.com/graphql";
    std::vector<Object> objects{
        endpoint,
        CustomType{"state",
                   {},
                   {},
                   json::parse(R"({"type": "string",
                                    "enum": ["open", "closed"]})")
                       .value},
        Mapping{"orders", {}, {{"newest", "CREATED_DESC"}, {"oldest", "CREATED_ASC"}}}};
    for (std::size_t i = 0; i < count; ++i)
        objects.emplace_back(tool(i));
    return objects;
}

std::string schemaFor(std::size_t families, SchemaRevision revision)
{
    std::string sdl = "type User { id: ID! username: String! name: String }\n"
                      "type PageInfo { hasNextPage: Boolean! endCursor: String }\n"
                      "type Query { project(fullPath: ID!): Project }\n";
    std::string fields;
    for (std::size_t i = 0; i < families; ++i) {
        const std::string type = "Thing" + std::to_string(i);
        const bool isWhole = revision == SchemaRevision::First || i != 7;
        sdl += "enum " + type + "State { OPEN CLOSED }\ntype " + type
               + " { id: ID! title: String! state: " + type + "State! createdAt: String "
               + (isWhole ? "webUrl: String " : "") + "author: User }\ntype " + type + "Connection { nodes: ["
               + type + "] pageInfo: PageInfo! totalCount: Int }\n";
        fields += " thing" + std::to_string(i) + "s(state: " + type
                  + "State author: String first: Int after: String): " + type + "Connection";
    }
    return sdl + "type Project { id: ID! name: String" + fields + " }\n";
}

} // namespace tooltray::bench
