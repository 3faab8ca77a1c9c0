// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace tooltray::graphql {

// Tells bytes from damaged ones, several gigabytes a second; no help against somebody who means harm.
std::uint64_t checksumOf(std::span<const std::byte> bytes) noexcept;

// Why a cache was not opened. All of them mean: build the schema anew and write the cache again.
enum class SchemaCacheProblem : std::uint8_t {
    None,
    NotACache,    // another kind of file, or cut off within its first bytes
    OtherVersion, // written by another version of the program, or on another kind of machine
    Damaged,
    Misaligned // the bytes do not begin at a multiple of 8
};

struct OpenedSchemaCache {
    SchemaPointer schema; // none when there is a problem
    SchemaCacheProblem problem = SchemaCacheProblem::None;
};

// The schema as bytes that are used as they stand: for a file to be mapped.
std::string writeSchemaCache(const Schema &schema);

// The schema in such bytes, without a copy: they have to stay as they are for as long as the owner lives. All
// of them are checked, by their checksum and then by what they say, so whatever is in a file does no harm.
OpenedSchemaCache openSchemaCache(std::span<const std::byte> bytes, std::shared_ptr<const void> owner);

} // namespace tooltray::graphql
