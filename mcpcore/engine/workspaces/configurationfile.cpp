// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/configurationfile.h"

#include "base/ask.h"
#include "base/fileerror.h"
#include "base/log.h"
#include "base/readfile.h"
#include "storage/config/parseyaml.h"
#include "storage/config/readconfiguration.h"

#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

namespace tooltray::engine {
namespace {

using namespace std::chrono_literals;

constexpr auto kSettle = 100ms;        // editors write in several steps
constexpr auto kUntilItIsGone = 500ms; // and some remove the old one first

QString pathText(const std::filesystem::path &path)
{
    return QString::fromStdString(path.string());
}

} // namespace

ConfigurationFile::ConfigurationFile(const EngineSettings &settings, QThreadPool &pool, Clock &clock,
                                     Read read)
    : m_file(settings.configFile.empty()
                 ? (std::filesystem::path(settings.dataFolder) / "config.yaml").string()
                 : settings.configFile)
    , m_isNamed(!settings.configFile.empty())
    , m_pool(pool)
    , m_clock(clock)
    , m_read(std::move(read))
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &ConfigurationFile::lookSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &ConfigurationFile::lookSoon);
}

void ConfigurationFile::start()
{
    look();
}

// A file that took the place of the one before is another one to the watcher.
void ConfigurationFile::watch()
{
    const QString folder = pathText(std::filesystem::absolute(m_file).parent_path());
    const QString file = pathText(m_file);
    if (!m_watcher.directories().contains(folder))
        m_watcher.addPath(folder);
    std::error_code error;
    if (!m_watcher.files().contains(file) && std::filesystem::exists(m_file, error))
        m_watcher.addPath(file);
}

void ConfigurationFile::lookSoon()
{
    if (!m_isGone && !m_settling.isActive())
        m_settling = m_clock.startTimer(kSettle, [this] { look(); });
}

void ConfigurationFile::look()
{
    if (m_isLooking)
        return lookSoon();
    m_isLooking = true;
    watch(); // first, so that what changes while it is read is seen
    const auto looked = ask(&m_pool, [file = m_file, isNamed = m_isNamed, last = m_last] {
        return Result<std::optional<Content>>(contentOf(file, isNamed, last));
    });
    whenDone(looked, this, [this](Result<std::optional<Content>> content) {
        m_isLooking = false;
        if (content)
            take(*std::move(content));
    });
}

std::optional<ConfigurationFile::Content> ConfigurationFile::contentOf(const std::string &file, bool isNamed,
                                                                       const std::optional<Mark> &last)
{
    std::error_code error;
    if (!isNamed && !std::filesystem::exists(file, error))
        return Content{{}, storage::Configuration{}};
    const Result<std::string> text = readFile(file, storage::kMaxYamlBytes);
    if (!text)
        return Content{{}, text.error()};
    const Mark mark{true, text->size(), std::hash<std::string>()(*text)};
    if (mark == last)
        return std::nullopt;
    if (isWritableByOthers(file)) {
        LogCategory("tooltray.engine")
            .warning("Other users of this computer can change the configuration file \"" + displayPath(file)
                     + "\", and with it what Tooltray runs and sends. Take their write permission away "
                       "(chmod go-w).");
    }
    auto said = storage::configurationIn(*text, file, storage::processEnvironment());
    if (said) {
        for (const storage::Diagnostic &warning : said->warnings)
            LogCategory("tooltray.engine").warning(warning.toString());
    }
    return Content{mark, std::move(said)};
}

void ConfigurationFile::take(std::optional<Content> content)
{
    if (content && !content->mark.isThere && m_last && m_last->isThere && !std::exchange(m_isGone, true)) {
        m_settling = m_clock.startTimer(kUntilItIsGone, [this] { look(); });
        return;
    }
    m_isGone = false;
    if (!content || content->mark == m_last)
        return;
    m_last = content->mark;
    m_read(std::move(content->said));
}

} // namespace tooltray::engine
