// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The kinds of JSON values as a set of bits. A number that is no integer is a kind of its own.
using JsonKinds = std::uint8_t;
inline constexpr JsonKinds kObjects = 64;
inline constexpr JsonKinds kAllKinds = 127;

// Finds schemas that no value fits. Says so only of those of which that is certain, and not of more than a bounded
// number of parts: of what is left it says that there may be a value.
class EmptySchemas {
public:
    struct Part {
        const json::Value *schema;
        std::string place; // JSON Pointer into the root
    };
    using Parts = std::vector<Part>;

    // References within the schema are followed in the root.
    explicit EmptySchemas(const json::Value &root);

    // The schemas that a value has to fit as well as this one, which is the first of them: those that it refers to, and
    // all of its "allOf".
    Parts partsOf(const json::Value &schema, const std::string &place);

    // True if no value of these kinds fits all of the parts.
    bool haveNoValue(const Parts &parts, JsonKinds kinds = kAllKinds);

    // The same, for parts whose own "type" is judged elsewhere.
    bool haveNoValueOfKind(const Parts &parts, JsonKinds kinds);

    // True for a schema that says of no value that it does not fit: {}, true.
    static bool takesAnything(const json::Value &schema);
    // True for one that only says that there is no value, as who forbids a name writes it: false, {"not": {}}.
    static bool forbids(const json::Value &schema);

private:
    class Values;

    void addParts(const json::Value &schema, const std::string &place, Parts &parts,
                  std::set<const json::Value *> &known, int level);
    static bool isAnyListedValueFit(const Parts &parts);

    const json::Value &m_root;
    bool m_refersAlone; // before 2019-09 nothing counts beside a reference
    int m_steps = 0;
};

} // namespace tooltray::workspace
