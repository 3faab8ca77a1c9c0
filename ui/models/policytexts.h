// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace tooltray::ui {

inline constexpr std::array kAllPolicies{workspace::MutationPolicy::Ask, workspace::MutationPolicy::Deny,
                                         workspace::MutationPolicy::Allow};

// What happens to calls that change something.
class PolicyTexts final {
    Q_DECLARE_TR_FUNCTIONS(PolicyTexts)

public:
    static QString title(workspace::MutationPolicy policy)
    {
        switch (policy) {
        //: What happens when an agent wants to change something
        case workspace::MutationPolicy::Ask: return tr("Ask me before each one");
        case workspace::MutationPolicy::Deny: return tr("Refuse all of them");
        case workspace::MutationPolicy::Allow: return tr("Let all of them pass");
        }
        return {};
    }
};

} // namespace tooltray::ui
