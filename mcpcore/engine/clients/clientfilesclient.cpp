// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/clientfilesclient.h"

#include "base/files/filesystem.h"
#include "base/task/ask.h"
#include "clients/files/clientfile.h"
#include "clients/profile/profile.h"
#include "engine/access/clienttokens.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>

namespace tooltray::engine {

namespace {

using clients::ClientProfile;
using clients::EntryStyle;
using clients::Standing;

using Folders = std::shared_ptr<const clients::UserFolders>;
using Relay = std::vector<std::string>;

constexpr std::string_view kTokenMark = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2"; // four bullets

WallTime wallTimeNow()
{
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

clients::Reach reachOf(const std::string &url, const std::string &token, const Relay &relay)
{
    clients::Reach reach{.url = url, .token = token};
    if (!relay.empty()) {
        reach.program = relay.front();
        reach.arguments.assign(relay.begin() + 1, relay.end());
    }
    return reach;
}

auto isGoodBy(const ClientAddress &address)
{
    return [&address](std::string_view token) {
        return std::ranges::find(address.tokenHashes, tokenHash(token)) != address.tokenHashes.end();
    };
}

ClientFileStatus::State stateOf(Standing standing)
{
    switch (standing) {
    case Standing::Missing: return ClientFileStatus::State::NotConfigured;
    case Standing::Current: return ClientFileStatus::State::Current;
    case Standing::OutOfDate: return ClientFileStatus::State::OutOfDate;
    case Standing::ChangedByHand: break;
    }
    return ClientFileStatus::State::ChangedByHand;
}

bool isInstalled(const clients::UserFolders &folders, const ClientProfile &profile)
{
    std::error_code ignored;
    return std::filesystem::exists(folders.file(profile), ignored)
           || std::filesystem::exists(folders.sign(profile), ignored);
}

bool isReadByOthers(const std::filesystem::path &path)
{
    using std::filesystem::perms;
    std::error_code error;
    const perms given = std::filesystem::status(path, error).permissions();
    return !error && (given & (perms::group_read | perms::others_read)) != perms::none;
}

ClientFileStatus lookAt(const ClientProfile &profile, const clients::UserFolders &folders,
                        const ClientAddress &address, const Relay &relay)
{
    const clients::ClientFile file(profile, folders.file(profile));
    const auto mark = std::string(kTokenMark);
    ClientFileStatus look{.client = profile.id, .title = profile.title, .path = displayPath(file.path())};
    if (profile.style == EntryStyle::Program)
        look.commandSnippet = clients::snippetFor(profile, reachOf(address.url, {}, relay));
    look.snippet = clients::snippetFor(profile, reachOf(address.url, mark, relay));
    look.tokenMark = mark;
    const auto fail = [&](const Error &error) {
        look.state = ClientFileStatus::State::Unreadable;
        look.problem = error;
        return look;
    };
    const auto text = file.read();
    if (!text)
        return fail(text.error());
    look.hasFile = text->has_value();
    look.isReadByOthers = look.hasFile && isReadByOthers(file.path());
    const auto found = clients::findEntry(profile.syntax, text->value_or(""), profile.place());
    if (!found)
        return fail(found.error());
    look.canGoBack = file.beforeLastChange(*text).has_value();
    look.state =
        stateOf(clients::standingOf(profile, *found, reachOf(address.url, "", relay), isGoodBy(address)));
    if (look.state == ClientFileStatus::State::NotConfigured && !isInstalled(folders, profile))
        look.state = ClientFileStatus::State::NotInstalled;
    return look;
}

Error unknownClient(const std::string &client)
{
    return {ErrorKind::NotFound,
            "no_such_client",
            {CORE_TEXT("Core", "There is no client called \"{client}\"."), {{"client", client}}}};
}

void hide(std::string &text, const std::string &token, const std::string &replacement)
{
    if (token.empty())
        return;
    for (std::size_t at = text.find(token); at != std::string::npos; at = text.find(token, at)) {
        text.replace(at, token.size(), replacement);
        at += replacement.size();
    }
}

Result<ClientFileChange> changeOf(const ClientProfile &profile, const clients::UserFolders &folders,
                                  const ClientAddress &address, const Relay &relay)
{
    const clients::ClientFile file(profile, folders.file(profile));
    auto text = file.read();
    if (!text)
        return text.error();
    const std::string before = text->value_or("");
    const auto found = clients::findEntry(profile.syntax, before, profile.place());
    if (!found)
        return found.error();
    const auto mark = std::string(kTokenMark);
    ClientFileChange change{.client = profile.id, .path = displayPath(file.path()), .url = address.url};
    if (const auto token = *found ? clients::tokenIn((*found)->value) : std::nullopt;
        token && isGoodBy(address)(*token))
        change.token = token;
    const auto entry = clients::entryOf(profile, reachOf(address.url, change.token.value_or(mark), relay));
    auto after = clients::putEntry(profile.syntax, before, profile.place(), entry);
    if (!after)
        return after.error();
    change.before = *std::move(text);
    change.shownBefore = before;
    change.shownAfter = *after;
    const auto standing =
        clients::standingOf(profile, *found, reachOf(address.url, "", relay), isGoodBy(address));
    if (standing == Standing::Current)
        change.shownAfter = before;
    // Nobody needs to see a token; but where it is what changes, the two must not look alike.
    if (const auto token = *found ? clients::tokenIn((*found)->value) : std::nullopt) {
        hide(change.shownBefore, *token, change.token ? mark : token->substr(0, token->size() / 8) + mark);
        hide(change.shownAfter, *token, mark);
    }
    return change;
}

// On the pool: with the profile, or the error that there is none.
template <typename F>
auto withClient(const std::string &client, F &&function) -> std::invoke_result_t<F, const ClientProfile &>
{
    const ClientProfile *profile = clients::findClient(client);
    if (profile == nullptr)
        return unknownClient(client);
    return function(*profile);
}

// The entry of ours in a file; nothing where there is no file, or none in it.
Result<std::optional<clients::FoundEntry>> entryIn(const ClientProfile &profile,
                                                   const clients::ClientFile &file)
{
    const auto text = file.read();
    if (!text)
        return text.error();
    return clients::findEntry(profile.syntax, text->value_or(""), profile.place());
}

Result<void> removeFrom(const ClientProfile &profile, const clients::ClientFile &file)
{
    const auto text = file.read();
    if (!text)
        return text.error();
    if (!*text)
        return {};
    const auto after = clients::removeEntry(profile.syntax, **text, profile.place());
    if (!after)
        return after.error();
    return *after == **text ? Result<void>() : file.change(*text, *after, wallTimeNow());
}

Result<void> goBackIn(const ClientProfile &, const clients::ClientFile &file)
{
    const auto text = file.read();
    if (!text)
        return text.error();
    if (file.beforeLastChange(*text))
        return file.goBack(*text);
    return Error{
        ErrorKind::Conflict,
        "client_file_changed",
        {CORE_TEXT("Core", "The file \"{path}\" was changed after the last write, so that cannot be undone."),
         {{"path", displayPath(file.path())}}},
        CORE_TEXT("Core", "Remove the entry instead.")};
}

Result<void> disconnectFrom(const ClientProfile &profile, const clients::ClientFile &file)
{
    for (bool isBack = false;;) {
        const auto text = file.read();
        if (!text)
            return text.error();
        const auto found = clients::findEntry(profile.syntax, text->value_or(""), profile.place());
        if (!found)
            return found.error();
        const Standing standing =
            clients::standingOf(profile, *found, {}, [](std::string_view) { return false; });
        // What somebody wrote by hand before we came is theirs.
        if (standing == Standing::Missing || (isBack && standing == Standing::ChangedByHand))
            return {};
        if (!file.beforeLastChange(*text))
            return removeFrom(profile, file);
        if (auto done = file.goBack(*text); !done)
            return done;
        isBack = true;
    }
}

bool isInAFile(const std::string &token, const clients::UserFolders &folders)
{
    return std::ranges::any_of(clients::knownClients(), [&](const ClientProfile &profile) {
        const auto text = clients::ClientFile(profile, folders.file(profile)).read();
        return text && text->value_or("").find(token) != std::string::npos;
    });
}

// Changes the file of a client. The token that was in it, if that is in none of them now.
template <typename F>
Result<std::string> tokenAfter(const clients::UserFolders &folders, const std::string &client, F &&change)
{
    return withClient(client, [&](const ClientProfile &profile) -> Result<std::string> {
        const clients::ClientFile file(profile, folders.file(profile));
        const auto before = entryIn(profile, file);
        if (!before)
            return before.error();
        if (const Result<void> done = change(profile, file); !done)
            return done.error();
        const auto token = *before ? clients::tokenIn((*before)->value) : std::nullopt;
        return token && !isInAFile(*token, folders) ? *token : std::string();
    });
}

} // namespace

ClientFilesClient::ClientFilesClient(const Setting &setting, QObject *parent)
    : QObject(parent)
    , m_folders(std::make_shared<clients::UserFolders>(
          setting.home.empty() ? clients::UserFolders::current()
                               : clients::UserFolders::of(clients::Platform::Linux, setting.home)))
    , m_relay(setting.relay)
{
    m_pool.setMaxThreadCount(1);
}

QFuture<Result<std::vector<ClientFileStatus>>> ClientFilesClient::files(ClientAddress address)
{
    return ask(&m_pool, [folders = m_folders, relay = m_relay, address = std::move(address)] {
        std::vector<ClientFileStatus> looks;
        for (const ClientProfile &profile : clients::knownClients()) {
            if (profile.style != EntryStyle::Program || !relay.empty())
                looks.push_back(lookAt(profile, *folders, address, relay));
        }
        return Result<std::vector<ClientFileStatus>>(std::move(looks));
    });
}

QFuture<Result<ClientFileChange>> ClientFilesClient::preview(std::string client, ClientAddress address)
{
    return ask(&m_pool, [folders = m_folders, relay = m_relay, client = std::move(client),
                         address = std::move(address)] {
        return withClient(client, [&](const ClientProfile &profile) {
            return changeOf(profile, *folders, address, relay);
        });
    });
}

QFuture<Result<void>> ClientFilesClient::write(ClientFileChange change, std::string token)
{
    return ask(&m_pool,
               [folders = m_folders, relay = m_relay, change = std::move(change), token = std::move(token)] {
                   return withClient(change.client, [&](const ClientProfile &profile) -> Result<void> {
                       const auto after =
                           clients::putEntry(profile.syntax, change.before.value_or(""), profile.place(),
                                             clients::entryOf(profile, reachOf(change.url, token, relay)));
                       if (!after)
                           return after.error();
                       return clients::ClientFile(profile, folders->file(profile))
                           .change(change.before, *after, wallTimeNow());
                   });
               });
}

ClientFilesClient::UnusedToken ClientFilesClient::remove(std::string client)
{
    return ask(&m_pool, [folders = m_folders, client = std::move(client)] {
        return tokenAfter(*folders, client, removeFrom);
    });
}

ClientFilesClient::UnusedToken ClientFilesClient::goBack(std::string client)
{
    return ask(&m_pool, [folders = m_folders, client = std::move(client)] {
        return tokenAfter(*folders, client, goBackIn);
    });
}

ClientFilesClient::UnusedToken ClientFilesClient::disconnect(std::string client)
{
    return ask(&m_pool, [folders = m_folders, client = std::move(client)] {
        return tokenAfter(*folders, client, disconnectFrom);
    });
}

} // namespace tooltray::engine
