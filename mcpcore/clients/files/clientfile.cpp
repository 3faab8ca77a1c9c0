// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/files/clientfile.h"

#include "base/files/files.h"
#include "base/files/filesystem.h"
#include "base/time/rfc3339.h"
#include "clients/files/entry.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace tooltray::clients {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".tooltray-backup";
constexpr std::size_t kKept = 10;

// 20260131T090500250Z: sorts as it should and is a name everywhere.
std::string stampOf(WallTime time)
{
    std::string stamp;
    for (const char c : formatRfc3339(time)) {
        if (isAsciiDigit(c) || isAsciiLetter(c))
            stamp += c;
    }
    return stamp;
}

bool isStamp(std::string_view text)
{
    return text.size() == 19 && text[8] == 'T' && text.back() == 'Z'
           && std::ranges::count_if(text, [](char c) { return isAsciiDigit(c); }) == 17;
}

fs::path beside(const fs::path &file, const std::string &ending)
{
    return file.parent_path() / (file.filename().native() + ending);
}

} // namespace

Result<void> backUp(const fs::path &file, std::string_view content, WallTime now)
{
    const std::string ending(kEnding);
    std::error_code ignored;
    const fs::path first = beside(file, ending);
    if (!fs::exists(fs::symlink_status(first, ignored))) {
        if (auto written = writeFile(first, content, FileAccess::Private); !written)
            return written;
    }
    fs::path dated = beside(file, ending + "-" + stampOf(now));
    while (fs::exists(fs::symlink_status(dated, ignored))) {
        now += std::chrono::milliseconds(1);
        dated = beside(file, ending + "-" + stampOf(now));
    }
    if (auto written = writeFile(dated, content, FileAccess::Private); !written)
        return written;
    const auto all = datedBackups(file);
    for (std::size_t i = kKept; i < all.size(); ++i)
        fs::remove(all[i], ignored);
    return {};
}

std::vector<fs::path> datedBackups(const fs::path &file)
{
    const std::string start = file.filename().native() + std::string(kEnding) + "-";
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(file.parent_path(), error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().native();
        if (name.starts_with(start) && isStamp(std::string_view(name).substr(start.size())))
            found.push_back(entry->path());
    }
    std::ranges::sort(found, std::greater());
    return found;
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBiggest = std::size_t{64} << 20U; // some clients keep their history in it

} // namespace

ClientFile::ClientFile(ClientProfile profile, fs::path path)
    : m_profile(std::move(profile))
    , m_path(std::move(path))
{}

Result<FileText> ClientFile::read() const
{
    auto text = readFile(m_path, kBiggest);
    if (text)
        return FileText(*std::move(text));
    std::error_code ignored;
    // A link to nothing is a file that can be written; one that leads in circles is not.
    if (text.error().code == "file_missing" || text.error().code == "folder_missing"
        || !fs::exists(fs::symlink_status(m_path, ignored)))
        return FileText();
    return text.error();
}

Result<void> ClientFile::change(const FileText &before, const FileText &after, WallTime now) const
{
    if (auto confirmed = confirm(before); !confirmed)
        return confirmed;
    if (before) {
        if (auto kept = backUp(m_path, *before, now); !kept)
            return kept;
    }
    return replaceWith(after);
}

std::optional<FileText> ClientFile::beforeLastChange(const FileText &text) const
{
    auto earlier = earlierState(text);
    if (!earlier)
        return std::nullopt;
    return std::optional<FileText>(std::in_place, std::move(earlier->text));
}

Result<void> ClientFile::goBack(const FileText &text) const
{
    if (auto confirmed = confirm(text); !confirmed)
        return confirmed;
    const auto earlier = earlierState(text);
    if (auto replaced = replaceWith(earlier->text); !replaced)
        return replaced;
    // Used up: what is left leads to the change before.
    std::error_code ignored;
    fs::remove(earlier->backup, ignored);
    return {};
}

std::optional<ClientFile::EarlierState> ClientFile::earlierState(const FileText &text) const
{
    if (!text)
        return std::nullopt;
    const EntryPlace place = m_profile.place();
    const auto found = findEntry(m_profile.syntax, *text, place);
    if (!found)
        return std::nullopt;
    // True if repeating our change turns the earlier text into this one.
    const auto leadsHere = [&](const std::string &earlier) {
        if (earlier == *text)
            return false;
        const auto again = *found ? putEntry(m_profile.syntax, earlier, place, (*found)->value)
                                  : removeEntry(m_profile.syntax, earlier, place);
        return again && *again == *text;
    };
    for (const fs::path &backup : datedBackups(m_path)) {
        auto earlier = readFile(backup, kBiggest);
        if (earlier && leadsHere(*earlier))
            return EarlierState{*std::move(earlier), backup};
    }
    if (*found && leadsHere(""))
        return EarlierState();
    return std::nullopt;
}

Result<void> ClientFile::confirm(const FileText &expected) const
{
    const auto present = read();
    if (!present)
        return present.error();
    if (*present == expected)
        return {};
    return Error{ErrorKind::Conflict,
                 "client_file_changed",
                 {CORE_TEXT("Core", "The file \"{path}\" was changed by another program just now."),
                  {{"path", displayPath(m_path)}}},
                 CORE_TEXT("Core", "Look at the change again, then write it."),
                 json::Value::object({{"path", displayPath(m_path)}})};
}

Result<void> ClientFile::replaceWith(const FileText &text) const
{
    if (!text) {
        std::error_code error;
        if (!fs::remove(m_path, error) && error)
            return fileError(FileAction::WriteFile, m_path, error.value());
        return {};
    }
    if (auto made = createFolder(m_path.parent_path(), FileAccess::Private); !made)
        return made;
    return writeFile(m_path, *text, FileAccess::Private);
}

} // namespace tooltray::clients
