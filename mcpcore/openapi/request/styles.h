// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/fieldstyle.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// How the value of a parameter is written (OpenAPI 3.2, 4.12.3 and appendix C; RFC 6570). Null and what is absent are
// written as nothing.
namespace tooltray::openapi {

// The characters of a value that are not encoded.
enum class Escaping : std::uint8_t {
    Unreserved,   // letters, digits and "-._~"
    Reserved,     // allowReserved of a query: what separates no parts of it, and %XX
    ReservedPath, // the same in a path, where a ? ends it
    None,         // headers
};

std::string escaped(std::string_view text, Escaping escaping);

// A scalar as text, everything else as compact JSON.
std::string scalarText(const json::Value &value);

struct StyleOptions {
    Style style = Style::Form;
    bool isExploded = false;
    Escaping escaping = Escaping::Unreserved;
};

// That of a field, where it has one of its own. The reserved characters are those of its place.
StyleOptions styleOptions(const FieldStyle *field, const StyleOptions &usual,
                          Escaping reserved = Escaping::Reserved);

// For paths and headers: the whole text; nothing where nothing is to be written.
std::optional<std::string> styledText(std::string_view name, const json::Value &value,
                                      const StyleOptions &options);

// For queries, forms and cookies: "name=value" pairs.
std::vector<std::string> styledPairs(std::string_view name, const json::Value &value,
                                     const StyleOptions &options);

} // namespace tooltray::openapi
