// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/documentreader.h"

#include "json/path.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxPathSteps = 50'000'000; // of all actions together

bool isContainer(const json::Value &value)
{
    return value.isObject() || value.isArray();
}

std::size_t depthOf(const json::Value &value)
{
    std::size_t deepest = 0;
    for (const json::Value &element : value.elements())
        deepest = std::max(deepest, depthOf(element));
    for (const json::Member &member : value.members())
        deepest = std::max(deepest, depthOf(member.value));
    return isContainer(value) ? deepest + 1 : 0;
}

void appendAll(json::Value &list, const json::Value &added)
{
    for (const json::Value &element : added.elements())
        list.append(element);
}

// Objects are merged member by member, and lists are joined. A null in place of an object or a list says nothing about
// it: overlays have such members to show the structure.
void merge(json::Value &target, const json::Value &update)
{
    if (target.isArray() && update.isArray())
        return appendAll(target, update);
    if (isContainer(target) && update.isNull())
        return;
    if (!target.isObject() || !update.isObject()) {
        target = update;
        return;
    }
    for (const json::Member &member : update.members()) {
        if (json::Value *own = target.find(member.name))
            merge(*own, member.value);
        else
            target.set(member.name, member.value);
    }
}

// Whether the one place comes before the other in its document, as far as the elements of a list are concerned.
bool comesBefore(const json::Pointer &one, const json::Pointer &other)
{
    return std::ranges::lexicographical_compare(
        one.tokens(), other.tokens(), [](const std::string &a, const std::string &b) {
            const auto first = json::detail::arrayIndex(a);
            const auto second = json::detail::arrayIndex(b);
            if (first && second)
                return *first < *second;
            return first.has_value() != second.has_value() ? first.has_value() : a < b;
        });
}

class OverlayApplication {
public:
    OverlayApplication(const std::string &uri, const ApiLimits &limits, json::Value &root,
                       ApiProblems &problems)
        : m_uri(uri)
        , m_limits(limits)
        , m_root(root)
        , m_problems(problems)
    {}

    void apply(const json::Value &action, std::size_t index)
    {
        m_place = m_uri + "#/actions/" + std::to_string(index);
        if (!action["target"].isString())
            return report(Severity::Warning, CORE_TEXT("Core", "This action has no target and is omitted."));
        checkMembers(action);
        const bool isRemoval = action["remove"].toBool();
        const json::Value *update = action.find("update");
        if (!isRemoval && update == nullptr)
            return report(Severity::Notice, CORE_TEXT("Core", "This action neither updates nor removes."));
        const std::vector<json::Pointer> places = placesOf(action["target"].toString());
        if (isRemoval)
            std::for_each(places.rbegin(), places.rend(),
                          [this](const json::Pointer &place) { remove(place); });
        else if (isWithinLimits(*update, places))
            std::ranges::for_each(places, [&](const json::Pointer &place) { change(place, *update); });
    }

private:
    void report(Severity severity, Message message) { m_problems.add(severity, m_place, std::move(message)); }

    void checkMembers(const json::Value &action)
    {
        constexpr std::array<std::string_view, 4> known{"target", "description", "update", "remove"};
        for (const json::Member &member : action.members()) {
            const std::string_view name = member.name.view();
            if (!name.starts_with("x-") && std::ranges::find(known, name) == known.end())
                report(Severity::Warning,
                       {CORE_TEXT("Core", "\"{name}\" is not known in an action and is omitted."),
                        {{"name", name}}});
        }
    }

    // In the order of the document, each once.
    std::vector<json::Pointer> placesOf(std::string_view target)
    {
        const json::Path::Parsed parsed = json::Path::parse(target);
        if (!parsed.path) {
            report(
                Severity::Warning,
                {CORE_TEXT("Core",
                           "The target {target} cannot be read as a JSONPath from character {position} on."),
                 {{"target", target}, {"position", parsed.errorOffset + 1}}});
            return {};
        }
        std::optional<std::vector<json::Pointer>> places = parsed.path->select(m_root, m_steps);
        if (!places) {
            report(Severity::Warning,
                   {CORE_TEXT("Core", "Looking for {target} takes too long."), {{"target", target}}});
            return {};
        }
        if (places->empty())
            report(Severity::Notice,
                   {CORE_TEXT("Core",
                              "Nothing is at {target}. It may have been removed, or never have existed."),
                    {{"target", target}}});
        std::ranges::sort(*places, comesBefore);
        places->erase(std::unique(places->begin(), places->end()), places->end());
        return *std::move(places);
    }

    bool isWithinLimits(const json::Value &update, const std::vector<json::Pointer> &places)
    {
        const std::size_t depth = depthOf(update);
        const bool isTooDeep = std::ranges::any_of(places, [&](const json::Pointer &place) {
            return place.tokens().size() + 1 + depth > m_limits.nesting;
        });
        const std::size_t bytes = json::write(update).size();
        const std::size_t left = m_limits.textBytes - m_added;
        if (isTooDeep || (!places.empty() && bytes > left / places.size())) {
            report(Severity::Warning,
                   CORE_TEXT("Core", "This action adds more than can be read and is omitted."));
            return false;
        }
        m_added += bytes * places.size();
        return true;
    }

    void remove(const json::Pointer &place)
    {
        if (place.isRoot())
            report(Severity::Warning, CORE_TEXT("Core", "The whole description cannot be removed."));
        else
            static_cast<void>(json::remove(m_root, place)); // it is there
    }

    void change(const json::Pointer &place, const json::Value &update)
    {
        json::Value *target = json::resolve(m_root, place);
        if (target == nullptr) // an earlier place of this action held it, and is something else now
            return;
        if (!isContainer(*target) || (target->isObject() && !update.isObject()))
            return report(
                Severity::Warning,
                {CORE_TEXT("Core",
                           "{place} cannot be updated in this way: update an object with an object, a list "
                           "with its new items, and any other value through what contains it."),
                 {{"place", place.toString()}}});
        if (target->isArray() && !update.isArray())
            target->append(update);
        else
            merge(*target, update);
    }

    const std::string &m_uri;
    const ApiLimits &m_limits;
    json::Value &m_root;
    ApiProblems &m_problems;
    std::string m_place;
    std::size_t m_steps = kMaxPathSteps;
    std::size_t m_added = 0;
};

} // namespace

std::optional<Message> applyOverlay(const json::Value &overlay, const std::string &uri,
                                    const ApiLimits &limits, json::Value &root, ApiProblems &problems)
{
    const std::string version(overlay["overlay"].isNumber() ? overlay["overlay"].numberText()
                                                            : overlay["overlay"].toString());
    if (version.empty())
        return CORE_TEXT("Core", "This is not an overlay: it has no \"overlay\" version.");
    if (version != "1" && !version.starts_with("1."))
        return Message{CORE_TEXT("Core", "This overlay has the version {version}; only 1.0 is supported."),
                       {{"version", version}}};
    if (version != "1" && version != "1.0" && !version.starts_with("1.0."))
        problems.add(Severity::Notice, uri + "#/overlay",
                     {CORE_TEXT("Core", "Overlay {version} is read as 1.0."), {{"version", version}}});
    const json::Value &actions = overlay["actions"];
    if (actions.isEmpty() || !actions.isArray())
        problems.add(Severity::Warning, uri + "#", CORE_TEXT("Core", "The overlay has no actions."));
    OverlayApplication application(uri, limits, root, problems);
    for (std::size_t i = 0; i < actions.elements().size(); ++i)
        application.apply(actions.elements()[i], i);
    return std::nullopt;
}

} // namespace tooltray::openapi
