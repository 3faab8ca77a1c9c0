// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/shownschema.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "jsonschema/schema.h"
#include "packfile.h"
#include "support/testcase.h"
#include "workspace/definitions/walk.h"
#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::packs;
using namespace tooltray::workspace;

namespace {

std::string listed(const std::set<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += name + ' ';
    return text;
}

void addPackRows()
{
    QTest::addColumn<QByteArray>("name");
    for (const std::string &name : packNames())
        QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
}

// Whether every parameter, and every element of a list, says what it is and what it is for.
std::string untyped(const json::Value &schema, const std::string &path)
{
    for (const json::Member &member : schema["properties"].members()) {
        const std::string place = path + '/' + std::string(member.name.view());
        const json::Value &property = member.value;
        if (!property.contains("type") && !property.contains("$ref"))
            return place + " has no type";
        if (property["description"].toString().empty())
            return place + " has no description";
        if (property["type"].toString() == "array" && property["items"].isEmpty())
            return place + " has no items";
        if (std::string inner = untyped(property, place); !inner.empty())
            return inner;
    }
    return {};
}

} // namespace

class PackFilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreSome() { QVERIFY(!packNames().empty()); }

    void everyPackIsWrittenAsItWouldBeExported_data() { addPackRows(); }
    void everyPackIsWrittenAsItWouldBeExported()
    {
        QFETCH(const QByteArray, name);
        const PackFile file = readPackFile(name.toStdString());
        QVERIFY2(file.errors.empty(), file.errors.empty() ? "" : file.errors.front().c_str());
        const WorkspacePtr workspace = file.imported();
        QVERIFY(workspace);
        const auto exported = exportPack(*workspace, {});
        QVERIFY(exported);
        QCOMPARE(json::writePretty(encode(*exported)), file.text);
    }

    void everyToolSaysWhatItIsFor_data() { addPackRows(); }
    void everyToolSaysWhatItIsFor()
    {
        QFETCH(const QByteArray, name);
        const PackFile file = readPackFile(name.toStdString());
        for (const Tool *tool : file.tools()) {
            const ToolVersion version = tool->resolved(tool->active);
            QVERIFY2(version.description.size() > 20 && version.description.size() < 2'000,
                     tool->name.c_str());
            QVERIFY2(!tool->title.empty() && !tool->tags.empty(), tool->name.c_str());
            const std::string problem = untyped(version.parameters, tool->name);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void everyParameterIsUsedAndEveryUsedOneIsDeclared_data() { addPackRows(); }
    void everyParameterIsUsedAndEveryUsedOneIsDeclared()
    {
        QFETCH(const QByteArray, name);
        const PackFile file = readPackFile(name.toStdString());
        for (const Tool *tool : file.tools()) {
            const ToolVersion version = tool->resolved(tool->active);
            QCOMPARE(tool->name + ": " + listed(usedParameters(version)),
                     tool->name + ": " + listed(declaredParameters(version)));
            walkSteps(version, [&](const Step &step) {
                const auto *call = std::get_if<ToolInvocation>(&step.action);
                if (call == nullptr)
                    return;
                const auto &called = std::get<Tool>(file.pack.objects.at({ObjectKind::Tool, call->tool}));
                std::set<std::string> passed;
                for (const NamedBinding &binding : step.bindings)
                    passed.insert(binding.name);
                const ToolVersion other = called.resolved(called.active);
                const auto declared = declaredParameters(other);
                const auto required = requiredParameters(other);
                QVERIFY2(std::ranges::includes(declared, passed), step.name.c_str());
                QVERIFY2(std::ranges::includes(passed, required), step.name.c_str());
            });
        }
    }

    void everyBindingFillsAVariable_data() { addPackRows(); }
    void everyBindingFillsAVariable()
    {
        QFETCH(const QByteArray, name);
        const PackFile file = readPackFile(name.toStdString());
        for (const Tool *tool : file.tools()) {
            const ToolVersion version = tool->resolved(tool->active);
            const auto *operation = std::get_if<GraphqlOperation>(&*version.operation);
            if (operation == nullptr)
                continue;
            const graphql::Document document = graphql::parseDocument(operation->document);
            std::set<std::string, std::less<>> variables;
            for (const graphql::VariableDefinition variable : graphql::findOperation(document).variables())
                variables.emplace(variable.variable().name());
            for (const NamedBinding &binding : version.bindings)
                QVERIFY2(variables.contains(binding.name), (tool->name + ": " + binding.name).c_str());
        }
    }

    void everyExampleFitsItsSchema_data() { addPackRows(); }
    void everyExampleFitsItsSchema()
    {
        QFETCH(const QByteArray, name);
        const PackFile file = readPackFile(name.toStdString());
        const WorkspacePtr workspace = file.imported();
        QVERIFY(workspace);
        for (const Tool *tool : file.tools()) {
            const json::Value shown = execution::shownSchema(
                *workspace, tool->resolved(tool->active).parameters, {}, execution::EnumStyle::Described);
            QVERIFY2(json::write(shown).find("tooltray:") == std::string::npos, tool->name.c_str());
            const auto compiled = jsonschema::Schema::compile(shown);
            QVERIFY2(compiled.schema, tool->name.c_str());
            for (const Example &example : tool->examples) {
                const auto errors = compiled.schema->validate(example.parameters);
                QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().message.c_str());
            }
        }
    }
};

TOOLTRAY_TEST(PackFilesTest)

#include "packfilestest.moc"
