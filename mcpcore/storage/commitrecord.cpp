// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/commitrecord.h"

#include "storage/layout.h"
#include "storage/storedbytes.h"
#include "json/parse.h"
#include "json/write.h"

namespace tooltray::storage {
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

} // namespace tooltray::storage
