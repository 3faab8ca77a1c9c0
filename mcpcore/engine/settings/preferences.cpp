// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/preferences.h"

#include "base/files/folder.h"
#include "base/task/ask.h"
#include "base/task/post.h"
#include "http/message/message.h"
#include "storage/configuration/scalars.h"
#include "workspace/codec/members.h"
#include "json/parser.h"
#include "json/write.h"

#include <array>
#include <type_traits>
#include <utility>

namespace tooltray::engine {

namespace {

constexpr std::string_view kFormat = "tooltray-settings";
constexpr std::uint32_t kPreferencesVersion = 1;

Error wrong(Message message)
{
    return {ErrorKind::Invalid, "bad_setting", std::move(message),
            CORE_TEXT("Core", "Correct it and try again.")};
}

template <typename T>
Result<void> checkRange(T value, T least, T most, Template text)
{
    if (value >= least && value <= most)
        return {};
    return wrong({text, {{"least", least}, {"most", most}}});
}

bool isOrigin(std::string_view text)
{
    const std::size_t scheme = text.find("://");
    return scheme != std::string_view::npos && scheme > 0 && http::parseAuthority(text.substr(scheme + 3));
}

Result<void> checkServer(const ServerPreferences &server)
{
    for (const std::string &address : server.addresses) {
        if (!storage::isIpAddress(address))
            return wrong({CORE_TEXT("Core", "\"{address}\" is not an IP address to listen on."),
                          {{"address", address}}});
    }
    for (const std::string &host : server.allowedHosts) {
        if (!http::parseAuthority(host))
            return wrong(
                {CORE_TEXT("Core",
                           "\"{host}\" is not a host: write a name such as desk.local or desk.local:8665."),
                 {{"host", host}}});
    }
    for (const std::string &origin : server.allowedOrigins) {
        if (!isOrigin(origin))
            return wrong(
                {CORE_TEXT("Core",
                           "\"{origin}\" is not an origin: write one such as https://app.example.com."),
                 {{"origin", origin}}});
    }
    if (auto checked =
            checkRange(server.maxConnections, 1U, ServerPreferences::kMaxConnections,
                       CORE_TEXT("Core", "The number of connections must be from {least} to {most}."));
        !checked)
        return checked;
    return checkRange(server.maxBodyBytes, ServerPreferences::kLeastBody, ServerPreferences::kMaxBody,
                      CORE_TEXT("Core", "The size of a request must be from {least} to {most}."));
}

Result<void> checkLog(const LogPreferences &log)
{
    if (auto checked =
            checkRange(log.entries, LogPreferences::kLeastEntries, LogPreferences::kMaxEntries,
                       CORE_TEXT("Core", "The number of calls in memory must be from {least} to {most}."));
        !checked)
        return checked;
    if (auto checked = checkRange(log.days, 1U, LogPreferences::kMaxDays,
                                  CORE_TEXT("Core", "The number of days must be from {least} to {most}."));
        !checked)
        return checked;
    if (auto checked =
            checkRange(log.archiveBytes, LogPreferences::kLeastArchive, LogPreferences::kMaxArchive,
                       CORE_TEXT("Core", "The size of the archive must be from {least} to {most}."));
        !checked)
        return checked;
    return checkRange(log.bodyBytes, LogPreferences::kLeastBody, LogPreferences::kMaxBody,
                      CORE_TEXT("Core", "The size of a body must be from {least} to {most}."));
}

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<ServerPreferences>)
{
    using P = ServerPreferences;
    members.optional("port", &P::port);
    members.optional("addresses", &P::addresses);
    members.optional("allowed_hosts", &P::allowedHosts);
    members.optional("allowed_origins", &P::allowedOrigins);
    members.optional("max_connections", &P::maxConnections);
    members.optional("max_body_bytes", &P::maxBodyBytes);
    members.optional("sample", &P::servesSample);
}

template <typename Members>
void describe(Members &members, std::type_identity<LogPreferences>)
{
    using P = LogPreferences;
    members.optional("entries", &P::entries);
    members.optional("days", &P::days);
    members.optional("archive_bytes", &P::archiveBytes);
    members.optional("body_bytes", &P::bodyBytes);
    members.optional("secret_names", &P::secretNames);
}

Result<void> check(const Preferences &preferences)
{
    if (auto checked = checkServer(preferences.server); !checked)
        return checked;
    return checkLog(preferences.log);
}

std::string encodePreferences(const Preferences &preferences)
{
    json::Value document = json::Value::object();
    document.set("format", json::Value(kFormat));
    document.set("version", json::Value(kPreferencesVersion));
    document.set("server", workspace::encodeMembers(preferences.server));
    document.set("log", workspace::encodeMembers(preferences.log));
    return json::writePretty(document) + '\n';
}

Result<Preferences> decodePreferences(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (!parsed)
        return wrong(CORE_TEXT("Core", "The settings are not valid JSON."));
    Preferences preferences;
    std::vector<json::DecodeError> errors;
    {
        const json::Reader in(parsed.value, errors);
        // A later version of the program may know more.
        json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
        std::string format;
        object.required("format", format);
        if (errors.empty() && format != kFormat)
            return wrong(CORE_TEXT("Core", "The file contains no Tooltray settings."));
        object.optional("server", preferences.server, [](const json::Reader &part, ServerPreferences &out) {
            workspace::readMembers(part, out);
        });
        object.optional("log", preferences.log, [](const json::Reader &part, LogPreferences &out) {
            workspace::readMembers(part, out);
        });
    }
    if (!errors.empty())
        return wrong({CORE_TEXT("Core", "The settings cannot be read: {problem}."),
                      {{"problem", errors.front().message}}});
    if (auto checked = check(preferences); !checked)
        return std::move(checked).error();
    return preferences;
}

namespace {

constexpr std::size_t kMaxPreferencesBytes = std::size_t{1} << 20U;

} // namespace

Preferences PreferencesFile::read()
{
    const auto text = Folder(m_path.parent_path()).read(m_path.filename(), kMaxPreferencesBytes);
    if (!text && text.error().code == "file_missing")
        return {};
    const auto preferences = text ? decodePreferences(*text) : Result<Preferences>(text.error());
    m_isUnreadable = !preferences;
    if (preferences)
        return *preferences;
    m_log.warning("The settings in " + m_path.string()
                  + " are not used: " + preferences.error().message.text());
    return {};
}

Result<void> PreferencesFile::write(const Preferences &preferences)
{
    const Folder folder(m_path.parent_path());
    if (m_isUnreadable) {
        const std::string name = m_path.filename().string();
        if (!folder.rename(name, name + ".unreadable")) {
            return Error{ErrorKind::Unavailable,
                         "settings_unreadable",
                         {CORE_TEXT("Core", "The settings in {file} can be neither read nor set aside."),
                          {{"file", m_path.string()}}},
                         CORE_TEXT("Core", "Correct or remove the file.")};
        }
        m_isUnreadable = false;
    }
    return folder.write(m_path.filename(), encodePreferences(preferences));
}

SavedPreferences::SavedPreferences()
{
    m_pool.setMaxThreadCount(1);
}

SavedPreferences::~SavedPreferences()
{
    m_pool.waitForDone();
}

void SavedPreferences::read(const std::filesystem::path &file, QObject *context, std::function<void()> done)
{
    if (m_file)
        return done();
    m_file = std::make_shared<PreferencesFile>(file);
    annotateRelease(m_file.get());
    const auto read = ask(&m_pool, [kept = m_file] {
        return handedOver(*kept, [](PreferencesFile &each) { return Result<Preferences>(each.read()); });
    });
    whenDone(read, context, [this, done = std::move(done)](const Result<Preferences> &preferences) {
        m_current = *preferences;
        done();
    });
}

QFuture<Result<void>> SavedPreferences::save()
{
    return ask(&m_pool, [kept = m_file, preferences = m_current] {
        return handedOver(*kept, [&](PreferencesFile &each) { return each.write(preferences); });
    });
}

} // namespace tooltray::engine
