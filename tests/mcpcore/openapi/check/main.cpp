// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: openapi_check [--base DIR] < cases.jsonl > answers.jsonl
#include "checker.h"

#include "json/parser.h"
#include "json/write.h"

#include <cstdio>
#include <iostream>
#include <string>
#include <string_view>

using namespace tooltray;

int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    std::string base = ".";
    if (argc == 3 && std::string_view(argv[1]) == "--base") {
        base = argv[2];
    } else if (argc != 1) {
        std::fprintf(stderr, "Usage: openapi_check [--base DIR] < cases.jsonl\n");
        return 2;
    }
    openapi::check::Checker checker(base);
    std::size_t number = 0;
    std::string out;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (line.empty())
            continue;
        const json::Parsed parsed = json::parse(line, {.maxDepth = 4096});
        if (!parsed) {
            std::fprintf(stderr, "line %zu: %s\n", number, parsed.error->message.c_str());
            return 1;
        }
        out.clear();
        json::write(checker.answer(parsed.value), out);
        out += '\n';
        std::cout << out << std::flush;
    }
    return 0;
}
