// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/documentreader.h"

#include "jsonschema/format/uri.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"

#include <charconv>
#include <utility>

namespace tooltray::openapi {

namespace {

// YAML that begins like JSON is written by hand, and short.
constexpr std::size_t kMaxFlowYaml = std::size_t{1} << 20U;

std::string versionText(const json::Value &said)
{
    return std::string(trimmed(said.isNumber() ? said.numberText() : said.toString()));
}

// The minor version of "3.1.0"; nothing when the major one is not 3.
std::optional<int> minorOf(std::string_view version)
{
    if (version == "3")
        return 0;
    if (!version.starts_with("3."))
        return std::nullopt;
    version.remove_prefix(2);
    int minor = 0;
    const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), minor);
    const bool isWhole = end == version.data() + version.size() || *end == '.' || *end == '-';
    return error == std::errc() && isWhole ? std::optional(minor) : std::nullopt;
}

Message tooLarge(std::size_t bytes)
{
    return {
        CORE_TEXT("Core", "The description and the documents it refers to exceed {count} MiB, the limit."),
        {{"count", bytes >> 20U}}};
}

} // namespace

DocumentReader::DocumentReader(std::string uri, std::string_view text, ReaderOptions options)
    : m_options(std::move(options))
    , m_rules(uri, m_options.accepted)
    , m_rootUri(uri.substr(0, uri.find('#')))
    , m_problems(m_options.limits.problems)
{
    Message why;
    std::optional<json::Value> root = parse(text, {}, why);
    if (!root) {
        m_error = why;
        return;
    }
    if (!root->isObject()) {
        m_error = CORE_TEXT("Core", "This is not an OpenAPI description: it is not a JSON object.");
        return;
    }
    if (overlay(*root) && readEdition(*root))
        add(m_rootUri, std::move(*root), 0);
}

// What cannot be read as an overlay refuses the description: what somebody took away must not come back.
bool DocumentReader::overlay(json::Value &root)
{
    if (!m_options.overlay)
        return true;
    const auto &[uri, text] = *m_options.overlay;
    Message why;
    const std::optional<json::Value> overlay = parse(text, uri, why);
    const std::optional<Message> refusal =
        overlay ? applyOverlay(*overlay, uri, m_options.limits, root, m_problems) : std::optional(why);
    if (refusal)
        m_error = {CORE_TEXT("Core", "The overlay cannot be used. {problem}"), {{"problem", *refusal}}};
    return !refusal;
}

bool DocumentReader::readEdition(const json::Value &root)
{
    const std::string swagger = versionText(root["swagger"]);
    const std::string openapi = versionText(root["openapi"]);
    const std::optional<int> minor = minorOf(openapi);
    if (minor) {
        m_documents->m_edition = *minor == 0 ? Edition::V30 : *minor == 1 ? Edition::V31 : Edition::V32;
        if (*minor > 2)
            m_problems.add(Severity::Notice, "/openapi",
                           {CORE_TEXT("Core", "OpenAPI {version} is read as 3.2."), {{"version", openapi}}});
        return true;
    }
    if (swagger == "2.0" || swagger == "2") {
        m_documents->m_edition = Edition::Swagger2;
        return true;
    }
    if (openapi.empty() && swagger.empty()) {
        m_error = CORE_TEXT("Core", "This is not an OpenAPI description: it has neither an "
                                    "\"openapi\" nor a \"swagger\" version.");
        return false;
    }
    m_error = {
        CORE_TEXT("Core",
                  "This description has the version \"{version}\"; 2.0, 3.0, 3.1 and 3.2 are supported."),
        {{"version", openapi.empty() ? swagger : openapi}}};
    return false;
}

std::optional<json::Value> DocumentReader::parse(std::string_view text, const std::string &uri, Message &why)
{
    m_bytes += text.size();
    if (m_bytes > m_options.limits.textBytes) {
        why = tooLarge(m_options.limits.textBytes);
        return std::nullopt;
    }
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const char begin = first == std::string_view::npos ? '\0' : text[first];
    if (begin == '\0')
        why = CORE_TEXT("Core", "The description is empty.");
    else if (begin == '<')
        why = CORE_TEXT("Core", "This is a web page or XML, not an OpenAPI description.");
    else if (begin == '{' || begin == '[' || !m_options.readYaml)
        return parseJson(text, uri, why);
    else
        return parseYaml(text, why);
    return std::nullopt;
}

std::optional<json::Value> DocumentReader::parseYaml(std::string_view text, Message &why)
{
    YamlRead yaml = m_options.readYaml(text);
    if (!yaml.error)
        return std::move(yaml.value);
    why = std::move(*yaml.error);
    return std::nullopt;
}

std::optional<json::Value> DocumentReader::parseJson(std::string_view text, const std::string &uri,
                                                     Message &why)
{
    json::ParseOptions options{m_options.limits.nesting, json::ParseOptions::Duplicates::Refuse};
    json::Parsed parsed = json::parse(text, options);
    if (parsed)
        return std::move(parsed.value);
    const std::string duplicate = parsed.error->message;
    options.duplicates = json::ParseOptions::Duplicates::KeepLast;
    parsed = json::parse(text, options);
    if (parsed) {
        m_problems.add(
            Severity::Notice, uri.empty() ? uri : uri + '#',
            {CORE_TEXT("Core", "A name appears twice in an object, and the last one counts: {problem}"),
             {{"problem", duplicate}}});
        return std::move(parsed.value);
    }
    if (m_options.readYaml && text.size() <= kMaxFlowYaml) {
        if (std::optional<json::Value> value = parseYaml(text, why))
            return value;
    }
    why = {CORE_TEXT("Core", "This cannot be read as JSON, from line {line} on: {problem}"),
           {{"line", parsed.error->line}, {"problem", parsed.error->message}}};
    return std::nullopt;
}

void DocumentReader::add(const std::string &uri, json::Value root, std::size_t depth)
{
    ApiDocument &document = m_documents->m_documents.emplace_back();
    document.uri = uri;
    document.base = uri;
    document.root = std::move(root);
    document.depth = depth;
    if (m_documents->m_edition >= Edition::V32) {
        if (const std::string_view self = document.root["$self"].toString(); !self.empty())
            document.base = jsonschema::resolveUri(uri, self.substr(0, self.find('#')));
    }
    m_read.try_emplace(uri, &document);
    m_read.try_emplace(document.base, &document);
    std::vector<DocumentScan::Outside> outside =
        DocumentScan(*m_documents, document, m_resources, m_problems).run();
    for (DocumentScan::Outside &one : outside) {
        request(one, depth);
        m_outside.push_back(std::move(one));
    }
}

void DocumentReader::request(const DocumentScan::Outside &outside, std::size_t depth)
{
    if (m_read.contains(outside.uri) || m_resources.contains(outside.uri))
        return;
    if (const auto known = m_requested.find(outside.uri); known != m_requested.end()) {
        if (known->second)
            m_problems.add(Severity::Warning, outside.pointer, *known->second);
        return;
    }
    std::optional<Message> why = m_rules.refusal(outside.uri);
    if (!why && m_read.size() + m_pending.size() >= m_options.limits.documents)
        why = {CORE_TEXT("Core",
                         "The description refers to more than {count} other documents; {uri} was not read."),
               {{"count", m_options.limits.documents}, {"uri", outside.uri}}};
    if (!why && depth >= m_options.limits.documentDepth)
        why = {CORE_TEXT("Core",
                         "Documents refer to each other over more than {count} steps; {uri} was not read."),
               {{"count", m_options.limits.documentDepth}, {"uri", outside.uri}}};
    if (why)
        m_problems.add(Severity::Warning, outside.pointer, *why);
    else
        m_pending.push_back({outside.uri, depth + 1});
    m_requested.emplace(outside.uri, std::move(why));
}

std::optional<std::string> DocumentReader::wanted() const
{
    return m_pending.empty() ? std::nullopt : std::optional(m_pending.front().uri);
}

void DocumentReader::give(std::string_view text, std::string_view from)
{
    if (!from.empty() && from != m_pending.front().uri) {
        if (std::optional<Message> why = m_rules.refusal(from))
            return refuse(std::move(*why));
    }
    const Pending pending = m_pending.front();
    Message why;
    std::optional<json::Value> root = parse(text, pending.uri, why);
    if (!root)
        return refuse(std::move(why));
    m_pending.pop_front();
    add(pending.uri, std::move(*root), pending.depth);
}

void DocumentReader::refuse(Message why)
{
    m_problems.add(Severity::Warning, m_pending.front().uri + '#',
                   {CORE_TEXT("Core", "{uri} was not read: {problem}"),
                    {{"uri", m_pending.front().uri}, {"problem", why}}});
    m_pending.pop_front();
}

ApiNode DocumentReader::rootOf(const DocumentScan::Outside &outside) const
{
    if (const auto document = m_read.find(outside.uri); document != m_read.end())
        return {&document->second->root, document->second};
    const auto resource = m_resources.find(outside.uri);
    return resource == m_resources.end() ? ApiNode() : resource->second;
}

void DocumentReader::connect()
{
    std::vector<const DocumentScan::Outside *> missing;
    for (const DocumentScan::Outside &outside : m_outside) {
        const ApiNode root = rootOf(outside);
        const json::Value *found = root ? findFragment(*root.document, *root, outside.fragment) : nullptr;
        m_documents->m_targets[outside.reference] = found == nullptr ? ApiNode() : root.at(*found);
        if (found == nullptr && root)
            missing.push_back(&outside);
    }
    for (const DocumentScan::Outside *outside : missing) {
        const ApiNode root = rootOf(*outside);
        if (const ApiNode found = m_documents->findThrough(root, outside->fragment)) {
            m_documents->m_targets[outside->reference] = found;
            continue;
        }
        // Parts in files of their own often refer to the first document as if they stood in it.
        const ApiDocument &first = m_documents->root();
        if (const ApiNode found = m_documents->findThrough({&first.root, &first}, outside->fragment);
            found && !outside->fragment.empty()) {
            m_documents->m_targets[outside->reference] = found;
            m_problems.add(Severity::Notice, outside->pointer,
                           {CORE_TEXT("Core", "There is nothing at {target} in this document; the one "
                                              "in the first document is used."),
                            {{"target", '#' + outside->fragment}}});
            continue;
        }
        const std::string uri = outside->uri == m_rootUri ? std::string() : outside->uri;
        m_problems.add(
            Severity::Warning, outside->pointer,
            Message::joined({{CORE_TEXT("Core", "There is nothing at {target}; any value is accepted."),
                              {{"target", uri + '#' + outside->fragment}}},
                             nearestFragment(*root, outside->fragment)}));
    }
}

std::shared_ptr<DocumentSet> DocumentReader::take()
{
    connect();
    return std::move(m_documents);
}

} // namespace tooltray::openapi
