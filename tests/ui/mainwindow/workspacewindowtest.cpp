// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/workspacewindow.h"

#include "engine/clients/workspacedirectory.h"
#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/workspaces/leavedialog.h"
#include "ui/dialogs/workspaces/workspacesdialog.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"
#include "ui/support/picture.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/workspacebutton.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QPushButton *buttonWith(const QWidget &dialog, const QString &text)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        const bool isOfMessage = qobject_cast<InlineMessage *>(button->parentWidget());
        if (!isOfMessage && QString(button->text()).remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace

class WorkspaceWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::EngineFixture>();
        QVERIFY(m_fixture->open());
        VERIFY_RESULT(test::await(m_fixture->engine.workspaces().make("team")));
        m_state = std::make_unique<UiState>(m_fixture->folder.filePath(QStringLiteral("ui.ini")));
        m_language = std::make_unique<Language>(QStringLiteral("en"));
        show();
    }
    void cleanup()
    {
        m_windows.reset();
        m_language.reset();
        m_state.reset();
        m_fixture.reset();
    }

    void theButtonNamesTheWorkspaceAndOpensOthers()
    {
        QCOMPARE(button().text(), QStringLiteral("default"));
        QTRY_COMPARE(names(), (QStringList{QStringLiteral("default"), QStringLiteral("team")}));
        const QPointer<MainWindow> before = &window();
        choose(QStringLiteral("team"));
        QTRY_COMPARE(button().text(), QStringLiteral("team"));
        QTRY_VERIFY(before.isNull());
        QVERIFY(window().isVisible());
        QVERIFY(window().windowTitle().contains(QStringLiteral("team")));
        QTRY_COMPARE(names().size(), 2);
        window().resize(1100, 700);
        savePicture(window(), QStringLiteral("workspace-team"));
        m_fixture->theme.setChoice(ThemeChoice::Dark);
        savePicture(window(), QStringLiteral("workspace-team-dark"));
        button().menu()->popup(window().mapToGlobal(QPoint(20, 60)));
        savePicture(*button().menu(), QStringLiteral("workspace-menu-dark"));
        button().menu()->close();
    }

    void theNextStartOpensTheLastOne()
    {
        choose(QStringLiteral("team"));
        QTRY_COMPARE(button().text(), QStringLiteral("team"));
        m_windows.reset();
        show();
        QCOMPARE(button().text(), QStringLiteral("team"));
    }

    void oneThatIsGoneIsLeft()
    {
        choose(QStringLiteral("team"));
        QTRY_COMPARE(names().size(), 2);
        VERIFY_RESULT(test::await(m_fixture->engine.workspaces().remove("team")));
        QTRY_COMPARE(button().text(), QStringLiteral("default"));
    }

    void draftsAreAskedAboutAndOfferedAgain()
    {
        window().actions().action(actionid::page(pageid::kTools))->trigger();
        window().actions().action(actionid::kNewTool)->trigger();
        QTRY_COMPARE(unsaved().size(), 1);
        choose(QStringLiteral("team"));
        QPointer<LeaveDialog> dialog = window().findChild<LeaveDialog *>();
        QVERIFY(dialog);
        test::savePicture(*dialog, QStringLiteral("workspace-leave"));
        dialog->reject();
        QCOMPARE(button().text(), QStringLiteral("default"));
        choose(QStringLiteral("team"));
        QTRY_VERIFY(window().findChild<LeaveDialog *>());
        window().findChild<LeaveDialog *>()->accept();
        QTRY_COMPARE(button().text(), QStringLiteral("team"));
        QCOMPARE(unsaved().size(), 0);
    }

    void aWorkspaceIsMadeRenamedAndRemoved()
    {
        WorkspacesDialog &dialog = open();
        buttonWith(dialog, QStringLiteral("New..."))->click();
        auto *name = dialog.findChild<QLineEdit *>();
        name->setText(QStringLiteral("Not allowed"));
        buttonWith(dialog, QStringLiteral("Create"))->click();
        auto *message = dialog.findChild<InlineMessage *>();
        QTRY_VERIFY(!message->isHidden() && message->kind() == MessageKind::Error);
        name->setText(QStringLiteral("crew"));
        buttonWith(dialog, QStringLiteral("Create"))->click();
        QTRY_COMPARE(labels(dialog), (QStringList{QStringLiteral("crew"), QStringLiteral("default (open)"),
                                                  QStringLiteral("team")}));
        select(dialog, QStringLiteral("crew"));
        buttonWith(dialog, QStringLiteral("Rename..."))->click();
        name->setText(QStringLiteral("band"));
        buttonWith(dialog, QStringLiteral("Rename"))->click();
        QTRY_VERIFY(labels(dialog).contains(QStringLiteral("band")));
        select(dialog, QStringLiteral("band"));
        test::savePicture(dialog, QStringLiteral("workspaces"));
        buttonWith(dialog, QStringLiteral("Remove"))->click();
        QVERIFY(labels(dialog).contains(QStringLiteral("band"))); // it asks first
        auto confirm = message->findChildren<QAbstractButton *>();
        QVERIFY(!confirm.isEmpty());
        confirm.front()->click();
        QTRY_COMPARE(labels(dialog).size(), 2);
        QTRY_VERIFY(message->text().contains(QStringLiteral("removed")));
    }

    void theDefaultOneStays()
    {
        WorkspacesDialog &dialog = open();
        select(dialog, QStringLiteral("default (open)"));
        QVERIFY(!buttonWith(dialog, QStringLiteral("Rename..."))->isEnabled());
        QVERIFY(!buttonWith(dialog, QStringLiteral("Remove"))->isEnabled());
    }

    void theOpenOneIsRenamedWithTheWindow()
    {
        choose(QStringLiteral("team"));
        QTRY_COMPARE(names().size(), 2);
        WorkspacesDialog &dialog = open();
        select(dialog, QStringLiteral("team (open)"));
        buttonWith(dialog, QStringLiteral("Rename..."))->click();
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("crew"));
        buttonWith(dialog, QStringLiteral("Rename"))->click();
        QTRY_COMPARE(button().text(), QStringLiteral("crew"));
        QTRY_COMPARE(names(), (QStringList{QStringLiteral("crew"), QStringLiteral("default")}));
    }

    void clientsAreMoved()
    {
        workspace::Client client;
        client.name = "cursor";
        client.title = "Cursor";
        client.tokenHash = "sha256:" + std::string(64, 'a');
        QVERIFY(m_fixture->put(client));
        WorkspacesDialog &dialog = open();
        auto *tree = dialog.findChild<QTreeWidget *>();
        tree->setCurrentItem(tree->topLevelItem(0)->child(0));
        QVERIFY(tree->currentItem());
        QCOMPARE(tree->currentItem()->text(0), QStringLiteral("Cursor"));
        auto *move = dialog.findChild<QToolButton *>();
        QCOMPARE(move->menu()->actions().size(), 1);
        move->menu()->actions().front()->trigger();
        QTRY_COMPARE(tree->topLevelItem(1)->childCount(), 1);
        QCOMPARE(tree->topLevelItem(0)->childCount(), 0);
    }

private:
    void show()
    {
        m_windows = std::make_unique<WorkspaceWindow>(WindowContext{
            m_fixture->engine, engine::ServerSettings{.port = 0}, m_fixture->theme, *m_language, *m_state});
        window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
    }
    MainWindow &window() { return m_windows->window(); }
    WorkspaceButton &button() { return *window().findChild<WorkspaceButton *>(); }
    // Without the separator and the command behind it.
    QStringList names()
    {
        QStringList texts;
        for (const QAction *action : button().menu()->actions()) {
            if (action->isSeparator())
                break;
            texts.append(action->text());
        }
        return texts;
    }
    void choose(const QString &workspace)
    {
        QTRY_VERIFY(names().contains(workspace));
        for (QAction *action : button().menu()->actions()) {
            if (action->text() == workspace)
                return action->trigger();
        }
    }
    static void savePicture(QWidget &widget, const QString &name)
    {
        QCoreApplication::processEvents(); // it is laid out anew
        test::savePicture(widget, name);
    }
    QStringList unsaved() { return window().unsavedNames(); }
    WorkspacesDialog &open()
    {
        window().actions().action(actionid::kWorkspaces)->trigger();
        auto *dialog = window().findChild<WorkspacesDialog *>();
        [&] { QTRY_VERIFY(dialog->findChild<QTreeWidget *>()->topLevelItemCount() >= 2); }();
        return *dialog;
    }
    static QStringList labels(const QWidget &dialog)
    {
        QStringList texts;
        const auto *tree = dialog.findChild<QTreeWidget *>();
        for (int row = 0; row < tree->topLevelItemCount(); ++row)
            texts.append(tree->topLevelItem(row)->text(0));
        return texts;
    }
    static void select(const QWidget &dialog, const QString &label)
    {
        auto *tree = dialog.findChild<QTreeWidget *>();
        for (int row = 0; row < tree->topLevelItemCount(); ++row) {
            if (tree->topLevelItem(row)->text(0) == label)
                tree->setCurrentItem(tree->topLevelItem(row));
        }
    }

    std::unique_ptr<test::EngineFixture> m_fixture;
    std::unique_ptr<UiState> m_state;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<WorkspaceWindow> m_windows;
};

TOOLTRAY_TEST(WorkspaceWindowTest)
#include "workspacewindowtest.moc"
