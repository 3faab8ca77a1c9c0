// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/parameters.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

json::Value value(std::string_view text)
{
    return json::parse(text).value;
}

WorkspacePtr typedWorkspace()
{
    Edit edit{{}, Origin::Person, {}};
    edit.steps.emplace_back(PutObject{CustomType{"state", "A state", {}, value(R"({"enum": ["a", "b"]})")}});
    edit.steps.emplace_back(PutObject{CustomType{
        "list", {}, {}, value(R"({"type": "array", "items": {"$ref": "tooltray:types/state"}})")}});
    edit.steps.emplace_back(PutObject{
        CustomType{"tree", {}, {}, value(R"({"properties": {"child": {"$ref": "tooltray:types/tree"}}})")}});
    edit.steps.emplace_back(PutObject{Mapping{"orders", "An order", {{"newest", "DESC"}, {"same", "same"}}}});
    return workspace::apply(*Workspace::create({}), edit).value().workspace;
}

} // namespace

class ParametersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typesAndMappingsAreInlined_data()
    {
        addColumns<QByteArray, QByteArray, QByteArray>("schema", "types", "all");
        const auto row = [](const char *name, const char *schema, const char *types,
                            const char *all = nullptr) {
            QTest::newRow(name) << QByteArray(schema) << QByteArray(types)
                                << QByteArray(all == nullptr ? types : all);
        };
        row("nothing to do", R"({"type":"object"})", R"({"type":"object"})");
        row("null", "null", "null");
        row("a type", R"({"$ref":"tooltray:types/state"})", R"({"enum":["a","b"],"description":"A state"})");
        row("a type that is described anew", R"({"$ref":"tooltray:types/state","description":"Mine"})",
            R"({"enum":["a","b"],"description":"Mine"})");
        row("a type that is narrowed", R"({"$ref":"tooltray:types/state","enum":["a"]})",
            R"({"enum":["a"],"allOf":[{"enum":["a","b"],"description":"A state"}]})");
        row("a type in a type", R"({"properties":{"x":{"$ref":"tooltray:types/list"}}})",
            R"({"properties":{"x":{"type":"array","items":{"enum":["a","b"],"description":"A state"}}}})");
        row("a type that holds itself", R"({"$ref":"tooltray:types/tree"})",
            R"({"properties":{"child":{"$ref":"tooltray:types/tree"}}})");
        row("a type that is not there", R"({"$ref":"tooltray:types/nothing"})",
            R"({"$ref":"tooltray:types/nothing"})");
        row("a mapping", R"({"$ref":"tooltray:mappings/orders"})", R"({"$ref":"tooltray:mappings/orders"})",
            R"({"enum":["newest","same","DESC"],"description":"An order"})");
    }

    void typesAndMappingsAreInlined()
    {
        QFETCH(const QByteArray, schema);
        QFETCH(const QByteArray, types);
        QFETCH(const QByteArray, all);
        const json::Value given = value(schema.toStdString());
        QCOMPARE(json::write(inlinedTypes(*typedWorkspace(), given)), types.toStdString());
        QCOMPARE(json::write(inlined(*typedWorkspace(), given)), all.toStdString());
    }

    void whatIsInlinedAcceptsTheSame()
    {
        const WorkspacePtr workspace = typedWorkspace();
        const json::Value schema = value(R"({"properties": {"s": {"$ref": "tooltray:types/state"},
            "l": {"$ref": "tooltray:types/list"}, "o": {"$ref": "tooltray:mappings/orders"}}})");
        const auto named = compileParameters(*workspace, schema).schema;
        const auto plain = compileParameters(*workspace, inlined(*workspace, schema)).schema;
        for (const char *arguments :
             {R"({"s": "a"})", R"({"s": "c"})", R"({"l": ["a", "b"]})", R"({"l": ["c"]})",
              R"({"o": "newest"})", R"({"o": "DESC"})", R"({"o": "x"})"})
            QCOMPARE(named->isValid(value(arguments)), plain->isValid(value(arguments)));
        QVERIFY(!named->isValid(value(R"({"o": "x"})")));
    }
};

TOOLTRAY_TEST(ParametersTest)

#include "parameterstest.moc"
