// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverindicator.h"

#include "engine/settings/serversettings.h"
#include "support/testcase.h"
#include "ui/language/language.h"

#include <QSet>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using State = engine::ServerStatus::State;
using Condition = engine::KeychainStatus::Condition;

class ServerIndicatorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasItsOwnWordsAndShape()
    {
        QSet<QString> words;
        QSet<std::pair<int, int>> shapes;
        const QList<State> states{State::Stopped, State::Starting, State::Running, State::PortInUse,
                                  State::Failed};
        for (const State state : states) {
            const ServerIndicator look = ServerIndicator::of({.state = state, .port = 8665});
            QVERIFY(!look.state.isEmpty());
            QCOMPARE(look.shape == ServerIndicator::Shape::Drawing, look.icon != Icon::None);
            words.insert(look.state);
            shapes.insert({static_cast<int>(look.shape), static_cast<int>(look.icon)});
        }
        const engine::ServerStatus paused{.state = State::Running, .isPaused = true};
        for (const ServerIndicator &look :
             {ServerIndicator::of(paused),
              ServerIndicator::of({.state = State::Running}, Condition::Locked)}) {
            words.insert(look.state);
            shapes.insert({static_cast<int>(look.shape), static_cast<int>(look.icon)});
        }
        QCOMPARE(words.size(), states.size() + 2);
        QCOMPARE(shapes.size(), states.size() + 2);
    }

    void onlyARunningServerIsPausedOrMissesTheKeychain()
    {
        QCOMPARE(ServerIndicator::of({.state = State::Stopped, .isPaused = true}).state,
                 QStringLiteral("Stopped"));
        QCOMPARE(ServerIndicator::of({.state = State::Stopped}, Condition::Locked).state,
                 QStringLiteral("Stopped"));
        // What a person did counts more.
        QCOMPARE(ServerIndicator::of({.state = State::Running, .isPaused = true}, Condition::Locked).state,
                 QStringLiteral("Paused"));
        QCOMPARE(ServerIndicator::of({.state = State::Running}, Condition::Missing).state,
                 QStringLiteral("Running"));
    }

    void onlyARunningServerHasAnAddress()
    {
        engine::ServerStatus status{
            .state = State::Running, .port = 8665, .url = "http://127.0.0.1:8665/mcp", .clients = 2};
        QCOMPARE(ServerIndicator::of(status).sentence(),
                 QStringLiteral("Running, http://127.0.0.1:8665/mcp, 2 clients"));
        status.clients = 1;
        QVERIFY(ServerIndicator::of(status).sentence().endsWith(QStringLiteral("1 client")));
        status.state = State::PortInUse;
        QCOMPARE(ServerIndicator::of(status).sentence(), QStringLiteral("Port 8665 in use"));
    }

private:
    Language m_language{QStringLiteral("en")};
};

TOOLTRAY_TEST(ServerIndicatorTest)
#include "serverindicatortest.moc"
