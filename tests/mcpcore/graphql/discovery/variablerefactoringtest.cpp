// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/refactoring.h"

#include "graphql/rules/validate.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

std::string refactored(const std::string &text, const OperationEdit &edit)
{
    return edit.problem.empty() ? applyEdits(text, edit.edits) : edit.problem.text();
}

} // namespace

// The cursor is where the bar stands.
class VariableRefactoringTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesBecomeVariables_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"marked", "after"};
        row("a number", "{ viewer { repositories(first: |3) { totalCount } } }",
            "query ($first: Int = 3) { viewer { repositories(first: $first) { totalCount } } }");
        row("a string, from the name of its argument", "{ user(lo|gin: \"a\") { login } }",
            "query ($login: String! = \"a\") { user(login: $login) { login } }");
        row("behind other variables",
            "query Q($n: Int) { viewer { repositories(first: $n, after: \"|x\") { totalCount } } }",
            "query Q($n: Int, $after: String = \"x\") { viewer { repositories(first: $n, after: $after) { "
            "totalCount } } }");
        row("a name that is taken",
            "query ($first: Int) { viewer { avatarUrl(size: $first) repositories(first: 3|) { totalCount } } "
            "}",
            "query ($first: Int, $first2: Int = 3) { viewer { avatarUrl(size: $first) repositories(first: "
            "$first2) { totalCount } } }");
        row("null", "{ viewer { repositories(after: nu|ll) { totalCount } } }",
            "query ($after: String) { viewer { repositories(after: $after) { totalCount } } }");
        row("a variable already", "query ($n: Int) { viewer { avatarUrl(size: $|n) } }",
            "\"$n\" is already a variable.");
        row("no value", "{ vie|wer { login } }",
            "There is no value here. Put the cursor on the value of an argument.");
        row("a default", "query ($n: Int = |3) { viewer { avatarUrl(size: $n) } }",
            "There is no value here. Put the cursor on the value of an argument.");
        row("unknown", "{ viewer { avatarUrl(colour: |3) } }",
            "The schema has no type for this value. Fix the argument first.");
        row("in a fragment of one operation",
            "{ viewer { ...F } } fragment F on User { avatarUrl(size: |3) }",
            "query ($size: Int = 3) { viewer { ...F } } fragment F on User { avatarUrl(size: $size) }");
        row("in a fragment of several",
            "query A { viewer { ...F } } query B { viewer { ...F } } fragment F on User { avatarUrl(size: "
            "|3) }",
            "Several operations use this fragment. Extract the value where there is only one.");
        row("broken", "{ viewer { avatarUrl(size: |3) }", "The text has syntax errors. Fix them first.");
    }

    void valuesBecomeVariables()
    {
        QFETCH(std::string, marked);
        QFETCH(std::string, after);
        const std::size_t at = marked.find('|');
        const std::string text = std::string(marked).erase(at, 1);
        const SchemaPointer schema = sampleSchema();
        const OperationEdit edit =
            extractVariable(*schema, parseDocument(text), static_cast<std::uint32_t>(at));
        QCOMPARE(refactored(text, edit), after);
        if (edit.problem.empty())
            QVERIFY(validate(*schema, parseDocument(after)).empty());
    }

    void variablesBecomeValues_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"marked", "after"};
        row("from a use", "query ($n: Int = 3) { viewer { avatarUrl(size: $n|) } }",
            "query { viewer { avatarUrl(size: 3) } }");
        row("from the definition, everywhere",
            "query Q($a: Int, $n|: Int = 3) { viewer { avatarUrl(size: $n) repositories(first: $n, after: "
            "\"x\") { totalCount } } }",
            "query Q($a: Int) { viewer { avatarUrl(size: 3) repositories(first: 3, after: \"x\") { "
            "totalCount "
            "} } }");
        row("in fragments",
            "query ($n: Int = |3) { viewer { ...F } } fragment F on User { avatarUrl(size: $n) }",
            "query { viewer { ...F } } fragment F on User { avatarUrl(size: 3) }");
        row("of another operation not",
            "query A($n: Int = 3) { viewer { avatarUrl(size: |$n) } } query B($n: Int) { viewer { "
            "avatarUrl(size: $n) } }",
            "query A { viewer { avatarUrl(size: 3) } } query B($n: Int) { viewer { avatarUrl(size: $n) } }");
        row("in a fragment of several",
            "query A($n: Int = 3) { viewer { avatarUrl(size: |$n) } } query B { viewer { id } } fragment F "
            "on "
            "User { avatarUrl(size: $n) }",
            "\"$n\" is used in a fragment that other operations may use. Remove it there.");
        row("without a default", "query ($n: Int) { viewer { avatarUrl(size: $n|) } }",
            "\"$n\" has no default value that could stand in its place. Give it one first.");
        row("not declared", "{ viewer { avatarUrl(size: $n|) } }",
            "\"$n\" is not declared. Declare it first.");
        row("no variable", "{ view|er { login } }", "There is no variable here. Put the cursor on one.");
    }

    void variablesBecomeValues()
    {
        QFETCH(std::string, marked);
        QFETCH(std::string, after);
        const std::size_t at = marked.find('|');
        const std::string text = std::string(marked).erase(at, 1);
        QCOMPARE(refactored(text, inlineVariable(parseDocument(text), static_cast<std::uint32_t>(at))),
                 after);
    }
};

TOOLTRAY_TEST(VariableRefactoringTest)
#include "variablerefactoringtest.moc"
