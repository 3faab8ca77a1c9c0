// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/resolvers.h"

#include "graphql/executor/executor.h"
#include "responses.h"
#include "support/testcase.h"
#include "world.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

// Fields answer when they are told to, in the order they were asked.
struct Waiting {
    Resolver resolver()
    {
        return [this](const Source &, const ResolveInfo &info) -> Resolved {
            asked += info.field.name();
            answers.emplace_back();
            return answers.back();
        };
    }

    std::string asked;
    std::vector<Deferred> answers;
};

} // namespace

// Answers of resolvers that come after they returned.
class LateAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waitForEveryField()
    {
        Waiting waiting;
        auto resolvers = resolversFor("type Query { a: Int b: Int c: Query }");
        resolveAllBy(*resolvers, waiting.resolver());
        const std::shared_ptr<std::string> response =
            execute(OperationExecutor(resolvers), "{ a b c { a } }");
        QCOMPARE(waiting.asked, std::string("abc"));
        waiting.answers[1].answer(2);
        waiting.answers[0].answer(1);
        waiting.answers[2].answer(Resolved::object(Source::of(1)));
        QVERIFY(response->empty());
        QCOMPARE(waiting.asked, std::string("abca"));
        waiting.answers[3].answer(3);
        QCOMPARE(*response, std::string(R"({"data":{"a":1,"b":2,"c":{"a":3}}})"));
    }

    void mayComeBeforeTheyAreWaitedFor()
    {
        auto resolvers = resolversFor("type Query { a: Int }");
        resolvers->setField("Query", "a", [](const Source &, const ResolveInfo &) {
            Deferred later;
            later.answer(1);
            return later;
        });
        QCOMPARE(*execute(OperationExecutor(resolvers), "{ a }"), std::string(R"({"data":{"a":1}})"));
    }

    void failWhenNobodyGivesThem()
    {
        Waiting waiting;
        auto resolvers = resolversFor("type Query { a: Int }");
        resolveAllBy(*resolvers, waiting.resolver());
        const std::shared_ptr<std::string> response = execute(OperationExecutor(resolvers), "{ a }");
        waiting.answers.clear();
        QVERIFY(response->find("The field was cancelled before it was resolved.") != std::string::npos);
        QVERIFY(response->ends_with(R"("data":{"a":null}})"));
    }

    void countOnce()
    {
        Waiting waiting;
        auto resolvers = resolversFor("type Query { a: Int b: Int }");
        resolveAllBy(*resolvers, waiting.resolver());
        const std::shared_ptr<std::string> response = execute(OperationExecutor(resolvers), "{ a b }");
        waiting.answers[0].answer(1);
        waiting.answers[0].answer(2);
        QVERIFY(response->empty());
        waiting.answers[1].answer(3);
        QCOMPARE(*response, std::string(R"({"data":{"a":1,"b":3}})"));
    }

    void doNotMatterBelowWhatIsNull()
    {
        Waiting waiting;
        auto resolvers = resolversFor("type Query { sub: Sub c: Int } type Sub { a: Int! b: Int! }");
        resolveAllBy(*resolvers, waiting.resolver());
        resolvers->setField("Query", "sub", [](const Source &, const ResolveInfo &) {
            return Resolved::object(Source::of(1));
        });
        const std::shared_ptr<std::string> response =
            execute(OperationExecutor(resolvers), "{ sub { a b } c }");
        waiting.answers[0].answer(FieldError{"first", {}});
        waiting.answers[1].answer(FieldError{"second", {}});
        waiting.answers[2].answer(1);
        QCOMPARE(*response,
                 std::string(R"({"errors":[{"message":"first","locations":[{"line":1,"column":9}],)"
                             R"("path":["sub","a"]}],"data":{"sub":null,"c":1}})"));
    }

    void areListItemsToo()
    {
        std::vector<Deferred> items(3);
        auto resolvers = resolversFor("type Query { list: [Int] }");
        resolvers->setField("Query", "list", [&](const Source &, const ResolveInfo &) {
            return Resolved::List(items.begin(), items.end());
        });
        const std::shared_ptr<std::string> response = execute(OperationExecutor(resolvers), "{ list }");
        items[2].answer(3);
        items[0].answer(1);
        items[1].answer(FieldError{"none", {}});
        QCOMPARE(*response, std::string(R"({"errors":[{"message":"none","locations":[{"line":1,"column":3}],)"
                                        R"("path":["list",1]}],"data":{"list":[1,null,3]}})"));
    }

    void keepMutationsInSeries()
    {
        Waiting waiting;
        auto resolvers = resolversFor(
            "type Query { x: Int } type Mutation { a: Sub b: Sub c: Int! } type Sub { d: Int! }");
        resolveAllBy(*resolvers, waiting.resolver());
        const std::shared_ptr<std::string> response =
            execute(OperationExecutor(resolvers), "mutation { a { d e: d } b { d } c }");
        QCOMPARE(waiting.asked, std::string("a"));
        waiting.answers[0].answer(Resolved::object(Source::of(1)));
        QCOMPARE(waiting.asked, std::string("add"));
        waiting.answers[1].answer(Resolved()); // nulls a, whose other field is still awaited
        QCOMPARE(waiting.asked, std::string("add"));
        waiting.answers[2].answer(2);
        QCOMPARE(waiting.asked, std::string("addb"));
        waiting.answers[3].answer(Resolved::object(Source::of(1)));
        waiting.answers[4].answer(5);
        QCOMPARE(waiting.asked, std::string("addbdc"));
        waiting.answers[5].answer(6);
        QVERIFY(response->ends_with(R"("data":{"a":null,"b":{"d":5},"c":6}})"));
    }

    void giveTheSameDataInAnyOrder_data()
    {
        QTest::addColumn<std::uint32_t>("seed");
        for (std::uint32_t seed = 0; seed < 40; ++seed)
            QTest::addRow("%u", seed) << seed;
    }

    // Which value is null does not depend on when the others come (September 2025, 6.4.4); which of several
    // errors that make the same value null is reported does.
    void giveTheSameDataInAnyOrder()
    {
        QFETCH(std::uint32_t, seed);
        QFile file(QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/data/graphql/execution.graphql"));
        QVERIFY(file.open(QFile::ReadOnly));
        const SchemaPointer schema = buildSchema(parseDocument(file.readAll().toStdString())).schema;
        const std::string document =
            "query($f: Filter) { thing { ...T next { ...T } } maybe { ...T } things(filter: $f) { ...T } "
            "any { __typename ... on Thing { ...T } ... on Other { colour } } nodes { id name } "
            "leaves { mustInt grid } anys { ... on Thing { strict { must { id } } } } } "
            "fragment T on Thing { id title(upper: true) leaves { mustInts grid ints } must { next { id } } "
            "strict { name must { title } } list { id any { ... on Leaf { value } } } }";

        const auto now = worldOf(schema, seed);
        const json::Value expected = json::parse(*execute(OperationExecutor(now), document)).value;

        std::mt19937 random(seed);
        std::vector<std::pair<Deferred, Resolved>> waiting;
        auto later = std::make_shared<Resolvers>(schema);
        later->setScalar("Even", *now->scalar(schema->type("Even")));
        resolveAllBy(*later, [&](const Source &source, const ResolveInfo &info) -> Resolved {
            Resolved value = now->resolver(info.field)(source, info);
            if (random() % 3 == 0)
                return value;
            waiting.emplace_back(Deferred(), std::move(value));
            return waiting.back().first;
        });
        const std::shared_ptr<std::string> response = execute(OperationExecutor(later), document);
        while (!waiting.empty()) {
            std::swap(waiting[random() % waiting.size()], waiting.back());
            auto [answer, value] = std::move(waiting.back());
            waiting.pop_back();
            answer.answer(std::move(value));
        }
        const json::Value actual = json::parse(*response).value;
        QCOMPARE(json::write(actual["data"]), json::write(expected["data"]));
        QCOMPARE(actual["errors"].isEmpty(), expected["errors"].isEmpty());
    }
};

TOOLTRAY_TEST(LateAnswerTest)
#include "lateanswertest.moc"
