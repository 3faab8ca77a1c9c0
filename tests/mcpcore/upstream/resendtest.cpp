// SPDX-License-Identifier: GPL-3.0-or-later
#include "curlsetting.h"
#include "support/testcase.h"
#include "upstream/policy/endpoint.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::httpResponse;
using Peer = test::ScriptedUpstream::Peer;
using Asked = test::ScriptedUpstream::Asked;

namespace {

// A real exchange behind an endpoint that retries, with all its delays at once.
class ResendSetting {
public:
    ResendSetting()
    {
        curl.server.onRequest = [this](Peer &peer, const Asked &asked) {
            mutations += asked.body.find("mutation") != std::string::npos ? 1 : 0;
            respond(peer);
        };
        curl.server.onBytes = [this](Peer &peer) {
            if (mayBreak && peer.requests() == brokenRequest && peer.receivedBytes() >= breakAfter) {
                mayBreak = false;
                resets ? peer.reset() : peer.close();
            }
        };
        respond = [](Peer &peer) { peer.send(httpResponse(200, "ok")); };
    }

    std::string perform(Request request)
    {
        std::string end;
        const auto call = endpoint.send(std::move(request),
                                        {.onDone = [&](const Outcome &outcome) { end = textOf(outcome); }});
        eventually([&] {
            curl.clock.advance(0ns);
            return !end.empty();
        });
        return end;
    }

    CurlSetting curl;
    Endpoint endpoint{*curl.transport, curl.clock, {}, RetrySchedule({}, [] { return 0.0; })};
    std::function<void(Peer &)> respond;
    std::size_t mutations = 0; // that arrived whole

    bool mayBreak = false; // the connection, once
    bool resets = false;
    std::size_t brokenRequest = 0; // of the connection, from 0
    std::size_t breakAfter = 0;    // bytes on the connection
};

std::size_t sizeOfMutation()
{
    CurlSetting setting;
    setting.answerAll(httpResponse(200, "ok"));
    setting.perform(mutationTo(setting.server.url()));
    const Asked &asked = setting.server.asked.at(0);
    return asked.head.size() + asked.body.size();
}

} // namespace

// However the connection breaks, a mutation reaches the server once at most, while a query gets its answer.
class ResendTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sendsAMutationOnceAtMost_data()
    {
        addColumns<bool, bool>("resets", "isReused");
        for (const bool resets : {false, true}) {
            for (const bool isReused : {false, true})
                QTest::addRow("%s, %s", resets ? "reset" : "closed", isReused ? "reused" : "fresh")
                    << resets << isReused;
        }
    }

    // The server breaks the connection once that many bytes of the request are there.
    void sendsAMutationOnceAtMost()
    {
        QFETCH(bool, resets);
        QFETCH(bool, isReused);
        const std::size_t size = sizeOfMutation();
        for (std::size_t at = 0; at <= size; ++at) {
            ResendSetting setting;
            const Request request = mutationTo(setting.curl.server.url());
            if (isReused)
                QCOMPARE(setting.perform(request), "200 ok");
            setting.mutations = 0;
            setting.mayBreak = true;
            setting.resets = resets;
            setting.brokenRequest = isReused ? 1 : 0;
            setting.breakAfter = (isReused ? size : 0) + at;
            const std::string end = setting.perform(request);
            QVERIFY2(end.starts_with("reset ") && end.ends_with("may have left"),
                     (std::to_string(at) + ": " + end).c_str());
            QVERIFY(setting.mutations <= 1);
            QCOMPARE(setting.curl.server.connectionsWithBytes(), std::size_t(1));
        }
    }

    void sendsAMutationOnceWhenTheAnswerBreaks()
    {
        const std::string answer = httpResponse(200, "ok");
        for (const bool resets : {false, true}) {
            for (std::size_t at = 0; at < answer.size(); ++at) {
                ResendSetting setting;
                const Request request = mutationTo(setting.curl.server.url());
                QCOMPARE(setting.perform(request), "200 ok");
                setting.mutations = 0;
                setting.respond = [&](Peer &peer) {
                    peer.send(std::string_view(answer).substr(0, at));
                    resets ? peer.reset() : peer.close();
                };
                const std::string end = setting.perform(request);
                QVERIFY2(!end.starts_with("200"), end.c_str());
                QCOMPARE(setting.mutations, std::size_t(1));
                QCOMPARE(setting.curl.server.connectionsWithBytes(), std::size_t(1));
            }
        }
    }

    // The server closes the connection that is kept, and the client may or may not have noticed when it sends.
    void sendsAMutationOnceOverAStaleConnection()
    {
        for (int turns = 0; turns < 20; ++turns) {
            ResendSetting setting;
            Peer *kept = nullptr;
            setting.respond = [&](Peer &peer) {
                kept = &peer;
                peer.send(httpResponse(200, "ok"));
            };
            const Request request = mutationTo(setting.curl.server.url());
            QCOMPARE(setting.perform(request), "200 ok");
            setting.mutations = 0;
            kept->close();
            for (int i = 0; i < turns; ++i)
                QCoreApplication::processEvents(QEventLoop::AllEvents);
            setting.perform(request);
            QVERIFY(setting.mutations <= 1);
            // What a query makes of it.
            QCOMPARE(setting.perform(requestTo(setting.curl.server.url())), "200 ok");
        }
    }

    void bringsAQueryThrough()
    {
        const std::size_t size = sizeOfMutation();
        for (const bool isReused : {false, true}) {
            for (std::size_t at = 0; at <= size; at += 7) {
                ResendSetting setting;
                Request request = mutationTo(setting.curl.server.url(), R"({"query":"query    { x }"})");
                request.repetition = Repetition::Harmless;
                if (isReused)
                    QCOMPARE(setting.perform(request), "200 ok");
                setting.mayBreak = setting.resets = true;
                setting.brokenRequest = isReused ? 1 : 0;
                setting.breakAfter = (isReused ? size : 0) + at;
                QCOMPARE(setting.perform(request), "200 ok");
                QCOMPARE(setting.curl.server.connectionsWithBytes(), std::size_t(2));
            }
        }
    }
};

TOOLTRAY_TEST(ResendTest)
#include "resendtest.moc"
