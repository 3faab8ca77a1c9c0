// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/connect/connectdialog.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/json/jsonview.h"

#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QTcpSocket>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kClickPatience = 20'000; // ms, for a busy machine

QString textOf(const QAbstractButton &button)
{
    return button.text().remove(u'&');
}

// The window as it is when the program is started for the first time, and somebody with a mouse.
class Newcomer {
public:
    explicit Newcomer(const QString &languageCode)
        : engine({.dataFolder = (folder / "data").string(), .home = (folder / "home").string()})
        , state(QString::fromStdString((folder / "ui.ini").string()))
        , theme(*qApp, ThemeChoice::Light)
        , language(languageCode)
    {
        test::useTestFont();
        folder.write("home/.cursor/mcp.json", "{}\n"); // an agent that is installed
        window = std::make_unique<MainWindow>(WindowContext{engine, server, theme, language, state});
    }

    bool start()
    {
        window->show();
        return QTest::qWaitForWindowActive(window.get())
               && test::await(engine.startServer(server)).hasValue();
    }

    QString command(const QString &id) const { return window->actions().action(id)->text().remove(u'&'); }

    // The button of that text that can be pressed in a part of what is seen.
    static QAbstractButton *button(const QWidget &part, const QString &text)
    {
        for (auto *each : part.findChildren<QAbstractButton *>()) {
            if (each->isVisible() && each->isEnabled() && textOf(*each) == text)
                return each;
        }
        return nullptr;
    }

    // What is below the mouse gets the click, whatever it is.
    bool click(const QAbstractButton *wanted)
    {
        if (!wanted || !test::comesToRest())
            return false;
        QWidget &top = *wanted->window();
        const QPoint at = wanted->mapTo(&top, wanted->rect().center());
        if (top.childAt(at) != wanted)
            return false;
        QTest::mouseClick(top.windowHandle(), Qt::LeftButton, {}, at);
        ++clicks;
        return true;
    }
    bool click(const QWidget &part, const QString &text)
    {
        return QTest::qWaitFor([&] { return button(part, text) != nullptr; }, kClickPatience)
               && click(button(part, text));
    }

    bool keepPicture(QWidget &part, const QString &name)
    {
        return test::comesToRest()
               && test::savePicture(
                   part, QStringLiteral("first-%1-%2-%3").arg(language.code()).arg(clicks).arg(name));
    }

    test::TemporaryFolder folder;
    engine::Engine engine;
    engine::ServerSettings server{.port = 0};
    UiState state;
    Theme theme;
    Language language;
    std::unique_ptr<MainWindow> window;
    int clicks = 0;
};

template <typename Dialog>
Dialog *shownDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<Dialog *>(widget); dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

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
        Newcomer person(language);
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
                             person.command(actionid::kConnectClient).remove(QStringLiteral("..."))));
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
