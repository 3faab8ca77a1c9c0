// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::json {

struct ParseOptions {
    enum class Duplicates : unsigned char { KeepLast, Refuse };

    std::size_t maxDepth = 512;
    Duplicates duplicates = Duplicates::KeepLast;
};

struct ParseError {
    std::string message;    // "Unexpected \"}\", a value was expected."
    std::size_t offset = 0; // in bytes
    std::size_t line = 1;
    std::size_t column = 1; // in UTF-16 code units, as editors count

    bool operator==(const ParseError &) const = default;
};

struct Parsed {
    Value value;
    std::optional<ParseError> error;

    explicit operator bool() const noexcept { return !error; }
};

// RFC 8259 text in UTF-8 (a byte order mark is skipped). Nothing but white space may follow the value.
// An escaped surrogate without its partner, which UTF-8 cannot express, becomes U+FFFD.
Parsed parse(std::string_view text, const ParseOptions &options = {});

// Parses like the function above and keeps its working memory between texts, which is what counts for
// many small ones. What a big text needed is given back.
class Parser {
public:
    Parser();
    Parser(Parser &&) noexcept;
    Parser &operator=(Parser &&) noexcept;
    ~Parser();

    Parsed parse(std::string_view text, const ParseOptions &options = {});

private:
    class State;

    std::unique_ptr<State> m_state;
};

namespace detail {

// The first thing that is wrong with a text, nothing when all is well. Slower than Parser, and reads it on its own.
std::optional<ParseError> diagnose(std::string_view text, const ParseOptions &options);

} // namespace detail

} // namespace tooltray::json
