// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentmodel.h"

#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

void setRequired(json::Value &parameters, std::string_view name, bool isRequired)
{
    json::Value others = json::Value::array();
    for (const json::Value &one : parameters["required"].elements()) {
        if (one.toString() != name)
            others.append(one);
    }
    if (isRequired)
        others.append(json::Value(name));
    if (others.isEmpty())
        parameters.remove("required");
    else
        parameters.set("required", std::move(others));
}

json::Value &propertiesOf(json::Value &parameters)
{
    json::Value *properties = parameters.find("properties");
    return properties != nullptr ? *properties : parameters.set("properties", json::Value::object());
}

// From here on the version says by itself what callers pass, so far the same as before.
json::Value &ownParameters(ToolDraft &draft, const ArgumentSubject &subject)
{
    ToolVersion &version = draft.edited();
    if (!version.parameters.isNull())
        return version.parameters;
    json::Value parameters = subject.inferred.isObject() ? subject.inferred : json::Value::object();
    parameters.set("type", "object");
    parameters.remove("required");
    json::Value &properties = parameters.set("properties", json::Value::object());
    std::vector<std::string> required;
    for (const ArgumentRow &row : argumentRows(subject)) {
        if (!row.isPassed())
            continue;
        properties.set(row.name, row.schema.isObject() ? row.schema : json::Value::object());
        if (row.isRequired)
            required.push_back(row.name);
    }
    for (const std::string &name : required)
        setRequired(parameters, name, true);
    version.parameters = withoutNulls(std::move(parameters));
    return version.parameters;
}

NamedBinding *bindingOf(ToolVersion &version, const std::string &variable)
{
    const auto found = std::ranges::find(version.bindings, variable, &NamedBinding::name);
    return found == version.bindings.end() ? nullptr : &*found;
}

void setBinding(ToolVersion &version, const std::string &variable, Binding binding)
{
    if (NamedBinding *bound = bindingOf(version, variable))
        bound->binding = std::move(binding);
    else
        version.bindings.push_back({variable, std::move(binding)});
}

// One that passes the argument of the same name on says nothing.
void dropIfPlain(ToolVersion &version, const std::string &variable)
{
    std::erase_if(version.bindings, [&](const NamedBinding &bound) {
        return bound.name == variable && bound.binding == Binding{ParameterSource{variable}};
    });
}

bool isTaken(const ToolVersion &version, const std::string &name)
{
    bool taken = false;
    walkBindings(version, [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        taken = taken || (source != nullptr && source->name == name);
    });
    return taken;
}

// An argument that nothing takes any more is not asked of callers.
void dropArgument(ToolDraft &draft, const ArgumentRow &row)
{
    ToolVersion &version = draft.edited();
    for (const std::string &name : {row.name, row.variable}) {
        if (name.empty() || version.parameters.isNull() || isTaken(draft.resolved(), name))
            continue;
        propertiesOf(version.parameters).remove(name);
        setRequired(version.parameters, name, false);
    }
}

const json::Value &inferredOf(const ArgumentSubject &subject, const ArgumentRow &row)
{
    return subject.inferred["properties"][row.variable];
}

bool isNeeded(const ArgumentSubject &subject, const ArgumentRow &row)
{
    if (subject.inferred.isNull())
        return row.type.ends_with('!');
    const auto required = subject.inferred["required"].elements();
    return std::ranges::any_of(required,
                               [&](const json::Value &one) { return one.toString() == row.variable; });
}

void declare(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
             const std::string &name)
{
    json::Value &parameters = ownParameters(draft, subject);
    if (propertiesOf(parameters).contains(name))
        return;
    propertiesOf(parameters).set(name, inferredSchema(subject, row));
    setRequired(parameters, name, !row.variable.empty() && isNeeded(subject, row));
}

json::Value &ownSchema(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row)
{
    declare(draft, subject, row, row.name);
    return *propertiesOf(draft.edited().parameters).find(row.name);
}

// The schema in place of the other, which keeps what it says beside.
json::Value replaced(const json::Value &before, json::Value schema)
{
    for (const json::Member &member : before.members()) {
        if (isSaidBeside(member.name.view()))
            schema.set(member.name, member.value);
    }
    return schema;
}

void takeFromCaller(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                    const std::string &mapping)
{
    ToolVersion &version = draft.edited();
    const json::Value reference =
        mapping.empty() ? json::Value()
                        : json::Value::object({{"$ref", std::string(kMappingReference) + mapping}});
    if (row.variable.empty()) {
        json::Value &schema = ownSchema(draft, subject, row);
        schema = replaced(schema, reference.isNull() ? json::Value::object({{"type", "string"}}) : reference);
        return;
    }
    const std::string name = row.isPassed() ? row.name : row.variable;
    Binding binding{ParameterSource{name}, mapping};
    if (const NamedBinding *bound = bindingOf(version, row.variable); bound && row.isPassed())
        binding.transforms = bound->binding.transforms;
    const bool fillsItself = (subject.workspace && subject.workspace->contextFor(row.variable) != nullptr)
                             || subject.paged.contains(row.variable);
    if (fillsItself || !version.parameters.isNull())
        declare(draft, subject, row, name);
    setBinding(version, row.variable, std::move(binding));
    dropIfPlain(version, row.variable);
    if (version.parameters.isNull())
        return;
    json::Value &schema = propertiesOf(version.parameters).set(name, version.parameters["properties"][name]);
    const bool wasMapping = !referredName(schema, kMappingReference).empty();
    if (!reference.isNull())
        schema = replaced(schema, reference);
    else if (wasMapping)
        schema = replaced(schema, inferredSchema(subject, row));
}

json::Value firstConstant(const ArgumentSubject &subject, const ArgumentRow &row)
{
    if (row.defaultValue)
        return *row.defaultValue;
    if (const json::Value *value = inferredOf(subject, row).find("default"))
        return *value;
    return row.isText ? json::Value("") : json::Value();
}

// A default for callers is a label; what is sent is its value.
json::Value sentFor(const ArgumentSubject &subject, const ArgumentRow &row, const json::Value &value)
{
    const Mapping *mapping = row.source == ArgumentSource::Mapping && subject.workspace
                                 ? subject.workspace->find<Mapping>(row.detail)
                                 : nullptr;
    if (mapping == nullptr)
        return value;
    const auto entry = std::ranges::find_if(
        mapping->entries, [&](const Mapping::Entry &one) { return value.toString() == one.label; });
    return entry == mapping->entries.end() ? value : entry->value;
}

void setDefaultTransform(Binding &binding, const std::optional<json::Value> &value)
{
    std::erase_if(binding.transforms,
                  [](const Transform &one) { return one.kind == Transform::Kind::Default; });
    if (value)
        binding.transforms.insert(binding.transforms.begin(),
                                  Transform{Transform::Kind::Default, json::write(*value)});
}

// Calls back with the bindings of the version as it is worked on, those of an operation that it takes over included.
template <typename F>
void changeBindings(ToolDraft &draft, F &&change)
{
    ToolVersion resolved = draft.resolved();
    const auto before = resolved.operation;
    walkBindings(resolved, change);
    ToolVersion &version = draft.edited();
    version.bindings = std::move(resolved.bindings);
    if (resolved.operation != before)
        version.operation = std::move(resolved.operation);
}

void renameMember(json::Value &object, std::string_view from, const std::string &to)
{
    json::Value renamed = json::Value::object();
    for (json::Member &member : object.members())
        renamed.set(member.name == from ? std::string_view(to) : member.name.view(), std::move(member.value));
    object = std::move(renamed);
}

} // namespace

void setArgumentSource(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                       ArgumentSource source, const std::string &detail)
{
    ToolVersion &version = draft.edited();
    switch (source) {
    case ArgumentSource::Caller: return takeFromCaller(draft, subject, row, {});
    case ArgumentSource::Mapping: return takeFromCaller(draft, subject, row, detail);
    case ArgumentSource::Binding: return; // when there is one
    case ArgumentSource::Context: {
        const ContextVariable *own =
            subject.workspace ? subject.workspace->contextFor(row.variable) : nullptr;
        if (own != nullptr && own->key == detail)
            std::erase_if(version.bindings,
                          [&](const NamedBinding &bound) { return bound.name == row.variable; });
        else
            setBinding(version, row.variable, {ContextSource{detail}});
        break;
    }
    case ArgumentSource::Constant:
        setBinding(version, row.variable, {ConstantSource{firstConstant(subject, row)}});
        break;
    case ArgumentSource::Pages:
        std::erase_if(version.bindings,
                      [&](const NamedBinding &bound) { return bound.name == row.variable; });
        break;
    }
    dropArgument(draft, row);
}

void setArgumentConstant(ToolDraft &draft, const ArgumentRow &row, json::Value value)
{
    setBinding(draft.edited(), row.variable, {ConstantSource{std::move(value)}});
}

void setArgumentBinding(ToolDraft &draft, const ArgumentRow &row, Binding binding)
{
    setBinding(draft.edited(), row.variable, std::move(binding));
}

bool renameArgument(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                    const std::string &name)
{
    if (name == row.name)
        return true;
    const std::vector<ArgumentRow> rows = argumentRows(subject);
    // The variable of that name would be filled by what is meant for another.
    const bool isAnothers = std::ranges::any_of(rows, [&](const ArgumentRow &one) {
        return one.id() != row.id() && (one.name == name || (one.variable == name && one.isPassed()));
    });
    if (isAnothers || draft.edited().parameters["properties"].contains(name))
        return false;
    changeBindings(draft, [&](Binding &binding) {
        if (auto *source = std::get_if<ParameterSource>(&binding.source); source && source->name == row.name)
            source->name = name;
    });
    ToolVersion &version = draft.edited();
    if (!row.variable.empty() && bindingOf(version, row.variable) == nullptr)
        setBinding(version, row.variable, {ParameterSource{name}});
    if (!row.variable.empty())
        dropIfPlain(version, row.variable);
    if (json::Value *properties = version.parameters.find("properties"))
        renameMember(*properties, row.name, name);
    if (json::Value *required = version.parameters.find("required")) {
        for (json::Value &one : required->elements()) {
            if (one.toString() == row.name)
                one = json::Value(name);
        }
    }
    if (version.idempotency)
        std::ranges::replace(version.idempotency->keyParameters, row.name, name);
    for (Example &example : draft.tool.examples) {
        if (example.parameters.contains(row.name) && !example.parameters.contains(name))
            renameMember(example.parameters, row.name, name);
    }
    return true;
}

void setArgumentDescription(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                            const std::string &text)
{
    json::Value &schema = ownSchema(draft, subject, row);
    if (text.empty())
        schema.remove("description");
    else
        schema.set("description", json::Value(text));
}

void setArgumentRequired(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                         bool isRequired)
{
    setRequired(ownParameters(draft, subject), row.name, isRequired);
}

void setArgumentDefault(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                        const std::optional<json::Value> &value)
{
    json::Value &schema = ownSchema(draft, subject, row);
    if (value) {
        schema.set("default", *value);
        setRequired(ownParameters(draft, subject), row.name, false);
    } else {
        schema.remove("default");
    }
    const std::optional<json::Value> sent =
        value ? std::optional(sentFor(subject, row, *value)) : std::nullopt;
    if (row.variable.empty()) {
        return changeBindings(draft, [&](Binding &binding) {
            const auto *source = std::get_if<ParameterSource>(&binding.source);
            if (source != nullptr && source->name == row.name && source->path.empty())
                setDefaultTransform(binding, sent);
        });
    }
    ToolVersion &version = draft.edited();
    const NamedBinding *bound = bindingOf(version, row.variable);
    Binding binding = bound != nullptr ? bound->binding : Binding{ParameterSource{row.name}};
    const json::Value *own = inferredOf(subject, row).find("default");
    setDefaultTransform(binding, own != nullptr && value == *own ? std::nullopt : sent);
    setBinding(version, row.variable, std::move(binding));
    dropIfPlain(version, row.variable);
}

void setArgumentSchema(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                       json::Value schema)
{
    json::Value &before = ownSchema(draft, subject, row);
    before = replaced(before, schema.isNull() ? inferredSchema(subject, row) : std::move(schema));
}

std::string addArgument(ToolDraft &draft, const ArgumentSubject &subject)
{
    const std::vector<ArgumentRow> rows = argumentRows(subject);
    const auto isUsed = [&](const std::string &name) {
        return std::ranges::any_of(
            rows, [&](const ArgumentRow &row) { return row.name == name || row.variable == name; });
    };
    std::string name = "argument";
    for (int number = 2; isUsed(name); ++number)
        name = "argument_" + std::to_string(number);
    propertiesOf(ownParameters(draft, subject)).set(name, json::Value::object({{"type", "string"}}));
    return name;
}

void removeArgument(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row)
{
    json::Value &parameters = ownParameters(draft, subject);
    propertiesOf(parameters).remove(row.name);
    setRequired(parameters, row.name, false);
}

} // namespace tooltray::ui
