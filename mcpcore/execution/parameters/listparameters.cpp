// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/parameters/listparameters.h"

#include "workspace/definitions/walk.h"
#include "workspace/health/callgraph.h"
#include "workspace/health/mutates.h"
#include "workspace/pin/pinning.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace tooltray::execution {
namespace {

using namespace workspace;

bool hasPages(const Rare<Pagination> &pagination)
{
    return pagination && pagination->enabled;
}

// Tools may call one another in more ways than could ever be followed, so each is looked at once on each depth.
class PagedTools {
public:
    explicit PagedTools(const Workspace &workspace) : m_workspace(workspace) {}

    bool fetchesPages(const ToolVersion &version, std::size_t depth = 1)
    {
        if (!version.operation)
            return false;
        if (const auto *sequence = std::get_if<Sequence>(&*version.operation))
            return pagedStepOf(*sequence, depth) != nullptr
                   && m_graph.of(m_workspace, version).effect == Effect::Reads;
        if (const auto *choice = std::get_if<Switch>(&*version.operation))
            return std::ranges::any_of(
                choice->cases, [&](const Switch::Case &one) { return fetchesPages(one.step, depth); });
        return hasPages(version.pagination);
    }

    bool fetchesPages(const Step &step, std::size_t depth = 1)
    {
        const auto *call = std::get_if<ToolCall>(&step.action);
        if (call == nullptr)
            return hasPages(step.pagination);
        if (depth >= kMaxCallDepth)
            return false;
        const auto [known, isNew] = m_known.try_emplace({depth, call->tool, call->version}, false);
        if (isNew)
            known->second = calledFetchesPages(*call, depth); // a map's iterators stay
        return known->second;
    }

    // The only one that does.
    const Step *pagedStepOf(const Sequence &sequence, std::size_t depth = 1)
    {
        const Step *paged = nullptr;
        for (const Step &step : sequence.steps) {
            if (!fetchesPages(step, depth))
                continue;
            if (paged != nullptr)
                return nullptr;
            paged = &step;
        }
        return paged;
    }

private:
    bool calledFetchesPages(const ToolCall &call, std::size_t depth)
    {
        const auto *tool = m_workspace.find<Tool>(call.tool);
        if (tool == nullptr)
            return false;
        const Tool called = served(*tool);
        const Version version = call.version.value_or(called.active);
        return called.versions.contains(version) && fetchesPages(called.resolved(version), depth + 1);
    }

    const Workspace &m_workspace;
    CallGraph m_graph;
    std::map<std::tuple<std::size_t, std::string, std::optional<Version>>, bool> m_known;
};

bool isSubscription(const ToolVersion &version)
{
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    return operation != nullptr && operation->document.find("subscription") != std::string::npos
           && typeOf(*operation) == graphql::OperationType::Subscription;
}

// Whether the document uses a variable of that name.
bool hasVariable(std::string_view document, std::string_view name)
{
    const std::string variable = '$' + std::string(name);
    for (std::size_t at = document.find(variable); at != std::string_view::npos;
         at = document.find(variable, at + 1)) {
        const std::size_t end = at + variable.size();
        const char next = end < document.size() ? document[end] : ' ';
        const bool isLonger = next == '_' || (next >= '0' && next <= '9') || (next >= 'A' && next <= 'Z')
                              || (next >= 'a' && next <= 'z');
        if (!isLonger)
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

json::Value schemaOf(std::string_view parameter)
{
    if (parameter == kResumeParameter)
        return json::Value::object(
            {{"type", "string"},
             {"description", "To go on where an earlier result ended: its next_cursor. "
                             "Leave it out to begin."}});
    if (parameter == kSecondsParameter)
        return json::Value::object({{"type", "integer"},
                                    {"minimum", 1},
                                    {"maximum", kMostSeconds},
                                    {"description", "For how long events are collected; 30 if left out."}});
    return json::Value::object(
        {{"type", "integer"}, {"minimum", 1}, {"description", "At most this many items."}});
}

} // namespace

const Step *pagedStep(const Workspace &workspace, const ToolVersion &version, const Step *chosen)
{
    if (!version.operation)
        return nullptr;
    PagedTools tools(workspace);
    if (const auto *sequence = std::get_if<Sequence>(&*version.operation))
        return tools.fetchesPages(version) ? tools.pagedStepOf(*sequence) : nullptr;
    return chosen != nullptr && tools.fetchesPages(*chosen) ? chosen : nullptr;
}

bool takesOfList(const Workspace &workspace, const ToolVersion &version, std::string_view parameter)
{
    const bool isOfEvents = parameter != kResumeParameter && isSubscription(version);
    const bool isOfPages = parameter != kSecondsParameter && PagedTools(workspace).fetchesPages(version);
    return (isOfEvents || isOfPages) && !isOwn(version, parameter);
}

void addListParameters(const Workspace &workspace, const ToolVersion &version, json::Value &schema,
                       const Step *chosen)
{
    if (!schema.isObject() || (chosen != nullptr && pagedStep(workspace, version, chosen) == nullptr))
        return;
    for (const std::string_view parameter :
         std::array{kMaxItemsParameter, kResumeParameter, kSecondsParameter}) {
        if (!takesOfList(workspace, version, parameter))
            continue;
        json::Value *properties = schema.find("properties");
        if (properties == nullptr)
            properties = &schema.set("properties", json::Value::object());
        properties->set(parameter, schemaOf(parameter));
    }
}

} // namespace tooltray::execution
