// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentset.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::openapi {

// Requests have no properties that are only read, responses none that are only written.
enum class Direction : std::uint8_t { Request, Response };

// Writes schemas of any edition as JSON Schema 2020-12 that says the same. What they refer to is collected once, as
// definitions for "#/$defs/...", however many operations refer to it.
class SchemaWriter {
public:
    SchemaWriter(const DocumentSet &documents, Direction direction)
        : m_documents(documents)
        , m_direction(direction)
    {}

    // The limits of what is written in place begin anew.
    void beginOperation() noexcept { m_inlinedInAll = 0; }
    // A schema that stands where the definitions are at "#/$defs".
    json::Value write(ApiNode schema) { return write(schema, {}); }
    // Everything that was referred to so far. Takes long where that is much and new.
    const json::Value &definitions();
    // The schema with its definitions.
    json::Value document(ApiNode schema);

private:
    using Names = std::set<std::string_view>;

    json::Value write(ApiNode schema, const Names &hidden);
    json::Value reference(ApiNode target, std::string_view written);
    json::Value writeReference(ApiNode schema, const Names &hidden);
    void writeDynamicReference(ApiNode schema, json::Value &out);
    json::Value writeKeywords(ApiNode schema, const Names &hidden);
    void writeKeyword(ApiNode schema, const json::Member &member, json::Value &out);
    void writeType(ApiNode schema, json::Value &out) const;
    void writeBounds(const json::Value &schema, json::Value &out) const;
    void writeItems(ApiNode schema, json::Value &out);
    void writeProperties(ApiNode schema, const Names &hidden, json::Value &out);
    void writeBranches(ApiNode schema, const Names &hidden, json::Value &out);
    json::Value branch(ApiNode schema, const Names &hidden);
    json::Value withDiscriminator(ApiNode branch, ApiNode discriminator, json::Value written) const;
    std::vector<std::string> discriminatorValues(ApiNode branch, ApiNode discriminator) const;
    bool isNullable(const json::Value &schema) const;

    bool isHidden(ApiNode property) const;
    const Names &hiddenNames(ApiNode schema);
    void collectHidden(ApiNode schema, Names &names, std::size_t depth, std::size_t &steps) const;
    bool requiresAny(ApiNode schema, const Names &names, std::size_t depth, std::size_t &steps) const;

    const DocumentSet &m_documents;
    Direction m_direction;
    std::unordered_map<const json::Value *, std::string> m_names; // of definitions
    std::set<std::string, std::less<>> m_taken;
    std::vector<ApiNode> m_queue;
    std::unordered_map<const json::Value *, Names> m_hidden;
    json::Value m_definitions = json::Value::object();
    std::size_t m_inlined = 0; // how many schemas are written into each other now
    std::size_t m_inlinedInAll = 0;
};

// Definitions whose parts in place lead back to themselves mean nothing more than without; cut so that every schema
// of them ends.
void cutEndlessLoops(json::Value &definitions);

} // namespace tooltray::openapi
