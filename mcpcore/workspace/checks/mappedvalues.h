// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/definitions/sharedobjects.h"

#include <cstddef>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace tooltray::workspace {

// Why values of one list are none of an input type: the first of them one by one, all of them counted.
struct UnfitValues {
    static constexpr std::size_t kMaxTold = 20;

    struct Unfit {
        std::size_t index;
        std::string reason;
    };

    std::vector<Unfit> told = {};
    std::size_t count = 0;
};

// Holds the values of mappings against input types, each pair once however many tools bring them together. The mappings
// and schemas outlive it.
class MappedValues {
public:
    const UnfitValues &unfit(const Mapping &mapping, const graphql::Schema &schema, graphql::TypeRef type);

    // Values looked at so far: what the work is measured by.
    std::size_t lookedAt() const { return m_lookedAt; }

private:
    std::map<std::tuple<const Mapping *, const graphql::Schema *, std::string>, UnfitValues> m_known;
    std::size_t m_lookedAt = 0;
};

} // namespace tooltray::workspace
