// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/context/contextview.h"

#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/names.h"

#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

constexpr std::string_view kMaskedValue = "********";

std::string_view valueTypeName(const json::Value &value)
{
    if (value.isBoolean())
        return "boolean";
    return value.isNumber() ? "number" : "string";
}

std::string_view originName(Origin origin)
{
    // Whoever edits the files of a workspace is a person to an agent.
    return json::nameOf(origin == Origin::Outside ? Origin::Person : origin);
}

json::Value variableView(const Entry &entry)
{
    const auto &variable = std::get<ContextVariable>(entry.object());
    json::Value view = json::Value::object({{"key", variable.key}});
    view.set("value", variable.isSecret() ? json::Value(kMaskedValue) : variable.value);
    view.set("type", json::Value(valueTypeName(variable.value)));
    if (variable.isSecret())
        view.set("secret", json::Value(true));
    if (!variable.description.empty())
        view.set("description", json::Value(variable.description));
    view.set("scope", json::Value(entry.layer() == Layer::Session ? "session" : "persistent"));
    view.set("origin", json::Value(entry.layer() == Layer::Config ? json::nameOf(Origin::Config)
                                                                  : originName(variable.origin)));
    return view;
}

bool isSecretEntry(const Entry &entry)
{
    for (const Layer layer : kAllLayers) {
        if (entry.at(layer) && std::get<ContextVariable>(entry.at(layer)->object).isSecret())
            return true;
    }
    return false;
}

Error onlyForPersons(const std::string &key, const std::string &what)
{
    return {ErrorKind::Denied, "context_secret",
            "The context variable \"" + key + "\" is a secret, which is not for agents to " + what + ".",
            "Ask the person to do it in Tooltray's window."};
}

Error onlyInConfig(const std::string &key)
{
    return {ErrorKind::Denied, "defined_in_config",
            "The context variable \"" + key
                + "\" is defined in the configuration file and cannot be cleared here.",
            "Set another value until the program ends with set_graphql_context, or ask the person to change "
            "the file."};
}

} // namespace

json::Value contextList(const Workspace &workspace, const ContextUsers &users, const MaySee &isVisible)
{
    json::Value view = json::Value::object();
    json::Value &list = view.set("variables", json::Value::array());
    for (const auto &[key, entry] : workspace.entries(ObjectKind::Context)) {
        json::Value &variable = list.append(variableView(entry));
        json::Value &names = variable.set("used_by", json::Value::array());
        const auto found = users.find(key);
        if (found == users.end())
            continue;
        for (const std::string &name : found->second) {
            const Tool *tool = workspace.find<Tool>(name);
            if (tool != nullptr && isVisible(*tool))
                names.append(json::Value(name));
        }
    }
    return view;
}

Result<ContextChange> settingContext(const Workspace &workspace, const std::string &key,
                                     const json::Value &value, std::optional<ContextScope> wanted)
{
    if (const auto problem = nameProblem(ObjectKind::Context, key))
        return Error{ErrorKind::Invalid, "name_invalid", *problem, "Choose another \"key\"."};
    const ContextVariable *known = workspace.contextFor(key);
    ContextVariable variable;
    variable.key = known == nullptr ? key : known->key;
    variable.value = value;
    variable.origin = Origin::Agent;
    const Entry *entry = workspace.find({ObjectKind::Context, variable.key});
    if (entry != nullptr && isSecretEntry(*entry))
        return onlyForPersons(variable.key, "set");
    if (known != nullptr)
        variable.description = known->description;
    ContextChange change;
    change.key = variable.key;
    change.scope = wanted.value_or(workspace.settings().contextScope);
    change.edit = {"Set the context variable " + variable.key, Origin::Agent, {}};
    const bool isPersistent = change.scope == ContextScope::Persistent;
    // What is kept would not count below what holds for the session.
    if (isPersistent && entry != nullptr && entry->at(Layer::Session))
        change.edit.steps.emplace_back(
            RemoveObject{{ObjectKind::Context, variable.key}, std::nullopt, Layer::Session});
    change.edit.steps.emplace_back(
        PutObject{std::move(variable), std::nullopt, isPersistent ? Layer::Stored : Layer::Session});
    return change;
}

Result<ContextClearing> clearingContext(const Workspace &workspace, const std::optional<std::string> &key)
{
    ContextClearing clearing;
    clearing.edit = {key ? "Clear the context variable " + *key : "Clear the context", Origin::Agent, {}};
    const ContextVariable *one = key ? workspace.contextFor(*key) : nullptr;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Context)) {
        if (key && (one == nullptr || one->key != name))
            continue;
        const bool isInConfig = entry.at(Layer::Config) != nullptr;
        const bool isOverlaid = entry.at(Layer::Session) != nullptr;
        if (isSecretEntry(entry) || (isInConfig && !isOverlaid)) {
            if (key)
                return isInConfig ? onlyInConfig(name) : onlyForPersons(name, "clear");
            clearing.kept.push_back(name);
            continue;
        }
        if (isOverlaid)
            clearing.edit.steps.emplace_back(
                RemoveObject{{ObjectKind::Context, name}, std::nullopt, Layer::Session});
        if (!isInConfig && entry.at(Layer::Stored))
            clearing.edit.steps.emplace_back(
                RemoveObject{{ObjectKind::Context, name}, std::nullopt, Layer::Stored});
        clearing.cleared.push_back(name);
    }
    return clearing;
}

} // namespace tooltray::toolkit
