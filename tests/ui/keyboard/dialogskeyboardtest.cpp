// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/testcase.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/dialogs/workspaces/leavedialog.h"
#include "ui/keyboard/keyboardfixture.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logtoolcommands.h"
#include "ui/support/sources.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kDialogPatience = 20'000; // ms, for a busy machine
constexpr auto kUi = "tooltray::ui::";

} // namespace

// Every dialog is opened, used and closed without a mouse. A dialog that is new wants a case here.
class DialogsKeyboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::KeyboardFixture>();
        QVERIFY(m_fixture->open());
    }
    void cleanup() { m_fixture.reset(); }

    void everyDialogHasACase()
    {
        QStringList named;
        for (const auto &[name, run] : cases())
            named.append(name);
        QCOMPARE(named, test::windowClassesOf([](const QString &base) { return base == u"QDialog"; }));
    }

    void aDialogIsUsed_data()
    {
        QTest::addColumn<QString>("dialog");
        for (const auto &[name, run] : cases())
            QTest::newRow(qPrintable(name)) << name;
    }

    void aDialogIsUsed()
    {
        QFETCH(QString, dialog);
        (this->*cases().at(dialog))();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(keys().seenDialogs().contains(dialog));
        VERIFY_KEYS(keys().waitUntilClosed());
    }

private:
    using Case = void (DialogsKeyboardTest::*)();

    static const std::map<QString, Case> &cases()
    {
        static const std::map<QString, Case> all{
            {QStringLiteral("AboutDialog"), &DialogsKeyboardTest::about},
            {QStringLiteral("AddEndpointDialog"), &DialogsKeyboardTest::addEndpoint},
            {QStringLiteral("CloseDialog"), &DialogsKeyboardTest::close},
            {QStringLiteral("CompareDialog"), &DialogsKeyboardTest::compare},
            {QStringLiteral("ConnectDialog"), &DialogsKeyboardTest::connectClient},
            {QStringLiteral("ConsentDialog"), &DialogsKeyboardTest::consents},
            {QStringLiteral("CreateToolsDialog"), &DialogsKeyboardTest::createTools},
            {QStringLiteral("EnvImportDialog"), &DialogsKeyboardTest::importVariables},
            {QStringLiteral("HelpDialog"), &DialogsKeyboardTest::help},
            {QStringLiteral("ImportDialog"), &DialogsKeyboardTest::importTools},
            {QStringLiteral("LeaveDialog"), &DialogsKeyboardTest::leaveWorkspace},
            {QStringLiteral("MoveToolsDialog"), &DialogsKeyboardTest::moveTools},
            {QStringLiteral("ReportDialog"), &DialogsKeyboardTest::report},
            {QStringLiteral("ResendDialog"), &DialogsKeyboardTest::resend},
            {QStringLiteral("SettingsDialog"), &DialogsKeyboardTest::settings},
            {QStringLiteral("ShortcutsDialog"), &DialogsKeyboardTest::shortcuts},
            {QStringLiteral("VariableDialog"), &DialogsKeyboardTest::newVariable},
            {QStringLiteral("WorkspacesDialog"), &DialogsKeyboardTest::workspaces},
        };
        return all;
    }

    test::Keyboard &keys() const { return *m_fixture->keys; }
    // There, and Tab goes around in it.
    bool waitFor(const char *dialog) const
    {
        return keys().waitForDialog((kUi + QByteArray(dialog)).constData()) && keys().goAround();
    }

    void about()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">about tooltray")));
        VERIFY_KEYS(waitFor("AboutDialog"));
        keys().press(Qt::Key_Escape);
        VERIFY_KEYS(keys().waitUntilClosed());
        QVERIFY(!test::Keyboard::place().isEmpty()); // the keyboard is back in the window
    }

    void addEndpoint()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">new endpoint")));
        VERIFY_KEYS(waitFor("AddEndpointDialog"));
        VERIFY_KEYS(keys().enter(QStringLiteral("URL"), QString::fromStdString(m_fixture->demoUrl())));
        keys().press(Qt::Key_Return);
        VERIFY_KEYS(keys().choose(QStringLiteral("Authentication"), QStringLiteral("New credential")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Store in"), QStringLiteral("Memory only")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Token"), QStringLiteral("not-a-real-token")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Credential name"), QStringLiteral("tracker")));
        VERIFY_KEYS(keys().press(QStringLiteral("Continue")));
        VERIFY_KEYS(keys().waitFor(QStringLiteral("Create tools next")));
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().enter(QStringLiteral("Name"), QStringLiteral("tracker")));
        VERIFY_KEYS(keys().press(QStringLiteral("Create tools next"))); // no, thank you
        VERIFY_KEYS(keys().press(QStringLiteral("Add endpoint")));
        VERIFY_KEYS(keys().waitUntilClosed());
        const auto added = [this] { return m_fixture->workspace().find<workspace::Endpoint>("tracker"); };
        QTRY_VERIFY(added());
        QCOMPARE(added()->url, m_fixture->demoUrl());
        QCOMPARE(added()->credential, std::string("tracker"));
        QVERIFY(m_fixture->workspace().find<workspace::Credential>("tracker"));
    }

    void help()
    {
        keys().press(Qt::Key_F1);
        VERIFY_KEYS(waitFor("HelpDialog"));
        VERIFY_KEYS(keys().choose(QStringLiteral("Topics"), QStringLiteral("Connect a client")));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Connect a client"))); // what it says
        keys().press(Qt::Key_Escape);
    }

    void close()
    {
        QSignalSpy quit(m_fixture->window.get(), &MainWindow::quitRequested);
        m_fixture->window->close(); // what the window manager makes of Alt+F4
        VERIFY_KEYS(waitFor("CloseDialog"));
        keys().press(Qt::Key_Escape);
        VERIFY_KEYS(keys().waitUntilClosed());
        QVERIFY(m_fixture->window->isVisible() && quit.isEmpty());
        m_fixture->window->close();
        VERIFY_KEYS(waitFor("CloseDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("Do not ask again")));
        VERIFY_KEYS(keys().press(QStringLiteral("Quit")));
        QTRY_COMPARE(quit.size(), 1);
        QCOMPARE(m_fixture->state.closeChoice(), CloseChoice::Quit);
    }

    void leaveWorkspace()
    {
        auto *dialog = new LeaveDialog(QStringLiteral("default"), {QStringLiteral("list_issues")},
                                       m_fixture->window.get());
        const QSignalSpy left(dialog, &QDialog::accepted);
        dialog->open();
        VERIFY_KEYS(waitFor("LeaveDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("Keep drafts and switch")));
        QTRY_COMPARE(left.size(), 1);
    }

    void workspaces()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">workspaces")));
        VERIFY_KEYS(waitFor("WorkspacesDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("New...")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Name"), QStringLiteral("team")));
        VERIFY_KEYS(keys().press(QStringLiteral("Create")));
        QTRY_COMPARE(m_fixture->engine.workspaces().names().size(), std::size_t(2));
        keys().press(Qt::Key_Escape);
    }

    void compare()
    {
        const auto side = [](const char *title, const char *body) {
            return CompareSide{QString::fromLatin1(title), std::make_shared<const std::string>(body)};
        };
        (new CompareDialog(m_fixture->theme, side("Before", R"({"state":"OPEN","votes":1})"),
                           side("After", R"({"votes":1,"state":"DONE"})"), m_fixture->window.get()))
            ->open();
        VERIFY_KEYS(waitFor("CompareDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("Ignore member order")));
        keys().press(Qt::Key_F8);
        QTRY_VERIFY((keys().press(QStringLiteral("Copy patch")),
                     QApplication::clipboard()->text().contains(QStringLiteral("/state"))));
        keys().press(Qt::Key_Escape);
    }

    void connectClient()
    {
        QVERIFY(m_fixture->write(QStringLiteral("home/.cursor/mcp.json"), "{\n  \"theme\": \"dark\"\n}\n"));
        keys().press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        VERIFY_KEYS(waitFor("ConnectDialog"));
        QTRY_VERIFY(keys().choose(QStringLiteral("Clients"), QStringLiteral("Cursor")));
        VERIFY_KEYS(keys().press(QStringLiteral("Write change")));
        const auto content = [this] {
            QFile file(m_fixture->folder.filePath(QStringLiteral("home/.cursor/mcp.json")));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_VERIFY_WITH_TIMEOUT(content().contains("\"tooltray\""), kDialogPatience);
        QVERIFY(content().contains(QByteArray::fromStdString(m_fixture->engine.serverStatus().url)));
        QVERIFY(content().contains("\"theme\": \"dark\""));
        keys().press(Qt::Key_Escape);
    }

    void createTools()
    {
        keys().press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        VERIFY_KEYS(waitFor("CreateToolsDialog"));
        VERIFY_KEYS(keys().choose(QStringLiteral("Fields of the schema"), QStringLiteral("14 queries")));
        keys().press(Qt::Key_Space); // all of them, on the way to none or back
        keys().press(Qt::Key_Space);
        VERIFY_KEYS(keys().enter(QStringLiteral("Prefix"), QStringLiteral("my_")));
        VERIFY_KEYS(keys().press(QStringLiteral("Create 14 tools")));
        VERIFY_KEYS(keys().waitUntilClosed());
        VERIFY_KEYS(keys().press(QStringLiteral("Save all"))); // they are drafts
        QTRY_COMPARE(m_fixture->workspace().entries(workspace::ObjectKind::Tool).size(), std::size_t(14));
        for (const auto &[name, entry] : m_fixture->workspace().entries(workspace::ObjectKind::Tool))
            QVERIFY2(name.starts_with("my_"), name.c_str());
    }

    void chooseFile(const QString &file)
    {
        VERIFY_KEYS(keys().waitForDialog("QFileDialog"));
        VERIFY_KEYS(keys().enter(QStringLiteral("File name:"), m_fixture->folder.filePath(file)));
        keys().press(Qt::Key_Return);
    }

    void importVariables()
    {
        QVERIFY(m_fixture->write(QStringLiteral(".env"), "TEAM=blue\nPAGE_SIZE=25\n"));
        keys().press(Qt::Key_5, Qt::AltModifier);
        VERIFY_KEYS(keys().press(QStringLiteral("Import .env file...")));
        chooseFile(QStringLiteral(".env"));
        VERIFY_KEYS(waitFor("EnvImportDialog"));
        QTRY_VERIFY(keys().choose(QStringLiteral("Variables in the file"), QStringLiteral("TEAM")));
        keys().press(Qt::Key_Space); // not this one
        VERIFY_KEYS(keys().press(QStringLiteral("Import 1 variable")));
        VERIFY_KEYS(keys().waitUntilClosed());
        QTRY_VERIFY(m_fixture->workspace().find<workspace::ContextVariable>("PAGE_SIZE"));
        QVERIFY(!m_fixture->workspace().find<workspace::ContextVariable>("TEAM"));
    }

    void importTools()
    {
        QVERIFY(QFile::copy(QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/packs/demo.json"),
                            m_fixture->folder.filePath(QStringLiteral("pack.json"))));
        keys().press(Qt::Key_O, Qt::ControlModifier);
        VERIFY_KEYS(waitFor("ImportDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("Choose file...")));
        chooseFile(QStringLiteral("pack.json"));
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::ImportDialog"));
        VERIFY_KEYS(keys().waitFor(QStringLiteral("Import"))); // the file is read, nothing moves any more
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().press(QStringLiteral("Import")));
        QTRY_VERIFY(!m_fixture->workspace().entries(workspace::ObjectKind::Tool).isEmpty());
        keys().press(Qt::Key_Escape);
    }

    void moveTools()
    {
        using Fit = ToolMove::Fit;
        auto *dialog = new MoveToolsDialog(
            m_fixture->theme,
            {{"fine", Fit::Fits}, {"odd", Fit::Misfit, QStringLiteral("It has no such field.")}},
            QStringLiteral("billing"), m_fixture->window.get());
        QSignalSpy chosen(dialog, &MoveToolsDialog::chosen);
        dialog->open();
        VERIFY_KEYS(waitFor("MoveToolsDialog"));
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools that may not work there"), QStringLiteral("odd")));
        keys().press(Qt::Key_Space); // this one, too
        keys().press(Qt::Key_Return);
        VERIFY_KEYS(keys().waitUntilClosed());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<ToolNames>(), (ToolNames{"fine", "odd"}));
    }

    void report()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">report a problem")));
        VERIFY_KEYS(waitFor("ReportDialog"));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Report")));
        keys().type(QStringLiteral("It stops. "));
        VERIFY_KEYS(keys().press(QStringLiteral("Copy")));
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("It stops. ")));
        VERIFY_KEYS(keys().press(QStringLiteral("Save...")));
        chooseFile(QStringLiteral("report.txt"));
        VERIFY_KEYS(waitFor("ReportDialog"));
        const auto saved = [this] {
            QFile file(m_fixture->folder.filePath(QStringLiteral("report.txt")));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_VERIFY(saved().contains("It stops. "));
        keys().press(Qt::Key_Escape);
    }

    void resend()
    {
        auto *dialog =
            new ResendDialog(m_fixture->theme, QStringLiteral("execute_graphql_query"), json::Value::object(),
                             ResendDialog::Arguments::Whole, m_fixture->window.get());
        json::Value sent;
        connect(dialog, &ResendDialog::sent, this, [&sent](const json::Value &value) { sent = value; });
        dialog->open();
        VERIFY_KEYS(waitFor("ResendDialog"));
        VERIFY_KEYS(
            keys().enter(QStringLiteral("Arguments as JSON"), QStringLiteral("{\"query\": \"{ a }\"}")));
        VERIFY_KEYS(keys().press(QStringLiteral("Send")));
        QTRY_COMPARE(std::string(sent["query"].toString()), std::string("{ a }"));
    }

    void settings()
    {
        keys().press(Qt::Key_Comma, Qt::ControlModifier);
        VERIFY_KEYS(waitFor("SettingsDialog"));
        VERIFY_KEYS(keys().choose(QStringLiteral("Theme"), QStringLiteral("Dark")));
        QCOMPARE(m_fixture->theme.choice(), ThemeChoice::Dark);
        const auto settings = [this] { return m_fixture->workspace().settings(); };
        VERIFY_KEYS(keys().goTo(QStringLiteral("Categories")));
        const auto *categories = qobject_cast<const QListView *>(QApplication::focusWidget());
        QVERIFY(categories);
        const int count = categories->model()->rowCount();
        QVERIFY(count > 1);
        for (int row = 0; row < count; ++row) {
            QCOMPARE(categories->currentIndex().row(), row);
            VERIFY_KEYS(keys().goAround());
            if (keys().goTo(QStringLiteral("Run unsaved operations")))
                keys().press(Qt::Key_Space);
            VERIFY_KEYS(keys().goTo(QStringLiteral("Categories")));
            keys().press(Qt::Key_Down);
        }
        QTRY_COMPARE(settings().groupsOff.size(), std::size_t(1));
        keys().press(Qt::Key_Escape);
    }

    void consents()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">review consents")));
        VERIFY_KEYS(waitFor("ConsentDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("Close")));
    }

    void shortcuts()
    {
        keys().press(Qt::Key_Question, Qt::ControlModifier);
        VERIFY_KEYS(waitFor("ShortcutsDialog"));
        keys().type(QStringLiteral("palette"));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Commands and their keys")));
        keys().press(Qt::Key_Escape);
    }

    void newVariable()
    {
        keys().press(Qt::Key_5, Qt::AltModifier);
        VERIFY_KEYS(keys().press(QStringLiteral("New variable...")));
        VERIFY_KEYS(waitFor("VariableDialog"));
        keys().type(QStringLiteral("team"));
        VERIFY_KEYS(keys().enter(QStringLiteral("Value"), QStringLiteral("blue")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Description"), QStringLiteral("Who asks")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Stored"), QStringLiteral("Until Tooltray quits")));
        keys().press(Qt::Key_Return);
        VERIFY_KEYS(keys().waitUntilClosed());
        const auto made = [this] { return m_fixture->workspace().find<workspace::ContextVariable>("team"); };
        QTRY_VERIFY(made());
        QVERIFY(made()->value == json::Value("blue"));
        QCOMPARE(made()->description, std::string("Who asks"));
    }

    std::unique_ptr<test::KeyboardFixture> m_fixture;
};

TOOLTRAY_TEST(DialogsKeyboardTest)
#include "dialogskeyboardtest.moc"
