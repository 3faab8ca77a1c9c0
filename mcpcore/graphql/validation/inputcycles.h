// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/schemacheckcontext.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// Input objects no finite value can be written for, as they require one another in a circle (September 2025,
// 3.10).
void checkFiniteValues(SchemaCheckContext &context);

// Default values of input fields that lead back to themselves by way of other defaults.
class DefaultValueCycles {
public:
    explicit DefaultValueCycles(SchemaCheckContext &context);

    void check(SchemaType inputObject);

private:
    void checkLiteral(SchemaType inputObject, Node literal);
    void checkField(SchemaInput field);

    SchemaCheckContext &m_context;
    std::vector<bool> m_isVisited;        // by input
    std::vector<std::size_t> m_pathIndex; // by input, where it is on the path plus one
    std::vector<std::pair<std::string, Node>> m_path;
};

} // namespace tooltray::graphql
