// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/filesystem.h"
#include "curlsetting.h"
#include "support/testcase.h"

#include <QTest>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::httpResponse;
using Peer = test::ScriptedUpstream::Peer;
using Asked = test::ScriptedUpstream::Asked;

namespace {

std::string chunked(std::string_view bytes)
{
    char size[20];
    std::snprintf(size, sizeof size, "%zx\r\n", bytes.size());
    return size + std::string(bytes) + "\r\n";
}

std::uint32_t crc32(std::string_view bytes)
{
    std::uint32_t crc = 0xffffffff;
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xedb88320U & (0U - (crc & 1)));
    }
    return ~crc;
}

// The text in the content coding "gzip" or "deflate". qCompress() puts a length of four bytes before a zlib stream
// (RFC 1950), whose raw data gzip has between a head and the checksum and length of the text (RFC 1952).
std::string compressed(const std::string &coding, const std::string &text)
{
    const QByteArray zlib = qCompress(QByteArray::fromStdString(text), 9).mid(4);
    if (coding == "deflate")
        return zlib.toStdString();
    std::string gzip("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
    gzip += zlib.mid(2, zlib.size() - 6).toStdString();
    for (const std::uint32_t word : {crc32(text), static_cast<std::uint32_t>(text.size())}) {
        for (unsigned shift = 0; shift < 32; shift += 8)
            gzip += static_cast<char>(word >> shift & 0xff);
    }
    return gzip;
}

} // namespace

// What servers do that they should not.
class CurlHostilityTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesWhatIsWrong_data()
    {
        const TestRows<std::string, std::string> row{"answer", "expected"};
        const std::string ok = "HTTP/1.1 200 OK\r\n";
        const std::string inChunks = ok + "Transfer-Encoding: chunked\r\n\r\n";
        row("nothing", "", "reset waiting may have left");
        row("half a status line", "HTTP/1.1 20", "reset waiting may have left");
        row("half a head", ok + "X-A: 1\r\n", "reset receiving may have left");
        row("half a body", ok + "Content-Length: 10\r\n\r\nhello", "reset receiving may have left");
        row("half a chunk", inChunks + "5\r\nhel", "reset receiving may have left");
        row("no last chunk", inChunks + chunked("hello"), "reset receiving may have left");
        row("no HTTP", "SSH-2.0-OpenSSH_9.2\r\n", "protocol waiting may have left");
        row("HTTP/0.9", "<html>hello</html>", "protocol waiting may have left");
        row("an unknown version", "HTTP/7.3 200 OK\r\n\r\n", "protocol waiting may have left");
        row("a status that is none", "HTTP/1.1 abc OK\r\n\r\n", "protocol waiting may have left");
        row("an upgrade nobody asked for", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
            "protocol receiving may have left");
        row("a bad chunk size", inChunks + "xyz\r\nhello\r\n", "protocol receiving may have left");
        row("a huge chunk size", inChunks + "fffffffffffffffff\r\nhello\r\n",
            "protocol receiving may have left");
        row("a bad length", ok + "Content-Length: -5\r\n\r\nhello", "protocol receiving may have left");
        row("two lengths", ok + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
            "protocol receiving may have left");
        row("a length and chunks", ok + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "protocol receiving may have left");
        row("a length too long for a number", ok + "Content-Length: 99999999999999999999\r\n\r\nhello",
            "too_big receiving may have left");
        row("a length beyond the limit", ok + "Content-Length: 40000000\r\n\r\nhello",
            "too_big receiving may have left");
        row("a head beyond the limit",
            ok + "X-A: " + std::string(90'000, 'a') + "\r\nX-B: " + std::string(90'000, 'b')
                + "\r\nX-C: " + std::string(90'000, 'c') + "\r\n\r\n",
            "protocol receiving may have left");
        row("no gzip at all", ok + "Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
            "encoding receiving may have left");
        row("an unknown coding", ok + "Content-Encoding: rot13\r\nContent-Length: 5\r\n\r\nhello",
            "encoding receiving may have left");
    }
    void namesWhatIsWrong()
    {
        QFETCH(std::string, answer);
        QFETCH(std::string, expected);
        CurlSetting setting;
        setting.server.onRequest = [&](Peer &peer, const Asked &) {
            peer.send(answer);
            peer.close();
        };
        const Outcome outcome = setting.perform(setting.request());
        QCOMPARE(textOf(outcome), expected);
        QVERIFY(!std::get<TransferFailure>(outcome).reason.empty() || expected.starts_with("too_big"));
    }

    void decodesBodies()
    {
        for (const std::string &coding : std::initializer_list<std::string>{"gzip", "deflate"}) {
            CurlSetting setting;
            const std::string text(100'000, 'x');
            const std::string body = compressed(coding, text);
            setting.answerAll(httpResponse(200, body, "Content-Encoding: " + coding + "\r\n"));
            const Outcome outcome = setting.perform(setting.request());
            QVERIFY2(std::holds_alternative<Response>(outcome), textOf(outcome).c_str());
            QVERIFY(std::get<Response>(outcome).body == text);
            QCOMPARE(reportOf(outcome).sizes.received, std::uint64_t(body.size()));
            QCOMPARE(reportOf(outcome).sizes.decoded, std::uint64_t(text.size()));
        }
    }

    void stopsBombs_data()
    {
        QTest::addColumn<std::string>("coding");
        QTest::newRow("gzip") << std::string("gzip");
        QTest::newRow("deflate") << std::string("deflate");
    }
    void stopsBombs()
    {
        QFETCH(std::string, coding);
        CurlSetting setting;
        const std::string bomb = compressed(coding, std::string(10'000'000, '\0'));
        QVERIFY(bomb.size() < 50'000);
        setting.answerAll(httpResponse(200, bomb, "Content-Encoding: " + coding + "\r\n"));
        Request request = setting.request();
        request.limits.decoded = 1'000'000;
        const Outcome outcome = setting.perform(request);
        QCOMPARE(textOf(outcome), "too_big receiving may have left");
        QVERIFY(reportOf(outcome).sizes.decoded <= 1'000'000);
        QCOMPARE(setting.server.openConnections(), std::size_t(1));
        QVERIFY(eventually([&] { return setting.server.openConnections() == 0; }));
    }

    void stopsAnEndlessBody()
    {
        // Plain, and one that decodes to nothing: a gzip header whose file name never ends.
        for (const bool isCompressed : {false, true}) {
            CurlSetting setting;
            std::size_t sent = 0;
            setting.server.onRequest = [&](Peer &peer, const Asked &) {
                peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"
                          + std::string(isCompressed ? "Content-Encoding: gzip\r\n\r\n" : "\r\n"));
                if (isCompressed)
                    peer.send(chunked(std::string_view("\x1f\x8b\x08\x08\0\0\0\0\0\xff", 10)));
                for (int i = 0; i < 400; ++i) {
                    peer.send(chunked(std::string(10'000, 'x')));
                    sent += 10'000;
                }
            };
            Request request = setting.request();
            request.limits.received = 1'000'000;
            request.limits.decoded = 2'000'000;
            QCOMPARE(textOf(setting.perform(request)), "too_big receiving may have left");
            QCOMPARE(sent, std::size_t(4'000'000));
        }
    }

    // At whichever byte the connection breaks, in whichever way.
    void neverTakesABrokenAnswerForAWholeOne()
    {
        const std::string answers[] = {httpResponse(200, R"({"data":{}})"),
                                       "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                                           + chunked(R"({"data")") + chunked(":{}}") + "0\r\n\r\n"};
        for (const std::string &answer : answers) {
            for (const bool resets : {false, true}) {
                for (std::size_t cut = 0; cut < answer.size(); ++cut) {
                    CurlSetting setting;
                    setting.server.onRequest = [&](Peer &peer, const Asked &) {
                        peer.send(std::string_view(answer).substr(0, cut));
                        if (resets)
                            peer.reset();
                        else
                            peer.close();
                    };
                    const Outcome outcome = setting.perform(setting.request());
                    const auto *failure = std::get_if<TransferFailure>(&outcome);
                    // The last line break of the last chunk says nothing any more.
                    if (!failure && cut >= answer.size() - 2)
                        continue;
                    QVERIFY2(failure, (std::to_string(cut) + ' ' + textOf(outcome)).c_str());
                    QVERIFY2(failure->cause == Cause::Reset || failure->cause == Cause::Protocol,
                             textOf(outcome).c_str());
                    QCOMPARE(failure->departure, Departure::MayHaveLeft);
                    QCOMPARE(setting.server.asked.size(), std::size_t(1));
                }
            }
        }
    }

    void timesOutByPhase_data()
    {
        const TestRows<std::string, std::size_t, std::string> row{"answer", "bodySize", "expected"};
        row("no answer", std::string(), std::size_t(0), "timeout waiting may have left");
        row("half a head", "HTTP/1.1 200 OK\r\nX-", std::size_t(0), "timeout receiving may have left");
        row("half a body", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello", std::size_t(0),
            "timeout receiving may have left");
        row("nobody reads", std::string(), std::size_t(50'000'000), "timeout sending may have left");
    }
    void timesOutByPhase()
    {
        QFETCH(std::string, answer);
        QFETCH(std::size_t, bodySize);
        QFETCH(std::string, expected);
        CurlSetting setting;
        bool isThere = false;
        setting.server.onBytes = [&](Peer &peer) {
            if (bodySize > 0)
                peer.stopReading();
            isThere = true;
        };
        setting.server.onRequest = [&](Peer &peer, const Asked &) { peer.send(answer); };
        Request request = setting.request("POST");
        if (bodySize > 0)
            request.body = std::make_shared<const std::string>(bodySize, 'x');
        std::size_t passed = 0;
        std::vector<std::string> ends;
        const auto transfer = setting.transport->start(
            request, {.onBody = [&](std::string_view bytes) { passed += bytes.size(); },
                      .onDone = [&](const Outcome &outcome) { ends.push_back(textOf(outcome)); }});
        QVERIFY(eventually([&] { return isThere; }));
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        if (answer.ends_with("hello"))
            QVERIFY(eventually([&] { return passed == 5; }));
        setting.clock.advance(30s - 1ns);
        QVERIFY(ends.empty());
        // What has arrived is known by now.
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        setting.clock.advance(1ns);
        QCOMPARE(ends, std::vector<std::string>{expected});
        QVERIFY(eventually([&] { return bodySize > 0 || setting.server.openConnections() == 0; }));
    }

    // A server whose queue of connections is full: the system drops what more of them come.
    void timesOutWhileConnecting()
    {
        const FileDescriptor listener(::socket(AF_INET, SOCK_STREAM, 0));
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto *const generic = reinterpret_cast<sockaddr *>(&address);
        QCOMPARE(::bind(listener.number(), generic, size), 0);
        QCOMPARE(::listen(listener.number(), 0), 0);
        QCOMPARE(::getsockname(listener.number(), generic, &size), 0);
        std::vector<FileDescriptor> fillers;
        for (int i = 0; i < 4; ++i) {
            fillers.emplace_back(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0));
            static_cast<void>(::connect(fillers.back().number(), generic, size)); // is under way or dropped
        }
        CurlSetting setting;
        const auto transfer =
            setting.start(requestTo("http://127.0.0.1:" + std::to_string(ntohs(address.sin_port)) + "/"));
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        setting.clock.advance(5s - 1ns);
        QVERIFY(setting.outcomes.empty());
        setting.clock.advance(1ns);
        QCOMPARE(textOf(setting.outcomes.at(0)), "timeout connect never left");
    }

    void timesOutOnADrippingServer()
    {
        CurlSetting setting;
        Peer *dripping = nullptr;
        setting.server.onRequest = [&](Peer &peer, const Asked &) {
            dripping = &peer;
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n");
        };
        std::size_t passed = 0;
        std::vector<std::string> ends;
        const auto transfer = setting.transport->start(
            setting.request(), {.onBody = [&](std::string_view bytes) { passed += bytes.size(); },
                                .onDone = [&](const Outcome &outcome) { ends.push_back(textOf(outcome)); }});
        QVERIFY(eventually([&] { return dripping != nullptr; }));
        std::size_t sent = 0;
        while (ends.empty() && sent < 100) {
            dripping->send("x");
            ++sent;
            QVERIFY(eventually([&] { return passed == sent; }));
            setting.clock.advance(1s);
        }
        QCOMPARE(ends, std::vector<std::string>{"timeout receiving may have left"});
        QCOMPARE(sent, std::size_t(30));
    }

    void timesOutOnSilence()
    {
        CurlSetting setting;
        Peer *speaking = nullptr;
        setting.server.onRequest = [&](Peer &peer, const Asked &) {
            speaking = &peer;
            peer.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
        };
        Request request = setting.request();
        request.timeouts.total.reset();
        request.timeouts.silence = 10s;
        std::size_t passed = 0;
        std::vector<std::string> ends;
        const auto transfer = setting.transport->start(
            request, {.onBody = [&](std::string_view bytes) { passed += bytes.size(); },
                      .onDone = [&](const Outcome &outcome) { ends.push_back(textOf(outcome)); },
                      .delivery = BodyDelivery::Pass});
        QVERIFY(eventually([&] { return speaking != nullptr; }));
        for (std::size_t i = 1; i <= 5; ++i) {
            setting.clock.advance(9s);
            speaking->send(":");
            QVERIFY(eventually([&] { return passed == i; }));
        }
        QVERIFY(ends.empty());
        setting.clock.advance(10s);
        QCOMPARE(ends, std::vector<std::string>{"timeout receiving may have left"});
    }

    void reportsARefusedConnection()
    {
        CurlSetting setting;
        std::uint16_t port = 0;
        {
            const test::ScriptedUpstream gone;
            port = gone.port();
        }
        const Outcome outcome = setting.perform(mutationTo("http://127.0.0.1:" + std::to_string(port) + "/"));
        QCOMPARE(textOf(outcome), "refused connect never left");
    }
};

TOOLTRAY_TEST(CurlHostilityTest)
#include "curlhostilitytest.moc"
