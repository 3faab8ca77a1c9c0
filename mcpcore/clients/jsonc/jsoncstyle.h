// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clients/jsonc/jsonctree.h"

#include <string>
#include <string_view>

namespace tooltray::clients {

// How a document is laid out, so that what is added looks as if it had always been there.
struct JsoncStyle {
    std::string newLine = "\n";
    std::string unit = "  "; // one step of indentation

    static JsoncStyle of(std::string_view text, const JsoncTree &tree);
};

// The white space that the line of that place begins with.
std::string_view indentationAt(std::string_view text, std::size_t offset);

// One member a line, the lines but the first indented by that.
void writeLines(const json::Value &value, const JsoncStyle &style, const std::string &indentation,
                std::string &out);
void writeOnOneLine(const json::Value &value, std::string &out);

} // namespace tooltray::clients
