// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::layering {

struct Include {
    std::string path; // as written between the delimiters
    bool quoted = false;
    int line = 0;
};

// One file of the tree: its path from the root, with forward slashes, and its lines.
struct SourceFile {
    std::string path;
    std::vector<std::string> lines;

    std::string_view top() const;  // app, mcpcore, ui, tests ...
    std::string_view room() const; // the folder below mcpcore; empty elsewhere
    std::string_view extension() const;
    std::string_view stem() const; // name without folder and extension
    bool isHeader() const { return extension() == "h"; }
    bool isCpp() const { return isHeader() || extension() == "cpp"; }
    std::vector<Include> includes() const;
};

SourceFile sourceFile(std::string path, std::string_view text);

// Every file below root that a person wrote: no build output, nothing hidden.
std::vector<SourceFile> readTree(const std::filesystem::path &root);

} // namespace tooltray::layering
