// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/preferences/preferencesfile.h"

#include "base/folder.h"
#include "engine/preferences/preferencescodec.h"

namespace tooltray::engine {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

} // namespace

Preferences PreferencesFile::read()
{
    const auto text = Folder(m_path.parent_path()).read(m_path.filename(), kMostBytes);
    if (!text && text.error().code == "file_missing")
        return {};
    const auto preferences = text ? decodePreferences(*text) : Result<Preferences>(text.error());
    m_isUnreadable = !preferences;
    if (preferences)
        return *preferences;
    m_log.warning("The settings in " + m_path.string() + " are not used: " + preferences.error().message);
    return {};
}

Result<void> PreferencesFile::write(const Preferences &preferences)
{
    const Folder folder(m_path.parent_path());
    if (m_isUnreadable) {
        const std::string name = m_path.filename().string();
        if (!folder.rename(name, name + ".unreadable")) {
            return Error{ErrorKind::Unavailable, "settings_unreadable",
                         "The settings in " + m_path.string()
                             + " cannot be read, and not be put aside either.",
                         "Correct or remove the file."};
        }
        m_isUnreadable = false;
    }
    return folder.write(m_path.filename(), encodePreferences(preferences));
}

} // namespace tooltray::engine
