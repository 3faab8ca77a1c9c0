// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/selection.h"

#include "text/words/suggestions.h"
#include "json/pointer.h"

namespace tooltray::execution {
namespace {

constexpr std::string_view kAny = "*";

std::vector<std::string> namesOf(const json::Value &object)
{
    std::vector<std::string> names;
    for (const json::Member &member : object.members())
        names.emplace_back(member.name.view());
    return names;
}

} // namespace

Places::Places(std::string_view pattern)
{
    const std::optional<json::Pointer> pointer =
        pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
    m_isAnywhere = !pointer;
    if (pointer)
        m_tokens.assign(pointer->tokens().begin(), pointer->tokens().end());
    else
        m_tokens.emplace_back(pattern);
}

void Places::visit(json::Value &root, const Found &found) const
{
    if (m_isAnywhere)
        visitEverywhere(root, found);
    else
        visitAt(root, 0, found);
}

void Places::visitAt(json::Value &value, std::size_t depth, const Found &found) const
{
    const std::string &token = m_tokens[depth];
    const bool isLast = depth + 1 == m_tokens.size();
    if (value.isObject() && isLast) {
        if (token != kAny)
            return value.contains(token) ? found(value, token) : void();
        for (const std::string &name : namesOf(value))
            found(value, name);
    } else if (token == kAny && !isLast) {
        for (json::Value &element : value.elements())
            visitAt(element, depth + 1, found);
        for (json::Member &member : value.members())
            visitAt(member.value, depth + 1, found);
    } else if (!isLast) {
        json::Value *next = value.find(token);
        if (value.isArray())
            next = json::resolve(value, json::Pointer{token});
        if (next != nullptr)
            visitAt(*next, depth + 1, found);
    }
}

void Places::visitEverywhere(json::Value &value, const Found &found) const
{
    if (value.contains(m_tokens.front()))
        found(value, m_tokens.front());
    for (json::Value &element : value.elements())
        visitEverywhere(element, found);
    for (json::Member &member : value.members())
        visitEverywhere(member.value, found);
}

namespace {

Error pathError(const std::string &path, const json::Value &at, const std::string &token)
{
    Error error{ErrorKind::Invalid,
                "result_path_missing",
                {CORE_TEXT("Core", "The result has nothing at the path \"{path}\": there is no \"{name}\"."),
                 {{"path", path}, {"name", token}}}};
    std::vector<std::string> names;
    for (const json::Member &member : at.members())
        names.emplace_back(member.name.view());
    error.hint = didYouMean(suggestions(token, names));
    if (error.hint.empty())
        error.hint = CORE_TEXT("Core", "Change the result path of the tool.");
    error.details = json::Value::object({{"path", path}});
    return error;
}

Result<json::Value> valueAt(json::Value data, const std::string &path)
{
    const std::optional<json::Pointer> pointer = json::Pointer::parse(path);
    if (!pointer)
        return Error{
            ErrorKind::Invalid,
            "result_path_invalid",
            {CORE_TEXT("Core", "The result path \"{path}\" is not a JSON Pointer."), {{"path", path}}},
            CORE_TEXT("Core", "Begin it with a slash, or omit it for the whole result.")};
    json::Value *at = &data;
    for (const std::string &token : pointer->tokens()) {
        json::Value *next = json::resolve(*at, json::Pointer{token});
        if (next == nullptr && at->isNull())
            return json::Value(); // a nullable field on the way
        if (next == nullptr)
            return pathError(path, *at, token);
        at = next;
    }
    json::Value found = std::move(*at);
    return found;
}

// In place, so that the members keep their order.
void rename(json::Value &object, std::string_view from, std::string_view to)
{
    json::Value renamed = json::Value::object();
    renamed.reserve(object.size());
    for (json::Member &member : object.members()) {
        renamed.set(member.name == from ? to : member.name.view(), std::move(member.value));
    }
    object = std::move(renamed);
}

} // namespace

Result<json::Value> selected(json::Value data, const workspace::ResultShape &shape,
                             std::set<std::string> *notRenamed)
{
    Result<json::Value> found = valueAt(std::move(data), shape.path);
    if (!found)
        return found;
    for (const std::string &pattern : shape.drop)
        Places(pattern).visit(*found,
                              [](json::Value &object, std::string_view name) { object.remove(name); });
    for (const auto &renaming : shape.rename) {
        Places(renaming.from).visit(*found, [&](json::Value &object, std::string_view name) {
            if (name == renaming.to)
                return;
            if (!object.contains(renaming.to))
                rename(object, name, renaming.to);
            else if (notRenamed != nullptr)
                notRenamed->insert(renaming.from);
        });
    }
    return found;
}

} // namespace tooltray::execution
