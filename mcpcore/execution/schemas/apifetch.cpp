// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/apifetch.h"

#include "base/files/files.h"
#include "base/files/folder.h"
#include "base/task/ask.h"
#include "openapi/document/location.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "upstream/exchange/transport.h"

#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

constexpr int kNotModified = 304;
constexpr int kUnauthorized = 401;
constexpr std::string_view kFileScheme = "file://";

std::size_t mostBytes()
{
    return openapi::ApiLimits().textBytes;
}

std::string fileUri(const std::filesystem::path &file)
{
    std::string uri(kFileScheme);
    for (const std::filesystem::path &part : file.relative_path())
        uri.append("/").append(encodePercent(part.string()));
    return uri;
}

std::filesystem::path fileOf(const std::string &uri)
{
    return decodePercent(std::string_view(uri).substr(kFileScheme.size())).value_or(std::string());
}

void setField(upstream::Request &request, std::string_view name, std::string value)
{
    std::erase_if(request.fields, [&](const upstream::RequestField &field) {
        return equalsIgnoringAsciiCase(field.name, name);
    });
    request.fields.push_back({std::string(name), std::move(value)});
}

} // namespace

Error unreadableApi(const std::string &endpoint, Message why)
{
    return {
        ErrorKind::Invalid,
        "api_unreadable",
        {CORE_TEXT("Core", "The API description of the endpoint \"{endpoint}\" cannot be used. {problem}"),
         {{"endpoint", endpoint}, {"problem", std::move(why)}}},
        CORE_TEXT("Core", "Correct the location of the description at the endpoint, or the description.")};
}

openapi::ReaderOptions readerOptions(const workspace::ApiSource &source, const openapi::ReadYaml &readYaml,
                                     const std::vector<ApiText> &documents)
{
    openapi::ReaderOptions options{.limits = {}, .readYaml = readYaml, .accepted = source.allowedOrigins};
    if (!source.overlay.empty() && documents.size() > 1)
        options.overlay = {documents[1].uri, documents[1].text};
    return options;
}

ApiFetch::ApiFetch(const Setting &setting, workspace::WorkspacePtr workspace,
                   const workspace::Endpoint &endpoint, std::string etag, Done<Result<FetchedApi>> done)
    : m_setting(setting)
    , m_workspace(std::move(workspace))
    , m_definition(endpoint)
    , m_etag(std::move(etag))
    , m_done(std::move(done))
{}

ApiFetch::~ApiFetch() = default;

// Not at once: whoever opens a workspace has more to do first.
void ApiFetch::start()
{
    later([this] {
        if (!m_definition.api.isUrl())
            return readRootFile();
        auto ready =
            m_setting.endpoints.prepare(m_workspace, m_definition.name, Endpoints::For::Description,
                                        [this](Result<ReadyEndpoint> later) { send(std::move(later)); });
        if (auto *now = std::get_if<Result<ReadyEndpoint>>(&ready))
            return send(std::move(*now));
        m_preparation = std::get<Ticket>(std::move(ready));
    });
}

void ApiFetch::readRootFile()
{
    readNamedFile(m_definition.api.location, [this](ApiText root) { takeRoot(std::move(root)); });
}

// A file that the endpoint names.
void ApiFetch::readNamedFile(const std::string &name, std::function<void(ApiText)> take)
{
    const std::filesystem::path file = name;
    // A file of the workspace itself is no secret to it.
    if (file.is_absolute()) {
        if (auto refusal = m_setting.endpoints.credentials().refusal(*m_workspace, m_definition))
            return finish(*std::move(refusal));
    }
    auto read = tooltray::ask(&m_setting.pool, [file, folder = Folder(m_setting.folder)] {
        return file.is_absolute() ? tooltray::readFile(file, mostBytes()) : folder.read(file, mostBytes());
    });
    takeWhenDone(
        std::move(read), context(),
        [this, uri = fileUri(m_setting.folder / file), take = std::move(take)](Result<std::string> text) {
            if (!text)
                return finish(std::move(text).error());
            take({uri, {}, *std::move(text)});
        });
}

void ApiFetch::send(Result<ReadyEndpoint> ready)
{
    if (!ready)
        return finish(std::move(ready).error());
    m_ready = *std::move(ready);
    request(m_ready->request.url.text());
}

void ApiFetch::request(const std::string &uri)
{
    Result<upstream::Url> url = upstream::Url::parse(uri);
    if (!url)
        return m_reader ? refuse(url.error().message) : finish(std::move(url).error());
    upstream::Request request = m_ready->request;
    const bool isOwn = url->hasSameOrigin(request.url);
    if (!isOwn)
        request.fields.clear();
    request.url = *std::move(url);
    request.repetition = upstream::Repetition::Harmless;
    request.limits.received = mostBytes();
    request.limits.decoded = mostBytes();
    setField(request, "Accept", "application/json, application/yaml, */*;q=0.1");
    if (!m_reader && !m_etag.empty())
        setField(request, "If-None-Match", m_etag);
    m_asked = uri;
    m_call = m_ready->endpoint->send(
        std::move(request), {.onDone = [this](upstream::Outcome outcome) { take(std::move(outcome)); }});
}

// Whoever answers in the end has to be one that the description may be read from.
std::optional<Message> ApiFetch::refusalOf(const upstream::Url &reached) const
{
    return openapi::LocationRules(m_ready->request.url.text(), m_definition.api.allowedOrigins)
        .refusal(reached.text());
}

void ApiFetch::take(upstream::Outcome outcome)
{
    const upstream::Url reached = m_call->request().url;
    upstream::Request asked = m_ready->request;
    asked.url = reached;
    upstream::RestOutcome answered =
        upstream::restOutcome(asked, {200, kNotModified}, std::move(outcome), m_setting.clock.wallTime());
    std::optional<Error> problem;
    if (auto *error = std::get_if<upstream::RestError>(&answered)) {
        if (error->error.status == kUnauthorized)
            m_ready->refusal()();
        problem = std::move(error->error.error);
    } else if (std::optional<Message> why = refusalOf(reached)) {
        problem = unreadableApi(m_definition.name, *std::move(why));
    }
    if (problem && m_reader)
        return refuse(std::move(problem->message));
    if (problem)
        return finish(*std::move(problem));
    auto &response = std::get<upstream::Response>(answered);
    if (response.head.status == kNotModified)
        return finish(FetchedApi());
    std::string text = response.head.asUtf8(std::move(response.body));
    if (m_reader) {
        const bool isRedirected = reached.text() != m_asked;
        return takeDocument({m_asked, isRedirected ? reached.text() : std::string(), std::move(text)});
    }
    m_fetched.etag = response.head.field("ETag").value_or(std::string_view());
    takeRoot({reached.text(), {}, std::move(text)});
}

void ApiFetch::takeRoot(ApiText root)
{
    m_fetched.documents.push_back(std::move(root));
    if (m_definition.api.overlay.empty())
        return openReader();
    m_fetched.etag.clear(); // tells nothing of the overlay
    readNamedFile(m_definition.api.overlay, [this](ApiText overlay) {
        m_fetched.documents.push_back(std::move(overlay));
        openReader();
    });
}

void ApiFetch::openReader()
{
    auto reading =
        tooltray::ask(&m_setting.pool,
                      [root = m_fetched.documents.front(),
                       options = readerOptions(m_definition.api, m_setting.readYaml,
                                               m_fetched.documents)]() -> Result<ReaderPointer> {
                          return std::make_shared<openapi::DocumentReader>(root.uri, root.text, options);
                      });
    takeWhenDone(std::move(reading), context(),
                 [this](Result<ReaderPointer> reader) { follow(std::move(reader)); });
}

// Reads the next document, as long as there is one.
void ApiFetch::follow(Result<ReaderPointer> reader)
{
    if (!reader)
        return finish(std::move(reader).error());
    m_reader = *std::move(reader);
    if (m_reader->error())
        return finish(unreadableApi(m_definition.name, *m_reader->error()));
    const std::optional<std::string> wanted = m_reader->wanted();
    if (!wanted)
        return build();
    m_asked = *wanted;
    if (wanted->starts_with(kFileScheme))
        readFile(*wanted);
    else if (m_ready)
        request(*wanted);
    else
        refuse(CORE_TEXT("Core", "A description in a file can refer only to other files."));
}

void ApiFetch::takeDocument(ApiText document)
{
    m_fetched.documents.push_back(document);
    m_fetched.etag.clear(); // tells nothing of the others
    auto reading = tooltray::ask(
        &m_setting.pool, [reader = m_reader, document = std::move(document)]() -> Result<ReaderPointer> {
            reader->give(document.text, document.from);
            return reader;
        });
    takeWhenDone(std::move(reading), context(),
                 [this](Result<ReaderPointer> reader) { follow(std::move(reader)); });
}

void ApiFetch::refuse(Message why)
{
    m_reader->refuse(std::move(why));
    later([this] { follow(m_reader); });
}

// Below the folder of the root, where no link leads out of it.
void ApiFetch::readFile(const std::string &uri)
{
    const std::filesystem::path root = fileOf(m_fetched.documents.front().uri).parent_path();
    auto read =
        tooltray::ask(&m_setting.pool, [folder = Folder(root), name = fileOf(uri).lexically_relative(root)] {
            return folder.read(name, mostBytes());
        });
    takeWhenDone(std::move(read), context(), [this, uri](Result<std::string> text) {
        if (text)
            takeDocument({uri, {}, *std::move(text)});
        else
            refuse(std::move(text).error().message);
    });
}

void ApiFetch::build()
{
    auto building = tooltray::ask(
        &m_setting.pool, [reader = m_reader, name = m_definition.name]() -> Result<openapi::ApiPointer> {
            openapi::ReadApi read = openapi::readApi(*reader, openapi::ApiLimits());
            if (read.error)
                return unreadableApi(name, *std::move(read.error));
            return std::move(read.api);
        });
    takeWhenDone(std::move(building), context(), [this](Result<openapi::ApiPointer> api) {
        if (!api)
            return finish(std::move(api).error());
        m_fetched.api = *std::move(api);
        finish(std::move(m_fetched));
    });
}

void ApiFetch::finish(Result<FetchedApi> result)
{
    std::exchange(m_done, nullptr)(std::move(result)); // which may destroy this
}

} // namespace tooltray::execution
