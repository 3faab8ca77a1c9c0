// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalpanel.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "json/parse.h"

#include <QApplication>
#include <QDateTime>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace tooltray;
using namespace tooltray::ui;
using engine::ApprovalCard;
using engine::ApprovalDecision;
using engine::ApprovalId;

namespace {

ApprovalCard someCard(std::uint64_t id)
{
    const WallTime now{std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch())};
    return {
        .id = ApprovalId(id),
        .client = "Claude Desktop",
        .tool = "create_issue",
        .version = "1.2.0",
        .endpoint = "tracker",
        .arguments = json::parse(R"({"title":"The export is empty","labels":["bug"],"priority":2})").value,
        .lastApproved =
            json::parse(R"({"title":"Add a dark theme","labels":["bug"],"assignee":"ada"})").value,
        .document = "mutation CreateIssue($title: String!) {\n  createIssue(title: $title) {\n    id\n  }\n}",
        .variables = json::parse(R"({"title":"The export is empty"})").value,
        .since = now,
        .until = now + std::chrono::seconds(120)};
}

QPushButton *buttonWith(const QWidget &panel, const QString &text)
{
    for (auto *button : panel.findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace

class ApprovalPanelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachButtonIsOneDecision_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("decision");
        QTest::newRow("once") << QStringLiteral("Approve") << int(ApprovalDecision::Once);
        QTest::newRow("the same") << QStringLiteral("Approve the same for an hour")
                                  << int(ApprovalDecision::SameForAnHour);
        QTest::newRow("the tool") << QStringLiteral("Allow the tool for an hour")
                                  << int(ApprovalDecision::ToolForAnHour);
        QTest::newRow("no") << QStringLiteral("Deny") << int(ApprovalDecision::Deny);
    }

    void eachButtonIsOneDecision()
    {
        QFETCH(QString, text);
        QFETCH(int, decision);
        const Theme theme(*qApp, ThemeChoice::Light);
        ApprovalPanel panel(theme);
        panel.setCard(someCard(7), 0);
        panel.show();
        QSignalSpy decided(&panel, &ApprovalPanel::decided);
        QPushButton *button = buttonWith(panel, text);
        QVERIFY(button);
        QTRY_VERIFY(button->isEnabled());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(decided.count(), 1);
        QCOMPARE(decided.at(0).at(0).value<ApprovalId>(), ApprovalId(7));
        QCOMPARE(int(decided.at(0).at(1).value<ApprovalDecision>()), decision);
    }

    // A press meant for the card before is not to hit the next.
    void nothingCanBePressedWhenTheCardChanges()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ApprovalPanel panel(theme);
        panel.setCard(someCard(7), 1);
        panel.show();
        QPushButton *approve = buttonWith(panel, QStringLiteral("Approve"));
        QTRY_VERIFY(approve->isEnabled());
        QSignalSpy decided(&panel, &ApprovalPanel::decided);
        panel.setCard(someCard(8), 0);
        QTest::mouseClick(approve, Qt::LeftButton);
        QCOMPARE(decided.count(), 0);
        QTRY_VERIFY(approve->isEnabled());
    }

    void tellsWhatIsDifferent()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ApprovalPanel panel(theme);
        panel.setCard(someCard(7), 0);
        const auto *arguments = panel.findChild<QTreeWidget *>();
        QStringList values;
        for (int row = 0; row < arguments->topLevelItemCount(); ++row)
            values.append(arguments->topLevelItem(row)->text(1));
        QCOMPARE(values, QStringList({QStringLiteral("The export is empty   (was Add a dark theme)"),
                                      QStringLiteral("[\"bug\"]"), QStringLiteral("2   (new)"),
                                      QStringLiteral("not given   (was ada)")}));
    }

    void draw_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        ApprovalPanel panel(theme);
        panel.setCard(someCard(7), 2);
        panel.resize(1000, panel.sizeHint().height());
        panel.show();
        QTRY_VERIFY(buttonWith(panel, QStringLiteral("Approve"))->isEnabled());
        QVERIFY(test::savePicture(panel, QStringLiteral("approval-")
                                             + QString::fromLatin1(QTest::currentDataTag())));
        QCOMPARE(test::clipped(panel), QStringList());
        QCOMPARE(test::unnamed(panel), QStringList());
    }
};

TOOLTRAY_TEST(ApprovalPanelTest)
#include "approvalpaneltest.moc"
