// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/preferences/preferencesfile.h"

#include "base/readfile.h"
#include "base/writefile.h"
#include "engine/preferences/preferencescodec.h"

#include <system_error>

namespace tooltray::engine {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

} // namespace

Preferences PreferencesFile::read()
{
    std::error_code error;
    if (!std::filesystem::exists(m_path, error))
        return {};
    const auto text = readFile(m_path, kMostBytes);
    const auto preferences = text ? decodePreferences(*text) : Result<Preferences>(text.error());
    m_isUnreadable = !preferences;
    if (preferences)
        return *preferences;
    m_log.warning("The settings in " + m_path.string() + " are not used: " + preferences.error().message);
    return {};
}

Result<void> PreferencesFile::write(const Preferences &preferences)
{
    if (m_isUnreadable) {
        std::error_code error;
        std::filesystem::path aside = m_path;
        aside += ".unreadable";
        std::filesystem::rename(m_path, aside, error);
        if (error) {
            return Error{ErrorKind::Unavailable, "settings_unreadable",
                         "The settings in " + m_path.string()
                             + " cannot be read, and not be put aside either.",
                         "Correct or remove the file."};
        }
        m_isUnreadable = false;
    }
    return writeFile(m_path, encodePreferences(preferences), FileAccess::Private);
}

} // namespace tooltray::engine
