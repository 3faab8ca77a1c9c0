// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/connect/connectdialog.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/mainwindow/newcomer.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/json/jsonview.h"

#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;
using test::Newcomer;
using test::shownDialog;

namespace {

constexpr int kClickPatience = 20'000; // ms, for a busy machine

QPushButton *defaultOf(const QWidget &dialog)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->isEnabled() && button->isDefault())
            return button;
    }
    return nullptr;
}

QByteArray helloOf(const std::string &file, quint16 port)
{
    const QByteArray written = QByteArray::fromStdString(file);
    const qsizetype begin = written.indexOf("Bearer ") + 7;
    const QByteArray token = written.mid(begin, written.indexOf('"', begin) - begin);
    const QByteArray body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
                            "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
                            "\"clientInfo\":{\"name\":\"Cursor\",\"version\":\"1\"}}}";
    return "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) + "\r\nAuthorization: Bearer "
           + token
           + "\r\nContent-Type: application/json\r\nAccept: application/json, "
             "text/event-stream\r\nContent-Length: "
           + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace

// From the first start to a tool that was tried in four clicks, and to an agent that is connected in three more.
class FirstStepsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fourAndThreeClicks_data() { test::addLanguageRows(); }

    void fourAndThreeClicks()
    {
        QFETCH(QString, language);
        Newcomer person(QStringLiteral("first-") + language, language);
        QVERIFY(person.start());
        QVERIFY(person.keepPicture(*person.window, QStringLiteral("start")));
        QVERIFY(person.click(*person.window, person.command(actionid::kUseSample)));
        const auto canMakeTools = [&person] {
            return Newcomer::button(*person.window, person.command(actionid::kToolsFromSchema)) != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(canMakeTools(), kClickPatience);
        QVERIFY(person.keepPicture(*person.window, QStringLiteral("sample")));
        QVERIFY(person.click(*person.window, person.command(actionid::kToolsFromSchema)));
        QTRY_VERIFY(shownDialog<CreateToolsDialog>() && defaultOf(*shownDialog<CreateToolsDialog>()));
        QVERIFY(person.keepPicture(*shownDialog<CreateToolsDialog>(), QStringLiteral("choice")));
        QVERIFY(person.click(defaultOf(*shownDialog<CreateToolsDialog>())));
        QTRY_VERIFY(Newcomer::button(*person.window, person.command(actionid::kTryTool)));
        QVERIFY(person.keepPicture(*person.window, QStringLiteral("drafts")));
        QVERIFY(person.click(*person.window, person.command(actionid::kTryTool)));
        const auto isAnswered = [&person] {
            const auto views = person.window->findChildren<JsonView *>();
            return std::ranges::any_of(
                views, [](const JsonView *view) { return view->isVisible() && view->isComplete(); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(), kClickPatience);
        QVERIFY(person.keepPicture(*person.window, QStringLiteral("tried")));
        QCOMPARE(person.clicks, 4);

        QVERIFY(person.click(*person.window->findChild<FloatingNotices *>(), saveAll(person)));
        const auto &tools = person.engine.workspaceClient();
        QTRY_VERIFY_WITH_TIMEOUT(tools.state().workspace->entries(workspace::ObjectKind::Tool).size() > 5,
                                 kClickPatience);
        QVERIFY(person.keepPicture(*person.window, QStringLiteral("saved")));
        QVERIFY(person.click(*person.window,
                             person.window->actions().action(actionid::kConnectClient)->iconText()));
        QTRY_VERIFY(shownDialog<ConnectDialog>());
        const QPointer<ConnectDialog> connecting = shownDialog<ConnectDialog>();
        QTRY_COMPARE_WITH_TIMEOUT(connecting->currentClient(), QStringLiteral("cursor"), kClickPatience);
        QTRY_VERIFY_WITH_TIMEOUT(defaultOf(*connecting), kClickPatience);
        QVERIFY(person.keepPicture(*connecting, QStringLiteral("change")));
        QVERIFY(person.click(defaultOf(*connecting)));
        const auto hasToken = [&person] {
            return person.folder.read("home/.cursor/mcp.json").find("Bearer ") != std::string::npos;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasToken() && !defaultOf(*connecting), kClickPatience);
        QCOMPARE(person.clicks, 7);

        QTcpSocket agent;
        agent.connectToHost(QStringLiteral("127.0.0.1"), person.engine.serverStatus().port);
        QVERIFY(agent.waitForConnected());
        agent.write(helloOf(person.folder.read("home/.cursor/mcp.json"), person.engine.serverStatus().port));
        QByteArray answer;
        QTRY_VERIFY_WITH_TIMEOUT((answer += agent.readAll()).contains("\"serverInfo\""), kClickPatience);
        QVERIFY(person.keepPicture(*connecting, QStringLiteral("connected")));
        connecting->reject();
    }

private:
    static QString saveAll(const Newcomer &person)
    {
        for (const auto *each :
             person.window->findChild<FloatingNotices *>()->findChildren<QPushButton *>()) {
            if (each->isVisible()
                && each->text() == QCoreApplication::translate("tooltray::ui::DraftCommands", "Save all"))
                return each->text();
        }
        return {};
    }
};

TOOLTRAY_TEST(FirstStepsTest)
#include "firststepstest.moc"
