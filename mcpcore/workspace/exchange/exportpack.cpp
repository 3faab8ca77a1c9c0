// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/exportpack.h"

#include "text/words/suggestions.h"
#include "workspace/definitions/constantsecrets.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/walk.h"
#include "workspace/edits/check.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace tooltray::workspace {

namespace {

Error notThere(Message message, const std::string &name, std::vector<std::string> known)
{
    Error error{ErrorKind::NotFound, "not_found", std::move(message), didYouMean(suggestions(name, known))};
    if (error.hint.empty())
        error.hint = CORE_TEXT("Core", "List the saved tools to see which exist.");
    return error;
}

// The names of the tools that are meant.
Result<std::set<ObjectKey>> selected(const Workspace &workspace, const PackSelection &selection)
{
    std::set<ObjectKey> keys;
    std::vector<std::string> known;
    std::set<std::string> tags;
    const bool isAll = selection.names.empty() && selection.tags.empty();
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        const Tool &tool = std::get<Tool>(entry.object());
        const bool isTagged = std::ranges::any_of(tool.tags, [&](const std::string &tag) {
            return std::ranges::find(selection.tags, tag) != selection.tags.end();
        });
        if (isAll || isTagged)
            keys.insert({ObjectKind::Tool, name});
        known.push_back(name);
        tags.insert(tool.tags.begin(), tool.tags.end());
    }
    for (const std::string &name : selection.names) {
        const std::string *owner = workspace.aliased(name);
        const ObjectKey key{ObjectKind::Tool, owner == nullptr ? name : *owner};
        if (workspace.find(key) == nullptr)
            return notThere({CORE_TEXT("Core", "There is no {object}."),
                             {{"object", toString({ObjectKind::Tool, name})}}},
                            name, std::move(known));
        keys.insert(key);
    }
    for (const std::string &tag : selection.tags) {
        if (!tags.contains(tag))
            return notThere({CORE_TEXT("Core", "There is no tool with the tag \"{name}\"."), {{"name", tag}}},
                            tag, {tags.begin(), tags.end()});
    }
    return keys;
}

std::optional<ConstantSecret> constantSecretOf(const Tool &tool)
{
    std::optional<ConstantSecret> found;
    const auto take = [&](std::vector<ConstantSecret> secrets) {
        if (!found && !secrets.empty())
            found = std::move(secrets.front());
    };
    const auto look = [&](const auto &operation, const std::vector<NamedBinding> &bindings) {
        if (const auto *request = std::get_if<RestRequest>(&operation))
            take(constantSecrets(*request));
        take(constantSecrets(bindings));
    };
    for (const auto &[number, version] : tool.versions) {
        if (version.operation)
            look(*version.operation, version.bindings);
        walkSteps(version, [&](const Step &step) { look(step.action, step.bindings); });
    }
    return found;
}

Error secretInTool(const ObjectKey &key, const ConstantSecret &secret)
{
    const Message tool = toString(key);
    const Message bind =
        CORE_TEXT("Core", "Bind the parameter to a secret context variable, and export again.");
    switch (secret.of) {
    case ConstantSecret::Of::Header:
        return {ErrorKind::Denied,
                "secret_in_tool",
                {CORE_TEXT("Core",
                           "The {object} sends a constant in the header \"{header}\" that may be a secret."),
                 {{"object", tool}, {"header", secret.name}}},
                CORE_TEXT("Core", "Let a credential of the endpoint fill the header, and export again.")};
    case ConstantSecret::Of::Query:
    case ConstantSecret::Of::Path:
        return {ErrorKind::Denied,
                "secret_in_tool",
                {CORE_TEXT("Core", "The {object} sends a constant in the query parameter \"{parameter}\" "
                                   "that may be a secret."),
                 {{"object", tool}, {"parameter", secret.name}}},
                bind};
    case ConstantSecret::Of::Value: break;
    }
    return {
        ErrorKind::Denied,
        "secret_in_tool",
        {CORE_TEXT("Core",
                   "The {object} sends a constant in the parameter \"{parameter}\" that may be a secret."),
         {{"object", tool}, {"parameter", secret.name}}},
        bind};
}

bool isPackKind(ObjectKind kind)
{
    return std::ranges::find(kPackKinds, kind) != kPackKinds.end();
}

} // namespace

Result<Pack> exportPack(const Workspace &workspace, const PackSelection &selection)
{
    Result<std::set<ObjectKey>> roots = selected(workspace, selection);
    if (!roots)
        return std::move(roots).error();
    Pack pack;
    for (std::set<ObjectKey> left = std::move(*roots); !left.empty();) {
        const ObjectKey key = left.extract(left.begin()).value();
        const Entry *entry = workspace.find(key);
        Object object = entry->object();
        if (Tool *tool = std::get_if<Tool>(&object)) {
            tool->pin.reset();
            if (const auto secret = constantSecretOf(*tool))
                return secretInTool(key, *secret);
        }
        if (auto token = checkNoToken(key, object, CORE_TEXT("Core", "Remove it, and export again.")))
            return *std::move(token);
        pack.objects.emplace(key, std::move(object));
        for (const ObjectKey &used : entry->definition()->references) {
            if (!isPackKind(used.kind) || pack.objects.contains(used))
                continue;
            if (workspace.find(used) == nullptr)
                return Error{ErrorKind::Invalid,
                             "unknown_reference",
                             {CORE_TEXT("Core", "The {user} names the {object}, which does not exist."),
                              {{"user", toString(key)}, {"object", toString(used)}}},
                             CORE_TEXT("Core", "Correct it, and export again.")};
            left.insert(used);
        }
    }
    return pack;
}

} // namespace tooltray::workspace
