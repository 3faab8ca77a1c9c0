// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/jsonfolder.h"

#include "storage/documents/layout.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace tooltray::storage {

namespace {

constexpr std::string_view kPendingEnding = ".pending.json";
constexpr std::string_view kUndoEnding = ".undo.json";
constexpr std::string_view kDoneEnding = ".json";
constexpr std::size_t kMaxBackupBytes =
    std::numeric_limits<std::size_t>::max() / 2; // what was written is read

std::string_view endingOf(Backups::RecordState state)
{
    switch (state) {
    case Backups::RecordState::Pending: return kPendingEnding;
    case Backups::RecordState::Undo: return kUndoEnding;
    case Backups::RecordState::Done: break;
    }
    return kDoneEnding;
}

std::string recordName(std::uint64_t number, Backups::RecordState state)
{
    return paddedNumber(number) + std::string(endingOf(state));
}

std::string copyFile(const std::string &name)
{
    return name + std::string(kDoneEnding);
}

} // namespace

std::map<std::uint64_t, Backups::RecordState> Backups::records() const
{
    std::map<std::uint64_t, RecordState> records;
    const std::vector<std::string> names = m_folder.names();
    for (const std::string_view name : names) {
        for (const RecordState state : {RecordState::Pending, RecordState::Undo, RecordState::Done}) {
            const std::string_view ending = endingOf(state);
            if (!name.ends_with(ending))
                continue;
            if (const auto number = numberIn(name.substr(0, name.size() - ending.size())))
                records.insert_or_assign(*number, state);
        }
    }
    return records;
}

std::uint64_t Backups::nextNumber() const
{
    const auto existing = records();
    std::uint64_t last = existing.empty() ? 0 : existing.rbegin()->first;
    for (const std::string &name : copyNames())
        last = std::max(last, revisionInCopyName(name).value_or(0));
    return last + 1;
}

Result<void> Backups::begin(std::uint64_t number, const CommitRecord &record) const
{
    auto written = m_folder.write(recordName(number, RecordState::Pending), encode(record));
    if (!written)
        static_cast<void>(forget(number, RecordState::Pending));
    return written;
}

Result<void> Backups::giveUp(std::uint64_t number) const
{
    return m_folder.rename(recordName(number, RecordState::Pending), recordName(number, RecordState::Undo))
        .andThen([&] { return m_folder.sync(); });
}

Result<void> Backups::forget(std::uint64_t number, RecordState state) const
{
    return m_folder.remove(recordName(number, state));
}

void Backups::finish(std::uint64_t number) const
{
    // A record that stays pending is finished again at the next start, which changes nothing.
    static_cast<void>(
        m_folder.rename(recordName(number, RecordState::Pending), recordName(number, RecordState::Done)));
}

Result<std::optional<CommitRecord>> Backups::read(std::uint64_t number, RecordState state) const
{
    return m_folder.readIfThere(recordName(number, state), kMaxBackupBytes)
        .transform([](const std::optional<std::string> &text) {
            return decodeRecord(text.value_or(std::string()));
        });
}

void Backups::forgetAllBut(std::size_t count) const
{
    auto all = records();
    std::erase_if(all, [](const auto &record) { return record.second != RecordState::Done; });
    auto surplus = all.size() > count ? all.size() - count : 0;
    for (auto record = all.begin(); surplus > 0; ++record, --surplus)
        static_cast<void>(forget(record->first, record->second));
}

std::vector<std::string> Backups::copyNames() const
{
    std::vector<std::string> copies;
    const std::vector<std::string> names = m_folder.names();
    for (const std::string_view name : names) {
        if (!name.ends_with(kDoneEnding))
            continue;
        const std::string_view stem = name.substr(0, name.size() - kDoneEnding.size());
        if (revisionInCopyName(stem))
            copies.emplace_back(stem);
    }
    return copies;
}

Result<void> Backups::keep(const std::string &name, const WorkspaceCopy &copy) const
{
    return m_folder.write(copyFile(name), encode(copy));
}

Result<std::optional<WorkspaceCopy>> Backups::readCopy(const std::string &name) const
{
    if (!revisionInCopyName(name))
        return std::optional<WorkspaceCopy>();
    return m_folder.readIfThere(copyFile(name), kMaxBackupBytes)
        .transform(
            [](const std::optional<std::string> &text) { return decodeCopy(text.value_or(std::string())); });
}

} // namespace tooltray::storage
