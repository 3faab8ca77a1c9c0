// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/resolvers.h"

#include "responses.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

Resolved nothing(const Source &, const ResolveInfo &)
{
    return {};
}

} // namespace

class ResolversTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportWhatTheSchemaDoesNotHave()
    {
        const auto resolvers = resolversFor("type Query { a: Int } scalar S enum E { X }");
        resolvers->setField("Query", "a", nothing);
        resolvers->setField("Query", "b", nothing);
        resolvers->setField("User", "a", nothing);
        resolvers->setScalar("S", {});
        resolvers->setScalar("E", {});
        resolvers->setScalar("Int", {});
        resolvers->setSubscription("s", [](const Source &, const ResolveInfo &) { return FieldError{}; });
        QCOMPARE(resolvers->unknown(),
                 (std::vector<std::string>{"Query.b", "User.a", "E", "Int", "subscription s"}));
    }

    void answerIntrospectionByThemselves()
    {
        const auto resolvers = resolversFor("schema { query: Root } type Root { a: Int }");
        resolvers->setField("Root", "a", nothing);
        QCOMPARE(resolvers->unknown(), std::vector<std::string>());
    }

    void keepWhatIsNotTheirs()
    {
        const Source text(std::make_shared<const std::string>("x"));
        QVERIFY(text.as<std::string>());
        QVERIFY(!text.as<json::Value>());
        QVERIFY(!text.as<int>());
        QCOMPARE(Source::of(7).get<int>(), 7);
        QVERIFY(!Source::of(7).as<unsigned>());
        QVERIFY(!Source());
        QVERIFY(!Source().as<int>());
    }
};

TOOLTRAY_TEST(ResolversTest)
#include "resolverstest.moc"
