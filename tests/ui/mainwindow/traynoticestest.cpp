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

class NoticesBench {
public:
    NoticesBench() : state(fixture.folder.filePath(QStringLiteral("ui.ini")))
    {
        call({}); // as when the program starts
        start();
    }

    // As at the next start of the program.
    void start()
    {
        notices = std::make_unique<TrayNotices>(fixture.engine, state, [this] { return isSeen; });
        QObject::connect(notices.get(), &TrayNotices::wanted, notices.get(),
                         [this](TrayNotices::Kind kind, const QString &title, const QString &text) {
                             told.append(title + u'|' + text);
                             lastKind = kind;
                         });
    }
    void call(const std::vector<ConnectedClient> &clients) { fixture.engine.clients().takeClients(clients); }
    QStringList taken() { return std::exchange(told, {}); }

    test::EngineFixture fixture;
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
        NoticesBench bench;
        bench.call({calling("claude", "claude-code 2.0")});
        QCOMPARE(bench.taken().join(u' '),
                 QStringLiteral("A new client|claude is connected for the first time."));
        QVERIFY(bench.lastKind == TrayNotices::Kind::News);
        bench.call({calling("claude", "claude-code 2.0"), calling("claude", "claude-code 2.1")});
        QVERIFY(bench.taken().isEmpty());
        bench.call({});
        bench.start();
        bench.call({calling("claude", "claude-code 2.1"), calling("codex", "codex 1")});
        QCOMPARE(bench.taken().size(), 1);
    }

    void whoWasThereBeforeIsNoNews()
    {
        NoticesBench bench;
        bench.notices.reset();
        bench.call({calling("claude", "claude-code 2.0")});
        bench.start();
        bench.call({});
        bench.call({calling("claude", "claude-code 2.0")});
        QVERIFY(bench.taken().isEmpty());
    }

    void programsThatNoWorkspaceNamesGoByTheirOwnNames()
    {
        NoticesBench bench;
        bench.call({calling("(stdio)", "My Editor 1.2")});
        QCOMPARE(bench.taken().join(u' '),
                 QStringLiteral("A new client|My Editor is connected for the first time."));
        bench.call({calling("(stdio)", "My Editor 1.3")});
        QVERIFY(bench.taken().isEmpty());
        bench.call({calling("(script)", "tooltray 1")}); // whoever that is has started it
        QVERIFY(bench.taken().isEmpty());
    }

    void whoSeesTheWindowIsToldNothing()
    {
        NoticesBench bench;
        bench.isSeen = true;
        bench.call({calling("claude", "claude-code 2.0")});
        bench.notices->tellServer({.state = ServerStatus::State::Failed, .problem = "Gone."});
        bench.notices->tellApproval(QStringLiteral("a"), QStringLiteral("b"));
        QVERIFY(bench.taken().isEmpty());
        bench.isSeen = false;
        bench.call({});
        bench.call({calling("claude", "claude-code 2.0")});
        QVERIFY(bench.taken().isEmpty()); // it was seen in the window
    }

    void aServerThatFailsIsToldOnce()
    {
        using enum ServerStatus::State;
        NoticesBench bench;
        bench.notices->tellServer({.state = Running});
        bench.notices->tellServer({.state = Stopped}); // by somebody
        QVERIFY(bench.taken().isEmpty());
        bench.notices->tellServer({.state = Running});
        bench.notices->tellServer({.state = Failed, .problem = "The disk is gone."});
        bench.notices->tellServer({.state = Failed, .problem = "The disk is gone.", .isPaused = true});
        QCOMPARE(bench.taken().join(u' '), QStringLiteral("The server does not run|The disk is gone."));
        QVERIFY(bench.lastKind == TrayNotices::Kind::Warning);
        bench.notices->tellServer({.state = Running});
        bench.notices->tellServer({.state = PortInUse, .port = 8665});
        QCOMPARE(bench.taken().join(u' '), QStringLiteral("The server does not run|Port 8665 in use"));
    }

    void aPortThatIsTakenIsToldByTheEngine()
    {
        NoticesBench bench;
        QVERIFY(bench.fixture.open());
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        const auto started = bench.fixture.engine.startServer({.port = occupant.serverPort()});
        QTRY_VERIFY(started.isFinished());
        QTRY_COMPARE(bench.told.size(), 1);
        QVERIFY2(bench.told.first().contains(QString::number(occupant.serverPort())),
                 qPrintable(bench.told.first()));
    }

    void switchedOffTheyAreSilentAtOnce()
    {
        NoticesBench bench;
        bench.state.setShowsNotices(false);
        bench.call({calling("claude", "claude-code 2.0")});
        bench.notices->tellServer({.state = ServerStatus::State::Failed, .problem = "Gone."});
        bench.notices->tellApproval(QStringLiteral("a"), QStringLiteral("b"));
        QVERIFY(bench.taken().isEmpty());
        bench.state.setShowsNotices(true);
        bench.notices->tellApproval(QStringLiteral("a"), QStringLiteral("b"));
        QCOMPARE(bench.taken().join(u' '), QStringLiteral("a|b"));
        QVERIFY(bench.lastKind == TrayNotices::Kind::Warning);
    }
};

TOOLTRAY_TEST(TrayNoticesTest)
#include "traynoticestest.moc"
