// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <QString>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::ui {

// What a JSON Schema says to those who read it, wherever in it that is said. The schema outlives the reader.
class SchemaReader final {
public:
    using Schemas = std::vector<const json::Value *>;
    using Member = std::pair<std::string, Schemas>;

    // No schema is nested deeper than this for a reader.
    static constexpr int kDeepest = 60;

    explicit SchemaReader(const json::Value &root) : m_root(root) {}

    // The schemas and those that they are a choice of or made of.
    Schemas alternatives(const Schemas &schemas) const;
    Schemas elements(const Schemas &schemas) const; // of the lists among them
    // "string", "[integer]", "object"; several where a value may be one or the other.
    QString typeText(const Schemas &schemas) const;
    std::vector<Member> members(const Schemas &schemas) const; // in the order in which they are met
    // True when every value that fits has the member.
    bool isRequired(const Schemas &schemas, std::string_view member) const;

private:
    QString typeText(const Schemas &schemas, int depth) const;
    const json::Value *referred(const json::Value &schema) const; // null without a reference
    void collect(const json::Value &schema, Schemas &out, int depth) const;
    // Within those, one of which it may be again.
    bool demands(const json::Value &schema, std::string_view member, Schemas &within) const;

    const json::Value &m_root;
};

} // namespace tooltray::ui
