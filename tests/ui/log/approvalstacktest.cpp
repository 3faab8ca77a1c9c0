// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalstack.h"

#include "engine/clients/callclient.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalpanel.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using engine::ApprovalCard;
using engine::ApprovalId;

class ApprovalStackTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksAboutTheOldestAndTellsOfEachOnce()
    {
        engine::Engine engine;
        const Theme theme(*qApp, ThemeChoice::Light);
        ApprovalStack stack(theme, engine.approvals());
        QSignalSpy asked(&stack, &ApprovalStack::asked);
        const auto &panel = *stack.findChild<ApprovalPanel *>();
        QVERIFY(stack.isHidden());

        const ApprovalCard first{.id = ApprovalId(1), .client = "Inspector", .headline = "shipOrder"};
        const ApprovalCard second{.id = ApprovalId(2), .client = "VS Code", .headline = "createIssue"};
        engine.approvals().takeCards({first});
        QVERIFY(!stack.isHidden());
        QCOMPARE(panel.card(), first);
        QCOMPARE(asked.count(), 1);
        QVERIFY(asked.at(0).at(1).toString().contains(QStringLiteral("shipOrder")));

        engine.approvals().takeCards({first, second});
        QCOMPARE(panel.card(), first);
        QCOMPARE(asked.count(), 2);
        engine.approvals().takeCards({second});
        QCOMPARE(panel.card(), second);
        QCOMPARE(asked.count(), 2);
        engine.approvals().takeCards({});
        QVERIFY(stack.isHidden());
    }

    void saysThatACallDoesNotWaitAnyMore()
    {
        engine::Engine engine;
        const Theme theme(*qApp, ThemeChoice::Light);
        ApprovalStack stack(theme, engine.approvals());
        engine.approvals().takeCards({{.id = ApprovalId(1), .client = "Inspector", .headline = "shipOrder"}});
        auto &panel = *stack.findChild<ApprovalPanel *>();
        Q_EMIT panel.decided(ApprovalId(1), engine::ApprovalDecision::Once);
        const auto &message = *stack.findChild<InlineMessage *>();
        QTRY_VERIFY(!message.isHidden());
        QVERIFY(!message.text().isEmpty());
    }
};

TOOLTRAY_TEST(ApprovalStackTest)
#include "approvalstacktest.moc"
