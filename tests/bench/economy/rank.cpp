// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks for questions in JSON Lines ({"id", "q", "schema"}) what the program finds, one line an answer:
//     bench_economy_rank schema FOLDER QUESTIONS.jsonl    FOLDER/SCHEMA.graphql is searched; {"id", "results"}
//     bench_economy_rank tools TOOLS.json QUESTIONS.jsonl  of [{"name", "description"}]
#include "graphql/discovery/schemasearch.h"
#include "graphql/rules/loadschema.h"
#include "toolkit/builtins/commandsearch.h"
#include "json/parser.h"
#include "json/write.h"

#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray;

namespace {

constexpr std::size_t kMost = 50;

std::string contentOf(const std::string &file)
{
    std::ifstream source(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(source), std::istreambuf_iterator<char>()};
}

using Names = std::vector<std::string>;

void answerAll(const std::string &questions, const std::function<Names(const json::Value &)> &rank)
{
    std::ifstream lines(questions);
    for (std::string line; std::getline(lines, line);) {
        const json::Value question = json::parse(line).value;
        json::Value results = json::Value::array();
        for (const std::string &name : rank(question))
            results.append(name);
        std::puts(json::write(json::Value::object({{"id", question["id"]}, {"results", results}})).c_str());
    }
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
        Names names;
        for (const graphql::SearchHit &hit : search->search(question["q"].toString(), kMost))
            names.push_back(hit.coordinate());
        return names;
    });
    return 0;
}

int rankTools(const std::string &file, const std::string &questions)
{
    const json::Value tools = json::parse(contentOf(file)).value;
    answerAll(questions, [&](const json::Value &question) {
        toolkit::CommandSearch search(question["q"].toString());
        std::vector<toolkit::CommandSearch::Candidate> candidates;
        const auto read = [&] {
            candidates.clear();
            for (const json::Value &tool : tools.elements())
                if (const auto fit =
                        search.fitOf({tool["name"].toString(), {}, tool["description"].toString()}))
                    candidates.push_back({.name = tool["name"].toString(), .isSaved = true, .fit = *fit});
        };
        read();
        if (search.correct(candidates))
            read();
        search.rank(candidates);
        Names names;
        for (const auto &candidate : candidates)
            names.emplace_back(candidate.name);
        return names;
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
