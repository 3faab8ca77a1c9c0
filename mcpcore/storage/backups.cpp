// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backups.h"

#include "base/fileerror.h"
#include "base/syncfolder.h"
#include "base/writefile.h"
#include "storage/existingfile.h"
#include "storage/layout.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <limits>
#include <string_view>
#include <system_error>

namespace tooltray::storage {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPendingEnding = ".pending.json";
constexpr std::string_view kUndoEnding = ".undo.json";
constexpr std::string_view kDoneEnding = ".json";
constexpr std::size_t kMaxBackupBytes =
    std::numeric_limits<std::size_t>::max() / 2; // what was written is read

std::vector<std::string> namesIn(const std::string &folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        names.push_back(entry->path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::string_view endingOf(Backups::RecordState state)
{
    switch (state) {
    case Backups::RecordState::Pending: return kPendingEnding;
    case Backups::RecordState::Undo: return kUndoEnding;
    case Backups::RecordState::Done: break;
    }
    return kDoneEnding;
}

} // namespace

Backups::Backups(std::string folder, std::shared_ptr<const FileCalls> calls)
    : m_folder(std::move(folder))
    , m_calls(std::move(calls))
{}

std::map<std::uint64_t, Backups::RecordState> Backups::records() const
{
    std::map<std::uint64_t, RecordState> records;
    for (const std::string_view name : namesIn(m_folder)) {
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
    auto written =
        writeFile(recordPath(number, RecordState::Pending), encode(record), FileAccess::Public, *m_calls);
    if (!written)
        static_cast<void>(forget(number, RecordState::Pending));
    return written;
}

Result<void> Backups::giveUp(std::uint64_t number) const
{
    const std::string path = recordPath(number, RecordState::Undo);
    if (m_calls->rename(recordPath(number, RecordState::Pending).c_str(), path.c_str()) != 0)
        return fileError(FileAction::WriteFile, path, errno);
    if (const auto errorNumber = syncFolder(m_folder, *m_calls))
        return fileError(FileAction::WriteFile, path, *errorNumber);
    return {};
}

Result<void> Backups::forget(std::uint64_t number, RecordState state) const
{
    return removeIfThere(recordPath(number, state), *m_calls);
}

void Backups::finish(std::uint64_t number) const
{
    // What stays pending is finished once more at the next start, which changes nothing.
    static_cast<void>(m_calls->rename(recordPath(number, RecordState::Pending).c_str(),
                                      recordPath(number, RecordState::Done).c_str()));
}

Result<std::optional<CommitRecord>> Backups::read(std::uint64_t number, RecordState state) const
{
    return readIfThere(recordPath(number, state), kMaxBackupBytes)
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
    for (const std::string_view name : namesIn(m_folder)) {
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
    return writeFile(copyPath(name), encode(copy), FileAccess::Public, *m_calls);
}

Result<std::optional<WorkspaceCopy>> Backups::readCopy(const std::string &name) const
{
    if (!revisionInCopyName(name))
        return std::optional<WorkspaceCopy>();
    return readIfThere(copyPath(name), kMaxBackupBytes).transform([](const std::optional<std::string> &text) {
        return decodeCopy(text.value_or(std::string()));
    });
}

std::string Backups::recordPath(std::uint64_t number, RecordState state) const
{
    return m_folder + '/' + paddedNumber(number) + std::string(endingOf(state));
}

std::string Backups::copyPath(const std::string &name) const
{
    return m_folder + '/' + name + std::string(kDoneEnding);
}

} // namespace tooltray::storage
