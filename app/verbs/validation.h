// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::app {

// A fault of a file, with its place where that is known.
struct FileProblem {
    std::string file;
    std::optional<std::size_t> line = {};
    std::size_t column = 1;
    std::string code; // "file_invalid", "operation_invalid"
    std::string message;

    bool operator==(const FileProblem &) const = default;
};

struct CheckedFiles {
    std::size_t files = 0;
    std::vector<FileProblem> problems = {};
};

// A pack, a configuration file, a document of a workspace, or a whole workspace folder; told apart by name and content.
// Nothing is sent: without schemas, operations are only read.
Result<CheckedFiles> validateFile(const std::string &name);
Result<CheckedFiles> validateConfiguration(const std::string &name);

std::string lineOf(const FileProblem &problem); // FILE:LINE:COLUMN: MESSAGE
json::Value valueOf(const FileProblem &problem);
// SARIF 2.1.0, which code scanning reads.
json::Value sarifReport(const std::vector<FileProblem> &problems);

} // namespace tooltray::app
