// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "workspace/checks/rules.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Tool undescribed(const std::string &name)
{
    ToolVersion version;
    version.operation = GraphqlOperation{"query($a: Any!) { node(a: $a) }", {}};
    Tool tool;
    tool.name = name;
    tool.endpoint = "main";
    tool.versions = {{Version{0, 1, 0}, version}, {Version{0, 2, 0}, version}};
    tool.active = {0, 2, 0};
    return tool;
}

std::size_t countOf(const LintFindings &findings, const std::string &code)
{
    return static_cast<std::size_t>(std::ranges::count(findings, code, &LintFinding::code));
}

} // namespace

class LinterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVersionIsLookedAtAndTheToolItselfOnce()
    {
        const LintFindings findings = lint(*Workspace::create({}), {}, undescribed("a"));
        QCOMPARE(countOf(findings, "description_missing"), std::size_t{2});
        QCOMPARE(countOf(findings, "examples_missing"), std::size_t{1});
        const auto first =
            std::ranges::find(findings, std::string("description_missing"), &LintFinding::code);
        QCOMPARE(first->place, std::string("/versions/0.1.0/description"));
    }

    void theWorstComesFirst()
    {
        const LintFindings findings = lint(*Workspace::create({}), {}, undescribed("a"));
        QVERIFY(std::ranges::is_sorted(findings, {}, &LintFinding::severity));
        QVERIFY(findings.front().severity == LintSeverity::Error);
        QVERIFY(findings.back().severity == LintSeverity::Advice);
    }

    void inferredParametersAreLookedAtOnceThereIsASchema()
    {
        const WorkspacePtr workspace = Workspace::create({});
        QCOMPARE(countOf(lint(*workspace, {}, undescribed("a")), "property_untyped"), std::size_t{0});
        const Schemas schemas{
            {"main",
             graphql::buildSchema(graphql::parseDocument("scalar Any type Query { node(a: Any!): String }"))
                 .schema}};
        QCOMPARE(countOf(lint(*workspace, schemas, undescribed("a")), "property_untyped"), std::size_t{2});
    }
};

TOOLTRAY_TEST(LinterTest)

#include "lintertest.moc"
