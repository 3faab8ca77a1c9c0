// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schemacache.h"

#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/schema/printschema.h"
#include "graphql/validation/schemachecks.h"
#include "mcpcore/graphql/generate/introspect.h"
#include "support/testcase.h"

#include <QTest>

#include <cstring>

using namespace tooltray::graphql;

class SchemaCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opensWhatItWrote_data();
    void opensWhatItWrote();
    void keepsItsOwnerAlive();
    void readsInPlace();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void refusesEveryChangedByte();
    void refusesEveryTruncation();
    void outlivesWhateverIsSealed();

private:
    SchemaPointer m_schema;
    std::string m_bytes;
};

namespace {

constexpr const char *kCachedSdl = R"(
    "text" schema { query: Root }
    type Root implements N { id(x: In = {a: [1]}, y: E! = A): ID! u: [U!] @deprecated(reason: "no") }
    interface N { id: ID! }
    type B { b1: Int b2: Int b3: Int b4: Int b5: Int b6: Int b7: Int b8: Int b9: Int }
    union U = Root | B
    enum E { A B @deprecated }
    input In @oneOf { a: [Int] b: S }
    scalar S @specifiedBy(url: "https://example.org")
    directive @d(x: Int) repeatable on FIELD | QUERY
)";

constexpr std::size_t kVersionOffset = 8;
constexpr std::size_t kChecksumOffset = 16;
constexpr std::size_t kCheckedOffset = 24;

// Bytes where they can be mapped.
OpenedSchemaCache open(const std::string &bytes)
{
    const auto words = std::make_shared<std::vector<std::uint64_t>>(bytes.size() / 8 + 1);
    std::memcpy(words->data(), bytes.data(), bytes.size());
    return openSchemaCache(std::as_bytes(std::span(*words)).first(bytes.size()), words);
}

OpenedSchemaCache openInPlace(const std::string &bytes)
{
    return openSchemaCache(std::as_bytes(std::span(bytes)), nullptr);
}

// Changes a byte, at another bit or all of them by turns.
void spoil(std::string &bytes, std::size_t at)
{
    constexpr int kChanges[] = {1, 0xFF, 2, 0x80, 0x10, 4, 0x40};
    bytes[at] = static_cast<char>(bytes[at] ^ kChanges[at % std::size(kChanges)]);
}

void seal(std::string &bytes)
{
    const std::uint64_t checksum = checksumOf(std::as_bytes(std::span(bytes)).subspan(kCheckedOffset));
    std::memcpy(bytes.data() + kChecksumOffset, &checksum, sizeof checksum);
}

std::size_t useEverything(const Schema &schema)
{
    static const Document document = parseDocument(
        "query Q($x: In) @d { id(x: $x, y: B) u { ...F ... on B { b1 b9 c } __typename } __schema { types { "
        "name } } } fragment F on Root { id(x: {a: [1], c: 2}) @d(x: 1) }");
    return printSchema(schema).size() + introspect(schema).size() + validateSchema(schema).size()
           + validate(schema, document).size();
}

} // namespace

void SchemaCacheTest::initTestCase()
{
    m_schema = buildSchema(parseDocument(kCachedSdl)).schema;
    m_bytes = writeSchemaCache(*m_schema);
}

void SchemaCacheTest::opensWhatItWrote_data()
{
    QTest::addColumn<QByteArray>("sdl");
    QTest::newRow("all kinds") << QByteArray(kCachedSdl);
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("not valid") << QByteArray("type Query { a: What! b: In } input In { c: Query } union U");
    QTest::newRow("replaced") << QByteArray(
        "type Query { f(a: Float): ID f: Query } type A implements Float { a: Query } type A { a: Query }");
    QByteArray big = "type Query {";
    for (int i = 0; i < 3000; ++i)
        big += " f" + QByteArray::number(i) + "(a: Int = 1): T" + QByteArray::number(i);
    big += "} interface I { x: Int }";
    for (int i = 0; i < 3000; ++i)
        big += " type T" + QByteArray::number(i) + " implements I { \"d\" x: Int }";
    QTest::newRow("many types") << big;
}

void SchemaCacheTest::opensWhatItWrote()
{
    QFETCH(QByteArray, sdl);
    const SchemaPointer schema = buildSchema(parseDocument(sdl.toStdString())).schema;
    const std::string bytes = writeSchemaCache(*schema);
    const OpenedSchemaCache opened = open(bytes);
    QVERIFY(opened.problem == SchemaCacheProblem::None);
    QCOMPARE(printSchema(*opened.schema), printSchema(*schema));
    QVERIFY(introspect(*opened.schema) == introspect(*schema));
    QVERIFY(writeSchemaCache(*opened.schema) == bytes);
    QCOMPARE(useEverything(*opened.schema), useEverything(*schema));
}

void SchemaCacheTest::keepsItsOwnerAlive()
{
    auto owner = std::make_shared<std::string>(m_bytes);
    const std::weak_ptr<std::string> watched = owner;
    OpenedSchemaCache opened = openSchemaCache(std::as_bytes(std::span(*owner)), owner);
    owner.reset();
    QVERIFY(!watched.expired());
    QCOMPARE(opened.schema->queryType().name(), std::string_view("Root"));
    opened.schema.reset();
    QVERIFY(watched.expired());
}

void SchemaCacheTest::readsInPlace()
{
    const auto bytes = std::make_shared<std::string>(m_bytes);
    const OpenedSchemaCache opened = openSchemaCache(std::as_bytes(std::span(*bytes)), bytes);
    const char *name = opened.schema->queryType().name().data();
    QVERIFY(name > bytes->data() && name < bytes->data() + bytes->size());
}

void SchemaCacheTest::refusesOtherFiles_data()
{
    tooltray::addColumns<QByteArray, SchemaCacheProblem>("bytes", "problem");
    const QByteArray bytes = QByteArray::fromStdString(m_bytes);
    QTest::newRow("empty") << QByteArray() << SchemaCacheProblem::NotACache;
    QTest::newRow("a text") << QByteArray(1000, 'x') << SchemaCacheProblem::NotACache;
    QByteArray newer = bytes;
    newer[kVersionOffset] = char(newer[kVersionOffset] + 1);
    QTest::newRow("another version") << newer << SchemaCacheProblem::OtherVersion;
    QTest::newRow("something behind it") << bytes + QByteArray(8, '\0') << SchemaCacheProblem::Damaged;
}

void SchemaCacheTest::refusesOtherFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(SchemaCacheProblem, problem);
    const OpenedSchemaCache opened = open(bytes.toStdString());
    QVERIFY(!opened.schema);
    QVERIFY(opened.problem == problem);
    const auto moved = std::make_shared<std::string>(" " + m_bytes);
    QVERIFY(openSchemaCache(std::as_bytes(std::span(*moved)).subspan(1), moved).problem
            == SchemaCacheProblem::Misaligned);
}

void SchemaCacheTest::refusesEveryChangedByte()
{
    std::string bytes = m_bytes;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        spoil(bytes, i);
        if (openInPlace(bytes).schema)
            QFAIL(qPrintable(QStringLiteral("opened with byte %1 changed").arg(i)));
        spoil(bytes, i);
    }
    QVERIFY(bytes == m_bytes);
}

void SchemaCacheTest::refusesEveryTruncation()
{
    for (std::size_t size = 0; size < m_bytes.size(); ++size)
        if (openSchemaCache(std::as_bytes(std::span(m_bytes)).first(size), nullptr).schema)
            QFAIL(qPrintable(QStringLiteral("opened with %1 bytes").arg(size)));
}

// Somebody else's checksum may fit; what such a file says must still do no harm.
void SchemaCacheTest::outlivesWhateverIsSealed()
{
    std::size_t refused = 0;
    std::size_t used = 0;
    std::string bytes = m_bytes;
    for (std::size_t i = kCheckedOffset; i < bytes.size(); ++i) {
        spoil(bytes, i);
        seal(bytes);
        const OpenedSchemaCache opened = openInPlace(bytes);
        if (opened.schema)
            used += useEverything(*opened.schema) != 0 ? 1 : 0;
        else
            ++refused;
        spoil(bytes, i);
    }
    qInfo("%zu refused, %zu used", refused, used);
    QVERIFY(refused > 1000);
    QVERIFY(used > 1000);
}

TOOLTRAY_TEST(SchemaCacheTest)
#include "schemacachetest.moc"
