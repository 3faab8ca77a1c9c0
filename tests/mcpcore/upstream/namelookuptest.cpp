// SPDX-License-Identifier: GPL-3.0-or-later
#include "curlsetting.h"
#include "support/testcase.h"

#include <QTest>

#include <atomic>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <netdb.h>
#include <thread>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;

namespace {

// Held while lookups of "slow.test" shall not end.
std::mutex slowNames;
std::atomic<int> slowLookups = 0; // begun and not yet ended

} // namespace

// Stands before the one of the system, so that this test needs no network: "slow.test" takes as long as it is
// told to, and "absent.test" does not exist.
extern "C" int getaddrinfo(const char *name, const char *service, const addrinfo *hints, addrinfo **result)
{
    if (name && std::strcmp(name, "absent.test") == 0)
        return EAI_NONAME;
    if (name && std::strcmp(name, "slow.test") == 0) {
        ++slowLookups;
        {
            const std::lock_guard<std::mutex> lock(slowNames);
        }
        --slowLookups;
        return EAI_AGAIN;
    }
    using Function = int (*)(const char *, const char *, const addrinfo *, addrinfo **);
    static const auto kSystem = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "getaddrinfo"));
    return kSystem(name, service, hints, result);
}

class NameLookupTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAHostThatDoesNotExist()
    {
        CurlSetting setting;
        QCOMPARE(textOf(setting.perform(mutationTo("http://absent.test/"))),
                 "name_not_found name_lookup never left");
    }

    void doesNotBlockWhileALookupLasts()
    {
        CurlSetting setting;
        setting.answerAll(test::httpResponse(200, "ok"));
        std::unique_lock<std::mutex> lock(slowNames);
        const auto slow = setting.start(requestTo("http://slow.test/"));
        QTRY_COMPARE(slowLookups.load(), 1);
        QCOMPARE(textOf(setting.perform(setting.request())), "200 ok");
        lock.unlock();
        QTRY_COMPARE(slowLookups.load(), 0);
    }

    void givesALookupUpAtOnce()
    {
        auto setting = std::make_unique<CurlSetting>();
        std::unique_lock<std::mutex> lock(slowNames);
        auto transfer = setting->start(requestTo("http://slow.test/"));
        QTRY_COMPARE(slowLookups.load(), 1);
        const auto begun = std::chrono::steady_clock::now();
        transfer.reset();
        setting.reset(); // nor does the end of the transport wait
        QVERIFY(std::chrono::steady_clock::now() - begun < 50ms);
        lock.unlock();
        QTRY_COMPARE(slowLookups.load(), 0);
    }

    void timesOutInALookup()
    {
        CurlSetting setting;
        std::unique_lock<std::mutex> lock(slowNames);
        const auto transfer = setting.start(requestTo("http://slow.test/"));
        QTRY_COMPARE(slowLookups.load(), 1);
        setting.clock.advance(5s);
        QCOMPARE(textOf(setting.outcomes.at(0)), "timeout name_lookup never left");
        lock.unlock();
        QTRY_COMPARE(slowLookups.load(), 0);
    }
};

TOOLTRAY_TEST(NameLookupTest)
#include "namelookuptest.moc"
