// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/connect/connectdialog.h"

#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/models/clients.h"
#include "ui/models/diffmodel.h"
#include "ui/models/roles.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/inlinemessage.h"
#include "json/parser.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTcpSocket>

using namespace tooltray;
using namespace tooltray::ui;
using test::TemporaryFolder;

namespace {

const std::string kCursorFile =
    "{\n  // my servers\n  \"mcpServers\": {\n    \"files\": { \"command\": \"npx\" }\n  }\n}\n";

// An engine over folders of its own, and the dialog before it.
class ConnectFixture {
public:
    explicit ConnectFixture(ThemeChoice choice = ThemeChoice::Light)
        : theme(*qApp, choice)
        , engine({.dataFolder = (folder / "data").string(),
                  .home = (folder / "home").string(),
                  .relay = {"/usr/bin/tooltray", "stdio"}})
    {
        test::useTestFont();
        folder.write("data/.keep", "");
        folder.write("home/.cursor/mcp.json", kCursorFile);
    }

    ~ConnectFixture() { delete dialog; }

    void serve() { VERIFY_RESULT(test::await(engine.startServer({.port = 0}))); }

    void openDialog(const QString &client)
    {
        dialog = new ConnectDialog(engine, theme);
        dialog->open();
        QTRY_VERIFY(!dialog->currentClient().isEmpty());
        dialog->setCurrentClient(client);
        QTRY_COMPARE(dialog->currentClient(), client);
    }

    // Files are read one after the other: what was asked before is answered by then.
    void waitForFiles() { VERIFY_RESULT(test::await(engine.clientFiles().files(clientAddress(engine)))); }

    QPushButton *button(const QString &text) const
    {
        for (auto *found : dialog->findChildren<QPushButton *>()) {
            if (found->text() == text && found->isVisible())
                return found;
        }
        return nullptr;
    }
    QPushButton *write() const { return button(QStringLiteral("&Write change")); }

    QString message() const
    {
        QStringList texts;
        for (const auto *shown : dialog->findChildren<InlineMessage *>()) {
            if (shown->isVisible())
                texts.append(shown->text());
        }
        return texts.join(u'\n');
    }

    QString badge(const QString &client) const
    {
        const auto *list = dialog->findChild<QListView *>();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            const auto badges = index.data(BadgesRole).value<Badges>();
            if (index.data(IdRole).toString() == client)
                return badges.isEmpty() ? QString() : badges.constFirst().text;
        }
        return QStringLiteral("no row");
    }

    std::string file(const std::string &name) const { return folder.read("home/" + name); }

    TemporaryFolder folder;
    Theme theme;
    engine::Engine engine;
    QPointer<ConnectDialog> dialog;
};

QString tokenIn(const std::string &content)
{
    const QString text = QString::fromStdString(content);
    const qsizetype begin = text.indexOf(QStringLiteral("Bearer ")) + 7;
    return text.mid(begin, text.indexOf(u'"', begin) - begin);
}

} // namespace

class ConnectDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithAClientThatIsHere()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        delete fixture.dialog;
        fixture.dialog = new ConnectDialog(fixture.engine, fixture.theme);
        fixture.dialog->open();
        QTRY_COMPARE(fixture.dialog->currentClient(), QStringLiteral("cursor"));
    }

    void writesWhatItShowedAndWaitsForTheClient()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
        QCOMPARE(fixture.file(".cursor/mcp.json"), kCursorFile); // looking changes nothing
        fixture.write()->click();
        QTRY_COMPARE(fixture.badge(QStringLiteral("cursor")), QStringLiteral("ready"));
        QTRY_VERIFY(!fixture.write()->isEnabled());
        QVERIFY(fixture.message().contains(QStringLiteral("Restart Cursor")));
        QVERIFY(fixture.message().contains(QStringLiteral("Other users of this computer can read the file")));
        // Nothing differs any more: the file is shown as it is, without its token.
        QTRY_VERIFY(!fixture.dialog->findChild<DiffView *>()->isVisible());
        QString shown;
        for (const auto *text : fixture.dialog->findChildren<QPlainTextEdit *>()) {
            if (text->isVisible())
                shown = text->toPlainText();
        }
        QVERIFY(shown.contains(QString::fromStdString(fixture.engine.serverStatus().url)));
        QVERIFY(shown.contains(QStringLiteral("// my servers")));
        QVERIFY(!shown.contains(tokenIn(fixture.file(".cursor/mcp.json"))));
        const std::string written = fixture.file(".cursor/mcp.json");
        QVERIFY(written.find("// my servers") != std::string::npos);
        QVERIFY(written.find(fixture.engine.serverStatus().url) != std::string::npos);
        QCOMPARE(fixture.folder.read("home/.cursor/mcp.json.tooltray-backup"), kCursorFile);

        // The client comes with what it read from its file.
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), fixture.engine.serverStatus().port);
        QVERIFY(socket.waitForConnected());
        const QByteArray body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
                                "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
                                "\"clientInfo\":{\"name\":\"Cursor\",\"version\":\"1\"}}}";
        socket.write("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:"
                     + QByteArray::number(fixture.engine.serverStatus().port) + "\r\nAuthorization: Bearer "
                     + tokenIn(written).toUtf8()
                     + "\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
                       "Content-Length: "
                     + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.badge(QStringLiteral("cursor")), QStringLiteral("connected"),
                                  15'000);
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("Cursor is connected")));
    }

    void theTitlesStandAboveTheirColumnsInEveryDirection()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            fixture.dialog->setLayoutDirection(direction);
            QVERIFY(test::comesToRest());
            const auto place = [&](const QString &title) {
                for (const auto *label : fixture.dialog->findChildren<QLabel *>()) {
                    if (label->text() == title)
                        return label->mapTo(fixture.dialog.data(), QPoint()).x();
                }
                return -1;
            };
            QVERIFY(place(QStringLiteral("Before")) >= 0);
            QVERIFY(place(QStringLiteral("Before"))
                    < place(QStringLiteral("After"))); // code is never mirrored
        }
    }

    void takesItBackAgain()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
        QPushButton *undo = fixture.button(QStringLiteral("&Undo last write"));
        QPushButton *remove = fixture.button(QStringLiteral("&Remove entry"));
        QVERIFY(!undo->isEnabled());
        QVERIFY(!remove->isEnabled());
        fixture.write()->click();
        QTRY_VERIFY(remove->isEnabled());
        QVERIFY(!clientAddress(fixture.engine).tokenHashes.empty());
        remove->click();
        QTRY_COMPARE(fixture.file(".cursor/mcp.json"), kCursorFile);
        QTRY_VERIFY(clientAddress(fixture.engine).tokenHashes.empty()); // it is no longer valid
        QTRY_VERIFY(undo->isEnabled());
        undo->click();
        QTRY_VERIFY(fixture.file(".cursor/mcp.json") != kCursorFile);
        QTRY_VERIFY(undo->isEnabled() && remove->isEnabled());
        undo->click();
        QTRY_COMPARE(fixture.file(".cursor/mcp.json"), kCursorFile);
        QTRY_VERIFY(!undo->isEnabled());
    }

    void doesNotWriteOverWhatItHasNotShown()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
        fixture.folder.write("home/.cursor/mcp.json", "{\"other\": true}");
        fixture.write()->click();
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("changed by another program")));
        QCOMPARE(fixture.file(".cursor/mcp.json"), std::string("{\"other\": true}"));
    }

    void offersTheSnippetWhereTheFileCannotBeRead()
    {
        ConnectFixture fixture;
        fixture.folder.write("home/.cursor/mcp.json", "{\n  \"mcpServers\": nonsense\n}\n");
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("line 2, column 17")));
        QVERIFY(!fixture.write());
        QPushButton *copy = fixture.button(QStringLiteral("&Copy snippet"));
        copy->click();
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Bearer ")));
        QVERIFY(!QApplication::clipboard()->text().contains(u'•'));
        QVERIFY(QApplication::clipboard()->text().contains(
            QString::fromStdString(fixture.engine.serverStatus().url)));
    }

    void asksForTheServerFirst()
    {
        ConnectFixture fixture;
        QVERIFY(test::await(fixture.engine.open()));
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("Start the server first")));
        QVERIFY(!fixture.write()->isEnabled());
        // A program that speaks on standard output is a client like any other.
        fixture.dialog->setCurrentClient(QStringLiteral("claude-desktop"));
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("Start the server first")));
        QVERIFY(!fixture.write()->isEnabled());
        fixture.serve();
        QTRY_VERIFY(fixture.write()->isEnabled());
        fixture.dialog->setCurrentClient(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
    }

    void givesOthersATokenOfTheirOwn()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QString(ClientListModel::kOther));
        auto *name = fixture.dialog->findChildren<QLineEdit *>().constLast();
        for (auto *edit : fixture.dialog->findChildren<QLineEdit *>()) {
            if (!edit->isReadOnly())
                name = edit;
        }
        QPushButton *copy = fixture.button(QStringLiteral("&Copy with a new token"));
        name->setText(QStringLiteral("no name"));
        QVERIFY(!copy->isEnabled());
        name->setText(QStringLiteral("goose"));
        QVERIFY(copy->isEnabled());
        QApplication::clipboard()->clear();
        copy->click();
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Bearer ")));
        QTRY_VERIFY(fixture.engine.workspaceClient().state().workspace->find(
            {workspace::ObjectKind::Client, "goose"}));
    }

    void aTokenInUseIsReplacedOnlyWhenAsked()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QString(ClientListModel::kOther));
        const auto hash = [&fixture] {
            const auto *client =
                fixture.engine.workspaceClient().state().workspace->find<workspace::Client>("other-client");
            return client ? client->tokenHash : std::string();
        };
        const QString copied = QStringLiteral("Snippet copied");
        QPushButton *copy = fixture.button(QStringLiteral("&Copy with a new token"));
        const QPoint place = copy->mapTo(fixture.dialog, QPoint());
        copy->click();
        QTRY_VERIFY(!hash().empty());
        QTRY_VERIFY(fixture.message().contains(copied));
        fixture.waitForFiles(); // the list is read again, as the workspace has changed
        QVERIFY(test::finishesWork(fixture.engine));
        QVERIFY(fixture.message().contains(copied));
        QCOMPARE(copy->mapTo(fixture.dialog, QPoint()), place); // under the mouse

        const std::string first = hash();
        copy->click();
        QVERIFY(fixture.message().contains(QStringLiteral("Create a new token for other-client?")));
        fixture.button(QStringLiteral("Cancel"))->click();
        QVERIFY(fixture.message().isEmpty());
        QCOMPARE(hash(), first);
        copy->click();
        fixture.button(QStringLiteral("Copy a new token"))->click();
        QTRY_VERIFY(hash() != first);
        QTRY_VERIFY(fixture.message().contains(copied));
    }

    void theTokenMayComeFromTheEnvironment()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QString(ClientListModel::kOther));
        auto *where = fixture.dialog->findChild<QComboBox *>();
        QVERIFY(where && where->isVisible());
        QVERIFY(!fixture.button(QStringLiteral("Copy &line with a new token")));
        where->setCurrentIndex(where->findText(QStringLiteral("Token from an environment variable")));
        Q_EMIT where->activated(where->currentIndex());
        fixture.button(QStringLiteral("&Copy"))->click();
        const json::Parsed copied = json::parse(QApplication::clipboard()->text().toStdString());
        QVERIFY(copied);
        QCOMPARE(copied.value["mcpServers"]["tooltray"]["headers"]["Authorization"].toString(),
                 std::string_view("Bearer ${TOOLTRAY_TOKEN}"));
        // No token was made for that.
        QVERIFY(fixture.engine.workspaceClient()
                    .state()
                    .workspace->entries(workspace::ObjectKind::Client)
                    .isEmpty());
        fixture.button(QStringLiteral("Copy &line with a new token"))->click();
        const auto line = [] { return QApplication::clipboard()->text(); };
        QTRY_VERIFY(line().startsWith(QStringLiteral("export TOOLTRAY_TOKEN=")));
        QVERIFY(line().size() > 40 && !line().contains(u'\n') && !line().contains(u'•'));
        where->setCurrentIndex(0);
        Q_EMIT where->activated(0);
        QVERIFY(fixture.button(QStringLiteral("&Copy with a new token")));
    }

    void whoStartsACommandNeedsNoToken()
    {
        ConnectFixture fixture;
        QVERIFY(test::await(fixture.engine.open())); // nothing is served, and nothing has to be
        fixture.openDialog(QString(ClientListModel::kOther));
        QPushButton *copy = fixture.button(QStringLiteral("Copy c&ommand"));
        QVERIFY(copy && copy->isEnabled());
        copy->click();
        const json::Parsed copied = json::parse(QApplication::clipboard()->text().toStdString());
        QVERIFY(copied);
        const json::Value &entry = copied.value["mcpServers"]["tooltray"];
        QCOMPARE(entry["command"].toString(), std::string_view("/usr/bin/tooltray"));
        QVERIFY(entry["args"] == json::Value::array({"stdio"}));
        QVERIFY(fixture.message().contains(QStringLiteral("copied")));
        QVERIFY(fixture.engine.workspaceClient()
                    .state()
                    .workspace->entries(workspace::ObjectKind::Client)
                    .isEmpty());
    }

    void isReachedByTheKeyboard()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
        QTest::keyClick(fixture.dialog->findChild<QListView *>(), Qt::Key_End);
        QCOMPARE(fixture.dialog->currentClient(), QString(ClientListModel::kOther));
        QTest::keyClick(fixture.dialog.data(), Qt::Key_Escape);
        QTRY_VERIFY(!fixture.dialog);
    }

    void tabFollowsWhatIsSeen()
    {
        ConnectFixture fixture;
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QVERIFY(QTest::qWaitForWindowActive(fixture.dialog.data()));
        QTRY_VERIFY(fixture.write()->isEnabled());
        const auto goesUpAgain = [&fixture] {
            fixture.dialog->findChild<QListView *>()->setFocus();
            QString problem;
            int top = 0;
            for (const QWidget *stop : test::tabStops(*fixture.dialog, Qt::Key_Tab, problem)) {
                const int now = stop->mapTo(fixture.dialog.data(), QPoint()).y();
                if (now + stop->height() <= top)
                    problem += test::nameOf(*stop);
                top = now;
            }
            return problem;
        };
        QCOMPARE(goesUpAgain(), QString());
        fixture.dialog->setCurrentClient(QString(ClientListModel::kOther));
        auto *where = fixture.dialog->findChild<QComboBox *>();
        where->setCurrentIndex(1);
        Q_EMIT where->activated(1);
        fixture.button(QStringLiteral("Copy &line with a new token"))->click();
        QTRY_VERIFY(fixture.button(QStringLiteral("Dismiss"))); // below all of them
        QCOMPARE(goesUpAgain(), QString());
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        ConnectFixture fixture(choice);
        std::string settings = "{\n";
        for (int i = 0; i < 30; ++i)
            settings += "  \"setting" + std::to_string(i) + "\": " + std::to_string(i) + ",\n";
        settings += "  \"mcpServers\": {\n    \"files\": { \"command\": \"npx\", \"args\": [\"-y\", "
                    "\"files\"] }\n  },\n"
                    "  \"last\": true\n}\n";
        fixture.folder.write("home/.claude.json", settings);
        fixture.folder.write("home/.codex/config.toml", "model = \n");
        fixture.serve();
        fixture.openDialog(QStringLiteral("cursor"));
        QTRY_VERIFY(fixture.write()->isEnabled());
        fixture.write()->click();
        QTRY_COMPARE(fixture.badge(QStringLiteral("cursor")), QStringLiteral("ready"));
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        const auto save = [&](const QString &client) {
            fixture.dialog->setCurrentClient(client);
            fixture.waitForFiles();
            return test::finishesWork()
                   && test::savePicture(*fixture.dialog, QStringLiteral("connect-") + client + u'-' + theme);
        };
        for (const char *client : {"cursor", "claude-code", "codex", "zed", "other"})
            QVERIFY(save(QString::fromLatin1(client)));
    }
};

TOOLTRAY_TEST(ConnectDialogTest)
#include "connectdialogtest.moc"
