// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// Turns what an API answers in its own way into one clear error: GraphQL says 200 where REST says 404.
// All the conditions given must hold, at least one is given.
struct ErrorRule {
    std::string nullAt = {};         // JSON Pointer into data that is null or absent
    std::string messageMatches = {}; // pattern found in the message of a GraphQL or payload error
    std::optional<int> httpStatus = {};

    int status = 0; // what the error is like: 404, 409 ...; 0: not said
    // {parameter} stands for an argument, {api_message} for what the API says; empty: the API's own.
    std::string message = {};
    std::string hint = {}; // what to do about it; empty: what the status suggests
    // For a composite tool: the step whose response the rule is about, also one with an expected status.
    // Empty: every step, and for nullAt the tool's result.
    std::string step = {};

    bool operator==(const ErrorRule &) const = default;
};

// The processing of a response's data before it is returned.
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
