// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_discovery [--no-bounds]. There is no peer: no other engine searches schemas in process.
#include "bench/support/bench.h"
#include "graphql/discovery/schemasearch.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "graphql/schema/printschema.h"

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace std::chrono_literals;

namespace {

constexpr std::array<std::string_view, 24> kNouns{
    "Account", "Address",  "Branch",  "Cart",    "Comment", "Commit",  "Customer", "Discount",
    "Draft",   "Event",    "Group",   "Invoice", "Issue",   "Label",   "Member",   "Order",
    "Payment", "Pipeline", "Product", "Project", "Request", "Release", "Review",   "Shipment"};
constexpr std::array<std::string_view, 12> kKinds{"",        "Item",     "Policy", "Rule",
                                                  "Setting", "Template", "Status", "History",
                                                  "Import",  "Export",   "Report", "Token"};

void lowerFirst(std::string &name)
{
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
}

// One object with fields of all sorts, its pages, its input and its mutations; described as APIs are.
void addFamily(const std::string &name, const std::string &other, std::string &sdl, std::string &query,
               std::string &mutation)
{
    std::string field = name;
    lowerFirst(field);
    std::string otherField = other;
    lowerFirst(otherField);
    sdl += "\"A " + name + " that belongs to a " + other + ".\" type " + name
           + " { id: ID! name: String! \"When it was created.\" createdAt: String state: " + name
           + "State description(format: String): String " + otherField + ": " + other + " \"The " + name
           + "s it leads to.\" related" + name + "s(first: Int, after: String, state: " + name
           + "State): " + name + "Connection! total: Int isArchived: Boolean }\n" + "type " + name
           + "Connection { nodes: [" + name + "] edges: [" + name + "Edge] totalCount: Int! }\n" + "type "
           + name + "Edge { cursor: String! node: " + name + " }\n" + "enum " + name
           + "State { OPEN CLOSED ARCHIVED }\n" + "input " + name + "Input { name: String! " + otherField
           + "Id: ID state: " + name + "State }\n" + "type " + name + "Payload { " + field + ": " + name
           + " errors: [String!] }\n";
    query += " \"Finds a " + name + " by its id.\" " + field + "(id: ID!): " + name;
    mutation += " \"Makes a new " + name + ".\" create" + name + "(input: " + name + "Input!): " + name
                + "Payload" + " \"Removes a " + name + ".\" delete" + name + "(id: ID!): " + name + "Payload";
}

SchemaPointer bigSchema(std::size_t families)
{
    std::string sdl;
    std::string query;
    std::string mutation;
    const auto nameOf = [](std::size_t i) {
        std::string name(kNouns[i % kNouns.size()]);
        name += kKinds[i / kNouns.size() % kKinds.size()];
        const std::size_t round = i / kNouns.size() / kKinds.size();
        return round == 0 ? name : std::string(kNouns[(i * 7 + round) % kNouns.size()]) + name;
    };
    for (std::size_t i = 0; i < families; ++i)
        addFamily(nameOf(i), nameOf(i / 2), sdl, query, mutation);
    return buildSchema(
               parseDocument(sdl + "type Query {" + query + " }\ntype Mutation {" + mutation + " }\n"))
        .schema;
}

} // namespace

int main(int argc, char *argv[])
{
    bench::Bench bench(argc, argv);
    const SchemaPointer schema = bigSchema(600);
    std::printf("%zu types\n", schema->types().size());
    bench.check("there are 3,500 types", schema->types().size() >= 3'500);
    bench.measure({.title = "make the index", .run = [&] { bench::keep(SchemaSearch(schema)); }});
    const SchemaSearch search(schema);
    std::printf("%zu kB of index\n", search.memory() / 1024);
    for (const std::string_view question :
         {"create issue", "open issues of a project", "pro",
          "all the comments that members of a group wrote on the review of a release of a product"})
        bench.measure({.title = "search: " + std::string(question),
                       .run = [&] { bench::keep(search.search(question, 10)); },
                       .atMost = 2ms});
    const SearchHit hit = search.search("create issue", 1).front();
    bench.check("it finds what is meant", hit.coordinate() == "Mutation.createIssue");
    bench.measure({.title = "write its operation",
                   .run = [&] { bench::keep(search.operationFor(hit)); },
                   .atMost = 2ms});
    bench.measure({.title = "minify the schema", .run = [&] { bench::keep(minify(*schema)); }});
    return bench.exitCode();
}
