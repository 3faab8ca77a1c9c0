// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documents/commit.h"

#include "base/text/encoding.h"
#include "base/text/utf8.h"
#include "storage/documents/layout.h"
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

} // namespace tooltray::storage
