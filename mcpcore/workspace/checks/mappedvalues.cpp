// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/mappedvalues.h"

#include "workspace/checks/inputvalues.h"

namespace tooltray::workspace {

const UnfitValues &MappedValues::unfit(const Mapping &mapping, const graphql::Schema &schema,
                                       graphql::TypeRef type)
{
    const auto [known, isNew] = m_known.try_emplace({&mapping, &schema, schema.print(type)});
    UnfitValues &found = known->second;
    if (!isNew)
        return found;
    const InputValues taken(schema, type);
    for (std::size_t i = 0; i < mapping.entries.size(); ++i) {
        const bool isTold = found.told.size() < UnfitValues::kMaxTold;
        const json::Value &value = mapping.entries[i].value;
        ++m_lookedAt;
        auto refusal = value.isNull() ? std::nullopt
                                      : taken.refusal(value, isTold ? graphql::Suggestions::Show
                                                                    : graphql::Suggestions::Hide);
        if (!refusal)
            continue;
        ++found.count;
        if (isTold)
            found.told.push_back({i, inWords(*refusal)});
    }
    return found;
}

} // namespace tooltray::workspace
