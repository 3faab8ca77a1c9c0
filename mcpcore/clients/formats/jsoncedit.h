// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "clients/formats/jsonctree.h"
#include "clients/profile/profile.h"
#include "json/write.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::clients {

// How a document is laid out, so that what is added looks as if it had always been there.
struct JsoncStyle {
    std::string newLine = "\n";
    std::string unit = "  "; // one step of indentation

    static JsoncStyle of(std::string_view text, const JsoncTree &tree);
};

// How the first line ends; "\n" where there is none.
std::string newLineOf(std::string_view text);

// The white space that the line of that place begins with.
std::string_view indentationAt(std::string_view text, std::size_t offset);

// One member a line, the lines but the first indented by that.
void writeLines(const json::Value &value, const JsoncStyle &style, const std::string &indentation,
                std::string &out);
// A notation decides what stands around and between the values of a line.
struct LineNotation {
    std::string_view openObject = "{";
    std::string_view closeObject = "}";
    std::string_view assignment = ": ";
    void (*writeName)(std::string_view name, std::string &out) = json::writeString;
};
void writeOnOneLine(const json::Value &value, std::string &out, const LineNotation &notation = {});

// All of these leave every byte alone that is not the entry's: comments, order, commas, the byte order mark, ends of
// lines, indentation. The errors are client_file_syntax, and client_file_shape where something else stands in the
// place.
Result<std::optional<FoundEntry>> findInJsonc(std::string_view text, const EntryPlace &place);
// In place of the one that is there, or behind all others; an empty text becomes a document.
Result<std::string> putIntoJsonc(std::string_view text, const EntryPlace &place, const json::Value &entry);
// With the objects around it where put made them. The text as it is where there is no entry.
Result<std::string> removeFromJsonc(std::string_view text, const EntryPlace &place);

} // namespace tooltray::clients
