// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documents/commit.h"

#include "storage/documents/layout.h"
#include "text/encoding/encoding.h"
#include "text/unicode/utf8.h"
#include "workspace/codec/document.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::storage {

// FNV-1a, 64 bits.
Stamp stampOf(std::string_view body)
{
    Stamp stamp = 0xcbf29ce484222325U;
    for (const char c : body) {
        stamp ^= static_cast<unsigned char>(c);
        stamp *= 0x100000001b3U;
    }
    return stamp;
}

std::vector<workspace::Document> documentsOf(std::vector<DocumentChange> changes)
{
    std::vector<workspace::Document> documents;
    documents.reserve(changes.size());
    for (DocumentChange &change : changes)
        documents.push_back({std::move(change.key), std::move(*change.body)});
    return documents;
}

json::Value storedBytes(const std::optional<std::string> &bytes)
{
    if (!bytes)
        return {};
    if (isValidUtf8(*bytes))
        return {*bytes};
    return json::Value::object({{"base64", json::Value(encodeBase64(*bytes))}});
}

std::optional<std::string> bytesIn(const json::Value &stored)
{
    if (stored.isString())
        return std::string(stored.toString());
    return stored.isObject() ? decodeBase64(stored["base64"].toString()) : std::nullopt;
}

std::string encode(const CommitRecord &record)
{
    json::Value documents = json::Value::object();
    for (const CommitRecord::Entry &entry : record.entries) {
        documents.set(relativePath(entry.key), json::Value::object({{"before", storedBytes(entry.before)},
                                                                    {"after", storedBytes(entry.after)}}));
    }
    return json::write(json::Value::object({{"label", json::Value(record.label)},
                                            {"time", json::Value(record.time)},
                                            {"documents", std::move(documents)}}));
}

std::optional<CommitRecord> decodeRecord(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (parsed.error || !parsed.value["documents"].isObject())
        return std::nullopt;
    CommitRecord record;
    record.label = parsed.value["label"].toString();
    record.time = parsed.value["time"].toString();
    for (const json::Member &member : parsed.value["documents"].members()) {
        const auto key = documentAt(member.name);
        if (!key)
            return std::nullopt;
        record.entries.push_back({*key, bytesIn(member.value["before"]), bytesIn(member.value["after"])});
    }
    return record;
}

std::int64_t formatOf(std::string_view body)
{
    const json::Parsed parsed = json::parse(body);
    return parsed.error ? 0 : parsed.value[workspace::kFormatMember].toInt64().value_or(0);
}

std::optional<std::int64_t> migratesFrom(const CommitRecord &record)
{
    std::optional<std::int64_t> oldest;
    for (const CommitRecord::Entry &entry : record.entries) {
        if (!entry.before || !entry.after)
            continue;
        const std::int64_t from = formatOf(*entry.before);
        if (from > 0 && from < formatOf(*entry.after))
            oldest = std::min(oldest.value_or(from), from);
    }
    return oldest;
}

namespace {

// Names the document as people know it, wherever it is stored.
Message subjectOf(const workspace::DocumentKey &key)
{
    if (workspace::isSingle(key.kind))
        return key.kind == workspace::DocumentKind::Context ? CORE_TEXT("Core", "stored context")
                                                            : CORE_TEXT("Core", "stored workspace");
    return toString(workspace::ObjectKey{workspace::objectKinds(key.kind).front(), key.name});
}

Error withDetails(Error error, const workspace::DocumentKey &key, const std::optional<std::string> &current)
{
    error.details.set("document", json::Value(relativePath(key)));
    error.details.set("current", current ? json::Value(repairedUtf8(*current)) : json::Value());
    return error;
}

Error changedOutside(const workspace::DocumentKey &key, const std::optional<std::string> &current)
{
    return withDetails(
        {ErrorKind::Conflict,
         "changed_outside",
         {CORE_TEXT("Core", "The {object} was changed outside this instance of Tooltray."),
          {{"object", subjectOf(key)}}},
         CORE_TEXT("Core", "Look at the current version, make the change there and try again.")},
        key, current);
}

// Somebody else made one of that name at the same time.
Error taken(const workspace::DocumentKey &key, const std::string &current)
{
    const workspace::ObjectKey object{workspace::objectKinds(key.kind).front(), key.name};
    return withDetails({ErrorKind::Conflict,
                        "name_taken",
                        {CORE_TEXT("Core", "The {object} already exists."), {{"object", toString(object)}}},
                        CORE_TEXT("Core", "Choose another name.")},
                       key, current);
}

Error setAside(const workspace::DocumentKey &key, const std::string &current,
               const workspace::DocumentError &problem)
{
    const auto [line, column] = problem.position;
    Error error = withDetails(
        {ErrorKind::Conflict,
         "set_aside",
         {CORE_TEXT("Core", "The {object} cannot be read, so nothing is written over it. "
                            "Line {line}, column {column}: {problem}"),
          {{"object", subjectOf(key)}, {"line", line}, {"column", column}, {"problem", problem.message}}},
         CORE_TEXT("Core", "Fix it in place, or review and replace it.")},
        key, current);
    error.details.set("line", json::Value(line));
    error.details.set("column", json::Value(column));
    return error;
}

Error newerFormat(const workspace::DocumentKey &key, const std::string &current)
{
    return withDetails(
        {ErrorKind::Conflict,
         "newer_format",
         {CORE_TEXT(
              "Core",
              "The {object} was written by a newer version of Tooltray; this version leaves it as it is."),
          {{"object", subjectOf(key)}}},
         CORE_TEXT("Core", "Update Tooltray, or move it out of the workspace.")},
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
