// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// What becomes of an answer's data before it is handed out.
struct ResultShape {
    enum class Format : std::uint8_t { Json, Toon, Csv, Auto };

    struct Renaming {
        std::string from;
        std::string to;

        bool operator==(const Renaming &) const = default;
    };

    std::string path; // JSON Pointer to what is handed out
    std::vector<std::string> drop;
    std::vector<Renaming> rename;
    std::optional<std::uint64_t> maxItems;
    std::optional<std::uint64_t> maxBytes;
    Format format = Format::Json;
    bool exposeErrors = false; // whether data that came with errors is an error of the tool

    bool operator==(const ResultShape &) const = default;
};

} // namespace tooltray::workspace
