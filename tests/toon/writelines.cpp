// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: toon_write < values.jsonl. For each line of JSON a line with its TOON, as a JSON string.
#include "execution/results/textformats.h"
#include "json/parser.h"
#include "json/write.h"

#include <iostream>
#include <string>

int main()
{
    using namespace tooltray;
    for (std::string line; std::getline(std::cin, line);)
        std::cout << json::write(json::Value(execution::writeToon(json::parse(line).value))) << '\n';
    return 0;
}
