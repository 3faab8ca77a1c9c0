// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// What the sources say about one code of errors.
struct ErrorCode {
    struct Text {
        std::string message; // with … for what is computed and in no template
        std::string hint;

        bool operator==(const Text &) const = default;
    };
    std::string kind; // "not found"
    std::vector<Text> texts;
};

// The errors that this text of C++ makes, by their code.
void collectErrorCodes(std::string_view source, std::map<std::string, ErrorCode> &codes);

// All of mcpcore and app, and the chapter of the manual about them.
std::map<std::string, ErrorCode> errorCodesOfTheSources();
std::string errorChapter(const std::map<std::string, ErrorCode> &codes);

} // namespace tooltray::test
