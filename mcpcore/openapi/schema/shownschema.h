// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/schema/schemamerger.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// The limits of a schema that is shown to a model.
struct ShownBudget {
    std::size_t depth = 4;
    std::size_t description = 160; // bytes of each
    std::size_t enumValues = 50;
    std::size_t enumBytes = 1'000;
    std::size_t steps = 2'000; // schemas that are written
};

// Model APIs accept these names of properties: letters, digits and "_.-", at most 64 of them.
bool isAcceptedName(std::string_view name);

// At the end of the description of an argument that may be null, which its types do not say.
inline constexpr std::string_view kAlsoNull = "Can also be null.";

// The schema says of null that it is a value.
bool admitsNull(const json::Value &schema, const json::Value &definitions);

// Makes of an enforced schema what clients are shown: without references and combinators, with text enums and plain
// bounds only, cut where it is deep or a circle. What is left out is said in descriptions, and is enforced all the same:
// whatever the enforced schema accepts, apart from null, the shown one accepts too.
class ShownSchema {
public:
    ShownSchema(const json::Value &definitions, const ShownBudget &budget)
        : m_merger(definitions)
        , m_budget(budget)
    {}

    json::Value show(const json::Value &schema, std::size_t depth = 0);

private:
    json::Value showMerged(json::Value schema, std::size_t depth);
    void showUnion(json::Value &schema, std::vector<std::string> &notes);
    void showObjects(json::Value &schema, const std::vector<SchemaMerger::Merged> &branches,
                     std::vector<std::string> &notes);
    void showMixed(json::Value &schema, const std::vector<SchemaMerger::Merged> &branches,
                   std::vector<std::string> &notes);
    static json::Value takenTypes(const json::Value &schema);
    void showValues(const json::Value &schema, json::Value &out, std::vector<std::string> &notes) const;
    void showBounds(const json::Value &schema, json::Value &out) const;
    void showProperties(const json::Value &schema, std::size_t depth, json::Value &out,
                        std::vector<std::string> &notes);
    json::Value stub(json::Value schema, const std::string &name);
    std::string described(const json::Value &schema, const std::vector<std::string> &notes) const;

    SchemaMerger m_merger;
    ShownBudget m_budget;
    std::vector<std::string> m_open; // definitions that are being shown
    std::size_t m_steps = 0;
};

} // namespace tooltray::openapi
