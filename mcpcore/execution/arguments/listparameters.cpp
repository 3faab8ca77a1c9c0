// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/listparameters.h"

#include "workspace/checks/callgraph.h"
#include "workspace/checks/pinning.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

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

    Paging of(const ToolVersion &version, std::size_t depth = 1)
    {
        if (!version.operation)
            return Paging::None;
        if (const auto *sequence = std::get_if<Sequence>(&*version.operation))
            return listsOf(*sequence, depth).empty() ? Paging::None : reachOf(version);
        if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
            Paging most = Paging::None;
            for (const Switch::Case &one : choice->cases)
                most = std::max(most, of(one.step, depth));
            return most;
        }
        if (!hasPages(version.pagination))
            return Paging::None;
        if (const auto *request = std::get_if<RestRequest>(&*version.operation))
            return mutates(*request, version) ? Paging::Limited : Paging::Resumable;
        return reachOf(std::get<GraphqlOperation>(*version.operation));
    }

    Paging of(const Step &step, std::size_t depth = 1)
    {
        const auto *call = std::get_if<ToolInvocation>(&step.action);
        if (call == nullptr && !hasPages(step.pagination))
            return Paging::None;
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
            return reachOf(*operation);
        if (const auto *request = std::get_if<RestRequest>(&step.action))
            return mutates(*request, &*step.pagination) ? Paging::Limited : Paging::Resumable;
        if (depth >= kMaxCallDepth)
            return Paging::None;
        const auto [known, isNew] = m_known.try_emplace({depth, call->tool, call->version}, Paging::None);
        if (isNew)
            known->second = ofCalled(*call, depth); // a map's iterators stay
        return known->second;
    }

    // The steps whose lists callers are told of.
    std::vector<const Step *> listsOf(const Sequence &sequence, std::size_t depth = 1)
    {
        std::vector<const Step *> lists;
        std::set<std::string> needed; // for lists of later steps
        for (auto at = sequence.steps.rbegin(); at != sequence.steps.rend(); ++at) {
            const Step &step = *at;
            const bool isList = of(step, depth) != Paging::None;
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

    Paging reachOf(const ToolVersion &version)
    {
        const bool isRepeatable = m_graph.of(m_workspace, version).effect == Effect::Reads;
        return isRepeatable ? Paging::Resumable : Paging::Limited;
    }

private:
    static Paging reachOf(const GraphqlOperation &operation)
    {
        // Most need not be read for that.
        const bool isMutation =
            operation.document.find("mutation") != std::string::npos && mutates(operation);
        return isMutation ? Paging::Limited : Paging::Resumable;
    }

    Paging ofCalled(const ToolInvocation &call, std::size_t depth)
    {
        const auto *tool = m_workspace.find<Tool>(call.tool);
        if (tool == nullptr)
            return Paging::None;
        const Tool called = served(*tool);
        const Version version = call.version.value_or(called.active);
        return called.versions.contains(version) ? of(called.resolved(version), depth + 1) : Paging::None;
    }

    const Workspace &m_workspace;
    CallGraph m_graph;
    std::map<std::tuple<std::size_t, std::string, std::optional<Version>>, Paging> m_known;
};

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

Paging pagingOf(const Workspace &workspace, const ToolVersion &version)
{
    return PagedTools(workspace).of(version);
}

Paging pagingOf(const Workspace &workspace, const ToolVersion &version, const Step &step)
{
    PagedTools tools(workspace);
    const Paging own = tools.of(step);
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || own == Paging::None)
        return own;
    const std::vector<const Step *> lists = tools.listsOf(*sequence);
    return std::ranges::find(lists, &step) == lists.end() ? Paging::None : tools.reachOf(version);
}

bool takesOfList(const Workspace &workspace, const ToolVersion &version, std::string_view parameter)
{
    const bool isOfEvents = parameter != kResumeParameter && isSubscription(version);
    const Paging least = parameter == kResumeParameter ? Paging::Resumable : Paging::Limited;
    const bool isOfPages = parameter != kSecondsParameter && pagingOf(workspace, version) >= least;
    return (isOfEvents || isOfPages) && !isOwn(version, parameter);
}

void addListParameters(const Workspace &workspace, const ToolVersion &version, json::Value &schema,
                       const Step *chosen)
{
    const Paging most = chosen == nullptr ? Paging::Resumable : pagingOf(workspace, version, *chosen);
    if (!schema.isObject())
        return;
    for (const std::string_view parameter :
         std::array{kMaxItemsParameter, kResumeParameter, kSecondsParameter}) {
        if ((parameter == kResumeParameter && most != Paging::Resumable)
            || !takesOfList(workspace, version, parameter))
            continue;
        json::Value *properties = schema.find("properties");
        if (properties == nullptr)
            properties = &schema.set("properties", json::Value::object());
        properties->set(parameter, schemaOf(parameter, isSubscription(version)));
    }
}

} // namespace tooltray::execution
