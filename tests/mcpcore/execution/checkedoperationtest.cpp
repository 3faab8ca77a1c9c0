// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/checkedoperation.h"
#include "graphql/rules/validate.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

graphql::SchemaPointer sampleSchema()
{
    return graphql::loadSchema("type Query { user(id: ID!): User users(first: Int): [User!]! } "
                               "type User { id: ID! name: String friends(first: Int): [User!]! } "
                               "type Mutation { rename(id: ID!, name: String!): User }",
                               graphql::Strictness::Strict)
        .schema;
}

using Checked = std::variant<CheckedOperation::Pointer, Findings>;

Checked checked(const std::string &document, const std::string &name = {})
{
    return CheckedOperation::check(sampleSchema(), document, name);
}

Findings findingsOf(const Checked &result)
{
    const Findings *findings = std::get_if<Findings>(&result);
    return findings == nullptr ? Findings() : *findings;
}

} // namespace

class CheckedOperationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTypoIsShownWithItsPlaceAndASuggestion()
    {
        const Findings findings = findingsOf(checked("query {\n  user(id: 1) { nam }\n}"));
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings[0].level == Finding::Level::Schema);
        QCOMPARE(findings[0].message, std::string("Cannot query field \"nam\" on type \"User\"."));
        QCOMPARE(findings[0].suggestion, std::string("Did you mean \"name\"?"));
        QCOMPARE(findings[0].line, std::uint32_t(2));
        QCOMPARE(findings[0].column, std::uint32_t(17));
        QCOMPARE(findings[0].excerpt, std::string("  user(id: 1) { nam }\n                ^"));
        QCOMPARE(shown(toJson(findings)[0]["level"]), std::string("'schema'"));
    }

    void whatWasMeantIsOneStepFurther_data()
    {
        const TestRows<std::string, std::string> row{"document", "suggestion"};
        row("{ issues(first: 5) { title } }", "Did you mean \"nodes { title }\"?");
        row("{ edges { title } }", "Did you mean \"edges { node { title } }\"?");
        row("{ page { title } }", "Did you mean \"items { title }\"?");
        row("{ page { somethingElse } }", "");
        row("{ issues { totals } }", "Did you mean \"total\"?");
        row("{ user { id } }", "Signature: user(id: ID!): User.");
        row("{ user(nothing: 1, id: 2) { id } }", "Signature: user(id: ID!): User.");
        row("{ user(idd: 1, id: 2) { id } }", "Did you mean \"id\"?");
    }

    void whatWasMeantIsOneStepFurther()
    {
        QFETCH(const std::string, document);
        QFETCH(const std::string, suggestion);
        const auto schema =
            graphql::loadSchema("type Query { issues(first: Int): Issues edges: Edges page: Page "
                                "user(id: ID!): User } type User { id: ID } type Issue { title: String } "
                                "type Issues { nodes: [Issue] edges: [Edge] total: Int } "
                                "type Edges { edges: [Edge] } type Edge { node: Issue } "
                                "type Page { items: [Issue] hidden(key: ID!): Issue }",
                                graphql::Strictness::Strict)
                .schema;
        const Findings findings = findingsOf(CheckedOperation::check(schema, document));
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().suggestion, suggestion);
    }

    void deprecatedPartsAreNamed()
    {
        const auto schema =
            graphql::loadSchema("type Query { old(a: Int @deprecated): Int @deprecated(reason: \"Use new.\") "
                                "new: Int }",
                                graphql::Strictness::Strict)
                .schema;
        const auto old = CheckedOperation::check(schema, "{\n old(a: 1) new }");
        const Findings findings = std::get<CheckedOperation::Pointer>(old)->deprecations();
        QCOMPARE(findings.size(), std::size_t(2));
        QVERIFY(findings.front().message.find("Use new.") != std::string::npos);
        QCOMPARE(findings.front().line, std::uint32_t(2));
        const auto fresh = CheckedOperation::check(schema, "{ new }");
        QVERIFY(std::get<CheckedOperation::Pointer>(fresh)->deprecations().empty());
    }

    void deprecatedValuesAreNamed()
    {
        const auto schema = graphql::loadSchema("type Query { a(k: Kind): Int } enum Kind { NEW OLD "
                                                "@deprecated(reason: \"Use NEW.\") }",
                                                graphql::Strictness::Strict)
                                .schema;
        const auto checked = CheckedOperation::check(schema, "query ($k: Kind) { a(k: $k) }");
        const auto &operation = *std::get<CheckedOperation::Pointer>(checked);
        QVERIFY(operation.deprecatedValues(value("{'k':'NEW'}")).empty());
        const Findings findings = operation.deprecatedValues(value("{'k':'OLD'}"));
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings.front().level == Finding::Level::Variables);
        QVERIFY(findings.front().message.find("Use NEW.") != std::string::npos);
    }

    void severalFindingsAreAllTold()
    {
        const Findings findings = findingsOf(checked("{ users { nam idd friends { emial } } }"));
        QCOMPARE(findings.size(), std::size_t(3));
        QCOMPARE(listed(findings),
                 std::string("3 problems:\n"
                             "- Line 1, column 11: Cannot query field \"nam\" on type \"User\". "
                             "Did you mean \"name\"?\n"
                             "- Line 1, column 15: Cannot query field \"idd\" on type \"User\". "
                             "Did you mean \"id\"?\n"
                             "- Line 1, column 29: Cannot query field \"emial\" on type \"User\"."));
    }

    void onlyWhatIsOfTheSchemaLeadsToIt_data()
    {
        addColumns<std::string, bool>("document", "isOfSchema");
        QTest::newRow("syntax") << std::string("{ users") << false;
        QTest::newRow("unused fragment")
            << std::string("fragment F on User { id } { users { id } }") << false;
        QTest::newRow("unknown fragment") << std::string("{ users { ...F } }") << false;
        QTest::newRow("unknown field") << std::string("{ users { somethingElse } }") << true;
    }

    void onlyWhatIsOfTheSchemaLeadsToIt()
    {
        QFETCH(const std::string, document);
        QFETCH(const bool, isOfSchema);
        const Error error = findingsError(findingsOf(checked(document)));
        QVERIFY2(error.hint.contains("get_schema_info") == isOfSchema, error.message.c_str());
    }

    void allSyntaxErrorsAreFound()
    {
        const Findings findings = findingsOf(checked("query { user(id: ) { name } } fragment on"));
        QVERIFY(findings.size() >= 2);
        for (const Finding &finding : findings)
            QVERIFY(finding.level == Finding::Level::Syntax && finding.line == 1 && finding.column > 1);
    }

    void theOperationIsChosenByItsName()
    {
        const std::string two = "query A { users { id } } mutation B { rename(id: 1, name: \"a\") { id } }";
        const Checked b = checked(two, "B");
        QVERIFY(std::get<0>(b)->type() == graphql::OperationType::Mutation);
        QCOMPARE(std::get<0>(b)->name(), std::string_view("B"));
        QCOMPARE(findingsOf(checked(two))[0].message,
                 std::string("The document has several operations, and none is selected: A, B."));
        const Findings wrongName = findingsOf(checked(two, "C"));
        QCOMPARE(wrongName[0].message, std::string("The document has no operation \"C\"."));
        QCOMPARE(findingsError(wrongName).hint, std::string("Pass \"A\" or \"B\" as \"operation_name\"."));
        QCOMPARE(findingsError(findingsOf(checked("{ users { id } }", "C"))).hint,
                 std::string("Omit \"operation_name\"."));
        QCOMPARE(findingsOf(checked("fragment F on User { id }"))[0].message,
                 std::string("The document has no operation."));
    }

    void variablesAreChecked()
    {
        const Checked result =
            checked("query ($id: ID!, $n: Int) { user(id: $id) { friends(first: $n) { id } } }");
        const CheckedOperation &operation = *std::get<0>(result);
        QVERIFY(operation.checkVariables(value("{'id':'7','n':3}")).empty());
        const Findings findings = operation.checkVariables(value("{'n':'three'}"));
        QCOMPARE(findings.size(), std::size_t(2));
        for (const Finding &finding : findings)
            QVERIFY(finding.level == Finding::Level::Variables);
        QCOMPARE(findings[0].variable, std::string("id"));
        QCOMPARE(findings[1].variable, std::string("n"));
    }

    void sizeIsLimited()
    {
        const Checked result = checked("query ($n: Int) { users(first: $n) { friends(first: $n) { id } } }");
        const CheckedOperation &operation = *std::get<0>(result);
        VERIFY_RESULT(checkSize(operation.measure(value("{'n':10}")), {}));
        COMPARE_ERROR(checkSize(operation.measure(value("{'n':1000}")), {}), ErrorKind::Invalid,
                      "complexity_limit");
        COMPARE_ERROR(checkSize(operation.measure({}), {.depth = 2}), ErrorKind::Invalid, "depth_limit");
        COMPARE_ERROR(checkSize(operation.measure({}), {.fields = 2}), ErrorKind::Invalid, "fields_limit");
        QVERIFY(checkSize(operation.measure({}), {.fields = 2})
                    .error()
                    .message.starts_with("The operation selects 3 "));
        QVERIFY(checkSize(operation.measure({}), {.depth = 2})
                    .error()
                    .message.starts_with("The operation is 3 levels "));
    }

    void eachLimitThatIsExceededIsTold()
    {
        const Result<void> fits =
            checkSize({.fieldCount = 3, .depth = graphql::kMaxCounted, .complexity = 4}, {20, 2, 4});
        COMPARE_ERROR(fits, ErrorKind::Invalid, "depth_limit");
        QCOMPARE(
            fits.error().message,
            std::string("2 problems:\n- The operation is at least 9007199254740991 levels deep, and the "
                        "endpoint allows 20.\n- The operation selects 3 fields, and the endpoint allows 2."));
        QCOMPARE(shown(fits.error().details),
                 std::string("{'exceeded':[{'of':'depth','limit':20,'actual':9007199254740991},"
                             "{'of':'fields','limit':2,'actual':3}]}"));
    }

    void outlivesWhatItWasMadeFrom()
    {
        CheckedOperation::Pointer operation;
        {
            const Checked result = checked("query Q { users { id name } }");
            operation = std::get<0>(result);
        }
        QCOMPARE(operation->name(), std::string_view("Q"));
        QCOMPARE(operation->measure({}).fieldCount, std::uint64_t(3));
    }
};

TOOLTRAY_TEST(CheckedOperationTest)

#include "checkedoperationtest.moc"
