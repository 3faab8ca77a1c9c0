// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/files/clientfile.h"

#include "base/files/files.h"
#include "base/files/filesystem.h"
#include "base/time/rfc3339.h"
#include "clients/formats/jsoncedit.h"
#include "clients/formats/toml.h"
#include "clients/formats/yamledit.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

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
                 CORE_TEXT("Core", "Review the change again, then write it."),
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

namespace {

std::optional<Error> encodingProblem(std::string_view text)
{
    if (isValidUtf8(text) && text.find('\0') == std::string_view::npos)
        return std::nullopt;
    return Error{ErrorKind::Invalid, "client_file_encoding",
                 CORE_TEXT("Core", "The file is not written in UTF-8."),
                 CORE_TEXT("Core", "Save it as UTF-8 in an editor, then try again.")};
}

// Nothing leaves here that would not be read as what was meant.
Result<std::string> checked(Syntax syntax, Result<std::string> text, const EntryPlace &place,
                            const std::optional<json::Value> &expected)
{
    if (!text)
        return text;
    const auto found = findEntry(syntax, *text, place);
    if (found && found->has_value() == expected.has_value() && (!expected || (*found)->value == *expected))
        return text;
    return Error{ErrorKind::Internal, "client_file_edit", CORE_TEXT("Core", "The file could not be changed."),
                 CORE_TEXT("Core", "Copy the snippet into the file by hand. Please report this.")};
}

} // namespace

Result<std::optional<FoundEntry>> findEntry(Syntax syntax, std::string_view text, const EntryPlace &place)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    switch (syntax) {
    case Syntax::Json: break;
    case Syntax::Toml: return findInToml(text, place);
    case Syntax::Yaml: return findInYaml(text, place);
    }
    return findInJsonc(text, place);
}

Result<std::string> putEntry(Syntax syntax, std::string_view text, const EntryPlace &place,
                             const json::Value &entry)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    auto changed = syntax == Syntax::Json   ? putIntoJsonc(text, place, entry)
                   : syntax == Syntax::Toml ? putIntoToml(text, place, entry)
                                            : putIntoYaml(text, place, entry);
    return checked(syntax, std::move(changed), place, entry);
}

Result<std::string> removeEntry(Syntax syntax, std::string_view text, const EntryPlace &place)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    auto changed = syntax == Syntax::Json   ? removeFromJsonc(text, place)
                   : syntax == Syntax::Toml ? removeFromToml(text, place)
                                            : removeFromYaml(text, place);
    return checked(syntax, std::move(changed), place, std::nullopt);
}

namespace {

constexpr std::string_view kBearer = "Bearer ";
constexpr std::string_view kAuthorization = "Authorization";
constexpr std::string_view kEnvironment = "env";
constexpr std::string_view kTokenVariable = "TOOLTRAY_TOKEN"; // of the relay

json::Value headersOf(const Reach &reach)
{
    return json::Value::object({{kAuthorization, std::string(kBearer) + reach.token}});
}

std::string_view headersMember(const json::Value &entry)
{
    return entry.contains("http_headers") ? "http_headers" : "headers";
}

// The address in an entry, whatever the client calls it.
std::string_view urlMember(EntryStyle style)
{
    switch (style) {
    case EntryStyle::ServerUrl: return "serverUrl";
    case EntryStyle::Extension: return "uri";
    default: return "url";
    }
}

bool isProgramOfOurs(const json::Value &entry)
{
    const json::Value &arguments = entry["args"];
    const json::Value &variables = entry[kEnvironment];
    const bool hasOnlyToken = variables.size() == 1 && variables[kTokenVariable].isString();
    if (entry.size() != (variables.isNull() ? 2 : 3) || !entry["command"].isString() || !arguments.isArray()
        || (!variables.isNull() && !hasOnlyToken))
        return false;
    for (const json::Value &argument : arguments.elements()) {
        if (argument.toString() == "stdio")
            return true;
    }
    return false;
}

} // namespace

json::Value entryOf(const ClientProfile &profile, const Reach &reach)
{
    switch (profile.style) {
    case EntryStyle::Typed:
        return json::Value::object({{"type", "http"}, {"url", reach.url}, {"headers", headersOf(reach)}});
    case EntryStyle::Plain: return json::Value::object({{"url", reach.url}, {"headers", headersOf(reach)}});
    case EntryStyle::ServerUrl:
        return json::Value::object({{"serverUrl", reach.url}, {"headers", headersOf(reach)}});
    case EntryStyle::Remote:
        // With oauth it would look for a sign-in page whenever a token is refused.
        return json::Value::object({{"type", "remote"},
                                    {"url", reach.url},
                                    {"headers", headersOf(reach)},
                                    {"oauth", false},
                                    {"enabled", true}});
    case EntryStyle::HttpHeaders:
        // The form with a variable of the environment fails where the client was started from a desktop.
        return json::Value::object({{"url", reach.url}, {"http_headers", headersOf(reach)}});
    case EntryStyle::Extension:
        return json::Value::object({{"enabled", true},
                                    {"type", "streamable_http"},
                                    {"name", "tooltray"},
                                    {"uri", reach.url},
                                    {"headers", headersOf(reach)},
                                    {"timeout", 300}});
    case EntryStyle::Program: break;
    }
    json::Value arguments = json::Value::array();
    for (const std::string &argument : reach.arguments)
        arguments.append(argument);
    json::Value entry = json::Value::object({{"command", reach.program}, {"args", arguments}});
    // By it the program is the client that it is, with its own rights, as over HTTP.
    if (!reach.token.empty())
        entry.set(kEnvironment, json::Value::object({{kTokenVariable, reach.token}}));
    return entry;
}

std::optional<std::string> tokenIn(const json::Value &entry)
{
    if (const json::Value &variable = entry[kEnvironment][kTokenVariable]; variable.isString())
        return std::string(variable.toString());
    const std::string_view header = entry[headersMember(entry)][kAuthorization].toString();
    if (!header.starts_with(kBearer))
        return std::nullopt;
    return std::string(header.substr(kBearer.size()));
}

Standing standingOf(const ClientProfile &profile, const std::optional<FoundEntry> &found, const Reach &reach,
                    const std::function<bool(std::string_view)> &isGoodToken)
{
    if (!found)
        return Standing::Missing;
    const json::Value &entry = found->value;
    if (found->hasComments)
        return Standing::ChangedByHand;
    const std::string token = tokenIn(entry).value_or("");
    if (profile.style == EntryStyle::Program) {
        if (!isProgramOfOurs(entry))
            return Standing::ChangedByHand;
        Reach same = reach;
        same.token = token;
        return entry == entryOf(profile, same) && isGoodToken(token) ? Standing::Current
                                                                     : Standing::OutOfDate;
    }
    const std::string url(entry[urlMember(profile.style)].toString());
    if (entry != entryOf(profile, {.url = url, .token = token}))
        return Standing::ChangedByHand;
    return url == reach.url && isGoodToken(token) ? Standing::Current : Standing::OutOfDate;
}

std::string snippetFor(const ClientProfile &profile, const Reach &reach)
{
    const auto text = putEntry(profile.syntax, "", profile.place(), entryOf(profile, reach));
    return text ? *text : std::string();
}

} // namespace tooltray::clients
