// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result/strongid.h"

#include "support/testcase.h"

#include <QTest>

#include <cstdint>
#include <set>
#include <type_traits>
#include <unordered_map>

using namespace tooltray;

namespace {

using ToolId = StrongId<struct ToolIdTag>;
using ClientId = StrongId<struct ClientIdTag>;
using CallId = StrongId<struct CallIdTag, std::uint64_t>;

static_assert(!std::is_convertible_v<std::string, ToolId>);
static_assert(!std::is_convertible_v<ToolId, std::string>);
static_assert(!std::is_constructible_v<ToolId, ClientId>);
static_assert(!std::is_convertible_v<std::uint64_t, CallId>);
static_assert(sizeof(CallId) == sizeof(std::uint64_t));

} // namespace

class StrongIdTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsCompareByTheirValues()
    {
        QVERIFY(ToolId("a") == ToolId("a"));
        QVERIFY(ToolId("a") != ToolId("b"));
        QVERIFY(ToolId("a") < ToolId("b"));
        QVERIFY(CallId(10) > CallId(9));
        QCOMPARE(ToolId("a").value(), "a");
    }

    void aDefaultIdHoldsTheDefaultValue()
    {
        QCOMPARE(ToolId().value(), "");
        QCOMPARE(CallId().value(), 0U);
    }

    void idsAreKeysOfOrderedAndHashedContainers()
    {
        const std::set<CallId> ordered{CallId(3), CallId(1), CallId(3)};
        QCOMPARE(ordered.size(), 2U);
        std::unordered_map<ToolId, int> hashed;
        hashed[ToolId("x")] = 1;
        hashed[ToolId("x")] = 2;
        QCOMPARE(hashed.size(), 1U);
        QCOMPARE(hashed.at(ToolId("x")), 2);
    }
};

TOOLTRAY_TEST(StrongIdTest)
#include "strongidtest.moc"
