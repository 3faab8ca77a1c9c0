// SPDX-License-Identifier: GPL-3.0-or-later
#include "packfile.h"

#include "base/files/files.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/references.h"

#include <QtGlobal>

#include <algorithm>
#include <filesystem>

namespace tooltray::packs {
namespace {

using namespace workspace;

const std::filesystem::path kFolder = TOOLTRAY_SOURCE_DIR "/resources/packs";

void addNames(const json::Value &schema, std::string_view list, std::set<std::string> &names)
{
    for (const json::Member &member : schema[list].members())
        names.emplace(member.name.view());
    for (const json::Value &element : schema[list].elements())
        names.emplace(element.toString());
}

std::set<std::string> parameterNames(const ToolVersion &version, std::string_view list)
{
    std::set<std::string> names;
    addNames(version.parameters, list, names);
    const auto *choice = std::get_if<Switch>(&*version.operation);
    for (std::size_t i = 0; choice != nullptr && i < choice->cases.size(); ++i)
        addNames(choice->cases[i].parameters, list, names);
    return names;
}

bool isBound(const std::vector<NamedBinding> &bindings, std::string_view name)
{
    return std::ranges::find(bindings, name, &NamedBinding::name) != bindings.end();
}

class UsedParameters {
public:
    explicit UsedParameters(const ToolVersion &version)
    {
        walkBindings(version, [&](const Binding &binding) {
            if (const auto *parameter = std::get_if<ParameterSource>(&binding.source))
                names.insert(parameter->name);
        });
        std::visit(
            [&](const auto &operation) { add(operation, version.bindings, version.pagination.has_value()); },
            *version.operation);
    }

    std::set<std::string> names;

private:
    // A variable without a binding takes the parameter of its name; what is optional may have none.
    void add(const GraphqlOperation &operation, const std::vector<NamedBinding> &bindings, bool isPaged)
    {
        const graphql::Document document = graphql::parseDocument(operation.document);
        for (const graphql::VariableDefinition variable :
             graphql::findOperation(document, operation.operationName).variables()) {
            const bool isNeeded = variable.type().isNonNull() && !variable.defaultValue();
            const std::string name(variable.variable().name());
            if (!isBound(bindings, name) && (isNeeded || !isPaged || !isPaging(name)))
                names.insert(name);
        }
    }
    void add(const RestRequest &request, const std::vector<NamedBinding> &bindings, bool)
    {
        for (std::size_t at = request.path.find('{'); at != std::string::npos;
             at = request.path.find('{', at + 1)) {
            const std::string name = request.path.substr(at + 1, request.path.find('}', at) - at - 1);
            if (!isBound(bindings, name))
                names.insert(name);
        }
    }
    void add(const ToolInvocation &, const std::vector<NamedBinding> &, bool) {}
    void add(const Step &step)
    {
        std::visit([&](const auto &action) { add(action, step.bindings, step.pagination.has_value()); },
                   step.action);
    }
    void add(const Sequence &sequence, const std::vector<NamedBinding> &, bool)
    {
        for (const Step &step : sequence.steps)
            add(step);
    }
    void add(const Switch &choice, const std::vector<NamedBinding> &, bool)
    {
        names.insert(choice.parameter);
        for (const Switch::Case &one : choice.cases)
            add(one.step);
    }

    static bool isPaging(const std::string &name)
    {
        return name == "first" || name == "after" || name == "limit" || name == "offset";
    }
};

} // namespace

std::vector<std::string> packNames()
{
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(kFolder)) {
        if (entry.path().extension() == ".json")
            names.push_back(entry.path().stem().string());
    }
    std::ranges::sort(names);
    return names;
}

PackFile readPackFile(const std::string &name)
{
    PackFile file;
    file.text = readFile(kFolder / (name + ".json"), kMaxPackBytes).valueOr("");
    DecodedPack decoded = decodePack(std::string_view(file.text));
    file.pack = std::move(decoded.pack);
    for (const DocumentError &error : decoded.errors)
        file.errors.push_back(std::to_string(error.position.line) + ": " + error.message.text());
    return file;
}

WorkspacePtr PackFile::imported() const
{
    const WorkspacePtr empty = Workspace::create({"execute_graphql_query", "invoke_command"});
    ImportOptions options;
    std::set<std::string> endpoints;
    for (const auto &[key, object] : pack.objects) {
        for (const ObjectKey &used : referencesOf(object)) {
            if (used.kind == ObjectKind::Endpoint)
                endpoints.insert(used.name);
        }
    }
    for (const std::string &name : endpoints) {
        Endpoint endpoint;
        endpoint.name = name;
        endpoint.url = "https://" + name + ".test";
        options.alongside.emplace_back(endpoint);
    }
    const ImportPlan plan = planImport(*empty, pack, options);
    for (const std::string &problem : plan.problems)
        qWarning("%s", problem.c_str());
    const auto applied = apply(*empty, plan.edit);
    return plan.problems.empty() && applied ? applied->workspace : nullptr;
}

std::vector<const Tool *> PackFile::tools() const
{
    std::vector<const Tool *> tools;
    for (const auto &[key, object] : pack.objects) {
        if (const Tool *tool = std::get_if<Tool>(&object))
            tools.push_back(tool);
    }
    return tools;
}

std::set<std::string> declaredParameters(const ToolVersion &version)
{
    return parameterNames(version, "properties");
}

std::set<std::string> requiredParameters(const ToolVersion &version)
{
    return parameterNames(version, "required");
}

std::set<std::string> usedParameters(const ToolVersion &version)
{
    return UsedParameters(version).names;
}

std::vector<std::string> documents(const ToolVersion &version)
{
    std::vector<std::string> found;
    const auto add = [&](const auto &operation) {
        if (const auto *graphql = std::get_if<GraphqlOperation>(&operation))
            found.push_back(graphql->document);
    };
    add(*version.operation);
    walkSteps(version, [&](const Step &step) { add(step.action); });
    return found;
}

} // namespace tooltray::packs
