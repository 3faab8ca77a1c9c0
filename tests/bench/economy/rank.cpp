// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks for questions in JSON Lines ({"id", "q", "schema"}) what the program finds, one line an answer:
//     bench_economy_rank schema FOLDER QUESTIONS.jsonl    FOLDER/SCHEMA.graphql is searched
//     bench_economy_rank tools TOOLS.json QUESTIONS.jsonl  of [{"name", "description"}]
// An answer has the id and the "results", coordinates or names; of schemas also the "hints", the "answer" as
// search_schema gives it, and the "groups" of all coordinates of each result.
#include "graphql/discovery/schemasearch.h"
#include "graphql/rules/validate.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/builtins/commandsearch.h"
#include "json/parser.h"
#include "json/write.h"

#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray;

namespace {

constexpr std::size_t kMost = 50;
constexpr std::size_t kComplete = 5;

std::string contentOf(const std::string &file)
{
    std::ifstream source(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(source), std::istreambuf_iterator<char>()};
}

void answerAll(const std::string &questions, const std::function<json::Value(const json::Value &)> &answer)
{
    std::ifstream lines(questions);
    for (std::string line; std::getline(lines, line);) {
        const json::Value question = json::parse(line).value;
        json::Value answered = answer(question);
        answered.set("id", question["id"]);
        std::puts(json::write(answered).c_str());
    }
}

json::Value schemaAnswer(const graphql::SchemaSearch &search, const std::string &question)
{
    json::Value results = json::Value::array();
    json::Value groups = json::Value::array();
    for (const graphql::SearchHit &hit : search.search(question, kMost)) {
        results.append(hit.coordinate());
        json::Value &group = groups.append(json::Value::array({hit.coordinate()}));
        for (const graphql::SchemaField other : hit.others)
            group.append(other.coordinate());
    }
    const json::Value view = toolkit::searchView(search, std::span(&question, 1), 0, kComplete);
    return json::Value::object({{"results", std::move(results)},
                                {"groups", std::move(groups)},
                                {"hints", view["hints"]},
                                {"answer", json::write(view)}});
}

int rankSchemas(const std::string &folder, const std::string &questions)
{
    std::map<std::string, std::unique_ptr<graphql::SchemaSearch>, std::less<>> searches;
    answerAll(questions, [&](const json::Value &question) {
        const std::string name(question["schema"].toString());
        auto &search = searches[name];
        if (!search)
            search = std::make_unique<graphql::SchemaSearch>(
                graphql::loadSchema(contentOf(folder + '/' + name + ".graphql"), graphql::Strictness::Lenient)
                    .schema);
        return schemaAnswer(*search, std::string(question["q"].toString()));
    });
    return 0;
}

int rankTools(const std::string &file, const std::string &questions)
{
    const json::Value tools = json::parse(contentOf(file)).value;
    toolkit::CommandWords words;
    std::vector<toolkit::SearchedCommand> commands;
    for (const json::Value &tool : tools.elements())
        commands.push_back({tool["name"].toString(), {}, tool["description"].toString()});
    answerAll(questions, [&](const json::Value &question) {
        json::Value results = json::Value::array();
        for (const toolkit::SearchedCommand *command :
             toolkit::CommandSearch(question["q"].toString()).find(commands, words))
            results.append(command->name);
        return json::Value::object({{"results", std::move(results)}});
    });
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const std::string_view kind = argc == 4 ? argv[1] : "";
    if (kind == "schema")
        return rankSchemas(argv[2], argv[3]);
    if (kind == "tools")
        return rankTools(argv[2], argv[3]);
    std::fputs("usage: bench_economy_rank schema FOLDER QUESTIONS | tools TOOLS QUESTIONS\n", stderr);
    return 2;
}
