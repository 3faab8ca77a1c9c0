// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/toolparameters.h"

#include "execution/arguments/transform.h"
#include "graphql/language/characters.h"
#include "text/words/suggestions.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/definitions/walk.h"
#include "json/write.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

using namespace workspace;

bool hasPages(const Shared<Pagination> &pagination)
{
    return pagination && pagination->enabled;
}

bool callsTools(const ToolVersion &version)
{
    bool calls = false;
    walkSteps(version, [&](const Step &step) {
        calls = calls || std::holds_alternative<ToolInvocation>(step.action);
    });
    return calls;
}

Paging reachOf(const GraphqlOperation &operation)
{
    // Most need not be read for that.
    const bool isMutation = operation.document.find("mutation") != std::string::npos && mutates(operation);
    return isMutation ? Paging::Limited : Paging::Resumable;
}

bool isSubscription(const ToolVersion &version)
{
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    return operation != nullptr && operation->document.find("subscription") != std::string::npos
           && typeOf(*operation) == graphql::OperationType::Subscription;
}

// True if the document uses a variable of that name.
bool hasVariable(std::string_view document, std::string_view name)
{
    const std::string variable = '$' + std::string(name);
    for (std::size_t at = document.find(variable); at != std::string_view::npos;
         at = document.find(variable, at + 1)) {
        const std::size_t end = at + variable.size();
        if (end == document.size() || !graphql::isNameContinue(graphql::unitValue(document[end])))
            return true;
    }
    return false;
}

bool isOwn(const ToolVersion &version, std::string_view name)
{
    if (version.parameters["properties"].contains(name))
        return true;
    if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
        const auto knows = [&](const Switch::Case &one) {
            return one.parameters["properties"].contains(name);
        };
        if (choice->parameter == name || std::ranges::any_of(choice->cases, knows))
            return true;
    }
    if (!version.parameters.isNull())
        return false;
    const auto *operation = std::get_if<GraphqlOperation>(&*version.operation);
    bool isNamed = operation != nullptr && hasVariable(operation->document, name);
    walkBindings(version, [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        isNamed = isNamed || (source != nullptr && source->name == name);
    });
    return isNamed;
}

json::Value schemaOf(std::string_view parameter, bool isOfEvents)
{
    if (parameter == kResumeParameter)
        return json::Value::object({{"type", "string"},
                                    {"description", "To continue after an earlier result: its next_cursor. "
                                                    "Omit it to start."}});
    if (parameter == kSecondsParameter)
        return json::Value::object({{"type", "integer"},
                                    {"minimum", 1},
                                    {"maximum", kMaxSeconds},
                                    {"description", "How long to collect events, in seconds. Default: 30."}});
    return json::Value::object({{"type", "integer"},
                                {"minimum", 1},
                                {"description", isOfEvents ? "Maximum number of events."
                                                           : "Maximum number of items per paged list."}});
}

} // namespace

void PagedTools::turnTo(const Workspace &workspace)
{
    if (m_workspace == &workspace && m_revision == workspace.revision())
        return;
    m_workspace = &workspace;
    m_revision = workspace.revision();
    m_called.clear();
}

Paging PagedTools::of(const Workspace &workspace, const ToolVersion &version)
{
    turnTo(workspace);
    return of(version);
}

std::map<const Step *, Paging> PagedTools::ofSteps(const Workspace &workspace, const ToolVersion &version)
{
    turnTo(workspace);
    std::map<const Step *, Paging> shares;
    if (!version.operation)
        return shares;
    if (const auto *sequence = std::get_if<Sequence>(&*version.operation)) {
        for (const Step *list : listsOf(*sequence))
            shares.emplace(list, reachOf(version));
    } else if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
        for (const Switch::Case &one : choice->cases) {
            if (const Paging paging = of(one.step); paging != Paging::None)
                shares.emplace(&one.step, paging);
        }
    }
    return shares;
}

std::vector<std::string_view> PagedTools::parametersOf(const Workspace &workspace, const ToolVersion &version)
{
    std::vector<std::string_view> parameters;
    if (!version.operation)
        return parameters;
    const Paging paging = of(workspace, version);
    const bool hasEvents = isSubscription(version);
    const auto add = [&](std::string_view parameter, bool isTaken) {
        if (isTaken && !isOwn(version, parameter))
            parameters.push_back(parameter);
    };
    add(kMaxItemsParameter, paging != Paging::None || hasEvents);
    add(kResumeParameter, paging == Paging::Resumable);
    add(kSecondsParameter, hasEvents);
    return parameters;
}

Paging PagedTools::of(const ToolVersion &version)
{
    // Tools that call each other too deep, or in a circle, fetch nothing.
    if (!version.operation
        || (callsTools(version) && m_graph.of(*m_workspace, version).depth > kMaxCallDepth))
        return Paging::None;
    if (const auto *sequence = std::get_if<Sequence>(&*version.operation))
        return listsOf(*sequence).empty() ? Paging::None : reachOf(version);
    if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
        Paging most = Paging::None;
        for (const Switch::Case &one : choice->cases)
            most = std::max(most, of(one.step));
        return most;
    }
    if (!hasPages(version.pagination))
        return Paging::None;
    if (const auto *request = std::get_if<RestRequest>(&*version.operation))
        return mutates(*request, version) ? Paging::Limited : Paging::Resumable;
    return execution::reachOf(std::get<GraphqlOperation>(*version.operation));
}

Paging PagedTools::of(const Step &step)
{
    const auto *call = std::get_if<ToolInvocation>(&step.action);
    if (call == nullptr && !hasPages(step.pagination))
        return Paging::None;
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
        return execution::reachOf(*operation);
    if (const auto *request = std::get_if<RestRequest>(&step.action))
        return mutates(*request, &*step.pagination) ? Paging::Limited : Paging::Resumable;
    const auto [known, isNew] = m_called.try_emplace({call->tool, call->version}, Paging::None);
    if (isNew)
        known->second = ofCalled(*call); // a map's iterators stay
    return known->second;
}

Paging PagedTools::ofCalled(const ToolInvocation &call)
{
    const auto *tool = m_workspace->find<Tool>(call.tool);
    if (tool == nullptr)
        return Paging::None;
    const Tool called = served(*tool);
    const Version version = call.version.value_or(called.active);
    return called.versions.contains(version) ? of(called.resolved(version)) : Paging::None;
}

// The steps whose lists callers are told of.
std::vector<const Step *> PagedTools::listsOf(const Sequence &sequence)
{
    std::vector<const Step *> lists;
    std::set<std::string> needed; // for lists of later steps
    for (auto at = sequence.steps.rbegin(); at != sequence.steps.rend(); ++at) {
        const Step &step = *at;
        const bool isList = of(step) != Paging::None;
        const bool isNeeded = needed.contains(step.name);
        if (isList && !isNeeded)
            lists.push_back(&step);
        if (isList || isNeeded) {
            for (std::string &name : stepsBehind(step))
                needed.insert(std::move(name));
        }
    }
    return lists;
}

Paging PagedTools::reachOf(const ToolVersion &version)
{
    const bool isRepeatable = m_graph.of(*m_workspace, version).effect == Effect::Reads;
    return isRepeatable ? Paging::Resumable : Paging::Limited;
}

void addListParameters(const ToolVersion &version, std::span<const std::string_view> parameters,
                       json::Value &schema)
{
    if (!schema.isObject())
        return;
    for (const std::string_view parameter : parameters) {
        json::Value *properties = schema.find("properties");
        if (properties == nullptr)
            properties = &schema.set("properties", json::Value::object());
        properties->set(parameter, schemaOf(parameter, isSubscription(version)));
    }
}

namespace {

using workspace::Switch;

std::vector<std::string> caseNames(const Switch &choice)
{
    std::vector<std::string> names;
    for (const Switch::Case &one : choice.cases)
        names.push_back(one.step.name);
    return names;
}

} // namespace

Result<const Switch::Case *> chosenCase(const Switch &choice, const json::Value &arguments)
{
    const json::Value *argument = arguments.find(choice.parameter);
    const std::vector<std::string> names = caseNames(choice);
    const Message hint{CORE_TEXT("Core", "Pass {names}."), {{"names", namesOr(names)}}};
    if (argument == nullptr || argument->isNull())
        return Error{
            ErrorKind::Invalid,
            "case_missing",
            {CORE_TEXT("Core", "The parameter \"{parameter}\", which selects the action, is missing."),
             {{"parameter", choice.parameter}}},
            hint};
    const std::string text = scalarText(*argument).value_or(json::write(*argument));
    const auto found =
        std::ranges::find_if(choice.cases, [&](const Switch::Case &one) { return one.step.name == text; });
    if (found != choice.cases.end())
        return &*found;
    return Error{ErrorKind::Invalid, "case_unknown",
                 Message::joined({{CORE_TEXT("Core", "The parameter \"{parameter}\" cannot be \"{value}\"."),
                                   {{"parameter", choice.parameter}, {"value", text}}},
                                  didYouMean(suggestions(text, names))}),
                 hint};
}

Result<json::Value> toolParameters(const workspace::Workspace &workspace,
                                   const workspace::ToolVersion &version, const graphql::Schema *schema,
                                   PagedTools &paged)
{
    Result<json::Value> parameters = takenParameters(workspace, version, schema);
    if (parameters && version.operation)
        addListParameters(version, paged.parametersOf(workspace, version), *parameters);
    return parameters;
}

} // namespace tooltray::execution
