// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/removal.h"

#include "text/words/suggestions.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/tool.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

constexpr std::size_t kMaxUsersNamed = 5;

Error notKnown(const Workspace &workspace, const ObjectKey &key, std::string_view argument)
{
    std::vector<std::string> names;
    for (const auto &[name, entry] : workspace.entries(key.kind))
        names.push_back(name);
    const std::string suggestion = didYouMean(suggestions(key.name, names));
    const bool isType = key.kind == ObjectKind::Type;
    return {ErrorKind::NotFound, std::string(kindName(key.kind)) + "_unknown",
            "There is no " + std::string(kindName(key.kind)) + " \"" + key.name + "\" (in \""
                + std::string(argument) + "\")." + (suggestion.empty() ? "" : " " + suggestion),
            std::string("Call ") + (isType ? "list_graphql_types" : "list_mappings")
                + " to see what there is."};
}

std::string usersText(const std::vector<std::string> &users)
{
    if (users.size() <= kMaxUsersNamed)
        return namesAnd(users);
    std::string text;
    for (std::size_t i = 0; i < kMaxUsersNamed; ++i)
        text.append(i == 0 ? "\"" : ", \"").append(users[i]).append("\"");
    return text + " and " + std::to_string(users.size() - kMaxUsersNamed) + " more";
}
} // namespace

Error unknownVersion(const workspace::Tool &tool, const std::string &version, std::string_view argument)
{
    std::vector<std::string> known;
    for (const auto &[number, definition] : tool.versions)
        known.push_back(number.toString());
    return {ErrorKind::NotFound, "version_unknown",
            "The tool \"" + tool.name + "\" has no version \"" + version + "\" (in \"" + std::string(argument)
                + "\").",
            "Pass " + namesOr(known).text()
                + (argument == "version" ? std::string(", or omit \"version\".") : std::string("."))};
}

Result<workspace::Tool> withoutVersion(workspace::Tool tool, workspace::Version version)
{
    if (!tool.versions.contains(version))
        return unknownVersion(tool, version.toString());
    if (tool.versions.size() == 1)
        return Error{ErrorKind::Invalid, "last_version",
                     "The \"version\" " + version.toString() + " is the only one of the tool \"" + tool.name
                         + "\".",
                     "Call delete_saved_tool without \"version\" to delete the tool."};
    workspace::removeVersion(tool, version);
    return tool;
}

std::optional<Error> removalProblem(const Workspace &workspace, const ObjectKey &key,
                                    std::string_view argument, const MaySee &isVisible)
{
    if (workspace.find(key) == nullptr)
        return notKnown(workspace, key, argument);
    const ToolUsers tools = toolUsers(workspace, key, isVisible);
    std::vector<std::string> types;
    for (const ObjectKey &user : workspace.usersOf(key)) {
        if (user.kind == ObjectKind::Type && user != key)
            types.push_back(user.name);
    }
    if (tools.visible.empty() && types.empty() && !tools.hasHidden)
        return std::nullopt;
    std::string users;
    if (!tools.visible.empty())
        users = (tools.visible.size() == 1 ? "the tool " : "the tools ") + usersText(tools.visible);
    else if (!types.empty())
        users = (types.size() == 1 ? "the type " : "the types ") + usersText(types);
    else
        users = "something else in the workspace";
    Error error{ErrorKind::Conflict, "in_use",
                "The " + toString(key).text() + " cannot be deleted: it is used by " + users + ".",
                "Change or delete what uses it first."};
    error.details = json::Value::object({{"used_by", workspace::encode(tools.visible)}});
    if (!types.empty())
        error.details.set("used_by_types", workspace::encode(types));
    return error;
}

} // namespace tooltray::toolkit
