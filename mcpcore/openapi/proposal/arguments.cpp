// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/proposal/arguments.h"

#include "openapi/request/callschema.h"
#include "openapi/schema/schemamerger.h"
#include "openapi/schema/shownschema.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxArgumentName = 64;
constexpr std::size_t kMaxFlatProperties = 1'000; // more are one object

// Headers for tracing, versions and the like: who calls a tool has nothing to say there.
constexpr std::array<std::string_view, 14> kTechnicalHeaders{
    "x-request-id", "idempotency-key",      "x-idempotency-key", "accept-language",  "x-api-version",
    "api-version",  "traceparent",          "tracestate",        "x-correlation-id", "x-trace-id",
    "user-agent",   "x-github-api-version", "if-none-match",     "x-b3-traceid"};

// Google has these at every path; "fields" is not among them, as it shapes the answer.
constexpr std::array<std::string_view, 11> kGoogleParameters{
    "$.xgafv",         "alt",    "callback",    "key",         "prettyPrint", "quotaUser", "uploadType",
    "upload_protocol", "userIp", "oauth_token", "access_token"};

// What signs a request of AWS, or passes a token of Google, beside the schemes of the description.
constexpr std::array<std::string_view, 12> kCredentialHeaders{
    "authorization",   "proxy-authorization", "x-amz-security-token",
    "x-amz-signature", "x-amz-credential",    "x-amz-date",
    "x-amz-algorithm", "x-amz-signedheaders", "x-amz-content-sha256",
    "cookie",          "x-auth-token",        "x-access-token"};
constexpr std::array<std::string_view, 4> kCredentialQueries{"access_token", "oauth_token", "api_key",
                                                             "apikey"};

// The parameter is what a security scheme sends: callers never give it.
bool isCredential(const Api &api, const Parameter &parameter)
{
    const std::string name = asciiLower(parameter.name);
    if (parameter.place == ParameterPlace::Header && isOneOf(name, kCredentialHeaders))
        return true;
    if (parameter.place == ParameterPlace::Query && isOneOf(name, kCredentialQueries))
        return true;
    return std::ranges::any_of(api.schemes, [&](const SecurityScheme &scheme) {
        return scheme.kind == SecurityScheme::Kind::ApiKey && scheme.place == parameter.place
               && equalsIgnoringAsciiCase(scheme.parameter, parameter.name);
    });
}

bool isGoogle(const ApiOperation &operation)
{
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(operation.parameters,
                                   [&](const Parameter &one) { return one.name == name; });
    };
    return has("alt") && has("prettyPrint") && has("quotaUser");
}

// The one value that a schema leaves.
std::optional<json::Value> onlyValue(const json::Value &surface)
{
    if (const json::Value *constant = surface.find("const"))
        return *constant;
    const json::Value &values = surface["enum"];
    return values.size() == 1 ? std::optional(values[std::size_t{0}]) : std::nullopt;
}

class ArgumentCollector {
public:
    ArgumentCollector(const Api &api, const ApiOperation &operation, SchemaWriter &writer)
        : m_api(api)
        , m_operation(operation)
        , m_writer(writer)
        , m_isGoogle(isGoogle(operation))
    {}

    ApiArguments collect()
    {
        m_writer.beginOperation();
        for (const Parameter &parameter : m_operation.parameters)
            addParameter(parameter);
        if (const ApiMediaType *type = usualMediaType(m_operation))
            addBody(*type);
        std::ranges::stable_sort(m_arguments.list, {}, rank);
        m_arguments.definitions = m_writer.definitions();
        return std::move(m_arguments);
    }

private:
    // Path first, then what is required, then what is not, headers and cookies last.
    static int rank(const ApiArgument &argument)
    {
        const bool isParameter = argument.target == ApiArgument::Target::Parameter;
        if (isParameter && argument.key.starts_with("path:"))
            return 0;
        const bool isLast =
            isParameter && (argument.key.starts_with("header:") || argument.key.starts_with("cookie:"));
        return (argument.isRequired ? 1 : 3) + (isLast ? 1 : 0);
    }

    // The name, or where an argument has it already, the other one, or the third with a number.
    std::string freeName(const std::string &wanted, const std::string &other, std::string name)
    {
        for (const std::string &one : {wanted, other.substr(0, kMaxArgumentName)})
            if (m_lastNumbers.try_emplace(one, 1).second)
                return one;
        name.resize(std::min<std::size_t>(name.size(), kMaxArgumentName - 12));
        std::size_t &last = m_lastNumbers[name];
        std::string numbered;
        do {
            numbered = name + '_' + std::to_string(std::max<std::size_t>(++last, 2));
        } while (!m_lastNumbers.try_emplace(numbered, 1).second);
        return numbered;
    }

    bool isHidden(const Parameter &parameter) const
    {
        if (isCredential(m_api, parameter))
            return true;
        if (parameter.isRequired)
            return false;
        if (m_isGoogle && isOneOf(parameter.name, kGoogleParameters))
            return true;
        const bool isTechnical = parameter.place == ParameterPlace::Header
                                 && isOneOf(asciiLower(parameter.name), kTechnicalHeaders);
        return isTechnical || parameter.isDeprecated;
    }

    void addParameter(const Parameter &parameter)
    {
        ApiArgument argument;
        const std::string name = argumentName(parameter.name, parameter.place);
        argument.name = freeName(
            name, name.substr(0, kMaxArgumentName - 12).append("_").append(placeName(parameter.place)), name);
        argument.key = valueKey(parameter);
        argument.isRequired = parameter.isRequired;
        argument.isHidden = isHidden(parameter);
        argument.schema = m_writer.write(parameter.schema);
        argument.description = parameter.description;
        if (parameter.isRequired)
            fix(argument);
        m_arguments.list.push_back(std::move(argument));
    }

    void fix(ApiArgument &argument)
    {
        argument.fixed = onlyValue(argument.schema);
        if (!argument.fixed && !definitionOf(argument.schema).empty()) {
            argument.fixed = onlyValue(SchemaMerger(m_writer.definitions()).merge(argument.schema).schema);
        }
        argument.isHidden = argument.isHidden || argument.fixed.has_value();
    }

    void addBody(const ApiMediaType &type)
    {
        const BodyForm form = bodyFormOf(type.name);
        if (form == BodyForm::Bytes)
            return addBytes();
        json::Value schema = bodySchema(m_writer, type);
        if (form == BodyForm::Text)
            schema = json::Value::object({{"type", "string"}});
        const json::Value &definitions = m_writer.definitions();
        SchemaMerger merger(definitions);
        const SchemaMerger::Merged merged = merger.merge(schema);
        if (form != BodyForm::Text && isFlat(merged))
            return addProperties(merged.schema, definitions);
        ApiArgument argument;
        argument.name = freeName("body", "body_body", "body_body");
        argument.target = ApiArgument::Target::Body;
        argument.key = "body";
        argument.isRequired = m_operation.body->isRequired;
        argument.schema = std::move(schema);
        argument.description = m_operation.body->description;
        m_arguments.list.push_back(std::move(argument));
    }

    static bool isFlat(const SchemaMerger::Merged &merged)
    {
        const json::Value &schema = merged.schema;
        const std::vector<std::string_view> types = typesOf(schema);
        const bool isObject = types.empty() || std::ranges::find(types, "object") != types.end();
        return merged.isComplete && isObject && !schema["properties"].isEmpty()
               && schema["properties"].size() <= kMaxFlatProperties && !schema.contains("oneOf")
               && !schema.contains("anyOf") && !schema.contains("not") && !schema.contains("if")
               && !schema["additionalProperties"].isObject() && !schema.contains("patternProperties");
    }

    void addProperties(const json::Value &schema, const json::Value &definitions)
    {
        SchemaMerger merger(definitions);
        const json::Value &required = schema["required"];
        for (const json::Member &member : schema["properties"].members()) {
            ApiArgument argument;
            const std::string name = argumentName(member.name, ParameterPlace::Query);
            argument.name = freeName(name, "body_" + name, "body_" + name);
            argument.target = ApiArgument::Target::BodyProperty;
            argument.key = member.name.view();
            const bool isRequired = std::ranges::find(required.elements(), json::Value(member.name.view()))
                                    != required.elements().end();
            argument.isRequired = isRequired && m_operation.body->isRequired;
            argument.schema = withoutBareFiles(member.value);
            if (isRequired) {
                argument.fixed = onlyValue(merger.merge(member.value).schema);
                argument.isHidden = argument.fixed.has_value();
            }
            m_arguments.list.push_back(std::move(argument));
        }
    }

    // A file is told from other parts by being an object: a bare text would be sent as a text.
    static json::Value withoutBareFiles(json::Value schema)
    {
        const auto fileIn = [](const json::Value &one) {
            const json::Value &choice = one["anyOf"];
            if (choice.size() != 2 || choice[1] != fileSchema())
                return one;
            json::Value file = fileSchema();
            if (const json::Value *description = choice[0].find("description"))
                file.set("description", *description);
            return file;
        };
        if (const json::Value *items = std::as_const(schema).find("items"))
            schema.set("items", fileIn(*items));
        return fileIn(schema);
    }

    void addBytes()
    {
        struct Form {
            std::string_view name;
            ApiArgument::Target target;
            std::string_view description;
        };
        for (const Form &form : {Form{"body_base64", ApiArgument::Target::BodyBase64, "The body in base64."},
                                 Form{"body_text", ApiArgument::Target::Body,
                                      "The body, where it is text: in place of body_base64."}}) {
            ApiArgument argument;
            argument.name = freeName(std::string(form.name), std::string(form.name), std::string(form.name));
            argument.target = form.target;
            argument.key = "body";
            argument.schema = json::Value::object({{"type", "string"}});
            argument.description = form.description;
            m_arguments.list.push_back(std::move(argument));
        }
    }

    const Api &m_api;
    const ApiOperation &m_operation;
    SchemaWriter &m_writer;
    bool m_isGoogle;
    std::unordered_map<std::string, std::size_t> m_lastNumbers; // of the names that are taken
    ApiArguments m_arguments;
};

} // namespace

std::string argumentName(std::string_view name, ParameterPlace place)
{
    std::string_view rest = name;
    std::string_view suffix;
    if (rest.ends_with("[]"))
        rest.remove_suffix(2);
    if (rest.ends_with('<') || rest.ends_with('>')) {
        suffix = rest.ends_with('<') ? "_before" : "_after";
        rest.remove_suffix(1);
    }
    std::string out;
    bool isPending = false;
    for (const char c : rest) {
        if (c == '$' || c == '@')
            continue;
        if (!isAsciiLetter(c) && !isAsciiDigit(c) && c != '_') {
            isPending = !out.empty();
            continue;
        }
        if (isPending && !out.ends_with('_') && c != '_')
            out += '_';
        isPending = false;
        out += place == ParameterPlace::Header ? asciiLower(c) : c;
    }
    if (out.empty())
        out = "value";
    if (isAsciiDigit(out.front()))
        out.insert(0, "_");
    out.resize(std::min(out.size(), kMaxArgumentName - suffix.size()));
    return out.append(suffix);
}

ApiArguments argumentsOf(const Api &api, const ApiOperation &operation)
{
    SchemaWriter writer(*api.documents, Direction::Request);
    return argumentsOf(api, operation, writer);
}

ApiArguments argumentsOf(const Api &api, const ApiOperation &operation, SchemaWriter &writer)
{
    return ArgumentCollector(api, operation, writer).collect();
}

json::Value argumentsObject(const ApiArguments &arguments,
                            const std::function<json::Value(const ApiArgument &)> &schemaOf)
{
    json::Value properties = json::Value::object();
    json::Value required = json::Value::array();
    for (const ApiArgument &argument : arguments.list) {
        if (argument.isHidden)
            continue;
        properties.set(argument.name, schemaOf(argument));
        if (argument.isRequired)
            required.append(argument.name);
    }
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", std::move(properties)}});
    if (!required.isEmpty())
        schema.set("required", std::move(required));
    schema.set("additionalProperties", false);
    return schema;
}

json::Value enforcedArguments(const ApiArguments &arguments)
{
    json::Value schema =
        argumentsObject(arguments, [](const ApiArgument &argument) { return argument.schema; });
    if (!arguments.definitions.isEmpty())
        schema.set("$defs", arguments.definitions);
    return schema;
}

jsonschema::Schema::Compiled compileEnforced(const json::Value &document)
{
    jsonschema::CompileOptions options;
    options.assertedFormats = {"date"};
    return jsonschema::Schema::compile(document, options);
}

} // namespace tooltray::openapi
