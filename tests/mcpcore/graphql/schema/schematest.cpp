// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schema.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class SchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTypesByName();
    void describesFields();
    void knowsItsIntrospectionFields();
    void knowsWhatAbstractTypesCanBe();
    void decidesWhetherTypesOverlap_data();
    void decidesWhetherTypesOverlap();
    void decidesWhatIsASubType_data();
    void decidesWhatIsASubType();
    void readsTypesOfDocuments_data();
    void readsTypesOfDocuments();
    void translatesTheNamesOfADocument();
    void namesItsPartsByCoordinate();
    void findsMembersOfBigTypes();

private:
    SchemaPointer m_schema;
};

void SchemaTest::initTestCase()
{
    m_schema = buildSchema(parseDocument(R"(
        "All of it" schema { query: Root mutation: Change }
        type Root { node("which" id: ID!, depth: Int! = 1): Node pet: Pet old: Int @deprecated search(in: Filter): [Found!] }
        type Change { noop: Boolean }
        interface Node { id: ID! }
        interface Named implements Node { id: ID! name: String! }
        type Dog implements Node & Named { id: ID! name: String! barks: Boolean }
        type Cat implements Node & Named { id: ID! name: String! }
        type Rock implements Node { id: ID! }
        union Pet = Dog | Cat
        union Found = Rock | Cat
        enum Colour { RED GREEN @deprecated(reason: "no") }
        input Filter { "text" words: [String!]! = ["a"] colour: Colour }
        input One @oneOf { a: Int b: Int }
        scalar Url @specifiedBy(url: "https://example.org/url")
        directive @mark(how: Colour = RED) repeatable on FIELD | QUERY
    )"))
                   .schema;
}

void SchemaTest::findsTypesByName()
{
    QCOMPARE(m_schema->description(), std::string_view("All of it"));
    const SchemaType dog = m_schema->type("Dog");
    QVERIFY(dog.is(TypeKind::Object));
    QCOMPARE(dog.name(), std::string_view("Dog"));
    QVERIFY(m_schema->type(dog.symbol()) == dog);
    QVERIFY(!m_schema->type("dog"));
    QVERIFY(!m_schema->type("nobodyKnowsThis"));
    QVERIFY(!m_schema->type(""));
    QVERIFY(m_schema->type("String").isBuiltIn());
    QVERIFY(m_schema->type("__Type").isIntrospection());
    QVERIFY(!m_schema->type("Float")); // nothing refers to it
    QVERIFY(m_schema->type("One").isOneOf());
    QCOMPARE(m_schema->type("Url").specifiedBy(), std::string_view("https://example.org/url"));
    QVERIFY(m_schema->rootType(OperationType::Query) == m_schema->type("Root"));
    QVERIFY(m_schema->rootType(OperationType::Mutation) == m_schema->type("Change"));
    QVERIFY(!m_schema->rootType(OperationType::Subscription));
    const SchemaDirective mark = m_schema->directive("mark");
    QVERIFY(mark.isRepeatable() && !mark.isSpecified());
    QVERIFY(mark.isAllowedOn(Symbol::LocationQuery) && !mark.isAllowedOn(Symbol::LocationScalar));
    QVERIFY(m_schema->directive("skip").isSpecified());
    QVERIFY(!m_schema->directive("unknown"));
}

void SchemaTest::describesFields()
{
    const SchemaField node = m_schema->queryType().field("node");
    QVERIFY(node);
    QCOMPARE(m_schema->print(node.type()), std::string("Node"));
    QVERIFY(node.namedType() == m_schema->type("Node"));
    QCOMPARE(node.arguments().size(), std::size_t(2));
    const SchemaInput id = node.argument("id");
    QVERIFY(id.isRequired());
    QCOMPARE(id.description(), std::string_view("which"));
    const SchemaInput depth = node.arguments()[1];
    QVERIFY(!depth.isRequired() && !depth.hasDescription());
    QCOMPARE(depth.defaultValue(), std::string_view("1"));
    QVERIFY(!node.argument("other"));
    const SchemaField old = m_schema->queryType().field("old");
    QVERIFY(old.isDeprecated());
    QCOMPARE(old.deprecationReason(), std::string_view("No longer supported"));
    QVERIFY(!m_schema->type("Colour").enumValue("RED").isDeprecated());
    QCOMPARE(m_schema->type("Colour").enumValue("GREEN").deprecationReason(), std::string_view("no"));
    QCOMPARE(m_schema->print(m_schema->type("Filter").inputField("words").type()), std::string("[String!]!"));
    QVERIFY(!m_schema->type("Filter").field("words"));
    QVERIFY(m_schema->type("Pet").fields().isEmpty());
}

void SchemaTest::knowsItsIntrospectionFields()
{
    const auto field = [&](const char *type, Symbol name) {
        return m_schema->field(m_schema->type(type), name);
    };
    QCOMPARE(m_schema->print(field("Root", Symbol::MetaSchema).type()), std::string("__Schema!"));
    QVERIFY(field("Root", Symbol::MetaType).argument("name").isRequired());
    QVERIFY(!field("Dog", Symbol::MetaType));
    QCOMPARE(m_schema->print(field("Pet", Symbol::MetaTypename).type()), std::string("String!"));
    QCOMPARE(field("Dog", m_schema->symbol("barks")).name(), std::string_view("barks"));
}

void SchemaTest::knowsWhatAbstractTypesCanBe()
{
    const auto names = [](SchemaTypeList types) {
        QByteArrayList all;
        for (const SchemaType type : types)
            all += QByteArray(type.name().data(), qsizetype(type.name().size()));
        return all.join(' ');
    };
    QCOMPARE(names(m_schema->type("Node").possibleTypes()), QByteArray("Dog Cat Rock"));
    QCOMPARE(names(m_schema->type("Node").implementingInterfaces()), QByteArray("Named"));
    QCOMPARE(names(m_schema->type("Pet").possibleTypes()), QByteArray("Dog Cat"));
    QCOMPARE(names(m_schema->type("Pet").members()), QByteArray("Dog Cat"));
    QCOMPARE(names(m_schema->type("Dog").interfaces()), QByteArray("Node Named"));
    QVERIFY(m_schema->isPossibleType(m_schema->type("Node"), m_schema->type("Named")));
    QVERIFY(!m_schema->isPossibleType(m_schema->type("Pet"), m_schema->type("Rock")));
}

void SchemaTest::decidesWhetherTypesOverlap_data()
{
    tooltray::addColumns<QByteArray, QByteArray, bool>("a", "b", "overlap");
    QTest::newRow("the same") << QByteArray("Dog") << QByteArray("Dog") << true;
    QTest::newRow("two objects") << QByteArray("Dog") << QByteArray("Cat") << false;
    QTest::newRow("an object of an interface") << QByteArray("Dog") << QByteArray("Named") << true;
    QTest::newRow("an object beside an interface") << QByteArray("Rock") << QByteArray("Named") << false;
    QTest::newRow("unions that share") << QByteArray("Pet") << QByteArray("Found") << true;
    QTest::newRow("a union and an interface") << QByteArray("Found") << QByteArray("Named") << true;
}

void SchemaTest::decidesWhetherTypesOverlap()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(bool, overlap);
    const SchemaType first = m_schema->type(a.toStdString());
    const SchemaType second = m_schema->type(b.toStdString());
    QCOMPARE(m_schema->doTypesOverlap(first, second), overlap);
    QCOMPARE(m_schema->doTypesOverlap(second, first), overlap);
}

void SchemaTest::decidesWhatIsASubType_data()
{
    tooltray::addColumns<QByteArray, QByteArray, bool>("type", "ofType", "is");
    const auto row = [](const char *type, const char *ofType, bool is) {
        QTest::newRow(qPrintable(QStringLiteral("%1 of %2").arg(QLatin1String(type), QLatin1String(ofType))))
            << QByteArray(type) << QByteArray(ofType) << is;
    };
    row("Dog", "Dog", true);
    row("Dog!", "Dog", true);
    row("Dog", "Dog!", false);
    row("Dog", "Node", true);
    row("Named", "Node", true);
    row("Node", "Named", false);
    row("Dog", "Pet", true);
    row("[Dog!]!", "[Node]", true);
    row("[Dog]", "[Node!]", false);
    row("Dog", "[Dog]", false);
    row("[Dog]", "Dog", false);
    row("Int", "String", false);
}

void SchemaTest::decidesWhatIsASubType()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, ofType);
    QFETCH(bool, is);
    const auto read = [&](const QByteArray &text) {
        const Document document = parseTypeReference(text.toStdString());
        return m_schema->typeRef(TypeReference(document.node(1)));
    };
    QCOMPARE(m_schema->isSubType(read(type), read(ofType)), is);
}

void SchemaTest::readsTypesOfDocuments_data()
{
    tooltray::addColumns<QByteArray, bool>("type", "isKnown");
    QTest::newRow("named") << QByteArray("Dog") << true;
    QTest::newRow("wrapped") << QByteArray("[[Dog!]]!") << true;
    QTest::newRow("unknown") << QByteArray("[Wolf]") << false;
    QTest::newRow("as deep as can be") << QByteArray(31, '[') + "Dog" + QByteArray(31, ']') << true;
    QTest::newRow("too deep") << QByteArray(32, '[') + "Dog" + QByteArray(32, ']') << false;
}

void SchemaTest::readsTypesOfDocuments()
{
    QFETCH(QByteArray, type);
    QFETCH(bool, isKnown);
    const Document document = parseTypeReference(type.toStdString());
    const TypeRef reference = m_schema->typeRef(TypeReference(document.node(1)));
    QCOMPARE(reference.isKnown(), isKnown);
    if (isKnown)
        QCOMPARE(QByteArray::fromStdString(m_schema->print(reference)), type);
}

void SchemaTest::translatesTheNamesOfADocument()
{
    const Document document = parseDocument("{ pet { unheard __typename } }");
    const std::vector<Symbol> symbols = m_schema->symbolsFor(document.symbols());
    QVERIFY(symbols[index(document.symbols().find("pet"))] == m_schema->symbol("pet"));
    QVERIFY(symbols[index(document.symbols().find("unheard"))] == Symbol::None);
    QVERIFY(symbols[index(Symbol::MetaTypename)] == Symbol::MetaTypename);
}

void SchemaTest::namesItsPartsByCoordinate()
{
    const SchemaField node = m_schema->queryType().field("node");
    QCOMPARE(node.coordinate(), std::string("Root.node"));
    QCOMPARE(node.argument("id").coordinate(), std::string("Root.node(id:)"));
    QCOMPARE(m_schema->type("Filter").inputField("words").coordinate(), std::string("Filter.words"));
    QCOMPARE(m_schema->type("Colour").enumValue("RED").coordinate(), std::string("Colour.RED"));
    QCOMPARE(m_schema->directive("mark").argument("how").coordinate(), std::string("@mark(how:)"));
    QCOMPARE(m_schema->field(m_schema->queryType(), Symbol::MetaType).argument("name").coordinate(),
             std::string("<meta>.__type(name:)"));
}

void SchemaTest::findsMembersOfBigTypes()
{
    std::string text = "enum E {";
    std::string fields = "type Query {";
    for (int i = 0; i < 1000; ++i) {
        text += " V" + std::to_string(i);
        fields += " f" + std::to_string(i) + ": E";
    }
    const SchemaPointer schema = buildSchema(parseDocument(text + "} " + fields + "}")).schema;
    for (int i = 0; i < 1000; ++i) {
        QCOMPARE(schema->type("E").enumValue("V" + std::to_string(i)).name(), "V" + std::to_string(i));
        QCOMPARE(schema->queryType().field("f" + std::to_string(i)).index(), std::uint32_t(i + 3));
    }
    QVERIFY(!schema->type("E").enumValue("f1"));
}

TOOLTRAY_TEST(SchemaTest)
#include "schematest.moc"
