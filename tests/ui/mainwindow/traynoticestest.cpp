// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tray.h"

#include "support/testcase.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"

#include <QTcpServer>
#include <QTest>

#include <memory>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::ui;
using engine::ConnectedClient;
using engine::ServerStatus;

namespace {

class NoticesFixture {
public:
    NoticesFixture() : state(environment.folder.filePath(QStringLiteral("ui.ini")))
    {
        call({}); // as when the program starts
        start();
    }

    // As at the next start of the program.
    void start()
    {
        notices = std::make_unique<TrayNotices>(environment.engine, state, [this] { return isSeen; });
        QObject::connect(notices.get(), &TrayNotices::wanted, notices.get(),
                         [this](TrayNotices::Kind kind, const QString &title, const QString &text) {
                             told.append(title + u'|' + text);
                             lastKind = kind;
                         });
    }
    void call(const std::vector<ConnectedClient> &clients)
    {
        environment.engine.clients().takeClients(clients);
    }
    QStringList taken() { return std::exchange(told, {}); }

    test::EngineFixture environment;
    UiState state;
    bool isSeen = false;
    QStringList told;
    TrayNotices::Kind lastKind = TrayNotices::Kind::News;
    std::unique_ptr<TrayNotices> notices;
};

ConnectedClient calling(const char *name, const char *program)
{
    return {.name = name, .program = program, .calls = 1};
}

} // namespace

class TrayNoticesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClientIsGreetedTheFirstTimeOnly()
    {
        NoticesFixture fixture;
        fixture.call({calling("claude", "claude-code 2.0")});
        QCOMPARE(fixture.taken().join(u' '),
                 QStringLiteral("A new client|claude connected for the first time."));
        QVERIFY(fixture.lastKind == TrayNotices::Kind::News);
        fixture.call({calling("claude", "claude-code 2.0"), calling("claude", "claude-code 2.1")});
        QVERIFY(fixture.taken().isEmpty());
        fixture.call({});
        fixture.start();
        fixture.call({calling("claude", "claude-code 2.1"), calling("codex", "codex 1")});
        QCOMPARE(fixture.taken().size(), 1);
    }

    void whoWasThereBeforeIsNoNews()
    {
        NoticesFixture fixture;
        fixture.notices.reset();
        fixture.call({calling("claude", "claude-code 2.0")});
        fixture.start();
        fixture.call({});
        fixture.call({calling("claude", "claude-code 2.0")});
        QVERIFY(fixture.taken().isEmpty());
    }

    void programsThatNoWorkspaceNamesGoByTheirOwnNames()
    {
        NoticesFixture fixture;
        fixture.call({calling("(stdio)", "My Editor 1.2")});
        QCOMPARE(fixture.taken().join(u' '),
                 QStringLiteral("A new client|My Editor connected for the first time."));
        fixture.call({calling("(stdio)", "My Editor 1.3")});
        QVERIFY(fixture.taken().isEmpty());
        fixture.call({calling("(script)", "tooltray 1")}); // whoever that is has started it
        QVERIFY(fixture.taken().isEmpty());
    }

    void whoSeesTheWindowIsToldNothing()
    {
        NoticesFixture fixture;
        fixture.isSeen = true;
        fixture.call({calling("claude", "claude-code 2.0")});
        fixture.notices->tellServer({.state = ServerStatus::State::Failed, .problem = "Gone."});
        fixture.notices->tellApproval(QStringLiteral("a"), QStringLiteral("b"));
        QVERIFY(fixture.taken().isEmpty());
        fixture.isSeen = false;
        fixture.call({});
        fixture.call({calling("claude", "claude-code 2.0")});
        QVERIFY(fixture.taken().isEmpty()); // it was seen in the window
    }

    void aServerThatFailsIsToldOnce()
    {
        using enum ServerStatus::State;
        NoticesFixture fixture;
        fixture.notices->tellServer({.state = Running});
        fixture.notices->tellServer({.state = Stopped}); // by somebody
        QVERIFY(fixture.taken().isEmpty());
        fixture.notices->tellServer({.state = Running});
        fixture.notices->tellServer({.state = Failed, .problem = "The disk is gone."});
        fixture.notices->tellServer({.state = Failed, .problem = "The disk is gone.", .isPaused = true});
        QCOMPARE(fixture.taken().join(u' '), QStringLiteral("The server is not running|The disk is gone."));
        QVERIFY(fixture.lastKind == TrayNotices::Kind::Warning);
        fixture.notices->tellServer({.state = Running});
        fixture.notices->tellServer({.state = PortInUse, .port = 8665});
        QCOMPARE(fixture.taken().join(u' '), QStringLiteral("The server is not running|Port 8665 in use"));
    }

    void aPortThatIsTakenIsToldByTheEngine()
    {
        NoticesFixture fixture;
        QVERIFY(fixture.environment.open());
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        const auto started = fixture.environment.engine.startServer({.port = occupant.serverPort()});
        QTRY_VERIFY(started.isFinished());
        QTRY_COMPARE(fixture.told.size(), 1);
        QVERIFY2(fixture.told.first().contains(QString::number(occupant.serverPort())),
                 qPrintable(fixture.told.first()));
    }

    void switchedOffTheyAreSilentAtOnce()
    {
        NoticesFixture fixture;
        fixture.state.setShowsNotices(false);
        fixture.call({calling("claude", "claude-code 2.0")});
        fixture.notices->tellServer({.state = ServerStatus::State::Failed, .problem = "Gone."});
        fixture.notices->tellApproval(QStringLiteral("a"), QStringLiteral("b"));
        QVERIFY(fixture.taken().isEmpty());
        fixture.state.setShowsNotices(true);
        fixture.notices->tellApproval(QStringLiteral("a"), QStringLiteral("b"));
        QCOMPARE(fixture.taken().join(u' '), QStringLiteral("a|b"));
        QVERIFY(fixture.lastKind == TrayNotices::Kind::Warning);
    }
};

TOOLTRAY_TEST(TrayNoticesTest)
#include "traynoticestest.moc"
