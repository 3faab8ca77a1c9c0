// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/schemachecks.h"

#include "graphql/language/parse.h"
#include "support/testcase.h"

#include <QTest>

#include <set>

using namespace tooltray::graphql;

class ValidateSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesTypes_data()
    {
        tooltray::addColumns<std::string, std::string>("sdl", "messages");
        row("valid", "type Query { a(b: I = {c: [1]}): U } input I { c: [Int!] } union U = Query", "");
        row("no query type", "type A { a: Int }", "Query root type must be provided.");
        row("a schema without a query type", "^schema { mutation: M } type M { a: Int }",
            "Query root type must be provided.");
        row("a query type that is no object", "schema { query: ^Q } input Q { a: Int }",
            "Query root type must be Object type, it cannot be Q.");
        row("a mutation type that is no object",
            "schema { query: Q mutation: ^M } type Q { a: Int } scalar M",
            "Mutation root type must be Object type if provided, it cannot be M.");
        row("a type for two operations",
            "schema { query: ^Q mutation: M subscription: ^Q } type Q { a: Int } type M { a: Int }",
            "All root types must be different, \"Q\" type is used as query and subscription root types.");
        row("reserved names",
            "^type __T { ^__a(^__b: Int): Int } enum E { A ^__B } input I { ^__c: Int } ^directive @__d on "
            "FIELD "
            "type Query { a: Int }",
            "Name \"__d\" must not begin with \"__\", which is reserved by GraphQL introspection.\n"
            "Name \"__T\" must not begin with \"__\", which is reserved by GraphQL introspection.\n"
            "Name \"__a\" must not begin with \"__\", which is reserved by GraphQL introspection.\n"
            "Name \"__b\" must not begin with \"__\", which is reserved by GraphQL introspection.\n"
            "Name \"__B\" must not begin with \"__\", which is reserved by GraphQL introspection.\n"
            "Name \"__c\" must not begin with \"__\", which is reserved by GraphQL introspection.");
        row("no fields", "type Query { a: A } ^type A ^extend type A @deprecated",
            "Type A must define one or more fields.");
        row("an input as output", "type Query { a: ^[I!] } input I { a: Int }",
            "The type of Query.a must be Output Type but got: [I!].");
        row("an output as input", "type Query { a(b: ^Query): Int }",
            "The type of Query.a(b:) must be Input Type but got: Query.");
        row("an output as input of a directive", "type Query { a: Int } directive @d(^a: Query) on FIELD",
            "The type of @d(a:) must be Input Type but got: Query.");
        row("a deprecated required argument", "type Query { a(b: ^Int! ^@deprecated): Int }",
            "Required argument Query.a(b:) cannot be deprecated.");
        row("a deprecated argument with a default", "type Query { a(b: Int! = 1 @deprecated): Int }", "");
        row("a wrong default", "type Query { a(b: Int = ^\"x\"): Int }",
            "Query.a(b:) has invalid default value: Int cannot represent non-integer value: \"x\"");
        row("a wrong default, inside", "type Query { a(b: [[Int]] = [[1], [1, ^true]]): Int }",
            "Query.a(b:) has invalid default value at [1][1]: Int cannot represent non-integer value: true");
        row("a union of nothing", "type Query { a: U } ^union U",
            "Union type U must define one or more member types.");
        row("a union with a type twice", "type Query { a: U } union U = ^Query extend union U = ^Query",
            "Union type U can only include type Query once.");
        row("a union with an enum", "type Query { a: U } union U = Query | ^E enum E { A }",
            "Union type U can only include Object types, it cannot include E.");
        row("an enum without values", "type Query { a: E } ^enum E",
            "Enum type E must define one or more values.");
    }
    void judgesTypes() { judge(); }

    void judgesInterfaces_data()
    {
        tooltray::addColumns<std::string, std::string>("sdl", "messages");
        row("more than promised",
            "interface N { a(b: Int): N c: [N] } "
            "type Query implements N { a(b: Int, d: Int, e: Int! = 1): Query! c: [Query!]! f: Int }",
            "");
        row("a missing field", "interface N { ^a: Int } ^type Query implements N { b: Int }",
            "Interface field N.a expected but Query does not provide it.");
        row("another type", "interface N { a: ^Int } type Query implements N { a: ^String }",
            "Interface field N.a expects type Int but Query.a is type String.");
        row("a type that may be null", "interface N { a: ^Int! } type Query implements N { a: ^Int }",
            "Interface field N.a expects type Int! but Query.a is type Int.");
        row("a missing argument", "interface N { a(^b: Int): Int } type Query implements N { ^a: Int }",
            "Interface field argument N.a(b:) expected but Query.a does not provide it.");
        row("an argument of another type",
            "interface N { a(b: ^Int): Int } type Query implements N { a(b: ^Int!): Int }",
            "Interface field argument N.a(b:) expects type Int but Query.a(b:) is type Int!.");
        row("another argument that is required",
            "interface N { ^a: Int } type Query implements N { a(^b: Int!): Int }",
            "Argument \"Query.a(b:)\" must not be required type \"Int!\" if not provided by the Interface "
            "field "
            "\"N.a\".");
        row("deprecated where the interface is not",
            "interface N { a: Int } type Query implements N { a: ^Int ^@deprecated }",
            "Interface field N.a is not deprecated, so implementation field Query.a must not be deprecated.");
        row("deprecated like the interface",
            "interface N { a: Int @deprecated } type Query implements N { a: Int @deprecated }", "");
        row("an object", "type Query implements ^A { a: Int } type A { a: Int }",
            "Type Query must only implement Interface types, it cannot implement A.");
        row("itself", "type Query { a: Int } interface N implements ^N { a: Int }",
            "Type N cannot implement itself because it would create a circular reference.");
        row("twice", "interface N { a: Int } type Query implements ^N & ^N { a: Int }",
            "Type Query can only implement N once.");
        row("not the interface of an interface",
            "interface A { a: Int } interface B implements ^A { a: Int } type Query implements ^B { a: Int }",
            "Type Query must implement A because it is implemented by B.");
        row("each other",
            "type Query { a: Int } interface A implements ^B { a: Int } interface B implements ^A { a: Int }",
            "Type A cannot implement B because it would create a circular reference.\n"
            "Type B cannot implement A because it would create a circular reference.");
    }
    void judgesInterfaces() { judge(); }

    void judgesInputObjects_data()
    {
        tooltray::addColumns<std::string, std::string>("sdl", "messages");
        const auto inputs = [](const char *name, const char *sdl, const char *messages) {
            row(name, "type Query { q: Int } " + std::string(sdl), messages);
        };
        inputs("no fields", "^input I", "Input Object type I must define one or more fields.");
        inputs("an output as input", "input I { a: ^Query! }",
               "The type of I.a must be Input Type but got: Query!.");
        inputs("a deprecated required field", "input I { a: ^Int! ^@deprecated }",
               "Required input field I.a cannot be deprecated.");
        inputs("one of, not null", "input I @oneOf { a: ^Int! b: Int }",
               "OneOf input field I.a must be nullable.");
        inputs("one of, with a default", "input I @oneOf { ^a: Int = 1 b: Int }",
               "OneOf input field I.a cannot have a default value.");
        inputs(
            "a wrong default", "input I { a: E = ^B } enum E { A }",
            "I.a has invalid default value: Value \"B\" does not exist in \"E\" enum. Did you mean the enum "
            "value \"A\"?");
        inputs("values that end", "input I { a: I b: [I!]! c: J! } input J { i: I }", "");
        inputs(
            "values without an end", "input I { ^a: I! }",
            "Input Object I cannot be provided a finite value because it references itself through fields: "
            "I.a.");
        inputs(
            "values without an end, by two", "input A { ^b: B! } input B { c: Int ^a: A! }",
            "Input Object A cannot be provided a finite value because it references itself through fields: "
            "A.b, B.a.");
        inputs(
            "one of, without an end", "input O @oneOf { ^o: O }",
            "Input Object O cannot be provided a finite value because it references itself through fields: "
            "O.o.");
        inputs("one of, with a way out", "input O @oneOf { o: O a: Int }", "");
        inputs("defaults that end", "input I { a: I = {a: null} }", "");
        inputs("defaults without an end", "input I { a: I = ^{} }",
               "Invalid circular reference. The default value of Input Object field I.a references itself.");
        inputs(
            "defaults without an end, by two", "input A { b: B = ^{} } input B { a: A = ^{} }",
            "Invalid circular reference. The default value of Input Object field A.b references itself via "
            "the default values of: B.a.");
    }
    void judgesInputObjects() { judge(); }

    void boundsTheErrors()
    {
        const Document document = parseDocument("type Query { __a: Int __b: Int __c: Int }");
        const Diagnostics found = validateSchema(buildSchema(document), document, {.maxErrors = 2});
        QCOMPARE(found.size(), std::size_t(3));
        QVERIFY(found[1].rule != kBudgetRule);
        QCOMPARE(std::string(found[2].rule), std::string(kBudgetRule));
    }

private:
    // A ^ marks each place the messages are about. Messages are lines.
    static void row(const char *name, const std::string &sdl, const char *messages)
    {
        QTest::newRow(name) << sdl << std::string(messages);
    }

    static void judge()
    {
        QFETCH(std::string, sdl);
        QFETCH(std::string, messages);
        std::set<std::size_t> marked;
        for (std::size_t at = sdl.find('^'); at != std::string::npos; at = sdl.find('^', at)) {
            marked.insert(at);
            sdl.erase(at, 1);
        }
        const Document document = parseDocument(sdl);
        QVERIFY(document.isValid());
        const BuiltSchema built = buildSchema(document);
        std::string found;
        std::set<std::size_t> places;
        for (const Diagnostic &diagnostic : validateSchema(built, document)) {
            found += (found.empty() ? "" : "\n") + diagnostic.message;
            for (const SourceSpan span : diagnostic.spans)
                places.insert(span.start);
        }
        QCOMPARE(found, messages);
        QVERIFY(places == marked);

        std::string withoutPlaces;
        for (const Diagnostic &diagnostic : validateSchema(*built.schema)) {
            QVERIFY(diagnostic.spans.empty());
            withoutPlaces += (withoutPlaces.empty() ? "" : "\n") + diagnostic.message;
        }
        QCOMPARE(withoutPlaces, messages);
    }
};

TOOLTRAY_TEST(ValidateSchemaTest)
#include "validateschematest.moc"
