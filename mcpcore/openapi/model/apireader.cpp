// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/model/apireader.h"

#include "openapi/model/parameterreader.h"
#include "openapi/model/pathtemplate.h"
#include "text/unicode/ascii.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace tooltray::openapi {

namespace {

constexpr std::array<std::string_view, 9> kMethods{"get",  "put",   "post",  "delete", "options",
                                                   "head", "patch", "trace", "query"};

constexpr std::size_t kMaxPath = 4'096;

std::string within(const std::string &pointer, std::string_view token)
{
    std::string inside = pointer;
    json::detail::appendToken(inside, token);
    return inside;
}

std::string within(const std::string &pointer, std::size_t index)
{
    return pointer + '/' + std::to_string(index);
}

// Makes the model of the documents: every operation, with what is wrong as problems.
class ModelReader {
public:
    ModelReader(std::shared_ptr<DocumentSet> documents, ApiProblems &problems, const ApiLimits &limits);

    // The error is about the limit of operations.
    ApiPointer read(std::optional<Message> &error);

private:
    void readServers(ApiNode holder, const std::string &pointer, std::vector<ApiServer> &out);
    void readLegacyServers(ApiNode root);
    void readSchemes();
    SecurityScheme scheme(std::string_view name, ApiNode node) const;
    std::vector<Requirement> requirements(ApiNode security, const std::string &pointer);
    void readPath(std::string_view path, ApiNode item, const std::string &pointer);
    void readOperation(std::string_view method, std::string_view path, ApiNode item, ApiNode node,
                       const std::string &pointer);
    void readParameters(ApiNode item, ApiNode node, ApiOperation &out);
    void addParameters(ApiNode list, const std::string &pointer, bool areOfPath, ApiOperation &out,
                       std::vector<ApiNode> &legacy, std::set<std::string> &own);
    void checkPlaceholders(ApiOperation &out);
    void readResponses(ApiNode node, ApiOperation &out);
    void readTexts(ApiNode node, ApiOperation &out);
    void giveKeys(ApiOperation &out);

    std::shared_ptr<DocumentSet> m_documents;
    ApiProblems &m_problems;
    const ApiLimits &m_limits;
    std::shared_ptr<Api> m_api = std::make_shared<Api>();
    std::vector<Requirement> m_security;
};

ModelReader::ModelReader(std::shared_ptr<DocumentSet> documents, ApiProblems &problems,
                         const ApiLimits &limits)
    : m_documents(std::move(documents))
    , m_problems(problems)
    , m_limits(limits)
{}

ApiPointer ModelReader::read(std::optional<Message> &error)
{
    const ApiNode root{&m_documents->root().root, &m_documents->root()};
    ParameterReader reader(*m_documents, m_problems);
    m_api->documents = m_documents;
    m_api->title = reader.text(root.find("info"), "title", "/info");
    m_api->version = reader.text(root.find("info"), "version", "/info");
    if (m_documents->edition() == Edition::Swagger2)
        readLegacyServers(root);
    else
        readServers(root, {}, m_api->servers);
    readSchemes();
    m_security = requirements(root.find("security"), "/security");
    const ApiNode paths = m_documents->followed(root.find("paths"));
    if (paths && !paths->isObject())
        m_problems.add(Severity::Error, "/paths",
                       CORE_TEXT("Core", "The paths should be an object and are omitted."));
    else if (!paths && m_documents->edition() < Edition::V31)
        m_problems.add(Severity::Notice, {}, CORE_TEXT("Core", "The description has no paths."));
    if (paths) {
        for (const json::Member &member : paths->members()) {
            if (member.name.view().starts_with("x-") || member.value.isNull())
                continue;
            readPath(member.name, paths.at(member.value), within("/paths", member.name));
            if (m_api->operations.size() > m_limits.operations) {
                error = {CORE_TEXT("Core", "The description has more than {count} operations, the limit."),
                         {{"count", m_limits.operations}}};
                return nullptr;
            }
        }
    }
    for (std::size_t i = 0; i < m_api->operations.size(); ++i)
        m_api->keys.try_emplace(m_api->operations[i].key, i);
    m_api->problems = m_problems.take();
    return m_api;
}

void ModelReader::readServers(ApiNode holder, const std::string &pointer, std::vector<ApiServer> &out)
{
    const ApiNode servers = holder.find("servers");
    if (!servers)
        return;
    for (std::size_t i = 0; i < servers->elements().size(); ++i) {
        const ApiNode server = servers.at(servers->elements()[i]);
        if (const json::Value &url = (*server)["url"]; url.isString())
            out.push_back({url.toString(), server.find("variables")});
        else
            m_problems.add(Severity::Warning, within(within(pointer, "servers"), i),
                           CORE_TEXT("Core", "This server has no URL and is omitted."));
    }
}

void ModelReader::readLegacyServers(ApiNode root)
{
    std::string_view scheme;
    if (const ApiNode schemes = root.find("schemes")) {
        for (const json::Value &one : schemes->elements()) {
            if (scheme.empty() || one.toString() == "https")
                scheme = one.toString();
        }
    }
    const std::string_view host = (*root)["host"].toString();
    std::string_view path = (*root)["basePath"].toString();
    std::string url;
    if (!host.empty())
        url.append(scheme).append(scheme.empty() ? "//" : "://").append(host);
    if (!path.empty() && !path.starts_with('/'))
        url += '/';
    url += path;
    if (!url.empty())
        m_api->servers.push_back({m_documents->keep(std::move(url)), {}});
}

SecurityScheme ModelReader::scheme(std::string_view name, ApiNode node) const
{
    using Kind = SecurityScheme::Kind;
    SecurityScheme scheme;
    scheme.name = name;
    scheme.node = m_documents->followed(node);
    if (!scheme.node)
        return scheme;
    const json::Value &said = *scheme.node;
    const std::string_view type = said["type"].toString();
    if (type == "apiKey") {
        scheme.kind = Kind::ApiKey;
        scheme.parameter = said["name"].toString();
        const std::string_view place = said["in"].toString();
        scheme.place = place == "query"    ? ParameterPlace::Query
                       : place == "cookie" ? ParameterPlace::Cookie
                                           : ParameterPlace::Header;
    } else if (type == "http") {
        scheme.scheme = said["scheme"].toString();
        scheme.kind = equalsIgnoringAsciiCase(scheme.scheme, "basic")    ? Kind::Basic
                      : equalsIgnoringAsciiCase(scheme.scheme, "bearer") ? Kind::Bearer
                                                                         : Kind::Http;
    } else if (type == "basic") {
        scheme.kind = Kind::Basic;
    } else if (type == "oauth2") {
        scheme.kind = Kind::OAuth2;
    } else if (type == "openIdConnect") {
        scheme.kind = Kind::OpenIdConnect;
    } else if (type == "mutualTLS") {
        scheme.kind = Kind::MutualTls;
    }
    return scheme;
}

void ModelReader::readSchemes()
{
    const ApiNode root{&m_documents->root().root, &m_documents->root()};
    const ApiNode schemes = m_documents->edition() == Edition::Swagger2
                                ? root.find("securityDefinitions")
                                : root.find("components").find("securitySchemes");
    if (!schemes)
        return;
    for (const json::Member &member : schemes->members())
        m_api->schemes.push_back(scheme(member.name, schemes.at(member.value)));
}

std::vector<Requirement> ModelReader::requirements(ApiNode security, const std::string &pointer)
{
    std::vector<Requirement> alternatives;
    if (!security)
        return alternatives;
    for (std::size_t i = 0; i < security->elements().size(); ++i) {
        Requirement requirement;
        for (const json::Member &member : security->elements()[i].members()) {
            Requirement::Scheme scheme{member.name, {}};
            for (const json::Value &scope : member.value.elements())
                scheme.scopes.push_back(scope.toString());
            if (m_api->scheme(member.name) == nullptr)
                m_problems.add(Severity::Warning, within(pointer, i),
                               {CORE_TEXT("Core", "There is no security scheme {name}."),
                                {{"name", member.name.view()}}});
            requirement.schemes.push_back(std::move(scheme));
        }
        alternatives.push_back(std::move(requirement));
    }
    return alternatives;
}

void ModelReader::readPath(std::string_view path, ApiNode item, const std::string &pointer)
{
    if (!item->isObject()) {
        m_problems.add(Severity::Error, pointer,
                       CORE_TEXT("Core", "This path should be an object and is omitted."));
        return;
    }
    for (const std::string_view method : kMethods) {
        if (const ApiNode node = m_documents->member(item, method))
            readOperation(method, path, item, node, within(pointer, method));
    }
    if (m_documents->edition() < Edition::V32)
        return;
    if (const ApiNode more = m_documents->member(item, "additionalOperations")) {
        for (const json::Member &member : more->members())
            readOperation(member.name, path, item, more.at(member.value),
                          within(within(pointer, "additionalOperations"), member.name));
    }
}

void ModelReader::readOperation(std::string_view method, std::string_view path, ApiNode item, ApiNode written,
                                const std::string &pointer)
{
    std::string capitals(method);
    std::ranges::transform(capitals, capitals.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    ApiOperation &operation = m_api->operations.emplace_back();
    operation.method = m_documents->keep(std::move(capitals));
    operation.path = path;
    operation.pointer = pointer;
    operation.node = m_documents->followed(written);
    if (!operation.node || !operation.node->isObject()) {
        operation.isUsable = false;
        m_problems.add(Severity::Error, pointer, CORE_TEXT("Core", "This operation cannot be read."));
        return giveKeys(operation);
    }
    const std::string lower = asciiLower(method);
    if (lower == "trace" || !isOneOf(lower, kMethods)) {
        operation.isUsable = false;
        m_problems.add(Severity::Notice, pointer,
                       {CORE_TEXT("Core", "Operations with the method {method} cannot be used as tools."),
                        {{"method", operation.method}}});
    }
    readTexts(operation.node, operation);
    readParameters(item, operation.node, operation);
    checkPlaceholders(operation);
    readResponses(operation.node, operation);
    readServers(operation.node, pointer, operation.servers);
    if (operation.servers.empty() && m_documents->edition() != Edition::Swagger2) {
        if (const ApiNode servers = m_documents->member(item, "servers")) {
            const json::Value &holder = m_documents->keep(json::Value::object({{"servers", *servers}}));
            readServers({&holder, servers.document}, pointer, operation.servers);
        }
    }
    operation.hasOwnServers = !operation.servers.empty();
    if (operation.servers.empty())
        operation.servers = m_api->servers;
    const ApiNode security = operation.node.find("security");
    operation.security = security ? requirements(security, pointer + "/security") : m_security;
    giveKeys(operation);
}

void ModelReader::readTexts(ApiNode node, ApiOperation &out)
{
    ParameterReader reader(*m_documents, m_problems);
    out.id = reader.text(node, "operationId", out.pointer);
    out.summary = reader.text(node, "summary", out.pointer);
    out.description = reader.text(node, "description", out.pointer);
    out.isDeprecated = reader.flag(node, "deprecated", out.pointer);
    if (const ApiNode tags = node.find("tags")) {
        for (const json::Value &tag : tags->elements()) {
            if (tag.isString())
                out.tags.push_back(tag.toString());
        }
    }
}

void ModelReader::giveKeys(ApiOperation &out)
{
    const std::size_t index = m_api->operations.size() - 1;
    const std::string_view place = m_documents->keep(std::string(out.method).append(" ").append(out.path));
    out.key = place;
    if (!out.id.empty()) {
        if (m_api->keys.try_emplace(out.id, index).second)
            out.key = out.id;
        else
            m_problems.add(
                Severity::Notice, out.pointer + "/operationId",
                {CORE_TEXT("Core", "Another operation already has the id {id}; this one is called {key}."),
                 {{"id", out.id}, {"key", place}}});
    }
    m_api->keys.try_emplace(place, index);
}

void ModelReader::addParameters(ApiNode list, const std::string &pointer, bool areOfPath, ApiOperation &out,
                                std::vector<ApiNode> &legacy, std::set<std::string> &own)
{
    if (!list)
        return;
    if (!list->isArray()) {
        m_problems.add(Severity::Warning, pointer,
                       CORE_TEXT("Core", "The parameters should be a list and are omitted."));
        return;
    }
    ParameterReader reader(*m_documents, m_problems);
    std::set<std::string> here;
    for (std::size_t i = 0; i < list->elements().size(); ++i) {
        const ApiNode written = list.at(list->elements()[i]);
        const ApiNode node = m_documents->followed(written);
        const std::string place = within(pointer, i);
        if (node && m_documents->edition() == Edition::Swagger2) {
            const std::string_view in = (*node)["in"].toString();
            if (in == "body" || in == "formData") {
                const std::string name = std::string(in) + ':' + std::string((*node)["name"].toString());
                const bool isNew =
                    in == "formData" ? own.insert(name).second : !areOfPath || !own.contains("body");
                if (in == "body")
                    own.insert("body");
                if (isNew)
                    legacy.push_back(node);
                continue;
            }
        }
        const std::optional<Parameter> parameter = reader.parameter(written, place);
        if (!parameter)
            continue;
        std::string name(placeName(parameter->place));
        name.append(":").append(parameter->name);
        if (!here.insert(name).second) {
            m_problems.add(Severity::Notice, place,
                           {CORE_TEXT("Core", "There is already a parameter {name}; the first one is used."),
                            {{"name", name}}});
            continue;
        }
        if (own.insert(std::move(name)).second)
            out.parameters.push_back(*parameter);
    }
}

void ModelReader::readParameters(ApiNode item, ApiNode node, ApiOperation &out)
{
    std::vector<ApiNode> legacy;
    std::set<std::string> names;
    addParameters(node.find("parameters"), out.pointer + "/parameters", false, out, legacy, names);
    const std::string itemPointer = out.pointer.substr(0, out.pointer.rfind('/'));
    addParameters(m_documents->member(item, "parameters"), itemPointer + "/parameters", true, out, legacy,
                  names);
    ParameterReader reader(*m_documents, m_problems);
    if (m_documents->edition() == Edition::Swagger2) {
        const ApiNode root{&m_documents->root().root, &m_documents->root()};
        const ApiNode consumes = node.find("consumes");
        out.body = reader.legacyBody(legacy, consumes ? consumes : root.find("consumes"), out.pointer);
    } else if (const ApiNode body = node.find("requestBody")) {
        out.body = reader.body(body, out.pointer + "/requestBody");
    }
}

void ModelReader::checkPlaceholders(ApiOperation &out)
{
    const bool hasControl =
        std::ranges::any_of(out.path, [](char c) { return (c >= 0 && c < ' ') || c == 0x7F; });
    if (hasControl || out.path.size() > kMaxPath) {
        out.isUsable = false;
        m_problems.add(Severity::Error, out.pointer,
                       CORE_TEXT("Core", "The path has control characters or is too long to be called."));
    }
    if (!out.path.starts_with('/'))
        m_problems.add(Severity::Notice, out.pointer,
                       CORE_TEXT("Core", "The path should begin with a slash."));
    const PathTemplate path(out.path);
    std::vector<std::string_view> placeholders = path.placeholders();
    std::erase_if(out.parameters, [&](const Parameter &parameter) {
        if (parameter.place != ParameterPlace::Path
            || std::ranges::find(placeholders, parameter.name) != placeholders.end())
            return false;
        // As Google writes them: {+name}
        const bool isKnown = std::ranges::any_of(placeholders, [&](std::string_view one) {
            return PathTemplate::nameOf(one) == parameter.name
                   || PathTemplate::nameOf(one) == PathTemplate::nameOf(parameter.name);
        });
        if (!isKnown)
            m_problems.add(
                Severity::Notice, out.pointer,
                {CORE_TEXT("Core", "The path has no placeholder for the parameter {name}, which is omitted."),
                 {{"name", parameter.name}}});
        return !isKnown;
    });
    for (const std::string_view name : placeholders) {
        const bool isDeclared = std::ranges::any_of(out.parameters, [&](const Parameter &one) {
            return one.place == ParameterPlace::Path
                   && (one.name == name || PathTemplate::nameOf(one.name) == PathTemplate::nameOf(name));
        });
        if (isDeclared)
            continue;
        m_problems.add(
            Severity::Notice, out.pointer,
            {CORE_TEXT("Core", "The path parameter {name} is not declared and is treated as a string."),
             {{"name", name}}});
        static const json::Value kText = json::Value::object({{"type", "string"}});
        Parameter parameter{name, ParameterPlace::Path, Style::Simple, true};
        parameter.schema = {&kText, out.node.document};
        out.parameters.push_back(parameter);
    }
}

void ModelReader::readResponses(ApiNode node, ApiOperation &out)
{
    const ApiNode responses = node.find("responses");
    if (!responses || !responses->isObject()) {
        if (responses || m_documents->edition() < Edition::V31)
            m_problems.add(Severity::Notice, out.pointer,
                           CORE_TEXT("Core", "The operation does not describe its responses."));
        return;
    }
    ParameterReader reader(*m_documents, m_problems);
    const ApiNode root{&m_documents->root().root, &m_documents->root()};
    const ApiNode own = node.find("produces");
    const ApiNode produces = own ? own : root.find("produces");
    for (const json::Member &member : responses->members()) {
        if (member.name.view().starts_with("x-"))
            continue;
        const std::string pointer = within(out.pointer + "/responses", member.name);
        const ApiNode written = responses.at(member.value);
        ApiResponse response{member.name, {}, {}, m_documents->followed(written)};
        response.description = reader.text(
            m_documents->member(written, "description") ? written : response.node, "description", pointer);
        if (m_documents->edition() != Edition::Swagger2) {
            response.media = reader.media(response.node.find("content"), pointer + "/content");
        } else if (const ApiNode schema = response.node.find("schema")) {
            if (produces) {
                for (const json::Value &type : produces->elements())
                    response.media.push_back({type.toString(), schema});
            }
            if (response.media.empty())
                response.media.push_back({"application/json", schema});
        }
        out.responses.push_back(std::move(response));
    }
}

} // namespace

ReadApi readApi(DocumentReader &reader, const ApiLimits &limits)
{
    if (reader.error())
        return {nullptr, reader.error()};
    ReadApi read;
    read.api = ModelReader(reader.take(), reader.problems(), limits).read(read.error);
    return read;
}

ReadApi readApi(const std::string &uri, std::string_view text, const ReaderOptions &options,
                const Fetch &fetch)
{
    DocumentReader reader(uri, text, options);
    while (const std::optional<std::string> wanted = reader.wanted()) {
        Fetched fetched = fetch(*wanted);
        if (fetched.error)
            reader.refuse(std::move(*fetched.error));
        else
            reader.give(fetched.text, fetched.from);
    }
    return readApi(reader, options.limits);
}

} // namespace tooltray::openapi
