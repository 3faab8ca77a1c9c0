// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/file/clientfile.h"

#include "base/createfolder.h"
#include "base/fileerror.h"
#include "base/readfile.h"
#include "base/writefile.h"
#include "clients/configtext.h"
#include "clients/file/backups.h"

#include <system_error>
#include <utility>

namespace tooltray::clients {
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
    // Whether doing again what we do leads from there to here.
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
    return Error{ErrorKind::Conflict, "client_file_changed",
                 "The file \"" + displayPath(m_path) + "\" was changed by another program just now.",
                 "Look at the change again, then write it.",
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
