// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graphql/schema/schema.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::execution {

// A schema as an endpoint or a file gives it.
struct SchemaText {
    enum class Source : std::uint8_t { Introspection, Federation, File };

    Source source = Source::Introspection;
    std::string text; // the whole response, or the file
};

std::string_view sourceName(SchemaText::Source source) noexcept; // introspection, federation, file

// The schema in it, whatever in it is not quite valid. Takes long: for a pool.
Result<graphql::SchemaPointer> readSchema(const SchemaText &text, std::string_view endpoint);

} // namespace tooltray::execution
