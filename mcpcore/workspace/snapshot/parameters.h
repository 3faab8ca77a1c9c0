// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "jsonschema/schema.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// The parameter schema of a tool with the types and mappings of its workspace.
namespace tooltray::workspace {

// Compiles the schema; types and mappings that it refers to are looked up where they are kept.
jsonschema::Schema::Compiled compileParameters(const Workspace &workspace, const json::Value &schema);

// The errors of that. Nothing is wrong with what a mapping takes, and many tools may share a long one: it is left out.
std::vector<jsonschema::CompileError> parameterErrors(const Workspace &workspace, const json::Value &schema);

// True if the schema allows an argument of the name: it declares it, or does not restrict the names.
bool mayHaveParameter(const json::Value &schema, std::string_view name);

// True if the schema declares its own parameters and says nothing of others, so that there are no others.
bool meansToBeClosed(const json::Value &schema);

// The values of parameters that are omitted: an object with the defaults that the properties of the schema, and the
// types that they refer to, declare. Null is none.
json::Value defaultsOf(const Workspace &workspace, const json::Value &schema);

// Adds those that the arguments omit.
void addDefaults(const json::Value &defaults, json::Value &arguments);

// Types that name each other may stand for more than anybody can hold: so many schemas are put in place of names, which
// is more than a client takes and no more than the event loop has time for.
inline constexpr std::size_t kMaxInlinedSchemas = 2'000;
// One large type may be named a thousand times. What there is no room for stays a name, which checks leave open; calls
// look it up and hold it against all of it.
inline constexpr std::size_t kMaxInlinedBytes = std::size_t(1) << 20U;

// The schema with its types in place of their names; mappings stay names, as what they stand for is looked up
// in every call. What a type says beside its use, a description or default, goes before its own.
json::Value inlinedTypes(const Workspace &workspace, const json::Value &schema,
                         std::size_t bytes = kMaxInlinedBytes);

// The schema with the mappings as well in their places: what clients are shown.
json::Value inlined(const Workspace &workspace, const json::Value &schema);

// The same as long as it takes no more than the bytes; else null, as no client could look up what stays a name.
json::Value whollyInlined(const Workspace &workspace, const json::Value &schema, std::size_t bytes);

// The options with the workspace's types for the scalars that they stand for.
graphql::InferenceOptions inferenceOptions(const Workspace &workspace);

// An object schema whose properties say nothing of null where they say anything else: what may be null may be left out
// as well, and not every client copes with lists of types. For showing; null is still taken.
json::Value withoutNulls(json::Value schema);

// A schema that names one type for each value, at any depth: null goes where a value may be left out as well, and of
// several types the first stays. The bounds that every Int of GraphQL has go. For showing what was inferred, as Gemini
// refuses lists of types; what is enforced takes them all and keeps the bounds.
json::Value plainTypes(json::Value schema);

} // namespace tooltray::workspace
