// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/derivedtool.h"

#include "openapi/document/location.h"
#include "openapi/proposal/operationnames.h"
#include "openapi/proposal/proposal.h"
#include "openapi/request/serverurl.h"
#include "openapi/schema/plaintext.h"
#include "text/encoding/encoding.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/derive/restbindings.h"
#include "workspace/snapshot/restparameters.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace tooltray::workspace {

namespace {

constexpr std::size_t kLongestTag = 60;

Error notCallable(const openapi::ApiOperation &operation, Message why)
{
    return {ErrorKind::Invalid,
            "operation_unsupported",
            {CORE_TEXT("Core", "The operation {method} {path} cannot be called. {problem}"),
             {{"method", std::string(operation.method)},
              {"path", std::string(operation.path)},
              {"problem", std::move(why)}}},
            CORE_TEXT("Core", "Choose another operation.")};
}

Error foreignServer(const std::string &url, const Endpoint &endpoint)
{
    return {ErrorKind::Denied,
            "server_unknown",
            {CORE_TEXT("Core", "The description says that the API is at {url}, which is not accepted for the "
                               "endpoint \"{endpoint}\"."),
             {{"url", url}, {"endpoint", endpoint.name}}},
            CORE_TEXT("Core",
                      "Ask the user to choose that server for the endpoint, or to set its REST URL, if it "
                      "may be used.")};
}

// The name behind the place in the key of a parameter: "query:page".
std::string queryName(std::string_view key)
{
    return key.starts_with("query:") ? std::string(key.substr(6)) : std::string();
}

std::optional<Pagination> paginationOf(const openapi::PageProposal &proposed)
{
    using Proposed = openapi::PageProposal::Style;
    Pagination pages;
    pages.pageSize = proposed.sizeMost;
    pages.paths = {proposed.items};
    pages.variables.size = queryName(proposed.size);
    const std::string parameter = queryName(proposed.parameter);
    switch (proposed.style) {
    case Proposed::Page:
        pages.style = Pagination::Style::Page;
        pages.variables.page = parameter;
        break;
    case Proposed::Offset:
        pages.style = Pagination::Style::Offset;
        pages.variables.offset = parameter;
        break;
    case Proposed::Cursor:
        pages.style = Pagination::Style::Cursor;
        pages.variables.cursor = parameter;
        pages.nextCursorPath = proposed.next;
        break;
    case Proposed::Link: pages.style = Pagination::Style::Link; break;
    case Proposed::NextUrl:
        pages.style = Pagination::Style::NextUrl;
        pages.nextCursorPath = proposed.next;
        break;
    case Proposed::LastItem:
        pages.style = Pagination::Style::LastItem;
        pages.variables.cursor = parameter;
        pages.nextCursorPath = proposed.next;
        break;
    }
    const bool isLinked = pages.style == Pagination::Style::Link || pages.style == Pagination::Style::NextUrl;
    return isLinked || !parameter.empty() ? std::optional(pages) : std::nullopt;
}

// What a server says is text: a brace in it begins no placeholder.
std::string asText(std::string_view above)
{
    std::string text;
    for (const char c : above) {
        const bool isPlain =
            c > ' ' && c < 0x7F && std::string_view("{}\"<>\\^`|").find(c) == std::string_view::npos;
        text += isPlain ? std::string(1, c) : encodePercent(std::string_view(&c, 1));
    }
    return text;
}

// The path below what a server says, whose query goes to the end.
std::string below(std::string_view above, const std::string &path)
{
    const std::size_t mark = above.find('?');
    std::string joined = std::string(above.substr(0, mark)) + path;
    if (mark != std::string_view::npos)
        joined.append(path.find('?') == std::string::npos ? "?" : "&").append(above.substr(mark + 1));
    return joined;
}

} // namespace

void removeArgument(ToolVersion &version, std::string_view name)
{
    if (json::Value *properties = version.parameters.find("properties"))
        properties->remove(name);
    const json::Value *required = version.parameters.find("required");
    if (required == nullptr)
        return;
    json::Value left = json::Value::array();
    for (const json::Value &one : required->elements()) {
        if (one.toString() != name)
            left.append(one);
    }
    if (left.isEmpty())
        version.parameters.remove("required");
    else
        version.parameters.set("required", std::move(left));
}

namespace {

// The tool says itself which page it wants.
void addPages(const openapi::PageProposal &proposed, RestRequest &request, ToolVersion &version)
{
    std::optional<Pagination> pages = paginationOf(proposed);
    if (!pages)
        return;
    for (const std::string &name :
         {pages->variables.size, pages->variables.page, pages->variables.offset, pages->variables.cursor}) {
        const auto bound = std::ranges::find(request.query, name, &NamedBinding::name);
        if (bound == request.query.end())
            continue;
        if (const auto *source = std::get_if<ParameterSource>(&bound->binding.source))
            removeArgument(version, source->name);
        request.query.erase(bound);
    }
    version.pagination = *std::move(pages);
}

// The shown schema of many arguments may end in an object that stands for the rest.
void removeUnbound(const openapi::ToolProposal &proposal, ToolVersion &version,
                   std::vector<std::string> &leftOut)
{
    const json::Value &properties = std::as_const(version.parameters)["properties"];
    const std::vector<openapi::ApiArgument> &arguments = proposal.arguments.list;
    for (const openapi::ApiArgument &argument : arguments) {
        const bool isKnown = std::ranges::find(leftOut, argument.name) != leftOut.end();
        if (!argument.isHidden && !isKnown && !properties.contains(argument.name))
            leftOut.push_back(argument.name);
    }
    if (properties.contains("more")
        && std::ranges::find(arguments, "more", &openapi::ApiArgument::name) == arguments.end())
        removeArgument(version, "more");
}

} // namespace

Result<std::string> serverPath(const openapi::Api &api, const openapi::ApiOperation &operation,
                               const Endpoint &endpoint)
{
    if (!endpoint.restUrl.empty())
        return std::string();
    openapi::ServerChoice choice;
    choice.variables = json::Value::object();
    for (const auto &[name, value] : endpoint.api.variables)
        choice.variables.set(name, value);
    choice.chosen = endpoint.api.server;
    const openapi::ServerUrl server = openapi::serverUrl(api, operation, choice);
    if (server.error)
        return notCallable(operation, *server.error);
    const std::string origin = openapi::originOf(server.url);
    if (origin != openapi::originOf(restBase(endpoint)))
        return foreignServer(server.url, endpoint);
    return asText(std::string_view(server.url).substr(origin.size()));
}

Result<DerivedTool> ToolDeriver::derive(const openapi::ApiOperation &operation, DerivedFor purpose)
{
    Result<std::string> above = serverPath(m_api, operation, m_endpoint);
    if (!above)
        return std::move(above).error();
    const openapi::ToolProposal proposal = openapi::propose(m_api, operation, m_schemas);
    RestBindings made(m_api, operation, proposal);
    if (std::optional<Message> why = made.make())
        return notCallable(operation, *std::move(why));
    DerivedTool derived;
    RestRequest &request = made.request();
    request.path = below(*above, request.path);
    ToolVersion version;
    version.description = proposal.description;
    version.parameters = proposal.shown;
    version.bindings = std::move(made.bindings());
    derived.leftOut = made.leftOut();
    for (const std::string &name : derived.leftOut)
        removeArgument(version, name);
    removeUnbound(proposal, version, derived.leftOut);
    if (purpose == DerivedFor::Saving && proposal.pages)
        addPages(*proposal.pages, request, version);
    version.operation = Operation(std::move(request));
    if (!proposal.effect.isReadOnly && proposal.effect.isIdempotent)
        version.annotations.idempotent = true;
    // A tool that is not kept needs no name that others do not have.
    derived.tool.name = purpose == DerivedFor::Saving ? nameOf(operation)
                                                      : openapi::namesFor(std::span(&operation, 1)).front();
    derived.tool.title = proposal.title;
    derived.tool.endpoint = m_endpoint.name;
    for (const std::string_view tag : operation.tags) {
        std::string text = openapi::plainText(tag, kLongestTag);
        if (!text.empty() && std::ranges::find(derived.tool.tags, text) == derived.tool.tags.end())
            derived.tool.tags.push_back(std::move(text));
    }
    derived.tool.versions.emplace(derived.tool.active, std::move(version));
    return derived;
}

const std::string &ToolDeriver::nameOf(const openapi::ApiOperation &operation)
{
    if (m_names.empty())
        m_names = openapi::namesFor(m_api.operations);
    return m_names[static_cast<std::size_t>(&operation - m_api.operations.data())];
}

namespace {

// Collects the schemas of what is sent.
class SentArguments {
public:
    SentArguments(const openapi::Api &api, const openapi::ApiOperation &operation)
        : m_arguments(openapi::argumentsOf(api, operation))
    {}

    void addFields(std::string_view place, const std::vector<NamedBinding> &fields)
    {
        for (const NamedBinding &field : fields) {
            const openapi::ApiArgument *argument = find(std::string(place) + ':' + field.name);
            const bool isWhole = argument == nullptr && place == "query"; // one value may be all of it
            add(field.binding, isWhole ? find("querystring:" + field.name) : argument);
        }
    }

    void addPlaceholders(const RestRequest &request, const std::vector<NamedBinding> &bindings)
    {
        for (const std::string &name : placeholdersOf(request.path)) {
            const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
            const auto found = std::ranges::find_if(m_arguments.list, [&](const auto &one) {
                return one.name == name && one.key.starts_with("path:");
            });
            if (found != m_arguments.list.end())
                add(bound == bindings.end() ? Binding{.source = ParameterSource{name}} : bound->binding,
                    &*found);
        }
    }

    void addBody(const Binding &body)
    {
        const auto *object = std::get_if<ObjectSource>(&body.source);
        if (object == nullptr)
            return add(body, find("body"));
        for (const NamedBinding &member : object->members) {
            const auto found = std::ranges::find_if(m_arguments.list, [&](const auto &one) {
                return one.target == openapi::ApiArgument::Target::BodyProperty && one.key == member.name;
            });
            add(member.binding, found == m_arguments.list.end() ? nullptr : &*found);
        }
    }

    json::Value take()
    {
        if (m_properties.isEmpty())
            return {};
        json::Value schema =
            json::Value::object({{"type", "object"}, {"properties", std::move(m_properties)}});
        if (!m_arguments.definitions.isEmpty())
            schema.set("$defs", std::move(m_arguments.definitions));
        return schema;
    }

private:
    const openapi::ApiArgument *find(const std::string &key) const
    {
        const auto found = std::ranges::find_if(m_arguments.list, [&](const auto &one) {
            return one.key == key && one.target != openapi::ApiArgument::Target::BodyProperty;
        });
        return found == m_arguments.list.end() ? nullptr : &*found;
    }

    // Writing a value as one text does not change what it is.
    void add(const Binding &binding, const openapi::ApiArgument *argument)
    {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        const bool isKept = std::ranges::all_of(binding.transforms, [](const Transform &transform) {
            return transform.kind == Transform::Kind::Join || transform.kind == Transform::Kind::Json;
        });
        if (argument != nullptr && source != nullptr && source->path.empty() && binding.mapping.empty()
            && isKept)
            m_properties.set(source->name, argument->schema);
    }

    openapi::ApiArguments m_arguments;
    json::Value m_properties = json::Value::object();
};

} // namespace

json::Value describedParameters(const openapi::Api &api, const openapi::ApiOperation &operation,
                                const ToolVersion &version)
{
    const auto &request = std::get<RestRequest>(*version.operation);
    SentArguments sent(api, operation);
    sent.addPlaceholders(request, version.bindings);
    sent.addFields("query", request.query);
    sent.addFields("header", request.headers);
    sent.addFields("cookie", request.cookies);
    if (request.body)
        sent.addBody(*request.body);
    return sent.take();
}

namespace {

// True if the path is the described one, where a value may have replaced a placeholder.
bool isFilled(std::string_view path, std::string_view described)
{
    while (true) {
        const std::size_t open = std::min(described.find('{'), described.size());
        const std::size_t close = described.find('}', open);
        if (close == std::string_view::npos)
            return path == described;
        if (!path.starts_with(described.substr(0, open)))
            return false;
        path.remove_prefix(open);
        described.remove_prefix(close + 1);
        const std::string_view next = described.substr(0, described.find_first_of("{/?"));
        const std::size_t end = path.starts_with('{') ? path.find('}') + 1
                                : next.empty()        ? std::min(path.find_first_of("/?"), path.size())
                                                      : path.find(next);
        if (end == 0 || end == std::string_view::npos)
            return false;
        path.remove_prefix(end);
    }
}

} // namespace

const openapi::ApiOperation *operationOf(const openapi::Api &api, const RestRequest &request,
                                         const Endpoint &endpoint)
{
    const std::string_view method = json::nameOf(request.method);
    const std::string shape = openapi::pathShape(request.path);
    const auto isAt = [&](const openapi::ApiOperation &operation, const auto &isSame) {
        const Result<std::string> above = serverPath(api, operation, endpoint);
        return operation.method == method && above && isSame(*above, operation);
    };
    const openapi::ApiOperation *named = request.operation.empty() ? nullptr : api.find(request.operation);
    const auto isMade = [&](const std::string &above, const openapi::ApiOperation &operation) {
        const std::string sent(operation.path.substr(0, operation.path.find('#')));
        return isFilled(request.path, below(above, sent));
    };
    if (named != nullptr && isAt(*named, isMade))
        return named;
    const auto hasShape = [&](const std::string &above, const openapi::ApiOperation &operation) {
        return shape == below(above, openapi::pathShape(operation.path));
    };
    const auto found = std::ranges::find_if(
        api.operations, [&](const openapi::ApiOperation &operation) { return isAt(operation, hasShape); });
    return found == api.operations.end() ? nullptr : &*found;
}

// Each member of an object is sent by itself, under its own name or in brackets behind that of the object.
bool takesQuery(const openapi::Api &api, const openapi::ApiOperation &operation, std::string_view name)
{
    const auto isObject = [&](const openapi::Parameter &parameter) {
        const openapi::ApiNode schema = api.documents->followed(parameter.schema);
        return schema && (*schema)["type"].toString() == "object";
    };
    return std::ranges::any_of(operation.parameters, [&](const openapi::Parameter &parameter) {
        if (parameter.place == openapi::ParameterPlace::QueryString)
            return true;
        if (parameter.place != openapi::ParameterPlace::Query)
            return false;
        const bool hasMembers = name.ends_with("[]") || parameter.style == openapi::Style::DeepObject;
        return parameter.name == name || (hasMembers && parameter.name == name.substr(0, name.find('[')))
               || (parameter.style == openapi::Style::Form && parameter.isExploded && isObject(parameter));
    });
}

} // namespace tooltray::workspace
