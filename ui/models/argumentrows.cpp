// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentrows.h"

#include "graphql/inference/inputschema.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "ui/language/utf8text.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/restparameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::ui {

using namespace workspace;

namespace {

struct TakenVariable {
    std::string name;
    std::string type;
    bool isRequired = false;
};

std::vector<TakenVariable> variablesOf(const GraphqlOperation &operation)
{
    std::vector<TakenVariable> variables;
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = findOperation(document, operation.operationName);
    if (!found)
        return variables;
    for (const graphql::VariableDefinition variable : found.variables()) {
        const auto type = variable.type();
        variables.push_back({std::string(variable.variable().name()), std::string(type.text()),
                             type.isNonNull() && !variable.defaultValue()});
    }
    return variables;
}

std::vector<TakenVariable> variablesOf(const RestRequest &request)
{
    std::vector<TakenVariable> variables;
    for (std::string &name : placeholdersOf(request.path))
        variables.push_back({std::move(name), {}, true});
    return variables;
}

std::vector<TakenVariable> variablesOf(const ToolVersion &version)
{
    if (!version.operation)
        return {};
    if (const auto *operation = std::get_if<GraphqlOperation>(&*version.operation))
        return variablesOf(*operation);
    if (const auto *request = std::get_if<RestRequest>(&*version.operation))
        return variablesOf(*request);
    return {};
}

bool isOnlyDefault(const std::vector<Transform> &transforms)
{
    return transforms.empty() || (transforms.size() == 1 && transforms[0].kind == Transform::Kind::Default);
}

void readBinding(ArgumentRow &row, const Binding &binding)
{
    row.binding = binding;
    row.source = ArgumentSource::Binding;
    const bool isBare = binding.mapping.empty() && binding.transforms.empty();
    if (const auto *constant = std::get_if<ConstantSource>(&binding.source); constant && isBare) {
        row.source = ArgumentSource::Constant;
        row.constant = constant->value;
    } else if (const auto *context = std::get_if<ContextSource>(&binding.source); context && isBare) {
        row.source = ArgumentSource::Context;
        row.detail = context->key;
    } else if (const auto *parameter = std::get_if<ParameterSource>(&binding.source);
               parameter && parameter->path.empty() && isOnlyDefault(binding.transforms)) {
        row.source = binding.mapping.empty() ? ArgumentSource::Caller : ArgumentSource::Mapping;
        row.detail = binding.mapping;
        row.name = parameter->name;
        if (!binding.transforms.empty()) {
            const json::Parsed value = json::parse(binding.transforms[0].argument);
            row.defaultValue = value ? value.value : json::Value(binding.transforms[0].argument);
        }
    }
}

bool isListed(const json::Value &schema, std::string_view name)
{
    return std::ranges::any_of(schema["required"].elements(),
                               [name](const json::Value &one) { return one.toString() == name; });
}

bool allowsOnlyTexts(const WorkspacePtr &workspace, const json::Value &schema)
{
    if (const std::string_view name = referredName(schema, kTypeReference); !name.empty() && workspace) {
        const auto *type = workspace->find<CustomType>(name);
        return type != nullptr && type->schema["type"].toString() == "string";
    }
    if (!referredName(schema, kMappingReference).empty())
        return true;
    const json::Value &values = schema["enum"];
    const auto isText = [](const json::Value &value) { return value.isString(); };
    return schema["type"].toString() == "string"
           || (!values.isEmpty() && std::ranges::all_of(values.elements(), isText));
}

class RowReader {
public:
    explicit RowReader(const ArgumentSubject &subject)
        : m_subject(subject)
        , m_declared(subject.version.parameters)
        , m_inferred(withoutNulls(subject.inferred))
    {}

    std::vector<ArgumentRow> read()
    {
        for (const TakenVariable &variable : variablesOf(m_subject.version))
            addVariable(variable);
        for (const json::Member &member : m_declared["properties"].members())
            addArgument(member.name.view());
        if (m_declared.isNull()) {
            walkBindings(m_subject.version, [this](const Binding &binding) {
                if (const auto *source = std::get_if<ParameterSource>(&binding.source))
                    addArgument(source->name);
            });
        }
        return std::move(m_rows);
    }

private:
    void addVariable(const TakenVariable &variable)
    {
        ArgumentRow row{.variable = variable.name, .type = variable.type};
        const auto &bindings = m_subject.version.bindings;
        const auto bound = std::ranges::find(bindings, variable.name, &NamedBinding::name);
        const ContextVariable *context =
            m_subject.workspace ? m_subject.workspace->contextFor(variable.name) : nullptr;
        if (bound != bindings.end()) {
            readBinding(row, bound->binding);
        } else if (m_declared["properties"].contains(variable.name)) {
            row.name = variable.name;
        } else if (context != nullptr) {
            row.source = ArgumentSource::Context;
            row.detail = context->key;
        } else if (m_subject.paged.contains(variable.name)) {
            row.source = ArgumentSource::Pages;
        } else {
            row.name = variable.name;
        }
        const bool isUnknown = m_inferred.isNull();
        row.isText = isUnknown
                         ? row.type.starts_with("String") || row.type.starts_with("ID") || row.type.empty()
                         : allowsOnlyTexts(m_subject.workspace, m_inferred["properties"][variable.name]);
        if (row.isPassed())
            describe(row, m_inferred["properties"][variable.name], variable.isRequired);
        m_rows.push_back(std::move(row));
    }

    void addArgument(std::string_view name)
    {
        const bool isKnown =
            std::ranges::any_of(m_rows, [name](const ArgumentRow &row) { return row.name == name; });
        if (isKnown)
            return;
        ArgumentRow row{.name = std::string(name)};
        // For a request, the place of a binding tells what it takes.
        const bool isOfRequest =
            m_subject.version.operation && std::holds_alternative<RestRequest>(*m_subject.version.operation);
        describe(row, isOfRequest ? m_inferred["properties"][name] : json::Value(), false);
        m_rows.push_back(std::move(row));
    }

    void describe(ArgumentRow &row, const json::Value &inferred, bool isNeeded)
    {
        if (m_declared.isNull()) {
            row.schema = row.source == ArgumentSource::Mapping
                             ? json::Value::object({{"$ref", std::string(kMappingReference) + row.detail}})
                             : inferred;
            row.isRequired = isNeeded && !row.defaultValue;
        } else {
            row.schema = m_declared["properties"][row.name];
            row.isRequired = isListed(m_declared, row.name);
        }
        row.description = row.schema["description"].toString();
        if (const json::Value *value = row.schema.find("default"))
            row.defaultValue = *value;
        if (const std::string_view mapping = referredName(row.schema, kMappingReference);
            !mapping.empty() && row.source == ArgumentSource::Caller) {
            row.source = ArgumentSource::Mapping;
            row.detail = mapping;
        }
        if (row.schema.isObject() && !row.schema.isEmpty())
            row.isText = allowsOnlyTexts(m_subject.workspace, row.schema);
    }

    const ArgumentSubject &m_subject;
    const json::Value &m_declared;
    const json::Value m_inferred;
    std::vector<ArgumentRow> m_rows;
};

} // namespace

json::Value inferredVariables(const Workspace &workspace, const ToolVersion &version,
                              const graphql::Schema *schema)
{
    if (!version.operation)
        return {};
    if (const auto *request = std::get_if<RestRequest>(&*version.operation)) {
        json::Value parameters = restParameters(*request, version.bindings, version.pagination);
        for (const std::string &name : placeholdersOf(request->path)) {
            if (json::Value &properties = *parameters.find("properties"); !properties.contains(name))
                properties.set(name, placeholderSchema());
        }
        return plainTypes(std::move(parameters));
    }
    const auto *found = std::get_if<GraphqlOperation>(&*version.operation);
    if (found == nullptr || schema == nullptr)
        return {};
    const graphql::Document document = graphql::parseDocument(found->document);
    const auto definition =
        document.isValid() ? findOperation(document, found->operationName) : graphql::OperationDefinition();
    return definition ? inferInputSchema(*schema, definition, inferenceOptions(workspace)).schema
                      : json::Value();
}

std::vector<ArgumentRow> argumentRows(const ArgumentSubject &subject)
{
    return RowReader(subject).read();
}

std::string_view referredName(const json::Value &schema, std::string_view prefix)
{
    const std::string_view reference = schema["$ref"].toString();
    return reference.starts_with(prefix) ? reference.substr(prefix.size()) : std::string_view();
}

json::Value inferredSchema(const ArgumentSubject &subject, const ArgumentRow &row)
{
    json::Value alone = json::Value::object({{"type", "object"}});
    alone.set("properties",
              json::Value::object({{row.variable, subject.inferred["properties"][row.variable]}}));
    const json::Value without = withoutNulls(std::move(alone));
    const json::Value &schema = without["properties"][row.variable];
    return schema.isObject() ? schema : json::Value::object();
}

bool isSaidBeside(std::string_view keyword)
{
    return keyword == "title" || keyword == "description" || keyword == "default" || keyword == "examples"
           || keyword == "deprecated";
}

json::Value bareSchema(const json::Value &schema)
{
    json::Value bare = json::Value::object();
    for (const json::Member &member : schema.members()) {
        if (!isSaidBeside(member.name.view()))
            bare.set(member.name, member.value);
    }
    return bare;
}

QString argumentText(const ArgumentRow &row, const json::Value &value)
{
    return fromUtf8(row.isText && value.isString() ? std::string(value.toString()) : json::write(value));
}

std::optional<json::Value> argumentValue(const ArgumentRow &row, const QString &text)
{
    if (row.isText)
        return json::Value(toUtf8(text));
    json::Parsed parsed = json::parse(toUtf8(text));
    if (!parsed)
        return std::nullopt;
    return std::move(parsed.value);
}

} // namespace tooltray::ui
