// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/openapi/request/toolrequest.h"

#include "execution/delivery/restrequest.h"
#include "openapi/proposal/proposal.h"
#include "openapi/request/callschema.h"
#include "openapi/request/styles.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/derive/restbindings.h"

#include <algorithm>
#include <memory>
#include <span>

namespace tooltray::openapi {

namespace {

// Passes the values as the arguments of a tool that takes all that the operation does.
class ToolRequest {
public:
    ToolRequest(const Api &api, const ApiOperation &operation, const json::Value &values)
        : m_operation(operation)
        , m_values(values)
        , m_proposal(propose(api, operation, std::size_t{1} << 20U))
        , m_made(api, operation, m_proposal)
    {
        for (ApiArgument &argument : m_proposal.arguments.list) {
            const bool isParameter = argument.target == ApiArgument::Target::Parameter;
            const json::Value *given = isParameter ? values.find(argument.key) : nullptr;
            if (given == nullptr)
                continue;
            argument.isHidden = false;
            m_scope.arguments.set(argument.name, *given);
        }
    }

    WrittenRequest write(upstream::Request base)
    {
        WrittenRequest written;
        written.error = m_made.make();
        if (written.error)
            return written;
        passBody();
        passSecrets(base);
        m_scope.workspace = workspace::Workspace::create({});
        const Result<upstream::Request> request =
            execution::restRequest(m_made.request(), m_made.bindings(), m_scope, std::move(base));
        if (request)
            take(*request, written);
        else
            written.error = request.error().message;
        return written;
    }

private:
    // What carries a secret by its name is the endpoint's to send.
    void passSecrets(upstream::Request &base) const
    {
        for (const Parameter &parameter : m_operation.parameters) {
            const json::Value &value = m_values[valueKey(parameter)];
            const bool isSent = parameter.place == ParameterPlace::Header && !value.isNull()
                                && workspace::isSecretHeader(parameter.name);
            if (isSent)
                base.fields.push_back({std::string(parameter.name), scalarText(value)});
        }
    }

    // By its members where the tool takes them all, else as one argument.
    void passBody()
    {
        const json::Value *body = m_values.find("body");
        if (body == nullptr)
            return;
        const auto argumentFor = [this](std::string_view name) {
            const auto found =
                std::ranges::find_if(m_proposal.arguments.list, [&](const ApiArgument &argument) {
                    return argument.target == ApiArgument::Target::BodyProperty && argument.key == name;
                });
            return found == m_proposal.arguments.list.end() ? nullptr : &*found;
        };
        const bool areArguments =
            body->isObject() && !body->isEmpty()
            && std::ranges::all_of(body->members(), [&](const json::Member &member) {
                   return argumentFor(member.name.view()) != nullptr && !member.value.isNull();
               });
        if (areArguments) {
            for (const json::Member &member : body->members())
                m_scope.arguments.set(argumentFor(member.name.view())->name, member.value);
            orderMembers(*body);
            return;
        }
        json::Value whole = *body;
        for (const auto &[name, other] :
             {std::pair("body_base64", "content_base64"), std::pair("body_text", "text")}) {
            if (const json::Value *content = body->find(name))
                whole = json::Value::object({{other, *content}});
        }
        m_made.request().body = workspace::Binding{.source = workspace::ParameterSource{"whole body"}};
        m_scope.arguments.set("whole body", whole);
    }

    // As they are given, which those who compare bytes expect.
    void orderMembers(const json::Value &body)
    {
        auto *object = std::get_if<workspace::ObjectSource>(&m_made.request().body->source);
        if (object == nullptr)
            return;
        const std::span<const json::Member> given = body.members();
        std::ranges::stable_sort(object->members, {}, [&](const workspace::NamedBinding &bound) {
            return std::ranges::find_if(
                       given, [&](const json::Member &one) { return one.name.view() == bound.name; })
                   - given.begin();
        });
    }

    static void take(const upstream::Request &request, WrittenRequest &written)
    {
        written.method = request.method;
        written.url = request.url.text();
        written.body = request.body ? *request.body : std::string();
        for (const upstream::RequestField &field : request.fields) {
            if (!equalsIgnoringAsciiCase(field.name, "Content-Type"))
                written.headers.emplace_back(field.name, upstream::valueOf(field));
            else if (request.body)
                written.contentType = upstream::valueOf(field);
        }
    }

    const ApiOperation &m_operation;
    const json::Value &m_values;
    ToolProposal m_proposal;
    workspace::RestBindings m_made;
    execution::Scope m_scope;
};

// What an endpoint with these credentials sends along.
Result<upstream::Request> endpointRequest(const std::string &url,
                                          const std::vector<SentCredential> &credentials)
{
    json::Value query = json::Value::object();
    std::string cookies;
    std::vector<upstream::RequestField> fields;
    for (const SentCredential &credential : credentials) {
        switch (credential.place) {
        case ParameterPlace::Query: query.set(credential.name, credential.value); break;
        case ParameterPlace::Cookie:
            cookies.append(cookies.empty() ? "" : "; ")
                .append(credential.name)
                .append("=")
                .append(credential.value);
            break;
        default:
            fields.push_back({credential.name, credentials::Secret::taken(std::string(credential.value))});
        }
    }
    if (!cookies.empty())
        fields.push_back({"Cookie", credentials::Secret::taken(std::move(cookies))});
    return upstream::Url::parse(url)
        .andThen([&](const upstream::Url &parsed) { return execution::withQuery(parsed, query); })
        .transform([&](upstream::Url &&whole) {
            return upstream::Request{.url = std::move(whole), .fields = std::move(fields)};
        });
}

} // namespace

WrittenRequest writeRequest(const Api &api, const ApiOperation &operation, const json::Value &values,
                            const RequestOptions &options)
{
    WrittenRequest refused;
    const ServerUrl server = serverUrl(api, operation, options.server);
    refused.error = server.error;
    if (refused.error)
        return refused;
    Result<upstream::Request> base = endpointRequest(server.url, options.credentials);
    if (base)
        return ToolRequest(api, operation, values).write(*std::move(base));
    refused.error = base.error().message;
    return refused;
}

namespace {

json::Value selfContained(json::Value schema, SchemaWriter &writer)
{
    if (json::Value definitions = writer.definitions(); !definitions.isEmpty())
        schema.set("$defs", std::move(definitions));
    return schema;
}

} // namespace

json::Value enforcedBody(const Api &api, const ApiOperation &operation)
{
    SchemaWriter writer(*api.documents, Direction::Request);
    const ApiMediaType *type = usualMediaType(operation);
    if (type == nullptr)
        return json::Value::object({{"not", json::Value::object()}});
    if (bodyFormOf(type->name) == BodyForm::Json)
        return writer.document(type->schema);
    return selfContained(bodySchema(writer, *type), writer);
}

json::Value enforcedValues(const Api &api, const ApiOperation &operation)
{
    SchemaWriter writer(*api.documents, Direction::Request);
    json::Value properties = json::Value::object();
    json::Value required = json::Value::array();
    for (const Parameter &parameter : operation.parameters) {
        const std::string key = valueKey(parameter);
        properties.set(key, writer.write(parameter.schema));
        if (parameter.isRequired)
            required.append(key);
    }
    if (const ApiMediaType *type = usualMediaType(operation)) {
        properties.set("body", bodySchema(writer, *type));
        if (operation.body->isRequired)
            required.append("body");
    }
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", std::move(properties)}});
    if (!required.isEmpty())
        schema.set("required", std::move(required));
    schema.set("additionalProperties", false);
    return selfContained(std::move(schema), writer);
}

} // namespace tooltray::openapi
