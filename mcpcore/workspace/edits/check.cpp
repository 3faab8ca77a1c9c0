// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/check.h"

#include "base/text/hiddentext.h"
#include "base/text/secretlike.h"
#include "base/text/secretname.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "json/pointer.h"
#include "json/reader.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <type_traits>
#include <utility>

namespace tooltray::workspace {

namespace {

constexpr std::size_t kNamesInSentence = 5;

// "tool "a", tool "b" and 3 more"
Message listed(const std::vector<ObjectKey> &keys)
{
    Message text;
    for (std::size_t i = 0; i < std::min(keys.size(), kNamesInSentence); ++i) {
        Message object = toString(keys[i]);
        const bool isLast = i + 1 == keys.size();
        text = i == 0 ? std::move(object)
                      : Message(isLast ? CORE_TEXT("Core", "{object} and {users}")
                                       : CORE_TEXT("Core", "{object}, {users}"),
                                {{"object", text}, {"users", object}});
    }
    if (keys.size() <= kNamesInSentence)
        return text;
    return {CORE_TEXT("Core", "{object} and {count} more"),
            {{"object", text}, {"count", keys.size() - kNamesInSentence}}};
}

// Whether what is referred to must exist. A missing context variable may be set later, and a policy may
// go on naming a tool that is gone: to drop its name could allow more than before.
bool isStrong(const ObjectKey &user, const ObjectKey &used)
{
    return used.kind != ObjectKind::Context && user.kind != ObjectKind::Client;
}

std::string folded(const ObjectKey &key)
{
    return key.kind == ObjectKind::Context ? foldedContextKey(key.name) : foldedCase(key.name);
}

Error taken(Message message)
{
    return {ErrorKind::Conflict, "name_taken", std::move(message), CORE_TEXT("Core", "Choose another name.")};
}

// The first of the keys, which are ordered, that the definition cannot do without.
const ObjectKey *firstUsed(const ObjectKey &user, const DefinitionPtr &definition,
                           const std::vector<ObjectKey> &keys)
{
    if (!definition)
        return nullptr;
    const auto found = std::ranges::find_if(definition->references, [&](const ObjectKey &used) {
        return isStrong(user, used) && std::ranges::binary_search(keys, used);
    });
    return found == definition->references.end() ? nullptr : &*found;
}

template <typename Find>
using FoundBy = typename std::invoke_result_t<const Find &, std::string_view>::value_type;

// What is found first in the texts of a value, names of members included, and where.
template <typename Find>
std::optional<std::pair<json::Pointer, FoundBy<Find>>> findInTexts(const json::Value &value, const Find &find,
                                                                   const json::Pointer &place = {})
{
    if (value.isString()) {
        if (auto found = find(value.toString()))
            return std::pair(place, *std::move(found));
    }
    for (std::size_t i = 0; value.isArray() && i < value.size(); ++i) {
        if (auto found = findInTexts(value[i], find, place / i))
            return found;
    }
    for (const json::Member &member : value.members()) {
        const json::Pointer at = place / member.name.view();
        if (auto inName = find(member.name.view()))
            return std::pair(at, *std::move(inName));
        if (auto found = findInTexts(member.value, find, at))
            return found;
    }
    return std::nullopt;
}

class Check {
public:
    Check(const Workspace &before, const Workspace &after, Origin origin)
        : m_before(before)
        , m_after(after)
        , m_origin(origin)
    {}

    std::optional<Error> change(const Change &change) const
    {
        const Entry *entry = m_after.find(change.key);
        if (change.key.kind == ObjectKind::Tool) {
            if (auto error = approval(change))
                return error;
        }
        if (!change.after || entry == nullptr)
            return std::nullopt;
        if (m_origin == Origin::Agent) {
            if (auto error = checkVisible(change.key, change.after->object))
                return error;
        }
        if (change.key.kind == ObjectKind::Endpoint && m_origin != Origin::Outside) {
            if (auto error = urls(std::get<Endpoint>(change.after->object)))
                return error;
        }
        if (auto error = knownToken(change))
            return error;
        if (auto error = name(change.key))
            return error;
        if (auto error = references(change))
            return error;
        if (change.key.kind == ObjectKind::Client && m_origin != Origin::Outside) {
            if (auto error = token(std::get<Client>(entry->object())))
                return error;
        }
        return change.key.kind == ObjectKind::Tool ? aliases(std::get<Tool>(entry->object())) : std::nullopt;
    }

    std::optional<Error> removals(std::span<const Change> changes) const
    {
        std::vector<ObjectKey> gone;
        for (const Change &change : changes) {
            if (m_after.find(change.key) == nullptr)
                gone.push_back(change.key);
        }
        for (std::size_t kind = 0; !gone.empty() && kind < kObjectKinds; ++kind) {
            for (const auto &[name, entry] : m_after.entries(static_cast<ObjectKind>(kind))) {
                const ObjectKey user{static_cast<ObjectKind>(kind), name};
                for (const Layer layer : kAllLayers) {
                    if (const ObjectKey *used = firstUsed(user, entry.at(layer), gone))
                        return inUse(*used);
                }
            }
        }
        return std::nullopt;
    }

private:
    struct Meaning {
        std::string folded;
        std::string_view name;
    };
    using Meanings = std::vector<Meaning>;

    // Nothing is sent to such a URL, and saving it would write the password to a file.
    static std::optional<Error> urls(const Endpoint &endpoint)
    {
        for (const std::string &url : urlsOf(endpoint)) {
            if (hasPasswordInUrl(url))
                return Error{
                    ErrorKind::Invalid, "credentials_in_url",
                    CORE_TEXT("Core", "The URL contains a user name or password."),
                    CORE_TEXT("Core", "Remove it from the URL and give the endpoint a credential instead.")};
        }
        return std::nullopt;
    }

    // Config.yaml takes them from the environment, files are their authors' matter, and what holds for the session is
    // not stored. One that was there before does not keep the rest from being changed.
    std::optional<Error> knownToken(const Change &change) const
    {
        const bool isWrittenHere = m_origin == Origin::Agent || m_origin == Origin::Person;
        if (!isWrittenHere || change.layer != Layer::Stored)
            return std::nullopt;
        auto error = checkNoToken(
            change.key, change.after->object,
            m_origin == Origin::Agent
                ? CORE_TEXT("Core", "Remove it, and ask the user to add a credential in the Tooltray window.")
                : CORE_TEXT("Core", "Remove it, and use a credential instead."));
        const bool wasThere = error && change.before && checkNoToken(change.key, change.before->object, {});
        return wasThere ? std::nullopt : std::move(error);
    }

    // Who comes with a token must be one client: of two, neither would be let in.
    std::optional<Error> token(const Client &client) const
    {
        if (client.tokenHash.empty())
            return std::nullopt;
        for (const auto &item : m_after.entries(ObjectKind::Client)) {
            const auto &other = std::get<Client>(item.value.object());
            if (other.name != client.name && other.tokenHash == client.tokenHash)
                return Error{ErrorKind::Conflict,
                             "token_taken",
                             {CORE_TEXT("Core", "The client \"{client}\" has the same token as \"{name}\"."),
                              {{"client", other.name}, {"name", client.name}}},
                             CORE_TEXT("Core", "Give each client a token of its own.")};
        }
        return std::nullopt;
    }

    std::optional<Error> name(const ObjectKey &key) const
    {
        if (auto problem = nameProblem(key.kind, key.name))
            return Error{ErrorKind::Invalid, "name_invalid", *std::move(problem),
                         CORE_TEXT("Core", "Choose another name.")};
        if (m_before.find(key) != nullptr)
            return std::nullopt;
        if (key.kind == ObjectKind::Tool)
            return toolName(key.name);
        // Not std::ranges::equal_range(): clang 14 cannot read the subrange of libstdc++ 12.
        const Meanings &known = meanings(key.kind);
        for (auto other = std::ranges::lower_bound(known, folded(key), {}, &Meaning::folded);
             other != known.end() && other->folded == folded(key); ++other) {
            if (other->name != key.name)
                return taken(
                    {CORE_TEXT("Core",
                               "The {object} already exists, and \"{name}\" counts as the same name."),
                     {{"object", toString({key.kind, std::string(other->name)})}, {"name", key.name}}});
        }
        return std::nullopt;
    }

    // Every name of the kind by what it means, in that order; made once, as an edit may bring thousands.
    const Meanings &meanings(ObjectKind kind) const
    {
        Meanings &known = m_meanings[static_cast<std::size_t>(kind)];
        if (known.empty()) {
            for (const auto &[name, entry] : m_after.entries(kind))
                known.push_back({folded({kind, name}), name});
            std::ranges::stable_sort(known, {}, &Meaning::folded);
        }
        return known;
    }

    std::optional<Error> toolName(const std::string &name) const
    {
        if (m_after.isBuiltIn(name))
            return taken({CORE_TEXT("Core", "\"{name}\" is the name of a built-in tool."), {{"name", name}}});
        if (const std::string *owner = m_after.aliased(name))
            return taken({CORE_TEXT("Core", "\"{name}\" is an alias of the tool \"{tool}\"."),
                          {{"name", name}, {"tool", *owner}}});
        return std::nullopt;
    }

    std::optional<Error> aliases(const Tool &tool) const
    {
        for (const std::string &alias : tool.aliases) {
            if (m_after.isBuiltIn(alias))
                return taken({CORE_TEXT("Core", "The alias \"{name}\" is the name of a built-in tool."),
                              {{"name", alias}}});
            if (m_after.find<Tool>(alias) != nullptr)
                return taken(
                    {CORE_TEXT("Core", "The alias \"{name}\" is the name of a tool."), {{"name", alias}}});
            const std::string *owner = m_after.aliased(alias);
            if (owner != nullptr && *owner != tool.name)
                return taken({CORE_TEXT("Core", "The alias \"{name}\" belongs to the tool \"{tool}\"."),
                              {{"name", alias}, {"tool", *owner}}});
        }
        return std::nullopt;
    }

    // A reference to a disabled endpoint, or one that led nowhere before this edit, does not make things worse.
    std::optional<Error> references(const Change &change) const
    {
        const ObjectKey &user = change.key;
        for (const ObjectKey &used : change.after->references) {
            const bool isDisabled =
                used.kind == ObjectKind::Endpoint && m_after.disabledEndpoints().contains(used.name);
            const bool wasThere =
                change.before && std::ranges::binary_search(change.before->references, used);
            if (!isStrong(user, used) || m_after.find(used) != nullptr || isDisabled || wasThere)
                continue;
            return Error{ErrorKind::Invalid,
                         "unknown_reference",
                         {CORE_TEXT("Core", "The {user} names the {object}, which does not exist."),
                          {{"user", toString(user)}, {"object", toString(used)}}},
                         {CORE_TEXT("Core", "Create the {kind} first, or name one that exists."),
                          {{"kind", toString(used.kind)}}},
                         json::Value::object({{"kind", kindName(used.kind)}, {"name", used.name}})};
        }
        return std::nullopt;
    }

    Error inUse(const ObjectKey &used) const
    {
        std::vector<ObjectKey> users = m_after.usersOf(used);
        std::erase_if(users, [&](const ObjectKey &user) { return !isStrong(user, used); });
        json::Value names = json::Value::array();
        for (const ObjectKey &user : users)
            names.append(user.name);
        return {ErrorKind::Conflict,
                "in_use",
                {CORE_TEXT("Core", "The {object} cannot be deleted: it is used by {users}."),
                 {{"object", toString(used)}, {"users", listed(users)}}},
                CORE_TEXT("Core", "Change or delete what uses it first."),
                json::Value::object({{"used_by", std::move(names)}})};
    }

    // A person's approval is not for agents to give, to change or to get rid of.
    std::optional<Error> approval(const Change &change) const
    {
        if (m_origin != Origin::Agent)
            return std::nullopt;
        const auto pinOf = [](const DefinitionPtr &definition) {
            return definition ? std::get<Tool>(definition->object).pin : Shared<Pin>();
        };
        if (pinOf(change.before) == pinOf(change.after))
            return std::nullopt;
        return Error{
            ErrorKind::Denied,
            "pinned",
            {CORE_TEXT("Core", "The {object} is pinned; only a person can pin, unpin, rename or delete it."),
             {{"object", toString(change.key)}}},
            CORE_TEXT("Core", "Ask the user to do it in the Tooltray window.")};
    }

    const Workspace &m_before;
    const Workspace &m_after;
    Origin m_origin;
    mutable std::array<Meanings, kObjectKinds> m_meanings;
};

} // namespace

std::optional<Error> check(const Workspace &before, const Workspace &after, std::span<const Change> changes,
                           Origin origin)
{
    const Check check(before, after, origin);
    for (const Change &change : changes) {
        if (auto error = check.change(change))
            return error;
    }
    // The configuration file is not refused for what it no longer has: the tools that use it are broken and say so.
    return origin == Origin::Config ? std::nullopt : check.removals(changes);
}

std::optional<Error> checkVisible(const ObjectKey &key, const Object &object)
{
    const auto hidden = findInTexts(encode(object), [](std::string_view text) { return findHidden(text); });
    if (!hidden)
        return std::nullopt;
    const std::string place = withoutHidden(hidden->first.toString());
    return Error{ErrorKind::Invalid,
                 "hidden_character",
                 {CORE_TEXT("Core", "The {object} has an invisible character ({character}) at {place}."),
                  {{"object", toString(key)},
                   {"character", codePointName(hidden->second.codePoint)},
                   {"place", place}}},
                 CORE_TEXT("Core", "Remove it and save again."),
                 json::Value::object({{"place", place}})};
}

std::optional<Error> checkNoToken(const ObjectKey &key, const Object &object, Message hint)
{
    static constexpr std::string_view kMask = "***"; // a name may be the token
    const auto shown = [](std::string_view text) {
        const std::string known = withoutKnownTokens(text, kMask).value_or(std::string(text));
        return withoutPasswordsInUrls(known, kMask).value_or(known);
    };
    auto found = findInTexts(encode(object), certainSecretIn);
    if (const auto inName = knownTokenIn(key.name); inName && !found)
        found.emplace(json::Pointer() / "name", *inName);
    if (!found)
        return std::nullopt;
    const std::string place = shown(found->first.toString());
    return Error{
        ErrorKind::Invalid,
        "secret_in_text",
        {CORE_TEXT("Core", "The {object} contains what looks like {what} at {place}."),
         {{"object", toString(key).withArguments(shown)}, {"what", found->second}, {"place", place}}},
        std::move(hint),
        json::Value::object({{"place", place}})};
}

std::optional<Error> checkObject(const Object &object)
{
    const json::Value encoded = encode(object);
    std::vector<json::DecodeError> errors;
    Object copy = makeObject(kindOf(object));
    read(json::Reader(encoded, errors), copy);
    if (errors.empty())
        return std::nullopt;
    json::Value problems = json::Value::array();
    for (const json::DecodeError &problem : errors)
        problems.append(problem.message.text());
    return Error{ErrorKind::Invalid,
                 "invalid_definition",
                 {CORE_TEXT("Core", "The {object} cannot be stored: {problem}."),
                  {{"object", toString(keyOf(object))}, {"problem", errors.front().message}}},
                 {},
                 json::Value::object({{"problems", std::move(problems)}})};
}

} // namespace tooltray::workspace
