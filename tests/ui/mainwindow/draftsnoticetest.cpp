// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/notices.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/models/objectdraft.h"
#include "ui/models/tooldraft.h"
#include "ui/navigation/place.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/endpoints/endpointeditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class DraftsNoticeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        test::useTestFont();
    }
    void cleanup()
    {
        m_window.reset();
        m_engine.reset();
        m_folder.reset();
    }

    void nothingIsOfferedWhereNothingWasLeft()
    {
        start();
        waitForDrafts();
        QVERIFY(!notice().isVisible());
    }

    void whatWasLeftIsOfferedOnWhateverPageShows()
    {
        leave({"tool-new-1", "tool-new-2"});
        start();
        QTRY_VERIFY(notice().isVisible());
        QCOMPARE(pages().currentPage(), QString(pageid::kHome));
        QVERIFY(notice().findChild<InlineMessage *>()->text().startsWith(u"2 "));
        QVERIFY(test::savePicture(*m_window, QStringLiteral("drafts-left")));
    }

    void restoringOpensTheTools()
    {
        leave({"tool-new-1"});
        start();
        QTRY_VERIFY(notice().isVisible());
        press(QStringLiteral("Restore"));
        QCOMPARE(pages().currentPage(), QString(pageid::kTools));
        QVERIFY(!notice().isVisible());
        const auto name = [this] { return m_window->findChild<ToolHeader *>()->findChild<QLineEdit *>(); };
        QTRY_COMPARE(name()->text(), QStringLiteral("left_behind"));
    }

    void whatIsDiscardedIsNotOfferedAgain()
    {
        leave({"tool-new-1"});
        start();
        QTRY_VERIFY(notice().isVisible());
        press(QStringLiteral("Discard"));
        QVERIFY(!notice().isVisible());
        const auto left =
            test::await(m_engine->workspaceClient().recoveredDrafts()); // in the order of what was asked
        QVERIFY(left);
        QVERIFY(left->empty());
    }

    void anEndpointComesBackAsItWasTyped()
    {
        start();
        workspace::Endpoint endpoint;
        endpoint.name = "shop";
        endpoint.url = "http://127.0.0.1:9/graphql";
        QVERIFY(test::await(m_engine->workspaceClient().apply(
            {"Put", workspace::Origin::Person, {workspace::PutObject{endpoint}}})));
        pages().open({.page = pageid::kEndpoints, .item = QStringLiteral("shop")});
        const auto editor = [this] { return m_window->findChild<EndpointEditor *>(); };
        QTest::keyClicks(editor()->findChild<QLineEdit *>(), QStringLiteral("2"));
        m_window.reset(); // nobody saved it
        m_engine.reset();
        start();
        QTRY_VERIFY(notice().isVisible());
        press(QStringLiteral("Restore"));
        QCOMPARE(pages().currentPage(), QString(pageid::kEndpoints));
        QTRY_COMPARE(editor()->findChild<QLineEdit *>()->text(), QStringLiteral("shop2"));
        Q_EMIT editor()->saveWanted();
        QTRY_VERIFY(m_engine->workspaceClient().state().workspace->find<workspace::Endpoint>("shop2"));
        const auto left = test::await(m_engine->workspaceClient().recoveredDrafts());
        QVERIFY(left && left->empty());
    }

    void credentialsAndVariablesAreOfferedToo()
    {
        {
            const auto engine = newEngine();
            workspace::Credential credential;
            credential.name = "github";
            workspace::ContextVariable variable;
            variable.key = "TEAM";
            variable.value = "core";
            for (const workspace::Object &object :
                 {workspace::Object(credential), workspace::Object(variable)}) {
                const ObjectDraft draft{.original = {workspace::keyOf(object).kind, {}}, .object = object};
                QVERIFY(test::await(engine->workspaceClient().writeDraft(
                    std::string(workspace::kindName(draft.original.kind)) + '-', encodeDraft(draft))));
            }
        }
        start();
        QTRY_VERIFY(notice().isVisible());
        QVERIFY(notice().findChild<InlineMessage *>()->text().startsWith(u"2 "));
        press(QStringLiteral("Restore"));
        QCOMPARE(pages().currentPage(), QString(pageid::kContext));
        QTRY_VERIFY(m_window->findChild<VariableDialog *>());
        const auto *name = m_window->findChild<VariableDialog *>()->findChild<QLineEdit *>();
        QTRY_COMPARE(name->text(), QStringLiteral("TEAM"));
        const auto *editor = m_window->findChild<CredentialEditor *>();
        QTRY_COMPARE(editor->credential().name, std::string("github"));
    }

    // Of a page that does not restore anything yet, or of a version to come.
    void whatNobodyCanRestoreIsNotOffered()
    {
        leave({"type-colour"});
        start();
        waitForDrafts();
        QVERIFY(!notice().isVisible());
    }

private:
    std::unique_ptr<engine::Engine> newEngine()
    {
        return std::make_unique<engine::Engine>(
            engine::EngineSettings{.dataFolder = m_folder->path().toStdString()});
    }
    // As a process that ends without saving.
    void leave(const std::vector<std::string> &ids)
    {
        const auto engine = newEngine();
        ToolDraft draft =
            newToolDraft(*engine->workspaceClient().state().workspace, {}, workspace::GraphqlOperation{});
        draft.tool.name = "left_behind";
        for (const std::string &id : ids)
            QVERIFY(test::await(engine->workspaceClient().writeDraft(id, encodeDraft(draft))));
    }
    void start()
    {
        m_engine = newEngine();
        QVERIFY(test::await(m_engine->open()));
        m_state = std::make_unique<UiState>(m_folder->filePath(QStringLiteral("ui.ini")));
        m_window = std::make_unique<MainWindow>(
            WindowContext{*m_engine, engine::ServerSettings{.port = 0}, m_theme, m_language, *m_state});
        m_window->show();
    }
    // The notice has asked before, and answers come in the order of what was asked.
    void waitForDrafts() { QVERIFY(test::await(m_engine->workspaceClient().recoveredDrafts())); }
    DraftsNotice &notice() const { return *m_window->findChild<DraftsNotice *>(); }
    PageHost &pages() const { return *m_window->findChild<PageHost *>(); }
    void press(const QString &text)
    {
        QPushButton *button = test::buttonWith(notice(), text);
        QVERIFY2(button, qPrintable(text));
        button->click();
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
    Language m_language{QStringLiteral("en")};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<engine::Engine> m_engine;
    std::unique_ptr<UiState> m_state;
    std::unique_ptr<MainWindow> m_window;
};

TOOLTRAY_TEST(DraftsNoticeTest)
#include "draftsnoticetest.moc"
