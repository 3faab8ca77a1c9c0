// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// A stretch of a source text, in bytes.
struct SourceSpan {
    std::uint32_t start = 0;
    std::uint32_t end = 0;

    bool operator==(const SourceSpan &) const = default;
};

// Something wrong with the meaning of a document, a schema or values: which rule says so, a sentence, and
// the places it is about, the first being the one to show.
struct Diagnostic {
    std::string_view rule; // "KnownTypeNames"; a constant
    std::string message;
    std::vector<SourceSpan> spans;

    bool operator==(const Diagnostic &) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

// Names in messages.
inline std::string inQuotes(std::string_view name)
{
    return '"' + std::string(name) + '"';
}

} // namespace tooltray::graphql
