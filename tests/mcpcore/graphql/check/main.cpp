// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: graphql_check < cases.jsonl > answers.jsonl
#include "checker.h"
#include "surrogates.h"

#include "json/parser.h"
#include "json/write.h"

#include <cstdio>
#include <iostream>
#include <string>

using namespace tooltray;

int main()
{
    std::ios::sync_with_stdio(false);
    graphql::check::Checker checker;
    std::size_t number = 0;
    std::string out;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (line.empty())
            continue;
        const json::Parsed parsed = json::parse(graphql::check::hideLoneSurrogates(line), {.maxDepth = 4096});
        if (!parsed) {
            std::fprintf(stderr, "line %zu: %s\n", number, parsed.error->message.c_str());
            return 1;
        }
        const json::Value answer = checker.answer(parsed.value);
        if (answer.isNull())
            continue;
        out.clear();
        json::write(answer, out);
        out += '\n';
        std::cout << out;
    }
    return 0;
}
