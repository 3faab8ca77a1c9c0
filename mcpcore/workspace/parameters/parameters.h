// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>

// The parameter schema of a tool with the types and mappings of its workspace.
namespace tooltray::workspace {

// Compiles it; types and mappings that it refers to are looked up where they are kept.
jsonschema::Schema::Compiled compileParameters(const Workspace &workspace, const json::Value &schema);

// What a mapping takes as an argument: one of its labels or values.
json::Value schemaOf(const Mapping &mapping);

// Whether the schema lets an argument of the name be given: it says so, or does not say what may be.
bool mayHaveParameter(const json::Value &schema, std::string_view name);

// Whether the schema says of its own which parameters there are and nothing of others, so that there are no others.
bool meansToBeClosed(const json::Value &schema);

// Types that name each other may stand for more than anybody can hold: so many schemas are put in place of names.
inline constexpr std::size_t kMostInlinedSchemas = 5'000;

// The schema with its types in place of their names; mappings stay names, as what they stand for is looked up
// in every call. What a type says beside its use, a description or default, goes before its own.
json::Value inlinedTypes(const Workspace &workspace, const json::Value &schema);

// With the mappings as well: what clients are shown.
json::Value inlined(const Workspace &workspace, const json::Value &schema);

} // namespace tooltray::workspace
