// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/redirectlistener.h"

#include "support/fakeclock.h"
#include "support/httpconnection.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <optional>

using namespace tooltray;
using namespace tooltray::credentials;
using namespace std::chrono_literals;
using tooltray::test::FakeClock;
using tooltray::test::HttpConnection;

namespace {

// A listener for the state "st" and what it got.
class Waiting {
public:
    Waiting()
    {
        auto listening = RedirectListener::listen(Secret("st"), clock, [this](const Redirect &redirect) {
            ++count;
            got = redirect;
        });
        if (listening)
            listener = *std::move(listening);
    }

    std::uint16_t port() const
    {
        const std::string &uri = listener->redirectUri();
        return static_cast<std::uint16_t>(std::stoi(uri.substr(uri.find(':', 7) + 1)));
    }
    std::string request(const std::string &line, const std::string &host = {}) const
    {
        const std::string own = "127.0.0.1:" + std::to_string(port());
        return line + " HTTP/1.1\r\nHost: " + (host.empty() ? own : host) + "\r\n\r\n";
    }
    int statusOf(const std::string &request) const
    {
        HttpConnection connection(port());
        const auto answer = connection.exchange(request);
        return answer ? answer->status : 0;
    }

    FakeClock clock;
    std::unique_ptr<RedirectListener> listener;
    int count = 0;
    Redirect got;
};

} // namespace

class RedirectListenerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAnswerIsTakenOnce()
    {
        Waiting waiting;
        QVERIFY(waiting.listener);
        HttpConnection second(waiting.port());
        QTRY_VERIFY(second.isConnected());
        HttpConnection connection(waiting.port());
        const auto answer =
            connection.exchange(waiting.request("GET /callback?code=a%2Fb+c&state=st&scope=x"));
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QVERIFY(answer->body.find("Signed in") != std::string::npos);
        QCOMPARE(answer->header("cache-control"), "no-store");
        QCOMPARE(answer->header("referrer-policy"), "no-referrer");
        QCOMPARE(answer->header("content-security-policy"), "default-src 'none'");
        QVERIFY(connection.waitForClose());
        QCOMPARE(waiting.count, 1);
        QVERIFY(waiting.got.code == Secret("a/b c"));
        QVERIFY(waiting.got.error.empty());
        const auto late = second.exchange(waiting.request("GET /callback?code=other&state=st"));
        QVERIFY(late && late->status == 400);
        QCOMPARE(waiting.statusOf(waiting.request("GET /callback?code=other&state=st")), 0);
        QCOMPARE(waiting.count, 1);
    }

    void aRefusalIsTakenToo()
    {
        Waiting waiting;
        HttpConnection connection(waiting.port());
        const auto answer = connection.exchange(
            waiting.request("GET /callback?error=access_denied&error_description=No%20thanks&state=st"));
        QVERIFY(answer && answer->status == 200);
        QVERIFY(answer->body.find("Not signed in") != std::string::npos);
        QCOMPARE(waiting.got.error, "access_denied");
        QCOMPARE(waiting.got.errorDescription, "No thanks");
    }

    void whateverElseComesChangesNothing_data()
    {
        const TestRows<QByteArray, QByteArray, int> row{"line", "host", "status"};
        row("no state", "GET /callback?code=a", "", 400);
        row("another state", "GET /callback?code=a&state=xx", "", 400);
        row("an empty state", "GET /callback?code=a&state=", "", 400);
        row("an error without the state", "GET /callback?error=access_denied", "", 400);
        row("a code twice", "GET /callback?code=a&code=b&state=st", "", 400);
        row("a state twice", "GET /callback?code=a&state=xx&state=st", "", 400);
        row("nothing", "GET /callback", "", 400);
        row("another path", "GET /favicon.ico", "", 404);
        row("a path that begins so", "GET /callback/x?code=a&state=st", "", 404);
        row("POST", "POST /callback?code=a&state=st", "", 405);
        row("HEAD", "HEAD /callback?code=a&state=st", "", 405);
        row("another host", "GET /callback?code=a&state=st", "evil.example", 403);
        row("localhost", "GET /callback?code=a&state=st", "localhost", 403);
        row("no request line", "GET", "", 404);
    }
    void whateverElseComesChangesNothing()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, host);
        QFETCH(int, status);
        Waiting waiting;
        HttpConnection connection(waiting.port());
        connection.send(waiting.request(line.toStdString(), host.toStdString()));
        QVERIFY(connection.waitForClose());
        const std::string expected = "HTTP/1.1 " + std::to_string(status);
        QVERIFY2(connection.received().starts_with(expected), connection.received().c_str());
        QCOMPARE(waiting.count, 0);
        QCOMPARE(waiting.statusOf(waiting.request("GET /callback?code=a&state=st")), 200);
        QCOMPARE(waiting.count, 1);
    }

    void theRequestMayComeInPieces()
    {
        Waiting waiting;
        HttpConnection connection(waiting.port());
        connection.sendInPieces(waiting.request("GET /callback?code=a&state=st"), 5);
        const auto answer = connection.readAnswer();
        QVERIFY(answer && answer->status == 200);
    }

    void onlyACleanRequestCounts()
    {
        Waiting waiting;
        const std::string line = "GET /callback?code=a&state=st HTTP/1.1\r\n";
        const std::string host = "Host: 127.0.0.1:" + std::to_string(waiting.port()) + "\r\n";
        QCOMPARE(waiting.statusOf(line + "\r\n"), 403);
        QCOMPARE(waiting.statusOf(line + host + host + "\r\n"), 403);
        QCOMPARE(waiting.statusOf(line + host + "no header\r\n\r\n"), 400);
        QCOMPARE(waiting.statusOf(line + host + " folded\r\n\r\n"), 400);
        QCOMPARE(waiting.count, 0);
        QCOMPARE(waiting.statusOf(line + "host:  127.0.0.1:" + std::to_string(waiting.port()) + " \r\n\r\n"),
                 200);
    }

    void endlessHeadsAreCutOff()
    {
        Waiting waiting;
        HttpConnection connection(waiting.port());
        connection.send("GET /callback?" + std::string(40'000, 'x'));
        QVERIFY(connection.waitForClose());
        QCOMPARE(waiting.statusOf(waiting.request("GET /callback?code=a&state=st")), 200);
    }

    void slowOnesAreCutOff()
    {
        Waiting waiting;
        HttpConnection connection(waiting.port());
        connection.send("GET /callback");
        QTRY_COMPARE(waiting.clock.pendingTimers(), 1U);
        waiting.clock.advance(10s);
        QVERIFY(connection.waitForClose());
    }

    void itMayGoAtAnyTime()
    {
        Waiting waiting;
        HttpConnection connection(waiting.port());
        connection.send("GET /callback");
        QTRY_COMPARE(waiting.clock.pendingTimers(), 1U);
        waiting.listener.reset();
        QVERIFY(connection.waitForClose());
        QTRY_COMPARE(waiting.clock.pendingTimers(), 0U);
    }
};

TOOLTRAY_TEST(RedirectListenerTest)
#include "redirectlistenertest.moc"
