// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/suggestoperation.h"

#include "graphql/rules/validate.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

SelectionPath fieldPath(const std::string &text)
{
    SelectionPath path;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('/', start), text.size());
        path.push_back({SelectionStep::Kind::Field, text.substr(start, end - start)});
        start = end + 1;
    }
    return path;
}

std::string edited(const std::string &text, const OperationEdit &edit)
{
    return edit.problem.empty() ? applyEdits(text, edit.edits) : edit.problem.text();
}

} // namespace

class ArgumentBuilderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void argumentsAreAdded_data()
    {
        const tooltray::TestRows<std::string, std::string, std::string, std::string> row{"text", "path",
                                                                                         "argument", "after"};
        row("the first", "{ viewer { avatarUrl } }", "viewer/avatarUrl", "size",
            "query ($size: Int) { viewer { avatarUrl(size: $size) } }");
        row("behind the others", "query Q($n: Int) { viewer { repositories(first: $n) { totalCount } } }",
            "viewer/repositories", "after",
            "query Q($n: Int, $after: String) { viewer { repositories(first: $n, after: $after) { totalCount "
            "} } }");
        row("in lines",
            "{\n  viewer {\n    repositories(\n      first: 3 # few\n    ) {\n      totalCount\n    }\n  "
            "}\n}",
            "viewer/repositories", "after",
            "query ($after: String) {\n  viewer {\n    repositories(\n      after: $after\n      first: 3 # "
            "few\n    ) {\n      totalCount\n    }\n  }\n}");
        row("given already", "{ viewer { avatarUrl(size: 3) } }", "viewer/avatarUrl", "size",
            "{ viewer { avatarUrl(size: 3) } }");
        row("with its field", "{ viewer { login } }", "viewer/avatarUrl", "size",
            "query ($size: Int) { viewer { login avatarUrl(size: $size) } }");
        row("behind an alias", "{ viewer { small: avatarUrl } }", "viewer/avatarUrl", "size",
            "query ($size: Int) { viewer { small: avatarUrl(size: $size) } }");
        row("unknown", "{ viewer { avatarUrl } }", "viewer/avatarUrl", "colour",
            "\"User.avatarUrl\" has no argument \"colour\". Choose one that the schema has.");
        row("of nothing", "{ viewer { avatarUrl } }", "viewer/nothing", "size",
            "There is no such field. Choose one that the schema has.");
        row("broken", "{ viewer { ", "viewer/avatarUrl", "size",
            "The text has syntax errors. Fix them first.");
    }

    void argumentsAreAdded()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, path);
        QFETCH(std::string, argument);
        QFETCH(std::string, after);
        const SchemaPointer schema = sampleSchema();
        const Document document = parseDocument(text);
        const OperationEdit edit = addArgument(*schema, findOperation(document), fieldPath(path), argument);
        QCOMPARE(edited(text, edit), after);
        if (edit.problem.empty())
            QVERIFY(validate(*schema, parseDocument(after)).empty());
    }

    void argumentsAreRemoved_data()
    {
        const tooltray::TestRows<std::string, std::string, std::string, std::string> row{"text", "path",
                                                                                         "argument", "after"};
        row("the only one", "query ($size: Int) { viewer { avatarUrl(size: $size) } }", "viewer/avatarUrl",
            "size", "query { viewer { avatarUrl } }");
        row("with variables that others use",
            "query ($n: Int) { viewer { avatarUrl(size: $n) repositories(first: $n) { totalCount } } }",
            "viewer/avatarUrl", "size",
            "query ($n: Int) { viewer { avatarUrl repositories(first: $n) { totalCount } } }");
        row("one of several", "{ viewer { repositories(first: 3, after: \"a\") { totalCount } } }",
            "viewer/repositories", "first", "{ viewer { repositories(after: \"a\") { totalCount } } }");
        row("not given", "{ viewer { avatarUrl } }", "viewer/avatarUrl", "size", "{ viewer { avatarUrl } }");
        row("required", "{ user(login: \"a\") { login } }", "user", "login",
            "\"login\" is required. Take out the field to take out its argument.");
    }

    void argumentsAreRemoved()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, path);
        QFETCH(std::string, argument);
        QFETCH(std::string, after);
        const SchemaPointer schema = sampleSchema();
        const Document document = parseDocument(text);
        const OperationEdit edit =
            removeArgument(*schema, findOperation(document), fieldPath(path), argument);
        QCOMPARE(edited(text, edit), after);
        if (edit.problem.empty())
            QVERIFY(validate(*schema, parseDocument(after)).empty());
    }
};

TOOLTRAY_TEST(ArgumentBuilderTest)
#include "argumentbuildertest.moc"
