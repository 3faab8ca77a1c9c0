// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: graphql_vectors CHECK FOLDER
// Runs the program CHECK on FOLDER/cases.jsonl and compares its answers with FOLDER/cases.expect.jsonl:
// the same verdict and places for all, the same words for nearly all. Without the folder it is skipped.
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <vector>

using namespace tooltray;

namespace {

std::map<std::string, json::Value, std::less<>> readLines(const std::string &path)
{
    std::map<std::string, json::Value, std::less<>> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        json::Value value = json::parse(line, {.maxDepth = 4096}).value;
        if (value.contains("id"))
            lines[std::string(value["id"].toString())] = std::move(value);
    }
    return lines;
}

enum class Part { Places, Words };

// What of the errors must be the same, in no particular order.
std::vector<std::string> essence(const json::Value &answer, Part part)
{
    std::vector<std::string> essence;
    for (const json::Value &error : answer["errors"].elements()) {
        std::string line = std::to_string(error["line"].toInt64().value_or(0)) + ':'
                           + std::to_string(error["column"].toInt64().value_or(0));
        if (part == Part::Words)
            line.append(" ").append(error["message"].toString());
        essence.push_back(std::move(line));
    }
    std::sort(essence.begin(), essence.end());
    return essence;
}

bool isComparable(const json::Value &expected)
{
    if (expected.contains("error"))
        return false;
    for (const json::Value &error : expected["errors"].elements())
        if (error["message"].toString().starts_with("Validation aborted"))
            return false;
    return true;
}

} // namespace

int main(int argc, char *argv[])
{
    const std::string folder = argc > 2 && *argv[2] ? argv[2] : [] {
        const char *fromEnvironment = std::getenv("TOOLTRAY_GRAPHQL_VECTORS");
        return std::string(fromEnvironment ? fromEnvironment : "");
    }();
    if (argc < 2 || folder.empty() || !std::ifstream(folder + "/cases.jsonl")) {
        std::puts("SKIPPED: TOOLTRAY_GRAPHQL_VECTORS names no folder with cases.jsonl");
        return 0;
    }
    const std::string answersPath = std::string(argv[1]) + ".answers.jsonl";
    const std::string command =
        "'" + std::string(argv[1]) + "' < '" + folder + "/cases.jsonl' > '" + answersPath + "'";
    if (std::system(command.c_str()) != 0) {
        std::puts("graphql_check did not end well");
        return 1;
    }
    const auto cases = readLines(folder + "/cases.jsonl");
    const auto expectedAnswers = readLines(folder + "/cases.expect.jsonl");
    const auto answers = readLines(answersPath);
    std::size_t compared = 0;
    std::size_t wrong = 0;
    std::size_t otherWords = 0;
    for (const auto &[id, expected] : expectedAnswers) {
        if (!isComparable(expected))
            continue;
        ++compared;
        const auto found = answers.find(id);
        const json::Value answer = found == answers.end() ? json::Value() : found->second;
        // How graphql-js refuses an introspection result is a matter of JavaScript.
        const auto testCase = cases.find(id);
        const bool isRefusal = testCase != cases.end() && testCase->second["kind"].toString() == "client"
                               && !expected["valid"].toBool();
        const bool sameVerdict = !answer.isNull() && answer["valid"].toBool() == expected["valid"].toBool();
        const bool samePlaces = isRefusal || essence(answer, Part::Places) == essence(expected, Part::Places);
        const bool sameWords = isRefusal || essence(answer, Part::Words) == essence(expected, Part::Words);
        const bool samePrint = answer["printed"] == expected["printed"]
                               && answer["coerced"] == expected["coerced"]
                               && answer["resolved"] == expected["resolved"];
        wrong += sameVerdict && samePlaces && (samePrint || isRefusal) ? 0 : 1;
        otherWords += sameWords ? 0 : 1;
        if (!sameVerdict || !samePlaces || !samePrint)
            std::printf("%s\n  expected %s\n  answered %s\n", id.c_str(), json::write(expected).c_str(),
                        json::write(answer).c_str());
    }
    std::printf("%zu compared, %zu wrong, %zu in other words\n", compared, wrong, otherWords);
    return compared > 0 && wrong == 0 && otherWords * 50 <= compared ? 0 : 1;
}
