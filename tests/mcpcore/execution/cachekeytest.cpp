// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/answercache.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class CacheKeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameCallsShareAKey()
    {
        const CacheScope scope{"list_issues", "0.1.0", "gitlab", "token"};
        const auto key = [&](const char *variables) { return cacheKey(scope, value(variables), {}); };
        QCOMPARE(key("{'a':1,'b':{'c':[1,2],'d':null}}"), key("{'b':{'d':null,'c':[1.0,2e0]},'a':10e-1}"));
        QVERIFY(key("{'a':1}") != key("{'a':'1'}"));
        QVERIFY(key("{'a':[1,2]}") != key("{'a':[2,1]}"));
        QVERIFY(key("{'a':12345678901234567890}") != key("{'a':12345678901234567891}"));
        QVERIFY(key("{'a':null}") != key("{}"));
    }

    void everythingThatTheAnswerDependsOnCounts()
    {
        const auto key = [](CacheScope scope) { return cacheKey(scope, value("{}"), {}); };
        const std::string base = key({"a", "b", "c", "d"});
        QVERIFY(key({"x", "b", "c", "d"}) != base);
        QVERIFY(key({"a", "x", "c", "d"}) != base);
        QVERIFY(key({"a", "b", "x", "d"}) != base);
        QVERIFY(key({"a", "b", "c", "x"}) != base);
        QVERIFY(key({"a\",\"b", "", "c", "d"}) != key({"a", "b", "c", "d"}));
    }

    void onlyTheParametersNamedCount()
    {
        const CacheScope scope{"a", "b", "c", "d"};
        const auto key = [&](const char *variables) {
            return cacheKey(scope, value(variables), {"id", "none"});
        };
        QCOMPARE(key("{'id':1,'requestId':'x'}"), key("{'id':1,'requestId':'y'}"));
        QVERIFY(key("{'id':1}") != key("{'id':2}"));
        QVERIFY(key("{'id':1,'none':null}") != key("{'id':1}"));
    }
};

TOOLTRAY_TEST(CacheKeyTest)

#include "cachekeytest.moc"
