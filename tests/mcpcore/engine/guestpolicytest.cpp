// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/serversettings.h"

#include "support/testcase.h"

#include <QTest>

#include <string>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::engine;
using workspace::BuiltInGroup;
using workspace::ClientPolicy;
using workspace::MutationPolicy;

Q_DECLARE_METATYPE(ClientPolicy)

// What programs may do that come without the token of a client.
class GuestPolicyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStricterOfBothHolds_data()
    {
        const TestRows<ClientPolicy, ClientPolicy, ClientPolicy> row{"one", "other", "both"};
        const ClientPolicy open;
        const auto with = [](auto ClientPolicy::*member, auto value) {
            ClientPolicy policy;
            policy.*member = std::move(value);
            return policy;
        };
        using Names = std::vector<std::string>;
        using Groups = std::vector<BuiltInGroup>;
        const ClientPolicy reads = with(&ClientPolicy::readOnly, true);
        const ClientPolicy asks = with(&ClientPolicy::mutations, MutationPolicy::Ask);
        const ClientPolicy denies = with(&ClientPolicy::mutations, MutationPolicy::Deny);
        const ClientPolicy noTool = with(&ClientPolicy::allowedTools, Names{""});
        row("nothing is said", open, open, open);
        row("reading", open, reads, reads);
        row("reading already", reads, open, reads);
        row("mutations that are denied", asks, denies, denies);
        row("mutations that would be allowed", asks, with(&ClientPolicy::mutations, MutationPolicy::Allow),
            asks);
        row("a rate", with(&ClientPolicy::callsPerMinute, 5U), with(&ClientPolicy::callsPerMinute, 9U),
            with(&ClientPolicy::callsPerMinute, 5U));
        row("a size", open, with(&ClientPolicy::resultBytes, 9U), with(&ClientPolicy::resultBytes, 9U));
        const Groups both{BuiltInGroup::Schema, BuiltInGroup::Context};
        row("groups", with(&ClientPolicy::groupsOff, Groups{BuiltInGroup::Schema}),
            with(&ClientPolicy::groupsOff, both), with(&ClientPolicy::groupsOff, both));
        row("tools of the other", open, with(&ClientPolicy::allowedTools, Names{"a"}),
            with(&ClientPolicy::allowedTools, Names{"a"}));
        row("tools of the one", with(&ClientPolicy::allowedTags, Names{"t"}), open,
            with(&ClientPolicy::allowedTags, Names{"t"}));
        row("tools of both", with(&ClientPolicy::allowedTools, Names{"a", "b"}),
            with(&ClientPolicy::allowedTools, Names{"b", "c"}),
            with(&ClientPolicy::allowedTools, Names{"b"}));
        row("no tools of both", with(&ClientPolicy::allowedTools, Names{"a"}),
            with(&ClientPolicy::allowedTools, Names{"c"}), noTool);
        row("a tool and a tag", with(&ClientPolicy::allowedTools, Names{"a"}),
            with(&ClientPolicy::allowedTags, Names{"t"}), noTool);
    }

    void theStricterOfBothHolds()
    {
        QFETCH(const ClientPolicy, one);
        QFETCH(const ClientPolicy, other);
        QFETCH(const ClientPolicy, both);
        QVERIFY(restrictedBy(one, other) == both);
    }
};

TOOLTRAY_TEST(GuestPolicyTest)
#include "guestpolicytest.moc"
