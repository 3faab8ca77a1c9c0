// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/partialchange.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tooltray::execution {
namespace {

// Objects and lists that explain what went wrong, or that every payload has.
bool isAboutTheCall(std::string_view name)
{
    constexpr std::array<std::string_view, 9> kNames{
        "error", "errors", "problems", "message", "messages", "warnings", "extensions", "query", "viewer"};
    return std::ranges::find(kNames, name) != kNames.end() || name.ends_with("Errors")
           || name.ends_with("_errors") || name.ends_with("Messages");
}

bool namesThing(std::string_view name)
{
    const bool isEcho = name == "clientMutationId" || name == "client_mutation_id";
    return !isEcho && (name == "id" || name.ends_with("Id") || name.ends_with("_id"));
}

bool hasContent(const json::Value &value)
{
    const auto hasMemberContent = [](const json::Member &member) {
        return member.name.view() != "__typename" && hasContent(member.value);
    };
    if (value.isObject())
        return std::ranges::any_of(value.members(), hasMemberContent);
    if (value.isArray())
        return std::ranges::any_of(value.elements(), hasContent);
    return !value.isNull() && !(value.isString() && value.toString().empty());
}

bool isResult(const json::Member &member)
{
    const bool isThing = member.value.isObject() || member.value.isArray() || namesThing(member.name.view());
    return isThing && !isAboutTheCall(member.name.view()) && hasContent(member.value);
}

class ErrorSearch {
public:
    explicit ErrorSearch(std::span<const json::Value> errors) : m_errors(errors) {}

    bool hasResult() const { return m_hasResult; }

    // True if there are errors in it.
    bool search(const json::Value &value, bool isOfErrors)
    {
        if (!m_errors.empty() && value == m_errors.front()) {
            m_errors = m_errors.subspan(1);
            m_hasResult = m_hasResult || (!isOfErrors && std::ranges::any_of(value.members(), isObject));
            return true;
        }
        bool hasErrors = false;
        bool hasOthers = false;
        for (const json::Value &element : value.elements()) {
            const bool isFound = search(element, isOfErrors);
            hasErrors = hasErrors || isFound;
            hasOthers = hasOthers || (!isFound && element.isObject()); // a payload without errors
        }
        for (const json::Member &member : value.members()) {
            const bool isFound = search(member.value, isOfErrors || isAboutTheCall(member.name.view()));
            hasErrors = hasErrors || isFound;
            hasOthers = hasOthers || (!isFound && isResult(member));
        }
        m_hasResult = m_hasResult || (hasErrors && hasOthers);
        return hasErrors;
    }

private:
    // A payload that is an error itself has lists of its own about that.
    static bool isObject(const json::Member &member) { return member.value.isObject() && isResult(member); }

    std::span<const json::Value> m_errors; // that were not found yet
    bool m_hasResult = false;
};

} // namespace

bool isAllNull(const json::Value &data)
{
    const auto members = data.members();
    return std::ranges::all_of(members, [](const json::Member &member) { return member.value.isNull(); });
}

bool hasSeveralPayloads(const json::Value &data)
{
    const auto members = data.members();
    return members.size() > 1 || std::ranges::any_of(members, [](const json::Member &payload) {
               return payload.value.isArray() && payload.value.size() > 1;
           });
}

bool mayBeMade(const json::Value &data, std::span<const json::Value> errors)
{
    ErrorSearch search(errors);
    search.search(data, false);
    return search.hasResult();
}

} // namespace tooltray::execution
