// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalstack.h"

#include "engine/clients/callclient.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalview.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

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

    // Screen readers drop announcements that come with a flood of changes.
    void theTextIsFilledOnceAndBeforeItIsShown()
    {
        AskingWindow window;
        QVERIFY(window.open());
        window.server.approvals().takeCards({});
        const auto *view = window.stack.findChild<ApprovalView *>();
        bool isShownFirst = false;
        QSignalSpy changes(view->document(), &QTextDocument::contentsChange);
        connect(view->document(), &QTextDocument::contentsChange, &window,
                [&] { isShownFirst = isShownFirst || view->isVisible(); });
        ApprovalCard card{.id = ApprovalId(2), .client = "Inspector", .headline = "POST /orders"};
        card.endpoint = "shop";
        card.method = "POST";
        card.arguments = json::Value::object({{"city", "Rome"}, {"express", true}});
        window.server.approvals().takeCards({card});
        QVERIFY(view->isVisible() && !isShownFirst);
        QVERIFY(view->toPlainText().contains(QStringLiteral("city: \"Rome\"")));
        QCOMPARE(changes.count(), 1);
        window.stack.takeKeyboard();
        const QString told = view->accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral("Inspector wants to run POST /orders. "))
                     && told.endsWith(QStringLiteral(" left")),
                 qPrintable(told));
    }

    void whatWaitsBehindItIsSaid()
    {
        AskingWindow window;
        QVERIFY(window.open());
        QCoreApplication::processEvents();
        window.server.approvals().takeCards(
            {{.id = ApprovalId(1), .client = "Inspector", .headline = "shipOrder"},
             {.id = ApprovalId(2), .client = "VS Code", .headline = "createIssue"}});
        const auto *news = window.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(news);
        QVERIFY2(news->accessibleName().contains(QStringLiteral("createIssue")),
                 qPrintable(news->accessibleName()));
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

    // Whoever clicks goes on typing where the caret is.
    void aDecisionByMouseLeavesTheKeyboardWhereItWas()
    {
        AskingWindow window;
        QVERIFY(window.open());
        window.text.setFocus();
        auto *allow = window.stack.findChild<QPushButton *>();
        QTRY_VERIFY(allow->isEnabled());
        QSignalSpy decided(window.stack.findChild<ApprovalPanel *>(), &ApprovalPanel::decided);
        QTest::mouseClick(allow, Qt::LeftButton);
        QCOMPARE(decided.count(), 1);
        QCOMPARE(QApplication::focusWidget(), &window.text);
        window.server.approvals().takeCards({});
        QTest::keyClick(window.windowHandle(), 'x');
        QCOMPARE(window.text.toPlainText(), QStringLiteral("x"));
    }

    void theLastAnswerGivesTheKeyboardBack_data()
    {
        QTest::addColumn<bool>("hadKeyboard");
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("after a click into the card") << true << true;
        QTest::newRow("after the keys") << true << false;
        QTest::newRow("nobody had it, after a click") << false << true;
        QTest::newRow("nobody had it, after the keys") << false << false;
    }

    void theLastAnswerGivesTheKeyboardBack()
    {
        QFETCH(bool, hadKeyboard);
        QFETCH(bool, byMouse);
        AskingWindow window;
        QVERIFY(window.open());
        window.text.setFocus();
        if (!hadKeyboard)
            window.text.clearFocus();
        auto *view = window.stack.findChild<ApprovalView *>();
        if (byMouse)
            QTest::mouseClick(view->viewport(), Qt::LeftButton);
        else
            window.stack.takeKeyboard();
        QCOMPARE(QApplication::focusWidget(), view);
        window.server.approvals().takeCards({});
        QCOMPARE(QApplication::focusWidget(), hadKeyboard ? &window.text : nullptr);
    }

private:
    // A question above a text, and something below that could take the keyboard as well.
    struct AskingWindow : QWidget {
        engine::Engine server;
        Theme theme{*qApp, ThemeChoice::Light};
        ApprovalStack stack{theme, server.approvals(), this};
        QPlainTextEdit text{this};
        QPushButton below{this};

        bool open()
        {
            auto *layout = new QVBoxLayout(this);
            for (QWidget *part : std::initializer_list<QWidget *>{&stack, &text, &below})
                layout->addWidget(part);
            server.approvals().takeCards(
                {{.id = ApprovalId(1), .client = "Inspector", .headline = "shipOrder"}});
            show();
            activateWindow();
            return QTest::qWaitForWindowActive(this);
        }
    };
};

TOOLTRAY_TEST(ApprovalStackTest)
#include "approvalstacktest.moc"
