// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/executor.h"

#include "responses.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

class ExecutorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void respondsAsTheSpecificationSays_data();
    void respondsAsTheSpecificationSays();
    void putsNullWhereAnErrorMakesIt_data();
    void putsNullWhereAnErrorMakesIt();
    void refusesWhatCannotBeExecuted_data();
    void refusesWhatCannotBeExecuted();
    void choosesTheOperationByName();
    void parsesAndSerializesCustomScalars();
    void checksLiteralsOfCustomScalars();
    void passesExtensionsOfErrorsOn();
    void followsDocumentsHoweverDeep();
    void refusesResponsesBeyondTheBudget_data();
    void refusesResponsesBeyondTheBudget();
    void pausesBetweenValues();
    void refusesObjectsForLeaves();
};

namespace {

constexpr const char *kSdl = R"(
    type Query { a: Int b(x: Int = 7, in: In): String me: User users: [User!] must: User! pets: [Pet] grid: [[Int!]]! }
    type User { name: String! nick: String friend: User best: User! tags: [String!] }
    interface Named { name: String! }
    type Dog implements Named { name: String! barks: Boolean }
    type Cat implements Named { name: String! lives: Int! }
    union Pet = Dog | Cat
    input In { n: Int = 3, list: [Int!] }
)";

constexpr const char *kRoot = R"({"a": 1, "b": "two",
    "me": {"name": "Ada", "nick": null, "friend": {"name": "Grace", "best": {"name": null}}, "best": {}, "tags": ["x"]},
    "users": [{"name": "Ada"}, {"name": "Grace"}], "must": {"name": "Alan"},
    "pets": [{"__typename": "Dog", "name": "Rex", "barks": true}, {"__typename": "Cat", "name": "Tom", "lives": 9}, null],
    "grid": [[1, 2], null, []]})";

} // namespace

void ExecutorTest::respondsAsTheSpecificationSays_data()
{
    addColumns<QByteArray, QByteArray, QByteArray>("document", "variables", "expected");

    const auto row = [](const char *name, const char *document, const char *expected,
                        const char *variables = "{}") {
        QTest::newRow(name) << QByteArray(document) << QByteArray(variables) << QByteArray(expected);
    };
    row("members in the order of the document", "{ b a }", R"({"data":{"b":"two","a":1}})");
    row("aliases", "{ x: a y: a }", R"({"data":{"x":1,"y":1}})");
    row("merged where first met", "{ me { name } a me { nick } }",
        R"({"data":{"me":{"name":"Ada","nick":null},"a":1}})");
    row("a name of a type", "{ __typename me { __typename } }",
        R"({"data":{"__typename":"Query","me":{"__typename":"User"}}})");
    row("lists of lists", "{ grid }", R"({"data":{"grid":[[1,2],null,[]]}})");
    row("fragments of the type that it is",
        "{ pets { ... on Dog { barks } ... on Cat { lives } ...N } } fragment N on Named { name }",
        R"({"data":{"pets":[{"barks":true,"name":"Rex"},{"lives":9,"name":"Tom"},null]}})");
    row("skipped", "{ a @skip(if: true) b @include(if: false) x: a @skip(if: false) @include(if: true) }",
        R"({"data":{"x":1}})");
    row("skip comes before include", "{ a @include(if: true) @skip(if: true) }", R"({"data":{}})");
    row("included by variable", "query($v: Boolean!) { a @include(if: $v) b @skip(if: $v) }",
        R"({"data":{"a":1}})", R"({"v": true})");
    row("skipped fragments",
        "query($v: Boolean = true) { ... @skip(if: $v) { a } ...F @include(if: $v) } fragment F on Query { b "
        "}",
        R"({"data":{"b":"two"}})");
    row("nothing selected of an object", "{ me { ... on User @skip(if: true) { name } } }",
        R"({"data":{"me":{}}})");
    row("introspection",
        "{ __type(name: \"Cat\") { kind name interfaces { name } fields { name type { kind ofType { name } } "
        "} } }",
        R"({"data":{"__type":{"kind":"OBJECT","name":"Cat","interfaces":[{"name":"Named"}],"fields":[)"
        R"({"name":"name","type":{"kind":"NON_NULL","ofType":{"name":"String"}}},)"
        R"({"name":"lives","type":{"kind":"NON_NULL","ofType":{"name":"Int"}}}]}}})");
    row("a type that is not there", "{ __type(name: \"Cow\") { name } }", R"({"data":{"__type":null}})");
}

void ExecutorTest::respondsAsTheSpecificationSays()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, variables);
    const OperationExecutor executor(resolversFor(kSdl));
    const Document parsed = parseDocument(document.toStdString());
    QVERIFY(executor.check(parsed).empty());
    QTEST(QByteArray::fromStdString(
              *execute(executor, document.toStdString(), jsonSource(kRoot), variables.toStdString())),
          "expected");
}

void ExecutorTest::putsNullWhereAnErrorMakesIt_data()
{
    addColumns<QByteArray, QByteArray, QByteArray>("document", "root", "expected");

    const auto row = [](const char *name, const char *document, const char *root, const char *expected) {
        QTest::newRow(name) << QByteArray(document) << QByteArray(root) << QByteArray(expected);
    };
    row("a field that may be null", "{ a me { name } }", R"({"a": "x", "me": {"name": "Ada"}})",
        R"({"errors":[{"message":"Int cannot represent non-integer value: \"x\"","locations":[{"line":1,"column":3}],"path":["a"]}],"data":{"a":null,"me":{"name":"Ada"}}})");
    row("the object around one that may not", "{ a me { nick name } }", R"({"a": 1, "me": {"nick": "A"}})",
        R"({"errors":[{"message":"Cannot return null for non-nullable field User.name.","locations":[{"line":1,"column":15}],"path":["me","name"]}],"data":{"a":1,"me":null}})");
    row("everything", "{ a must { name } }", R"({"a": 1, "must": {}})",
        R"({"errors":[{"message":"Cannot return null for non-nullable field User.name.","locations":[{"line":1,"column":12}],"path":["must","name"]}],"data":null})");
    row("the list around an item", "{ users { name } a }", R"({"users": [{"name": "A"}, {}, {}], "a": 1})",
        R"({"errors":[{"message":"Cannot return null for non-nullable field User.name.","locations":[{"line":1,"column":11}],"path":["users",1,"name"]}],"data":{"users":null,"a":1}})");
    row("one item of two", "{ pets { ... on Cat { lives } } }",
        R"({"pets": [{"__typename": "Cat"}, {"__typename": "Cat", "lives": 7}]})",
        R"({"errors":[{"message":"Cannot return null for non-nullable field Cat.lives.","locations":[{"line":1,"column":23}],"path":["pets",0,"lives"]}],"data":{"pets":[null,{"lives":7}]}})");
    row("no list", "{ users { name } }", R"({"users": {"name": "A"}})",
        R"({"errors":[{"message":"Expected Iterable, but did not find one for field \"Query.users\".","locations":[{"line":1,"column":3}],"path":["users"]}],"data":{"users":null}})");
    row("an object of no type", "{ pets { __typename } }", R"({"pets": [{}]})",
        R"({"errors":[{"message":"Abstract type \"Pet\" must resolve to an Object type at runtime for field \"Query.pets\". Its resolver has to say which.","locations":[{"line":1,"column":3}],"path":["pets",0]}],"data":{"pets":[null]}})");
    row("all places of merged fields", "{ a\n a }", R"({"a": "x"})",
        R"({"errors":[{"message":"Int cannot represent non-integer value: \"x\"","locations":[{"line":1,"column":3},{"line":2,"column":2}],"path":["a"]}],"data":{"a":null}})");
}

void ExecutorTest::putsNullWhereAnErrorMakesIt()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, root);
    const OperationExecutor executor(resolversFor(kSdl));
    QTEST(
        QByteArray::fromStdString(*execute(executor, document.toStdString(), jsonSource(root.toStdString()))),
        "expected");
}

void ExecutorTest::refusesWhatCannotBeExecuted_data()
{
    const TestRows<QByteArray, QByteArray, QByteArray> row{"document", "variables", "message"};

    row("two operations", "query A { a } query B { b }", "{}",
        "Must provide operation name if query contains multiple operations.");
    row("no operation", "fragment F on Query { a }", "{}", "Must provide an operation.");
    row("no root type", "mutation { a }", "{}", "Schema is not configured to execute mutation operation.");
    row("variables", "query($v: Int!) { b(x: $v) }", "{}",
        "Variable \"$v\" has invalid value: Expected a value of non-null type "
        "\"Int!\" to be provided.");
}

void ExecutorTest::refusesWhatCannotBeExecuted()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, variables);
    const OperationExecutor executor(resolversFor(kSdl));
    const Prepared prepared = prepare(executor, document.toStdString(), variables.toStdString());
    const auto *refused = std::get_if<ExecutionResult>(&prepared);
    QVERIFY(refused);
    QVERIFY(refused->isRequestError());
    QCOMPARE(refused->errors.size(), std::size_t(1));
    QTEST(QByteArray::fromStdString(refused->errors[0].message), "message");
}

void ExecutorTest::choosesTheOperationByName()
{
    const OperationExecutor executor(resolversFor(kSdl));
    const std::string document = "query A { a } query B { b }";
    const Prepared prepared = prepare(executor, document, "{}", "B");
    QVERIFY(std::holds_alternative<std::shared_ptr<const PreparedOperation>>(prepared));
    QCOMPARE(std::get<0>(prepared)->operation.name(), std::string_view("B"));
    const Prepared unknown = prepare(executor, document, "{}", "C");
    QCOMPARE(std::get<ExecutionResult>(unknown).errors.at(0).message,
             std::string("Unknown operation named \"C\"."));
}

namespace {

std::shared_ptr<Resolvers> withUpperCase()
{
    auto resolvers = resolversFor("scalar Upper type Query { up(text: Upper = \"default\", in: In): Upper } "
                                  "input In { text: Upper }");
    Scalar scalar;
    scalar.parse = [](const json::Value &value) -> Scalar::Outcome {
        if (!value.isString())
            return {std::nullopt, "Upper takes text."};
        return {json::Value("in:" + std::string(value.toString())), {}};
    };
    scalar.serialize = [](const json::Value &value) -> Scalar::Outcome {
        return {json::Value(std::string(value.toString()) + ":out"), {}};
    };
    resolvers->setScalar("Upper", std::move(scalar));
    resolvers->setField("Query", "up", [](const Source &, const ResolveInfo &info) -> Resolved {
        return info.arguments.contains("in") ? info["in"]["text"] : info["text"];
    });
    return resolvers;
}

} // namespace

void ExecutorTest::parsesAndSerializesCustomScalars()
{
    const OperationExecutor executor(withUpperCase());
    QCOMPARE(*execute(executor,
                      "query($v: Upper, $w: In) { up a: up(text: \"a\") b: up(text: $v) c: up(in: $w) "
                      "d: up(in: {text: $v}) }",
                      {}, R"({"v": "v", "w": {"text": "w"}})"),
             std::string(R"({"data":{"up":"in:default:out","a":"in:a:out","b":"in:v:out","c":"in:w:out",)"
                         R"("d":"in:v:out"}})"));
    QCOMPARE(*execute(executor, "query($w: In) { up(in: $w) }", {}, R"({"w": {"text": 1}})"),
             std::string(R"({"errors":[{"message":"Variable \"$w\" has invalid value at .text: Upper takes )"
                         R"(text.","locations":[{"line":1,"column":7}]}]})"));
}

void ExecutorTest::checksLiteralsOfCustomScalars()
{
    const OperationExecutor executor(withUpperCase());
    const Document document = parseDocument("{ up(in: {text: [1]}) }");
    const Diagnostics problems = executor.check(document);
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].message, std::string("Upper takes text."));
    QCOMPARE(problems[0].spans.at(0).start, std::uint32_t(16));
}

void ExecutorTest::passesExtensionsOfErrorsOn()
{
    auto resolvers = resolversFor("type Query { a: Int }");
    resolvers->setField("Query", "a", [](const Source &, const ResolveInfo &) {
        return FieldError{"No.", json::Value::object({{"code", "NO"}})};
    });
    QCOMPARE(*execute(OperationExecutor(resolvers), "{ a }"),
             std::string(R"({"errors":[{"message":"No.","locations":[{"line":1,"column":3}],"path":["a"],)"
                         R"("extensions":{"code":"NO"}}],"data":{"a":null}})"));
}

void ExecutorTest::followsDocumentsHoweverDeep()
{
    // Fragments lead deeper than the parser lets a text be.
    constexpr int kDepth = 20'000;
    std::string document = "{ ...F0 }";
    for (int i = 0; i < kDepth; ++i)
        document +=
            " fragment F" + std::to_string(i) + " on Query { down { ...F" + std::to_string(i + 1) + " } }";
    document += " fragment F" + std::to_string(kDepth) + " on Query { down { a } }";
    auto resolvers = resolversFor("type Query { down: Query! a: Int! }");
    resolvers->setField("Query", "down",
                        [](const Source &, const ResolveInfo &) { return Resolved::object(Source::of(1)); });
    resolvers->setField("Query", "a", [](const Source &, const ResolveInfo &) { return Resolved(); });
    const std::shared_ptr<std::string> failed = execute(OperationExecutor(resolvers), document);
    QVERIFY(failed->ends_with("\"data\":null}"));
    resolvers->setField("Query", "a", [](const Source &, const ResolveInfo &) { return Resolved(1); });
    const std::shared_ptr<std::string> done = execute(OperationExecutor(resolvers), document);
    QVERIFY(done->ends_with("{\"a\":1}" + std::string(kDepth + 2, '}')));
}

void ExecutorTest::refusesResponsesBeyondTheBudget_data()
{
    QTest::addColumn<QByteArray>("below");
    QTest::newRow("values") << QByteArray("a");
    QTest::newRow("selections") << QByteArray("... on Query @skip(if: true) { a }").repeated(50);
}

void ExecutorTest::refusesResponsesBeyondTheBudget()
{
    QFETCH(QByteArray, below);
    // Every fragment doubles the response.
    std::string document = "{ ...F0 }";
    for (int i = 0; i < 30; ++i) {
        const std::string next = "{ ...F" + std::to_string(i + 1) + " }";
        document +=
            " fragment F" + std::to_string(i) + " on Query { x: down " + next + " y: down " + next + " }";
    }
    document += " fragment F30 on Query { " + below.toStdString() + " }";
    auto resolvers = resolversFor("type Query { down: Query a: Int }");
    resolvers->setField("Query", "down",
                        [](const Source &, const ResolveInfo &) { return Resolved::object(Source::of(1)); });
    QCOMPARE(*execute(OperationExecutor(resolvers, {.maxValues = 10'000}), document),
             std::string(R"({"errors":[{"message":"The response would have more than 10000 values. )"
                         R"(Ask for less at once."}],"data":null})"));
}

void ExecutorTest::pausesBetweenValues()
{
    std::vector<std::function<void()>> paused;
    ExecutionOptions options;
    options.valuesBetweenPauses = 10;
    options.pause = [&](std::function<void()> next) { paused.push_back(std::move(next)); };
    auto resolvers = resolversFor("type Query { list: [Int!] }");
    resolvers->setField("Query", "list", [](const Source &, const ResolveInfo &) {
        Resolved::List list;
        for (int i = 0; i < 25; ++i)
            list.emplace_back(i);
        return list;
    });
    const std::shared_ptr<std::string> response = execute(OperationExecutor(resolvers, options), "{ list }");
    for (int pauses = 0; pauses < 2; ++pauses) {
        QVERIFY(response->empty());
        QCOMPARE(paused.size(), std::size_t(1));
        std::exchange(paused, {})[0]();
    }
    QVERIFY(paused.empty());
    QVERIFY(response->starts_with("{\"data\":{\"list\":[0,1,2,"));
    QVERIFY(response->ends_with(",24]}}"));
}

void ExecutorTest::refusesObjectsForLeaves()
{
    auto resolvers = resolversFor("type Query { a: Int b: [Int] c: Query }");
    const auto object = [](const Source &, const ResolveInfo &) { return Resolved::object(Source::of(1)); };
    resolvers->setField("Query", "a", object);
    resolvers->setField("Query", "b", object);
    resolvers->setField("Query", "c", [](const Source &, const ResolveInfo &) { return Resolved::List(); });
    const json::Value response = json::parse(*execute(OperationExecutor(resolvers), "{ a b c { a } }")).value;
    QCOMPARE(response["errors"].size(), std::size_t(3));
    QCOMPARE(json::write(response["data"]), std::string(R"({"a":null,"b":null,"c":null})"));
}

TOOLTRAY_TEST(ExecutorTest)
#include "executortest.moc"
