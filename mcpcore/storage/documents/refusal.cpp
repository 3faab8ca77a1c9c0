// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documents/refusal.h"

#include "base/text/utf8.h"
#include "storage/documents/commit.h"
#include "storage/documents/layout.h"
#include "workspace/codec/documentcodec.h"

namespace tooltray::storage {

namespace {

// Names the document as people know it, wherever it is stored.
std::string subjectOf(const workspace::DocumentKey &key)
{
    if (workspace::isSingle(key.kind))
        return key.kind == workspace::DocumentKind::Context ? "The stored context" : "The stored workspace";
    return "The " + toString(workspace::ObjectKey{workspace::objectKinds(key.kind).front(), key.name});
}

Error withDetails(Error error, const workspace::DocumentKey &key, const std::optional<std::string> &current)
{
    error.details.set("document", json::Value(relativePath(key)));
    error.details.set("current", current ? json::Value(repairedUtf8(*current)) : json::Value());
    return error;
}

Error changedOutside(const workspace::DocumentKey &key, const std::optional<std::string> &current)
{
    return withDetails({ErrorKind::Conflict, "changed_outside",
                        subjectOf(key) + " was changed outside of this Tooltray.",
                        "Look at what is there now, make the change there and try again."},
                       key, current);
}

// Somebody else made one of that name at the same time.
Error taken(const workspace::DocumentKey &key, const std::string &current)
{
    const workspace::ObjectKey object{workspace::objectKinds(key.kind).front(), key.name};
    return withDetails({ErrorKind::Conflict, "name_taken", "There is the " + toString(object) + " already.",
                        "Choose another name."},
                       key, current);
}

Error setAside(const workspace::DocumentKey &key, const std::string &current,
               const workspace::DocumentError &problem)
{
    const auto [line, column] = problem.position;
    Error error = withDetails({ErrorKind::Conflict, "set_aside",
                               subjectOf(key) + " cannot be read, so nothing is written over it. Line "
                                   + std::to_string(line) + ", column " + std::to_string(column) + ": "
                                   + problem.message,
                               "Fix it in place, or review and replace it."},
                              key, current);
    error.details.set("line", json::Value(line));
    error.details.set("column", json::Value(column));
    return error;
}

Error newerFormat(const workspace::DocumentKey &key, const std::string &current)
{
    return withDetails(
        {ErrorKind::Conflict, "newer_format",
         subjectOf(key) + " was written by a newer version of Tooltray; this version leaves it as it is.",
         "Update Tooltray, or move what was written out of the workspace."},
        key, current);
}

} // namespace

std::optional<Error> refusal(const DocumentChange &change, const std::optional<std::string> &current,
                             const workspace::Formats &formats)
{
    if (current) {
        if (formatOf(*current) > formats.of(change.key.kind))
            return newerFormat(change.key, *current);
        if (change.replaces == stampOf(*current))
            return std::nullopt;
        const auto decoded = workspace::decodeDocument({change.key, *current}, formats);
        if (!decoded.errors.empty())
            return setAside(change.key, *current, decoded.errors.front());
        if (change.body && !change.replaces && !workspace::isSingle(change.key.kind))
            return taken(change.key, *current);
    } else if (!change.replaces) {
        return std::nullopt;
    }
    return changedOutside(change.key, current);
}

} // namespace tooltray::storage
