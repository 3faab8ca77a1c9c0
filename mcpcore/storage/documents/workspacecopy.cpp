// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documents/workspacecopy.h"

#include "base/time/rfc3339.h"
#include "storage/documents/commit.h"
#include "storage/documents/layout.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::storage {

namespace {

constexpr std::string_view kCopyPrefix = "format-";

} // namespace

std::string copyName(std::int64_t format, std::uint64_t revision)
{
    return std::string(kCopyPrefix) + std::to_string(format) + '-' + paddedNumber(revision);
}

std::optional<std::uint64_t> revisionInCopyName(std::string_view name)
{
    const auto dash = name.rfind('-');
    if (!name.starts_with(kCopyPrefix) || dash < kCopyPrefix.size())
        return std::nullopt;
    return numberIn(name.substr(dash + 1));
}

WorkspaceCopy copyNow(Bodies documents, std::string label)
{
    std::optional<std::int64_t> oldest;
    for (const auto &[key, body] : documents) {
        if (const std::int64_t format = formatOf(body); format > 0)
            oldest = std::min(oldest.value_or(format), format);
    }
    return {oldest.value_or(0), std::move(label),
            formatRfc3339(
                std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now())),
            std::move(documents)};
}

std::string encode(const WorkspaceCopy &copy)
{
    json::Value documents = json::Value::object();
    for (const auto &[key, body] : copy.documents)
        documents.set(relativePath(key), storedBytes(body));
    return json::write(json::Value::object({{"format", json::Value(copy.format)},
                                            {"label", json::Value(copy.label)},
                                            {"time", json::Value(copy.time)},
                                            {"documents", std::move(documents)}}));
}

std::optional<WorkspaceCopy> decodeCopy(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (parsed.error || !parsed.value["documents"].isObject())
        return std::nullopt;
    WorkspaceCopy copy{parsed.value["format"].toInt64().value_or(0),
                       std::string(parsed.value["label"].toString()),
                       std::string(parsed.value["time"].toString()),
                       {}};
    for (const json::Member &member : parsed.value["documents"].members()) {
        const auto key = documentAt(member.name);
        auto body = bytesIn(member.value);
        if (!key || !body)
            return std::nullopt;
        copy.documents.emplace(*key, std::move(*body));
    }
    return copy;
}

bool covers(const WorkspaceCopy &copy, const CommitRecord &record)
{
    return std::ranges::all_of(record.entries, [&](const CommitRecord::Entry &entry) {
        if (!entry.before || !entry.after || formatOf(*entry.before) >= formatOf(*entry.after))
            return true;
        const auto kept = copy.documents.find(entry.key);
        return kept != copy.documents.end() && kept->second == *entry.before;
    });
}

namespace {

DocumentNews::Kind kindOf(const CommitRecord::Entry &entry)
{
    if (!entry.before)
        return DocumentNews::Kind::Added;
    return entry.after ? DocumentNews::Kind::Changed : DocumentNews::Kind::Removed;
}

} // namespace

SavedState stateBefore(std::uint64_t revision, const CommitRecord &record)
{
    SavedState state{std::to_string(revision), SavedState::Kind::Commit, revision, record.label, record.time};
    for (const CommitRecord::Entry &entry : record.entries)
        state.news.push_back({entry.key, kindOf(entry)});
    return state;
}

SavedState stateIn(std::string name, const WorkspaceCopy &copy)
{
    const auto revision = revisionInCopyName(name).value_or(0);
    return {std::move(name), SavedState::Kind::Copy, revision, copy.label, copy.time};
}

States statesBefore(std::span<const CommitRecord> records)
{
    States states;
    for (const CommitRecord &record : records) {
        for (const CommitRecord::Entry &entry : record.entries)
            states.try_emplace(entry.key, entry.before);
    }
    return states;
}

States statesIn(const WorkspaceCopy &copy, std::span<const workspace::DocumentKey> now)
{
    States states(copy.documents.begin(), copy.documents.end());
    for (const workspace::DocumentKey &key : now)
        states.try_emplace(key, std::nullopt);
    return states;
}

Commit commitTo(const States &states, const States &current, const std::string &label)
{
    Commit commit{"Go back to before: " + label, {}};
    for (const auto &[key, body] : states) {
        const std::optional<std::string> &now = current.at(key);
        if (now != body)
            commit.changes.push_back({key, body, now ? std::optional(stampOf(*now)) : std::nullopt});
    }
    return commit;
}

Error noSuchState(const std::string &state)
{
    return {ErrorKind::NotFound,
            "no_such_state",
            {CORE_TEXT("Core", "The state \"{state}\" is no longer stored."), {{"state", state}}},
            CORE_TEXT("Core", "List the saved states again.")};
}

} // namespace tooltray::storage
