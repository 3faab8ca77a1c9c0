// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/buildschema.h"

#include "graphql/changes/compareschemas.h"
#include "graphql/language/parse.h"
#include "graphql/schema/printschema.h"
#include "graphql/schema/schemacache.h"
#include "mcpcore/graphql/generate/introspect.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class ReadIntrospectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIntrospectionGives();
    void takesEveryEnvelope_data();
    void takesEveryEnvelope();
    void reportsWhatIsMissing_data();
    void reportsWhatIsMissing();
    void refusesWhatIsNoResult_data();
    void refusesWhatIsNoResult();
    void survivesEveryTruncation();
    void keepsLocationsNobodyKnows();
    void refusesLocationsThatAreNotNames_data();
    void refusesLocationsThatAreNotNames();
    void boundsTheDepthOfTypes();
};

namespace {

constexpr const char *kReadSdl = R"(
    "text" schema { query: Root subscription: Events }
    type Root implements N { "f" id(x: In = {a: [1]}, "y" y: E! = A): ID! u: [[U!]!] old: Int @deprecated(reason: "no") }
    type Events { e: Int }
    interface N { id(x: In, y: E): ID! }
    union U = Root | Events
    enum E { "one" A B @deprecated }
    input In { a: [Int] = [1, 2] b: S @deprecated }
    input One @oneOf { a: Int b: Int }
    scalar S @specifiedBy(url: "https://example.org")
    directive @d("x" x: Int = 3) repeatable on FIELD | QUERY
)";

std::string introspectionOf(const char *sdl)
{
    return introspect(*buildSchema(parseDocument(sdl)).schema);
}

QByteArray first(const Diagnostics &problems)
{
    return problems.empty() ? QByteArray() : QByteArray::fromStdString(problems.front().message);
}

// The least there can be: a query type with one field of the type given.
QByteArray result(const QByteArray &field, const QByteArray &more = {})
{
    return R"({"__schema":{"queryType":{"name":"Query"},"types":[{"kind":"OBJECT","name":"Query","interfaces":[],)"
           R"("fields":[)"
           + field + "]}" + more + R"(,{"kind":"SCALAR","name":"Int"}],"directives":[]}})";
}

// With a directive @d on FIELD and on `location`, which is written into the JSON as it is.
IntrospectedSchema schemaWithLocation(const QByteArray &location)
{
    return readIntrospection(
        result(R"({"name":"a","args":[],"type":{"kind":"SCALAR","name":"Int"}})")
            .replace(R"("directives":[])",
                     R"("directives":[{"name":"d","args":[],"locations":["FIELD",")" + location + R"("]}])")
            .toStdString());
}

} // namespace

void ReadIntrospectionTest::readsWhatIntrospectionGives()
{
    const SchemaPointer built = buildSchema(parseDocument(kReadSdl)).schema;
    const IntrospectedSchema read = readIntrospection(introspect(*built));
    QCOMPARE(first(read.problems), QByteArray());
    QCOMPARE(printSchema(*read.schema), printSchema(*built));
    QVERIFY(introspect(*read.schema) == introspect(*built));
    QVERIFY(compareSchemas(*built, *read.schema).empty());
}

void ReadIntrospectionTest::takesEveryEnvelope_data()
{
    tooltray::addColumns<QByteArray, QByteArray>("before", "after");
    QTest::newRow("data") << QByteArray() << QByteArray();
    QTest::newRow("a response") << QByteArray("{\"data\":") << QByteArray("}");
    QTest::newRow("with extensions") << QByteArray("{\"extensions\":{\"data\":1},\"data\":")
                                     << QByteArray(",\"errors\":[]}");
    QTest::newRow("white space") << QByteArray("\r\n\t ") << QByteArray("\n");
}

void ReadIntrospectionTest::takesEveryEnvelope()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const std::string json = introspectionOf(kReadSdl);
    const IntrospectedSchema read = readIntrospection(before.toStdString() + json + after.toStdString());
    QVERIFY(read.schema);
    QVERIFY(introspect(*read.schema) == json);
}

void ReadIntrospectionTest::reportsWhatIsMissing_data()
{
    const tooltray::TestRows<QByteArray, QByteArray> row{"json", "problem"};
    row("nothing", result(R"({"name":"a","args":[],"type":{"kind":"SCALAR","name":"Int"}})"), QByteArray());
    row("a type that is not there",
        result(R"({"name":"a","args":[],"type":{"kind":"OBJECT","name":"Gone"}})"),
        "Unknown type: \"Gone\".");
    row("an input as the type of a field",
        result(
            R"({"name":"a","args":[],"type":{"kind":"INPUT_OBJECT","name":"In"}})",
            R"(,{"kind":"INPUT_OBJECT","name":"In","inputFields":[{"name":"x","type":{"kind":"SCALAR","name":"Int"}}]})"),
        "Query.a uses \"In\", which is not an "
        "output type.");
    row("an interface that is none",
        result(R"({"name":"a","args":[],"type":{"kind":"SCALAR","name":"Int"}})",
               R"(,{"kind":"OBJECT","name":"T","fields":[],"interfaces":[{"kind":"SCALAR","name":"Int"}]})"),
        "T uses \"Int\", which is not an interface.");
}

void ReadIntrospectionTest::reportsWhatIsMissing()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, problem);
    const IntrospectedSchema read = readIntrospection(json.toStdString());
    QVERIFY(read.schema);
    QCOMPARE(read.schema->queryType().name(), std::string_view("Query"));
    QCOMPARE(first(read.problems), problem);
}

void ReadIntrospectionTest::refusesWhatIsNoResult_data()
{
    const tooltray::TestRows<QByteArray> row{"json"};
    row("nothing", "");
    row("a list", "[]");
    row("a string", "\"__schema\"");
    row("something else", "{\"a\":1}");
    row("no data", "{\"data\":null,\"errors\":[{\"message\":\"no\"}]}");
    row("other data", "{\"data\":{\"user\":{}}}");
    row("data that is a list", "{\"data\":[]}");
    row("a schema that is a list", "{\"__schema\":[]}");
    row("types that are an object", "{\"__schema\":{\"types\":{}}}");
    // What is broken before the member that is looked for.
    row("no colon", "{a{a{a{a");
    row("SDL", "type Query { a: Int }");
    row("depth", "{\"a\":" + QByteArray(100'000, '['));
    row("depth in the data", "{\"data\":{\"a\":" + QByteArray(100'000, '['));
    row("depth in the schema", "{\"__schema\":{\"a\":" + QByteArray(100'000, '['));
    row("depth in a type", "{\"__schema\":{\"types\":[{\"a\":" + QByteArray(100'000, '['));
}

void ReadIntrospectionTest::refusesWhatIsNoResult()
{
    QFETCH(QByteArray, json);
    const IntrospectedSchema read = readIntrospection(json.toStdString());
    QVERIFY(!read.schema);
    QVERIFY(!first(read.problems).isEmpty());
}

void ReadIntrospectionTest::survivesEveryTruncation()
{
    const std::string json = result(R"({"name":"a","args":[{"name":"x","type":{"kind":"NON_NULL","ofType":)"
                                    R"({"kind":"SCALAR","name":"Int"}},"defaultValue":"1"}],)"
                                    R"("type":{"kind":"SCALAR","name":"Int"},"isDeprecated":false})")
                                 .toStdString();
    QVERIFY(readIntrospection(json).schema);
    // Behind the last directive only braces close.
    for (std::size_t size = 0; size + 1 < json.size(); ++size)
        QVERIFY(!readIntrospection(json.substr(0, size)).schema);
}

void ReadIntrospectionTest::keepsLocationsNobodyKnows()
{
    const SchemaPointer moon = schemaWithLocation("MOON").schema;
    QVERIFY(printSchema(*moon).find("directive @d on FIELD | MOON") != std::string::npos);
    const SchemaChanges changes = compareSchemas(*moon, *schemaWithLocation("SUN").schema);
    QCOMPARE(changes.size(), std::size_t(2));
    QCOMPARE(changes[0].message, std::string("MOON was removed from @d."));
    QCOMPARE(changes[1].message, std::string("SUN was added to @d."));
    const std::string bytes = writeSchemaCache(*moon);
    QVERIFY(openSchemaCache(std::as_bytes(std::span(bytes)), nullptr).schema);
}

// A schema is written into SDL, introspection and prompts, where anything but a name would be read as something else.
void ReadIntrospectionTest::refusesLocationsThatAreNotNames_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("an escape") << QByteArray(R"(\\n)");
    QTest::newRow("a quotation mark") << QByteArray(R"(\")");
    QTest::newRow("a space") << QByteArray("MOON SUN");
    QTest::newRow("a definition") << QByteArray(R"(FIELD\ntype Query { b: Int })");
    QTest::newRow("a letter beyond ASCII") << QByteArray("M\u00c5NE");
}

void ReadIntrospectionTest::refusesLocationsThatAreNotNames()
{
    QFETCH(QByteArray, location);
    const IntrospectedSchema read = schemaWithLocation(location);
    QVERIFY2(first(read.problems).startsWith("Directive \"@d\" has a location that is not a name: \""),
             first(read.problems).constData());
    QVERIFY(printSchema(*read.schema).find("directive @d on FIELD\n") != std::string::npos);
    const IntrospectedSchema again = readIntrospection(introspect(*read.schema));
    QCOMPARE(first(again.problems), QByteArray());
    QVERIFY(introspect(*again.schema) == introspect(*read.schema));
}

void ReadIntrospectionTest::boundsTheDepthOfTypes()
{
    for (const int depth : {31, 32, 200, 100'000}) {
        QByteArray type = R"({"kind":"SCALAR","name":"Int"})";
        type = QByteArray(R"({"kind":"LIST","ofType":)").repeated(depth) + type
               + QByteArray("}").repeated(depth);
        const IntrospectedSchema read =
            readIntrospection(result(R"({"name":"a","args":[],"type":)" + type + "}").toStdString());
        QCOMPARE(first(read.problems).isEmpty(), depth == 31);
    }
}

TOOLTRAY_TEST(ReadIntrospectionTest)
#include "readintrospectiontest.moc"
