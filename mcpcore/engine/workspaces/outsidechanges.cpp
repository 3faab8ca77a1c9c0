// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/outsidechanges.h"

#include "base/files/files.h"
#include "base/files/filesystem.h"
#include "base/log/log.h"
#include "base/task/ask.h"
#include "engine/access/clienttokens.h"
#include "engine/workspaces/workspacefolders.h"
#include "storage/configuration/readconfiguration.h"
#include "storage/configuration/yamlreader.h"

#include <QFile>
#include <QSet>
#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <string_view>
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

// The places whose environment values a consent covers, or that go nowhere. A * stands for one name. Context variables
// are none of them: agents read those.
constexpr std::array<std::string_view, 7> kCoveredPlaces{
    "/graphql_endpoint", "/authentication/value", "/endpoints/*/authentication/value",
    "/endpoints/*/url",  "/endpoints/*/rest_url", "/endpoints/*/headers/*",
    "/server/port",
};

bool isAt(std::string_view pointer, std::string_view pattern)
{
    while (!pointer.empty() && !pattern.empty()) {
        pointer.remove_prefix(1);
        pattern.remove_prefix(1);
        const std::string_view name = pointer.substr(0, pointer.find('/'));
        const std::string_view wanted = pattern.substr(0, pattern.find('/'));
        if (wanted != "*" && wanted != name)
            return false;
        pointer.remove_prefix(name.size());
        pattern.remove_prefix(wanted.size());
    }
    return pointer.empty() && pattern.empty();
}

// Agents are told the host of an endpoint, also while it waits for consent. A variable that is the whole URL shows none
// of another kind, as it has to be a URL.
bool isInHost(std::string_view written)
{
    const std::size_t scheme = written.find("://");
    const bool isAll = written.starts_with("${") && written.find('}') == written.size() - 1;
    return !isAll && (scheme == written.npos || written.find("${") < written.find('/', scheme + 3));
}

bool isUrl(std::string_view place)
{
    return place.ends_with("/graphql_endpoint") || place.ends_with("/url") || place.ends_with("/rest_url");
}

// The error if a file that was not named would take something from this computer without asking.
std::optional<Error> excess(const storage::Configuration &configuration)
{
    const auto refused = [&](const Message &what) {
        return Error{
            ErrorKind::Denied,
            "config_not_named",
            {CORE_TEXT("Core",
                       "The configuration file \"{path}\" {what}, which only a file that you name may do."),
             {{"path", displayPath(configuration.file)}, {"what", what}}},
            CORE_TEXT("Core", "Check the file, then name it with --config.")};
    };
    for (const auto &[place, written] : configuration.expanded) {
        const auto isCovered = [&at = place](std::string_view pattern) { return isAt(at, pattern); };
        if (std::ranges::none_of(kCoveredPlaces, isCovered) || (isUrl(place) && isInHost(written)))
            return refused({CORE_TEXT("Core", "uses {reference} at {place}"),
                            {{"reference", written}, {"place", place}}});
    }
    const storage::ConfiguredStorage &storage = configuration.storage;
    if (storage.adapter == storage::ConfiguredStorage::Adapter::Postgresql && !storage.password)
        return refused(CORE_TEXT("Core", "signs in to a database with this computer's credentials"));
    return std::nullopt;
}

} // namespace

ConfigurationFile::ConfigurationFile(const EngineSettings &settings, QThreadPool &pool, Clock &clock,
                                     Read read)
    : m_file(settings.configFile.empty()
                 ? (std::filesystem::path(settings.dataFolder) / "config.yaml").string()
                 : settings.configFile)
    , m_isNamed(!settings.configFile.empty())
    , m_isOwn(settings.isConfigOwn)
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
    const auto looked = ask(&m_pool, [file = m_file, isNamed = m_isNamed, isOwn = m_isOwn, last = m_last] {
        return Result<std::optional<Content>>(contentOf(file, isNamed, isOwn, last));
    });
    whenDone(looked, this, [this](Result<std::optional<Content>> content) {
        m_isLooking = false;
        if (content)
            take(*std::move(content));
    });
}

std::optional<ConfigurationFile::Content> ConfigurationFile::contentOf(const std::string &file, bool isNamed,
                                                                       bool isOwn,
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
    if (std::optional<Error> refusal = said && !isOwn ? excess(*said) : std::nullopt)
        return Content{mark, *std::move(refusal)};
    if (said) {
        for (const storage::ConfigurationProblem &warning : said->warnings)
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

namespace {

constexpr std::chrono::milliseconds kSettling{500}; // a copy takes several steps
constexpr qsizetype kMaxWatched = 256;              // more are looked at when the folder of all changes

QString pathOf(const std::filesystem::path &path)
{
    return QFile::decodeName(path.c_str());
}

} // namespace

WorkspaceWatch::WorkspaceWatch(std::filesystem::path dataFolder, QThreadPool &pool, Clock &clock, Seen seen)
    : m_dataFolder(std::move(dataFolder))
    , m_pool(pool)
    , m_clock(clock)
    , m_seen(std::move(seen))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &WorkspaceWatch::lookSoon);
}

void WorkspaceWatch::lookSoon()
{
    if (!m_settling.isActive())
        m_settling = m_clock.startTimer(kSettling, [this] { look(); });
}

void WorkspaceWatch::look()
{
    if (m_isLooking) {
        m_looksAgain = true;
        return;
    }
    m_isLooking = true;
    const auto looked = ask(&m_pool, [folder = m_dataFolder] { return Result<Folders>(foldersIn(folder)); });
    whenDone(looked, this, [this](const Result<Folders> &folders) {
        m_isLooking = false;
        if (!folders)
            return;
        watch(folders->watched);
        if (std::exchange(m_looksAgain, false))
            lookSoon();
        m_seen(folders->names);
    });
}

WorkspaceWatch::Folders WorkspaceWatch::foldersIn(const std::filesystem::path &dataFolder)
{
    Folders folders;
    folders.watched.append(pathOf(workspaceFolder(dataFolder, kDefaultWorkspace).parent_path()));
    for (std::string &name : workspaceNames(dataFolder)) {
        const std::filesystem::path folder = workspaceFolder(dataFolder, name);
        std::error_code error;
        if (std::filesystem::exists(folder / "workspace.json", error))
            folders.names.push_back(std::move(name));
        else if (name != kDefaultWorkspace && folders.watched.size() < kMaxWatched)
            folders.watched.append(pathOf(folder));
    }
    return folders;
}

void WorkspaceWatch::watch(const QStringList &folders)
{
    const QStringList present = m_watcher.directories();
    const QSet<QString> before(present.begin(), present.end());
    const QSet<QString> after(folders.begin(), folders.end());
    const QStringList dropped = (before - after).values();
    const QStringList added = (after - before).values();
    if (!dropped.isEmpty())
        m_watcher.removePaths(dropped);
    const bool isAnyAdded = !added.isEmpty() && m_watcher.addPaths(added).size() < added.size();
    if (isAnyAdded)
        lookSoon(); // at what changed before it was watched
}

} // namespace tooltray::engine
