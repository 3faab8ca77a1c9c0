// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/operationbuilder.h"

#include "graphql/language/printer.h"
#include "graphql/rules/validate.h"
#include "mcpcore/graphql/generate/randomoperation.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

// "repository/issue/...User/name"
SelectionPath pathOf(const std::string &text)
{
    SelectionPath path;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('/', start), text.size());
        const std::string name = text.substr(start, end - start);
        if (name.starts_with("..."))
            path.push_back({SelectionStep::Kind::Fragment, name.substr(3)});
        else
            path.push_back({SelectionStep::Kind::Field, name});
        start = end + 1;
    }
    return path;
}

std::string print(const SelectionPath &path)
{
    std::string text;
    for (const SelectionStep &step : path)
        text += (text.empty() ? "" : "/") + std::string(step.kind == SelectionStep::Kind::Field ? "" : "...")
                + step.name;
    return text;
}

std::string add(const Schema &schema, const std::string &text, const SelectionPath &path)
{
    const Document document = parseDocument(text);
    const OperationEdit edit = addSelection(schema, findOperation(document), path);
    return edit.problem.empty() ? applyEdits(text, edit.edits) : edit.problem.text();
}

std::string remove(const std::string &text, const SelectionPath &path)
{
    const Document document = parseDocument(text);
    const OperationEdit edit = removeSelection(findOperation(document), path);
    return edit.problem.empty() ? applyEdits(text, edit.edits) : edit.problem.text();
}

bool isSelected(const std::string &text, const SelectionPath &path)
{
    const Document document = parseDocument(text);
    return bool(findSelection(findOperation(document), path));
}

// Any way down the schema, whether it is selected or not.
SelectionPath randomPath(const Schema &schema, Chance &chance, SchemaType type)
{
    SelectionPath path;
    for (std::size_t length = 1 + chance.below(4); length > 0 && type.isComposite(); --length) {
        if (type.is(TypeKind::Union) || (type.isAbstract() && chance.percent(30))) {
            type = chance.pick(type.possibleTypes());
            path.push_back({SelectionStep::Kind::Fragment, std::string(type.name())});
            continue;
        }
        const SchemaField field = chance.pick(type.fields());
        path.push_back({SelectionStep::Kind::Field, std::string(field.name())});
        type = schema.type(field.type());
    }
    return path;
}

// All that is selected without going through named fragments.
void collectPaths(SelectionSet set, const SelectionPath &around, std::vector<SelectionPath> &paths)
{
    if (!set)
        return;
    for (const Selection selection : set.selections()) {
        SelectionStep step;
        if (const auto field = as<Field>(selection))
            step = {SelectionStep::Kind::Field, std::string(field.name())};
        else if (const auto fragment = as<InlineFragment>(selection); fragment && fragment.typeCondition())
            step = {SelectionStep::Kind::Fragment, std::string(fragment.typeCondition().name())};
        else
            continue;
        if (findSelection(set, step) != selection)
            continue;
        SelectionPath path = around;
        path.push_back(step);
        paths.push_back(path);
        collectPaths(selectionSetOf(selection), path, paths);
    }
}

} // namespace

class OperationBuilderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_schema = sampleSchema(); }
    void adds_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray> row{"text", "path", "expected"};
        row("in one line", "{ viewer { login } }", "viewer/email", "{ viewer { login email } }");
        row("in lines", "{\n  viewer {\n    login\n  }\n}", "viewer/email",
            "{\n  viewer {\n    login\n    email\n  }\n}");
        row("in the indentation there is", "{\n\tviewer {\n\t\tlogin # who\n\t}\n}", "viewer/email",
            "{\n\tviewer {\n\t\tlogin # who\n\t\temail\n\t}\n}");
        row("what is there already", "{ viewer { login } }", "viewer/login", "{ viewer { login } }");
        row("under an alias", "{ me: viewer { name: login } }", "viewer/login",
            "{ me: viewer { name: login } }");
        row("an object", "{\n  cart { total { amount } }\n}", "viewer",
            "{\n  cart { total { amount } }\n  viewer {\n    __typename\n  }\n}");
        row("into a placeholder", "{ viewer { __typename } }", "viewer/login", "{ viewer { login } }");
        row("into a placeholder in lines", "{\n  viewer {\n    __typename\n  }\n}", "viewer/status/emoji",
            "{\n  viewer {\n    status {\n      emoji\n    }\n  }\n}");
        row("beside __typename on purpose", "{ viewer { __typename id } }", "viewer/login",
            "{ viewer { __typename id login } }");
        row("all on the way", "{\n  rateLimit { cost }\n}", "viewer/status/emoji",
            "{\n  rateLimit { cost }\n  viewer {\n    status {\n      emoji\n    }\n  }\n}");
        row("arguments of a shorthand", "{ viewer { login } }", "user/email",
            "query ($login: String!) { viewer { login } user(login: $login) { email } }");
        row("of an anonymous query", "query { viewer { login } }", "user/email",
            "query ($login: String!) { viewer { login } user(login: $login) { email } }");
        row("of a described one", "\"query\" query A { viewer { login } }", "user/email",
            "\"query\" query A($login: String!) { viewer { login } user(login: $login) { email } }");
        row("with directives", "query A @include(if: true) { viewer { login } }", "user/email",
            "query A($login: String!) @include(if: true) { viewer { login } user(login: $login) { email } }");
        row("after other variables", "query A($login: ID) { node(id: $login) { id } }", "user/email",
            "query A($login: ID, $user_login: String!) { node(id: $login) { id } user(login: $user_login) { "
            "email } }");
        row("among lines of variables", "query A(\n  $a: ID # first\n) { node(id: $a) { id } }", "user/email",
            "query A(\n  $login: String!\n  $a: ID # first\n) { node(id: $a) { id } user(login: $login) { "
            "email "
            "} }");
        row("on a type", "{ cart { lines { merchandise { __typename } } } }",
            "cart/lines/merchandise/...GiftCard/message",
            "{ cart { lines { merchandise { ... on GiftCard { message } } } } }");
        row("a name that is taken", "{ viewer { email: login } }", "viewer/email",
            "{ viewer { email: login email2: email } }");
        row("a name that a fragment has taken", "{ viewer { ...F } } fragment F on User { email: login }",
            "viewer/email", "{ viewer { ...F email2: email } } fragment F on User { email: login }");
        row("names that are all taken", "{ viewer { email: login email2: login } }", "viewer/email",
            "{ viewer { email: login email2: login email3: email } }");
        row("a taken name inside a new fragment", "{ node(id: 1) { ... on User { login: id } } }",
            "node/...User/login", "{ node(id: 1) { ... on User { login: id login2: login } } }");
        row("to a mutation", "mutation A { addStar(repositoryId: 1) { __typename } }", "closeIssue/issue/id",
            "mutation A($issueId: ID!) { addStar(repositoryId: 1) { __typename } closeIssue(issueId: "
            "$issueId) { "
            "issue { "
            "id } } }");
        row("without spaces", "{viewer{login}}", "viewer/email", "{viewer{login email}}");
        row("the same argument twice on the way", "{ viewer { login } }", "organization/repository/name",
            "query ($login: String!, $name: String!) { viewer { login } organization(login: $login) { "
            "repository(name: $name) { name } } }");
    }
    void adds()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, expected);
        QCOMPARE(add(*m_schema, text.toStdString(), pathOf(path.toStdString())), expected.toStdString());
    }

    void removes_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray> row{"text", "path", "expected"};
        row("from a line", "{ a b c }", "b", "{ a c }");
        row("the first", "{ a b }", "a", "{ b }");
        row("the last", "{ a, b }", "b", "{ a }");
        row("from a crowd", "{a{x}b{y}c}", "b", "{a{x}c}");
        row("without joining others", "{a b{y}c}", "b", "{a c}");
        row("with its line", "{\n  a # of a\n  b # of b\n  c\n}", "b", "{\n  a # of a\n  c\n}");
        row("with all its lines", "{\n  a\n  b {\n    x\n  }\n}", "b", "{\n  a\n}");
        row("and not the comment above", "{\n  a\n  # what follows\n  b\n  c\n}", "b",
            "{\n  a\n  # what follows\n  c\n}");
        row("with Windows lines", "{\r\n  a\r\n  b\r\n}", "b", "{\r\n  a\r\n}");
        row("the only one", "{ a(b: 1) { x } }", "a/x", "{ a(b: 1) { __typename } }");
        row("a placeholder", "{ a { __typename } }", "a/__typename", "{ a { __typename } }");
        row("what is not there", "{ a }", "b/c", "{ a }");
        row("its variable", "query A($x: Int, $y: Int) { a(x: $x) b(y: $y) }", "a",
            "query A($y: Int) { b(y: $y) }");
        row("its last variable", "query A($x: Int, $y: Int) { a(x: $x) b(y: $y) }", "b",
            "query A($x: Int) { a(x: $x) }");
        row("all variables", "query A($x: Int, $y: Int) @d { a(x: [$x, { y: $y }]) b }", "a",
            "query A @d { b }");
        row("all of an anonymous one", "query ($x: Int) { a(x: $x) b }", "a", "query { b }");
        row("variables in lines", "query A(\n  $x: Int # of x\n  $y: Int\n) { a(x: $x) b(y: $y) }", "a",
            "query A(\n  $y: Int\n) { b(y: $y) }");
        row("two neighbours", "query A($x: Int, $y: Int, $z: Int) { a(x: $x y: $y) b(z: $z) }", "a",
            "query A($z: Int) { b(z: $z) }");
        row("a variable that is used elsewhere", "query A($x: Int) { a(x: $x) b(x: $x) }", "a",
            "query A($x: Int) { b(x: $x) }");
        row("not one that was unused before", "query A($x: Int) { a b }", "a", "query A($x: Int) { b }");
        row("fragments nobody needs",
            "{ a { ...F } b }\n\nfragment F on T {\n  ...G\n}\n\nfragment G on T { x }\n", "a", "{ b }\n");
        row("but not those others need", "{ a { ...F } b { ...F } } fragment F on T { x }", "a",
            "{ b { ...F } } fragment F on T { x }");
        row("variables of such fragments", "query ($x: Int) { a { ...F } b } fragment F on T { y(x: $x) }",
            "a", "query { b }");
        row("on a type", "{ a { ... on T { x } ... on U { y } } }", "a/...T", "{ a { ... on U { y } } }");
    }
    void removes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, expected);
        QCOMPARE(remove(text.toStdString(), pathOf(path.toStdString())), expected.toStdString());
    }

    void saysWhatCannotBeAdded_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, QByteArray>("text", "path", "problem");
        const auto row = [](const char *text, const char *path, const char *problem) {
            QTest::newRow(path) << QByteArray(text) << QByteArray(path) << QByteArray(problem);
        };
        row("{ viewer { login } }", "viewer/nothing",
            "\"User\" has no field \"nothing\". Choose one that the schema has.");
        row("{ viewer { login } }", "viewer/login/x",
            "\"String\" has no field \"x\". Choose one that the schema has.");
        row("{ viewer { login } }", "viewer/...Label",
            "\"User\" is never \"Label\". Choose one that the schema has.");
        row("{ viewer { }", "viewer", "The text has syntax errors. Fix them first.");
    }
    void saysWhatCannotBeAdded()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, problem);
        QCOMPARE(add(*m_schema, text.toStdString(), pathOf(path.toStdString())), problem.toStdString());
        const SelectionPath none;
        QCOMPARE(add(*m_schema, "{ viewer { login } }", none),
                 std::string("There is nothing to select. Name a field."));
    }

    void leavesOtherOperationsAlone()
    {
        const std::string text = "query A($x: ID!) { node(id: $x) { id } viewer { login } }\n"
                                 "query B($x: ID!) { node(id: $x) { ...F } }\nfragment F on Node { id }";
        const Document document = parseDocument(text);
        const OperationEdit removed = removeSelection(findOperation(document, "A"), pathOf("node"));
        QCOMPARE(applyEdits(text, removed.edits), std::string("query A { viewer { login } }\n"
                                                              "query B($x: ID!) { node(id: $x) { ...F } }\n"
                                                              "fragment F on Node { id }"));
        const OperationEdit added =
            addSelection(*m_schema, findOperation(document, "B"), pathOf("viewer/login"));
        QCOMPARE(
            applyEdits(text, added.edits),
            std::string(
                "query A($x: ID!) { node(id: $x) { id } viewer { login } }\n"
                "query B($x: ID!) { node(id: $x) { ...F } viewer { login } }\nfragment F on Node { id }"));
    }

    // What was not selected is added, and is taken out again: the text is what it was, to the byte.
    void addingAndRemovingChangesNothing()
    {
        Chance chance(7);
        RandomOperation operations(*m_schema, chance);
        int added = 0;
        for (int i = 0; i < 250; ++i) {
            std::string text = operations.text();
            if (!validate(*m_schema, parseDocument(text)).empty())
                continue;
            if (chance.percent(50)) // in lines
                text = tooltray::graphql::print(parseDocument(text));
            const Document document = parseDocument(text);
            const OperationDefinition operation = findOperation(document);
            const SelectionPath path =
                randomPath(*m_schema, chance, m_schema->rootType(operation.operation()));
            SelectionPath missing;
            for (const SelectionStep &step : path) {
                missing.push_back(step);
                if (!isSelected(text, missing))
                    break;
            }
            if (isSelected(text, path))
                continue;
            ++added;
            const std::string longer = add(*m_schema, text, path);
            const Document parsed = parseDocument(longer);
            QVERIFY2(parsed.isValid(), longer.c_str());
            const Diagnostics problems = validate(*m_schema, parsed);
            const std::string context = text + "\n+ " + print(path) + "\n" + longer;
            QVERIFY2(problems.empty(), context.c_str());
            QVERIFY2(isSelected(longer, path), context.c_str());
            QVERIFY2(remove(longer, missing) == text, (context + "\n" + remove(longer, missing)).c_str());
        }
        QVERIFY2(added > 80, std::to_string(added).c_str());
    }

    void removingKeepsDocumentsValid()
    {
        Chance chance(8);
        RandomOperation operations(*m_schema, chance);
        int removed = 0;
        for (int i = 0; i < 120; ++i) {
            std::string text = operations.text();
            if (!validate(*m_schema, parseDocument(text)).empty())
                continue;
            if (chance.percent(50))
                text = tooltray::graphql::print(parseDocument(text));
            for (int k = 0; k < 4; ++k) {
                const Document document = parseDocument(text);
                std::vector<SelectionPath> paths;
                collectPaths(findOperation(document).selectionSet(), {}, paths);
                if (paths.empty())
                    break;
                const SelectionPath path = chance.pick(paths);
                const std::string shorter = remove(text, path);
                const Document parsed = parseDocument(shorter);
                const std::string context = text + "\n- " + print(path) + "\n" + shorter;
                QVERIFY2(parsed.isValid(), context.c_str());
                QVERIFY2(validate(*m_schema, parsed).empty(), context.c_str());
                removed += shorter.size() < text.size() ? 1 : 0;
                text = shorter;
            }
        }
        QVERIFY2(removed > 90, std::to_string(removed).c_str());
    }

    void growsAnOperationFieldByField()
    {
        Chance chance(9);
        for (int i = 0; i < 6; ++i) {
            std::string text = i % 2 == 0 ? "{ __typename }" : "query A {\n  # here\n  __typename\n}\n";
            std::vector<SelectionPath> paths;
            for (int k = 0; k < 15; ++k) {
                paths.push_back(randomPath(*m_schema, chance, m_schema->queryType()));
                text = add(*m_schema, text, paths.back());
                const Document document = parseDocument(text);
                QVERIFY2(document.isValid() && validate(*m_schema, document).empty(), text.c_str());
            }
            for (const SelectionPath &path : paths)
                QVERIFY2(isSelected(text, path), (text + "\n" + print(path)).c_str());
            while (!paths.empty()) {
                text = remove(text, SelectionPath{paths.back().front()});
                paths.pop_back();
            }
            QVERIFY2(text == "{ __typename }" || text == "query { __typename }"
                         || text == "query A {\n  # here\n  __typename\n}\n",
                     text.c_str());
        }
    }

private:
    SchemaPointer m_schema;
};

TOOLTRAY_TEST(OperationBuilderTest)
#include "operationbuildertest.moc"
