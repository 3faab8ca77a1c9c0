// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_operations [--no-bounds] [DESCRIPTION.json]. There is no peer within a process; tests/bench/apisearch has
// those of npm.
#include "bench/support/bench.h"
#include "openapi/discovery/apisearch.h"
#include "openapi/model/apireader.h"
#include "openapi/proposal/operationnames.h"
#include "workspace/derive/derivedtool.h"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray;
using namespace std::chrono_literals;

namespace {

// Operations of the size and likeness of Microsoft Graph: long paths, of which many differ in their middle only.
std::string description(std::size_t things)
{
    const std::string schema = R"({"$ref":"#/components/schemas/Thing"})";
    const std::string answer =
        R"("responses":{"200":{"description":"","content":{"application/json":{"schema":)" + schema + "}}}}";
    std::string text = R"({"openapi":"3.0.3","info":{"title":"Things","version":"1"},)"
                       R"("servers":[{"url":"https://things.example/v1"}],"paths":{)";
    for (std::size_t thing = 0; thing < things; ++thing) {
        const std::string number = std::to_string(thing);
        const std::string path = "/groups/{group-id}/sites/{site-id}/kind" + std::to_string(thing % 40)
                                 + "/parent/children/{child-id}/things" + number;
        const std::string common =
            R"("tags":["groups.kind)" + std::to_string(thing % 40)
            + R"("],"parameters":[{"name":"group-id","in":"path","required":true,"schema":{"type":"string"}},)"
              R"({"name":"site-id","in":"path","required":true,"schema":{"type":"string"}},)"
              R"({"name":"child-id","in":"path","required":true,"schema":{"type":"string"}},)"
              R"({"name":"$select","in":"query","explode":false,"schema":{"type":"array","items":{"type":"string"}}}],)"
            + answer;
        const std::string id = "groups.group.sites.site.kind" + std::to_string(thing % 40)
                               + ".parent.children.child.things" + number;
        text += (thing == 0 ? "\"" : ",\"") + path + R"(":{"get":{"operationId":"List.)" + id
                + R"(","summary":"List the things of kind )" + number + R"(",)" + common
                + R"(},"post":{"operationId":"Create.)" + id + R"(","summary":"Create a thing",)"
                + R"("requestBody":{"required":true,"content":{"application/json":{"schema":)" + schema
                + "}}}," + common + "}}";
    }
    text += R"(},"components":{"schemas":{"Thing":{"type":"object","properties":{"id":{"type":"string"})";
    for (std::size_t property = 0; property < 30; ++property)
        text +=
            ",\"property" + std::to_string(property)
            + R"(":{"description":"One of many, as they are.","allOf":[{"$ref":"#/components/schemas/Part"}]})";
    return text
           + R"(}},"Part":{"type":"object","properties":{"name":{"type":"string"},"next":{"$ref":"#/components/schemas/Part"}}}}}})";
}

openapi::ApiPointer readFrom(const std::string &text)
{
    return openapi::readApi(
               "https://things.example/openapi.json", text, {},
               [](const std::string &) { return openapi::Fetched{.text = {}, .error = Message("None.")}; })
        .api;
}

void makeTools(const openapi::Api &api)
{
    workspace::Endpoint endpoint;
    endpoint.name = "things";
    endpoint.restUrl = "https://things.example/v1";
    workspace::ToolDeriver deriver(api, endpoint);
    for (const openapi::ApiOperation &operation : api.operations)
        bench::keep(deriver.derive(operation, workspace::DerivedFor::Saving));
}

void benchTools(bench::Bench &bench, const openapi::Api &api)
{
    std::printf("%zu operations\n", api.operations.size());
    bench.measure(
        {.title = "name all operations", .run = [&] { bench::keep(openapi::namesFor(api.operations)); }});
    if (api.operations.size() <= 2'000)
        return bench.measure({.title = "make tools of all", .run = [&] { makeTools(api); }, .atMost = 1s});
    const std::clock_t begun = std::clock();
    makeTools(api);
    bench.report("make tools of all", bench::Duration(double(std::clock() - begun) / CLOCKS_PER_SEC));
}

void benchSearch(bench::Bench &bench, const openapi::ApiPointer &api)
{
    const openapi::ApiSearch search(api);
    for (const std::string_view question : {"create a thing", "list children of a group site"})
        bench.measure({.title = "search: " + std::string(question),
                       .run = [&] { bench::keep(search.search(std::string(question), 10)); },
                       .atMost = 5ms});
}

} // namespace

int main(int argc, char *argv[])
{
    bench::Bench bench(argc, argv);
    if (argc > 1 && std::string_view(argv[argc - 1]).ends_with(".json")) {
        std::ifstream file(argv[argc - 1], std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(file), {});
        bench.measure(
            {.title = "read it", .bytes = text.size(), .run = [&] { bench::keep(readFrom(text)); }});
        const openapi::ApiPointer api = readFrom(text);
        benchTools(bench, *api);
        benchSearch(bench, api);
        return bench.exitCode();
    }
    for (const std::size_t things : {500U, 11'000U}) {
        const openapi::ApiPointer api = readFrom(description(things));
        benchTools(bench, *api);
        benchSearch(bench, api);
    }
    return bench.exitCode();
}
