// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/approval/approvalrequest.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <functional>
#include <set>

using namespace tooltray;
using namespace tooltray::execution;

class ApprovalRequestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameCallHasTheSameDigest()
    {
        QCOMPARE(digestOf(request()), digestOf(request()));
        QCOMPARE(digestOf(request()).size(), std::size_t(64));
        ApprovalRequest renamed = request();
        renamed.clientName = "somebody";
        QCOMPARE(digestOf(renamed), digestOf(request()));
    }

    void everythingElseMakesADifference()
    {
        const std::vector<std::function<void(ApprovalRequest &)>> changes{
            [](ApprovalRequest &one) { one.client = "d"; },
            [](ApprovalRequest &one) { one.program = "VS Code"; },
            [](ApprovalRequest &one) { one.tool = "other"; },
            [](ApprovalRequest &one) { one.version = "0.2.0"; },
            [](ApprovalRequest &one) { one.endpoint = "f"; },
            [](ApprovalRequest &one) { one.document = "mutation { b }"; },
            [](ApprovalRequest &one) { one.arguments = value("{'id':8}"); },
            [](ApprovalRequest &one) { one.arguments = value("{'id':'7'}"); },
            [](ApprovalRequest &one) { one.variables = value("{'id':7,'workspace':'w2'}"); },
            // What is one part's end is not another one's beginning.
            [](ApprovalRequest &one) { one.client = "c\",\"tool"; },
            [](ApprovalRequest &one) { std::swap(one.arguments, one.variables); },
        };
        std::set<std::string> digests{digestOf(request())};
        for (const auto &change : changes) {
            ApprovalRequest changed = request();
            change(changed);
            QVERIFY(digests.insert(digestOf(changed)).second);
        }
    }

    void theDigestOfTheToolLeavesTheArgumentsOut()
    {
        ApprovalRequest changed = request();
        changed.arguments = value("{'id':8}");
        changed.variables = value("{'id':8}");
        QCOMPARE(digestOfTool(changed), digestOfTool(request()));
        changed.program = "VS Code";
        QVERIFY(digestOfTool(changed) != digestOfTool(request()));
        changed.program = request().program;
        changed.document = "mutation { b }";
        QVERIFY(digestOfTool(changed) != digestOfTool(request()));
        QVERIFY(digestOfTool(request()) != digestOf(request()));
    }

private:
    static ApprovalRequest request()
    {
        return {.client = "c",
                .clientName = "Client",
                .program = "Claude Desktop",
                .tool = "close_issue",
                .version = "0.1.0",
                .endpoint = "e",
                .arguments = value("{'id':7}"),
                .document = "mutation { a }",
                .variables = value("{'id':7,'workspace':'w1'}")};
    }
};

TOOLTRAY_TEST(ApprovalRequestTest)

#include "approvalrequesttest.moc"
