// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/mutations.h"
#include "support/testcase.h"

#include <QTest>

#include <array>

using namespace tooltray;
using execution::effectivePolicy;
using workspace::MutationPolicy;

class EffectivePolicyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotSaidChangesNothing()
    {
        for (const MutationPolicy policy : kPolicies)
            QVERIFY(effectivePolicy(policy, {}, {}) == policy);
    }

    void theStrictestCountsWhoeverSaysIt()
    {
        for (const MutationPolicy endpoint : kPolicies) {
            for (const MutationPolicy client : kPolicies) {
                for (const MutationPolicy tool : kPolicies) {
                    const MutationPolicy policy = effectivePolicy(endpoint, client, tool);
                    const auto isSaid = [&](MutationPolicy asked) {
                        return endpoint == asked || client == asked || tool == asked;
                    };
                    const MutationPolicy expected = isSaid(MutationPolicy::Deny)  ? MutationPolicy::Deny
                                                    : isSaid(MutationPolicy::Ask) ? MutationPolicy::Ask
                                                                                  : MutationPolicy::Allow;
                    QVERIFY(policy == expected);
                }
            }
        }
    }

private:
    static constexpr std::array kPolicies{MutationPolicy::Deny, MutationPolicy::Ask, MutationPolicy::Allow};
};

TOOLTRAY_TEST(EffectivePolicyTest)

#include "effectivepolicytest.moc"
