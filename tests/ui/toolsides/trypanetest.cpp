// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/trypane.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonview.h"

#include <QAction>
#include <QApplication>
#include <QTabWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

const std::string kNote = "This is cut: 1 of 5 items at /issues.";

QString shownNote(const TryPane &pane)
{
    for (const auto *message : pane.findChildren<InlineMessage *>()) {
        if (message->isVisibleTo(&pane) && message->kind() == MessageKind::Info && !message->text().isEmpty()
            && message->text().startsWith(u"This is cut"))
            return message->text();
    }
    return {};
}

const JsonView *viewNamed(const TryPane &pane, const QString &name)
{
    for (const auto *view : pane.findChildren<JsonView *>()) {
        if (view->accessibleName() == name)
            return view;
    }
    return nullptr;
}

} // namespace

class TryPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaidOfAnAnswerStandsApart()
    {
        TryPane pane(m_theme, m_try);
        pane.show();
        engine::TrialAnswer answer;
        answer.note = kNote;
        answer.text = "{\"issues\":[{\"key\":\"TRAY-1\"}]}\n\n" + kNote;
        pane.begin();
        pane.showAnswer(answer);
        QCOMPARE(shownNote(pane), QString::fromStdString(kNote));
        const JsonView *data = viewNamed(pane, QStringLiteral("Answer"));
        const JsonView *text = viewNamed(pane, QStringLiteral("Answer as text"));
        QVERIFY(data && text);
        QTRY_VERIFY(data->isComplete() && text->isComplete());
        QVERIFY(data->document().value);
        QVERIFY(!data->document().problem);
        QVERIFY(pane.findChild<QTabWidget *>()->isTabVisible(1)); // as the client reads it
        QVERIFY(text->document().text.contains(u"This is cut"));

        answer.text = std::string(answer.data());
        answer.note.clear();
        pane.begin();
        QVERIFY(shownNote(pane).isEmpty());
        pane.showAnswer(answer);
        QVERIFY(shownNote(pane).isEmpty());
        QVERIFY(!pane.findChild<QTabWidget *>()->isTabVisible(1));
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
    QAction m_try;
};

TOOLTRAY_TEST(TryPaneTest)
#include "trypanetest.moc"
