// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/openapi/request/requestwriter.h"

#include "openapi/model/pathtemplate.h"
#include "openapi/request/bodywriter.h"
#include "openapi/request/callschema.h"
#include "openapi/request/styles.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <array>

namespace tooltray::openapi {

namespace {

bool hasControl(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) { return (c >= 0 && c < ' ') || c == 0x7F; });
}

bool isToken(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c)
               || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    });
}

bool isOfConnection(std::string_view header)
{
    static constexpr std::array<std::string_view, 7> names{
        "host", "content-length", "transfer-encoding", "connection", "upgrade", "te", "trailer"};
    return std::ranges::find(names, asciiLower(header)) != names.end();
}

// The literal parts of a path: what a URL cannot hold is escaped, everything else stays.
std::string literal(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isKept = std::string_view("/:@!$&'()*+,;=-._~%").find(text[i]) != std::string_view::npos;
        out += isKept ? std::string(1, text[i]) : encodePercent(text.substr(i, 1));
    }
    return out;
}

// The media types of the answers, the most specific JSON types first.
std::string acceptHeader(const ApiOperation &operation)
{
    std::vector<std::string_view> types;
    const auto add = [&](const std::vector<ApiMediaType> &media, auto isWanted) {
        for (const ApiMediaType &type : media) {
            if (type.name != "*/*" && !hasControl(type.name) && isWanted(type.name)
                && std::ranges::find(types, type.name) == types.end())
                types.push_back(type.name);
        }
    };
    if (const ApiResponse *success = successResponse(operation)) {
        add(success->media, [](std::string_view name) {
            return isJsonMediaType(name) && mediaTypeEssence(name) != "application/json";
        });
        add(success->media, [](std::string_view name) { return isJsonMediaType(name); });
        if (types.empty())
            add(success->media, [](std::string_view) { return true; });
    }
    std::string header;
    for (const std::string_view type : types)
        header.append(type).append(", ");
    return types.empty() ? "application/json, */*;q=0.1" : header + "*/*;q=0.1";
}

class RequestWriter {
public:
    RequestWriter(const Api &api, const ApiOperation &operation, const json::Value &values,
                  const RequestOptions &options)
        : m_api(api)
        , m_operation(operation)
        , m_values(values)
        , m_options(options)
    {}

    WrittenRequest write()
    {
        m_request.method = m_operation.method;
        const ServerUrl server = serverUrl(m_api, m_operation, m_options.server);
        m_request.error = server.error;
        if (!isToken(m_request.method))
            refuse(Template{"The operation has no method that HTTP knows."});
        if (!m_request.error)
            writePath();
        if (!m_request.error)
            writeParameters();
        if (!m_request.error)
            writeBody();
        if (!m_request.error)
            writeCredentials();
        if (m_request.error)
            return {m_request.method, {}, {}, {}, {}, m_request.error};
        std::string url = server.url;
        std::string query;
        if (const std::size_t mark = url.find('?'); mark != std::string::npos) {
            query = url.substr(mark + 1);
            url.resize(mark);
            while (url.ends_with('/'))
                url.pop_back();
        }
        for (const std::string &pair : m_query)
            query += (query.empty() ? "" : "&") + pair;
        m_request.url = url + m_path + (query.empty() ? "" : "?" + query);
        finishHeaders();
        return std::move(m_request);
    }

private:
    const json::Value &valueOf(const Parameter &parameter) const { return m_values[valueKey(parameter)]; }

    void refuse(Message why)
    {
        if (!m_request.error)
            m_request.error = std::move(why);
    }

    const Parameter *pathParameter(std::string_view placeholder) const
    {
        const auto find = [&](auto matches) {
            const auto found = std::ranges::find_if(m_operation.parameters, [&](const Parameter &one) {
                return one.place == ParameterPlace::Path && matches(one.name);
            });
            return found == m_operation.parameters.end() ? nullptr : &*found;
        };
        const Parameter *exact = find([&](std::string_view name) { return name == placeholder; });
        return exact != nullptr ? exact : find([&](std::string_view name) {
            return PathTemplate::nameOf(name) == PathTemplate::nameOf(placeholder);
        });
    }

    std::optional<std::string> placeholderText(std::string_view placeholder, Escaping reserved)
    {
        const Parameter *parameter = pathParameter(placeholder);
        if (parameter == nullptr)
            return std::nullopt;
        const json::Value &value = valueOf(*parameter);
        const bool isReserved = parameter->allowsReserved || placeholder.starts_with('+');
        StyleOptions options{parameter->style, parameter->isExploded,
                             isReserved ? reserved : Escaping::Unreserved};
        if (!parameter->mediaType.empty() && !value.isNull())
            return styledText(parameter->name, json::Value(contentText(*parameter, value)), options);
        return styledText(parameter->name, value, options);
    }

    void writePath()
    {
        const PathTemplate path(m_operation.path);
        for (const PathTemplate::Part &part : path.parts()) {
            if (!part.isPlaceholder) {
                m_path += literal(part.text);
                continue;
            }
            const std::optional<std::string> text = placeholderText(part.text, Escaping::ReservedPath);
            if (!text || text->empty())
                return refuse({Template{"The path needs a value for {name} that is not empty."},
                               {{"name", part.text}}});
            m_path += *text;
        }
        if (!m_path.starts_with('/'))
            m_path.insert(0, "/");
        if (climbs(m_path))
            return refuse(
                Template{"A value would change the path: \".\" and \"..\" are not allowed as segments."});
        writePathQuery(path);
    }

    // A query in the path: always sent, but for pairs whose placeholder has no value.
    void writePathQuery(const PathTemplate &path)
    {
        std::string pair;
        bool isWhole = true;
        const auto finish = [&] {
            if (isWhole && !pair.empty())
                m_query.push_back(pair);
            pair.clear();
            isWhole = true;
        };
        for (const PathTemplate::Part &part : path.query()) {
            if (part.isPlaceholder) {
                const std::optional<std::string> text = placeholderText(part.text, Escaping::Reserved);
                isWhole = isWhole && text;
                pair += text.value_or(std::string());
                continue;
            }
            std::string_view rest = part.text;
            for (std::size_t mark = rest.find('&'); mark != std::string_view::npos; mark = rest.find('&')) {
                pair += literal(rest.substr(0, mark));
                finish();
                rest.remove_prefix(mark + 1);
            }
            pair += literal(rest);
        }
        finish();
    }

    static std::string contentText(const Parameter &parameter, const json::Value &value)
    {
        return isJsonMediaType(parameter.mediaType) ? json::write(value) : scalarText(value);
    }

    void writeParameters()
    {
        for (const Parameter &parameter : m_operation.parameters) {
            const json::Value *given = m_values.find(valueKey(parameter));
            if (given == nullptr || given->isNull() || parameter.place == ParameterPlace::Path)
                continue;
            const json::Value value =
                parameter.mediaType.empty() || parameter.place == ParameterPlace::QueryString
                    ? *given
                    : json::Value(contentText(parameter, *given));
            switch (parameter.place) {
            case ParameterPlace::Query: writeQuery(parameter, value); break;
            case ParameterPlace::Header: writeHeader(parameter, value); break;
            case ParameterPlace::Cookie: writeCookie(parameter, value); break;
            case ParameterPlace::QueryString: writeQueryString(parameter, value); break;
            case ParameterPlace::Path: break;
            }
        }
    }

    void writeQuery(const Parameter &parameter, const json::Value &value)
    {
        const StyleOptions options{parameter.style, parameter.isExploded,
                                   parameter.allowsReserved ? Escaping::Reserved : Escaping::Unreserved};
        for (std::string &pair : styledPairs(parameter.name, value, options))
            m_query.push_back(std::move(pair));
    }

    void writeQueryString(const Parameter &parameter, const json::Value &value)
    {
        if (!isFormMediaType(parameter.mediaType)) {
            m_query.push_back(escaped(contentText(parameter, value),
                                      value.isString() ? Escaping::Reserved : Escaping::Unreserved));
            return;
        }
        for (const json::Member &member : value.members()) {
            const json::Value text =
                member.value.isObject() ? json::Value(json::write(member.value)) : member.value;
            for (std::string &pair :
                 styledPairs(member.name, text, {Style::Form, true, Escaping::Unreserved}))
                m_query.push_back(std::move(pair));
        }
    }

    void writeHeader(const Parameter &parameter, const json::Value &value)
    {
        const auto text =
            styledText(parameter.name, value, {Style::Simple, parameter.isExploded, Escaping::None});
        if (!text)
            return;
        if (hasControl(*text) || !isToken(parameter.name) || isOfConnection(parameter.name))
            return refuse({Template{"The header {name} cannot be sent: it has control characters, "
                                    "or belongs to the connection."},
                           {{"name", parameter.name}}});
        m_request.headers.emplace_back(parameter.name, *text);
    }

    void writeCookie(const Parameter &parameter, const json::Value &value)
    {
        const bool isRaw = parameter.style == Style::Cookie;
        const StyleOptions options{Style::Form, parameter.isExploded,
                                   isRaw ? Escaping::None : Escaping::Unreserved};
        for (const std::string &pair : styledPairs(parameter.name, value, options)) {
            if (hasControl(pair) || pair.find(';') != std::string::npos)
                return refuse(
                    {Template{"The cookie {name} cannot be sent: it has control characters or a semicolon."},
                     {{"name", parameter.name}}});
            m_cookies.push_back(pair);
        }
    }

    void writeBody()
    {
        const ApiMediaType *type = usualMediaType(m_operation);
        const json::Value *given = m_values.find("body");
        if (type == nullptr || given == nullptr)
            return;
        WrittenBody body = BodyWriter(*m_api.documents, *type, m_options.boundary).write(*given);
        if (body.error)
            return refuse(std::move(*body.error));
        if (hasControl(body.contentType))
            return refuse(Template{"A content type has control characters."});
        m_request.contentType = std::move(body.contentType);
        m_request.body = std::move(body.bytes);
    }

    void writeCredentials()
    {
        for (const SentCredential &credential : m_options.credentials) {
            if (hasControl(credential.value) || !isToken(credential.name))
                return refuse(
                    Template{"A credential cannot be sent: it has control characters, or no name."});
            const std::string pair = encodePercent(credential.name) + '=';
            switch (credential.place) {
            case ParameterPlace::Query:
                std::erase_if(m_query, [&](const std::string &one) { return one.starts_with(pair); });
                m_query.push_back(pair + encodePercent(credential.value));
                break;
            case ParameterPlace::Cookie:
                std::erase_if(m_cookies,
                              [&](const std::string &one) { return one.starts_with(credential.name + '='); });
                m_cookies.push_back(credential.name + '=' + credential.value);
                break;
            default:
                std::erase_if(m_request.headers, [&](const auto &header) {
                    return equalsIgnoringAsciiCase(header.first, credential.name);
                });
                m_request.headers.emplace_back(credential.name, credential.value);
            }
        }
    }

    void finishHeaders()
    {
        m_request.headers.insert(m_request.headers.begin(), {"Accept", acceptHeader(m_operation)});
        std::string cookies;
        for (const std::string &pair : m_cookies)
            cookies += (cookies.empty() ? "" : "; ") + pair;
        if (!cookies.empty())
            m_request.headers.emplace_back("Cookie", cookies);
    }

    const Api &m_api;
    const ApiOperation &m_operation;
    const json::Value &m_values;
    const RequestOptions &m_options;
    WrittenRequest m_request;
    std::string m_path;
    std::vector<std::string> m_query;
    std::vector<std::string> m_cookies;
};

} // namespace

WrittenRequest writeRequest(const Api &api, const ApiOperation &operation, const json::Value &values,
                            const RequestOptions &options)
{
    return RequestWriter(api, operation, values, options).write();
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
