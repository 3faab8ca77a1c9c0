// SPDX-License-Identifier: GPL-3.0-or-later
#include "descriptions.h"

#include "patch.h"

#include "openapi/proposal/operationnames.h"
#include "storage/configuration/yamlreader.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <fstream>
#include <iterator>
#include <optional>

namespace tooltray::openapi::check {

namespace {

namespace files = std::filesystem;

std::optional<std::string> contents(const files::path &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string text(std::istreambuf_iterator<char>(file), {});
    return text;
}

std::string fileUri(const files::path &path)
{
    std::string uri = "file://";
    for (const char c : path.string())
        uri += c == '/' ? std::string(1, c) : encodePercent(std::string_view(&c, 1));
    return uri;
}

std::string_view folderOf(std::string_view uri)
{
    return uri.substr(0, uri.rfind('/') + 1);
}

bool isBelow(const files::path &path, const files::path &folder)
{
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end();
}

ReaderOptions optionsOf(const json::Value &request)
{
    ReaderOptions options;
    if (const auto most = request["limit_bytes"].toInt64())
        options.limits.textBytes = static_cast<std::size_t>(*most);
    options.readYaml = [](std::string_view text) {
        Result<json::Value> read = storage::readYamlDocument(text);
        return read ? YamlRead{std::move(*read), {}} : YamlRead{{}, read.error().message};
    };
    for (const json::Value &origin : request["accepted_origins"].elements())
        options.accepted.emplace_back(origin.toString());
    return options;
}

// Applies the patch to a JSON or YAML text, which is JSON then.
std::optional<std::string> patched(std::string &text, const json::Value &patch)
{
    json::Parsed parsed = json::parse(text);
    if (!parsed) {
        Result<json::Value> yaml = storage::readYamlDocument(text);
        if (!yaml)
            return yaml.error().message.text();
        parsed.value = std::move(*yaml);
    }
    if (std::optional<std::string> why = applyPatch(parsed.value, patch))
        return why;
    text = json::write(parsed.value);
    return std::nullopt;
}

Fetched unreadable(const std::string &uri)
{
    return {{}, {}, Message("There is no file for " + uri + ".")};
}

} // namespace

const ReadApi &Descriptions::open(const json::Value &request)
{
    const std::string key = json::write(
        json::Value::array({request["document"], request["document_url"], request["accepted_origins"]}));
    const auto known = m_open.find(key);
    if (known != m_open.end())
        return known->second;
    if (m_open.size() >= 4)
        m_open.clear();
    return m_open.emplace(key, openFile(request)).first->second;
}

ReadApi Descriptions::openPatched(const json::Value &request, const json::Value &patch) const
{
    return openFile(request, &patch);
}

std::string Descriptions::name(const ReadApi &read, const ApiOperation &operation)
{
    if (m_named != read.api) {
        m_named = read.api;
        m_names = namesFor(read.api->operations);
    }
    return m_names[static_cast<std::size_t>(&operation - read.api->operations.data())];
}

const ApiSearch &Descriptions::search(const ReadApi &read)
{
    if (m_searched != read.api) {
        m_searched = read.api;
        m_search = std::make_unique<ApiSearch>(read.api);
    }
    return *m_search;
}

ReadApi Descriptions::openFile(const json::Value &request, const json::Value *patch) const
{
    const std::string url(request["document_url"].toString());
    if (!request["document"].isString()) {
        std::string inside = json::write(request["document"]);
        if (std::optional<std::string> why = patch == nullptr ? std::nullopt : patched(inside, *patch))
            return {nullptr, Message(*why)};
        return readApi(url, inside, optionsOf(request), unreadable);
    }
    std::error_code error;
    const files::path path = files::canonical(m_base / files::path(request["document"].toString()), error);
    std::optional<std::string> text = error ? std::nullopt : contents(path);
    if (!text)
        return {nullptr, Message("The file cannot be read.")};
    if (std::optional<std::string> why = patch == nullptr ? std::nullopt : patched(*text, *patch))
        return {nullptr, Message(*why)};
    const std::string root = url.empty() ? fileUri(path) : url;
    const auto fetch = [&](const std::string &uri) -> Fetched {
        files::path wanted;
        if (uri.starts_with("file://"))
            wanted = decodePercent(uri.substr(7)).value_or(std::string());
        else if (uri.starts_with(folderOf(root)))
            wanted =
                path.parent_path() / decodePercent(uri.substr(folderOf(root).size())).value_or(std::string());
        std::error_code missing;
        const files::path found = files::canonical(wanted, missing);
        if (missing)
            return unreadable(uri);
        // A link may lead elsewhere than its name says.
        if (!isBelow(found, path.parent_path()))
            return {{}, {}, Message("The file of " + uri + " is outside the folder of the description.")};
        std::optional<std::string> other = contents(found);
        return other ? Fetched{std::move(*other)} : unreadable(uri);
    };
    return readApi(root, *text, optionsOf(request), fetch);
}

} // namespace tooltray::openapi::check
