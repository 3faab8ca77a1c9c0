// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instancelink.h"

#include "app/singleinstance.h"
#include "base/time/clock.h"
#include "support/eventually.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <array>
#include <string>
#include <sys/socket.h>
#include <vector>

using namespace tooltray;
using namespace tooltray::app;
using namespace tooltray::test;

using Heard = std::vector<std::string>;

// What the server of a data folder tells a relay, and what the relay makes of it.
class InstanceLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_heard.clear();
        m_read.clear();
        m_folder = std::make_unique<TemporaryFolder>();
        m_listener = listenIn(m_folder->path().string()).value();
        m_link = std::make_unique<InstanceLink>(
            InstanceLink::Setting{m_folder->path().string(), {"serve"}, "desk", {}}, m_clock);
        m_link->start({.found =
                           [this](const stdio::ServerAccess::Place &place) {
                               m_heard.push_back(place.endpoint.url + ' ' + place.token);
                           },
                       .failed = [this](const Error &error) { m_heard.push_back(error.message); },
                       .leaving = [this] { m_heard.emplace_back("leaving"); },
                       .lost = [this] { m_heard.emplace_back("lost"); }});
    }

    void cleanup()
    {
        m_link.reset();
        m_server = FileDescriptor();
    }

    void saysWhoItIs()
    {
        arrive();
        QVERIFY(eventually([this] { return read().ends_with('\n'); }));
        QCOMPARE(m_read, std::string("{\"ask\":\"server\",\"token\":false,\"client\":\"desk\"}\n"));
    }

    void learnsWhereTheServerIs()
    {
        arrive();
        QVERIFY(!m_link->isThere());
        tell("{\"url\":\"http://127.0.0.1:1/mcp\",\"token\":\"t\"}");
        QTRY_COMPARE(m_heard, Heard{"http://127.0.0.1:1/mcp t"});
        QVERIFY(m_link->isThere());
        tell("{\"url\":\"http://127.0.0.1:2/mcp\",\"token\":\"t\"}");
        QTRY_COMPARE(m_heard, (Heard{"http://127.0.0.1:1/mcp t", "lost", "http://127.0.0.1:2/mcp t"}));
    }

    void knowsAtOnceThatTheServerIsGone()
    {
        arrive();
        tell("{\"url\":\"http://127.0.0.1:1/mcp\",\"token\":\"t\"}");
        QTRY_COMPARE(m_heard.size(), std::size_t(1));
        m_server = FileDescriptor();
        QVERIFY(!m_link->isThere()); // before anybody was told
        QTRY_COMPARE(m_heard.back(), std::string("lost"));
    }

    void saysEachTimeWhyThereIsNoServer()
    {
        arrive();
        tell("{\"problem\":{\"code\":\"not_serving\",\"message\":\"It is stopped.\"}}");
        QTRY_COMPARE(m_heard, Heard{"Tooltray is not serving tools now."});
        m_link->find(stdio::ServerAccess::Need::Call);
        QTRY_COMPARE(m_heard,
                     (Heard{"Tooltray is not serving tools now.", "Tooltray is not serving tools now."}));
        tell("{\"url\":\"http://127.0.0.1:1/mcp\",\"token\":\"t\"}");
        QTRY_COMPARE(m_heard.back(), std::string("http://127.0.0.1:1/mcp t"));
    }

    void agentsAreNotToldWhereFilesAre()
    {
        arrive();
        tell("{\"problem\":{\"code\":\"not_serving\",\"message\":\"The file \\\"/home/me/a.json\\\" is a "
             "folder.\"}}");
        QTRY_COMPARE(m_heard, Heard{"Tooltray is not serving tools now."});
    }

    void saysWhenItIsDone()
    {
        arrive();
        QVERIFY(eventually([this] { return read().ends_with('\n'); }));
        tell("{\"url\":\"http://127.0.0.1:1/mcp\",\"token\":\"t\"}");
        tell("{\"leaving\":true}");
        QTRY_COMPARE(m_heard, (Heard{"http://127.0.0.1:1/mcp t", "leaving"}));
        m_read.clear();
        m_link->settle();
        QVERIFY(eventually([this] { return read().ends_with('\n'); }));
        QCOMPARE(m_read, std::string("{\"settled\":true}\n"));
    }

    void nonsenseIsNoPlace()
    {
        arrive();
        for (const char *line : {"", "hello", "{}", "[]", "{\"url\":\"file:///etc/passwd\"}", "{\"url\":7}",
                                 "{\"url\":\"https://127.0.0.1:1/mcp\"}"})
            tell(line);
        tell("{\"url\":\"http://127.0.0.1:1/mcp\",\"token\":\"t\"}");
        QTRY_COMPARE(m_heard, Heard{"http://127.0.0.1:1/mcp t"});
    }

private:
    void arrive()
    {
        QVERIFY(eventually([this] {
            m_server = acceptFrom(m_listener.number());
            return m_server.isOpen();
        }));
    }

    void tell(const std::string &line)
    {
        const std::string bytes = line + '\n';
        QCOMPARE(::send(m_server.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL),
                 static_cast<ssize_t>(bytes.size()));
    }

    const std::string &read()
    {
        std::array<char, 1024> bytes{};
        const auto count = ::recv(m_server.number(), bytes.data(), bytes.size(), MSG_DONTWAIT);
        m_read.append(bytes.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
        return m_read;
    }

    SystemClock m_clock;
    Heard m_heard;
    std::string m_read;
    std::unique_ptr<TemporaryFolder> m_folder;
    FileDescriptor m_listener;
    FileDescriptor m_server;
    std::unique_ptr<InstanceLink> m_link;
};

TOOLTRAY_TEST(InstanceLinkTest)
#include "instancelinktest.moc"
