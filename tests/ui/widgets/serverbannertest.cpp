// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbar.h"

#include "engine/settings/serversettings.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using State = engine::ServerStatus::State;
using Page = ServerBanner::Page;

class ServerBannerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void speaksUpWhereItMatters_data()
    {
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<bool>("onEveryPage");
        QTest::addColumn<bool>("whereCallsAreWaitedFor");
        QTest::addColumn<QString>("text");
        QTest::newRow("running") << State::Running << "" << false << false << "";
        QTest::newRow("starting") << State::Starting << "" << false << false << "";
        QTest::newRow("stopped") << State::Stopped << "" << false << true
                                 << "The server is stopped, so no client can connect.";
        QTest::newRow("port in use") << State::PortInUse << "Port 8665 is taken." << true << true
                                     << "Port 8665 is taken.";
        QTest::newRow("port in use, no reason")
            << State::PortInUse << "" << true << true << "Another program uses port 8665.";
        QTest::newRow("failed") << State::Failed << "Out of memory." << true << true << "Out of memory.";
        QTest::newRow("failed, no reason")
            << State::Failed << "" << true << true << "The server could not start.";
    }

    void speaksUpWhereItMatters()
    {
        QFETCH(State, state);
        QFETCH(QString, problem);
        QFETCH(QString, text);
        const Theme theme(*qApp, ThemeChoice::Light);
        ActionRegistry registry(theme);
        addActions(registry);
        QWidget window;
        ServerBanner banner(theme, registry, &window);
        window.show();
        const engine::ServerStatus status{.state = state, .port = 8665, .problem = problem.toStdString()};
        banner.update(status, Page::Other);
        QTEST(banner.isVisible(), "onEveryPage");
        banner.update(status, Page::WaitsForCalls);
        QTEST(banner.isVisible(), "whereCallsAreWaitedFor");
        if (banner.isVisible())
            QCOMPARE(shown(banner), QStringList{text});
        banner.update(status, Page::Home);
        QTEST(banner.isVisible(), "whereCallsAreWaitedFor");
    }

    void saysThatCallsArePausedWhereTheyAreWaitedFor()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ActionRegistry registry(theme);
        addActions(registry);
        QWidget window;
        ServerBanner banner(theme, registry, &window);
        window.show();
        engine::ServerStatus status{.state = State::Running, .isPaused = true};
        banner.update(status, Page::Other);
        QVERIFY(!banner.isVisible());
        banner.update(status, Page::Home);
        QVERIFY(!banner.isVisible());
        banner.update(status, Page::WaitsForCalls);
        QCOMPARE(shown(banner).size(), 1);
        QVERIFY(shown(banner).constFirst().startsWith(QStringLiteral("Calls are paused")));
        status.state = State::Stopped; // which says more
        banner.update(status, Page::WaitsForCalls);
        QCOMPARE(shown(banner),
                 QStringList{QStringLiteral("The server is stopped, so no client can connect.")});
    }

    void namesTheClientsThatLookForTheServerWhereItWas()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ActionRegistry registry(theme);
        addActions(registry);
        QWidget window;
        ServerBanner banner(theme, registry, &window);
        window.show();
        banner.update({.state = State::Running, .port = 8666}, Page::Other);
        banner.tellMoved(8666, {});
        QVERIFY(!banner.isVisible());
        banner.tellMoved(8666, {QStringLiteral("Cursor"), QStringLiteral("Zed")});
        QCOMPARE(shown(banner).size(), 1);
        QVERIFY(shown(banner).constFirst().contains(QStringLiteral("8666")));
        QVERIFY(shown(banner).constFirst().contains(QStringLiteral("Cursor")));
        // Another client comes: it still holds. Elsewhere it does not.
        banner.update({.state = State::Running, .port = 8666, .clients = 1}, Page::Other);
        QVERIFY(banner.isVisible());
        banner.update({.state = State::Running, .port = 8665}, Page::Other);
        QVERIFY(!banner.isVisible());
    }

private:
    static void addActions(ActionRegistry &registry)
    {
        for (const auto id : {actionid::kUseFreePort, actionid::kToggleServer, actionid::kPauseCalls,
                              actionid::kConnectClient})
            registry.add({.id = id, .section = ActionSection::Server, .text = "x"});
    }
    static QStringList shown(const ServerBanner &banner)
    {
        QStringList texts;
        for (const auto *message : banner.findChildren<InlineMessage *>()) {
            if (message->isVisible())
                texts.append(message->text());
        }
        return texts;
    }
};

TOOLTRAY_TEST(ServerBannerTest)
#include "serverbannertest.moc"
