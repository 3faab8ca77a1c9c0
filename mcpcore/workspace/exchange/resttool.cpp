// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/resttool.h"

#include "base/text/secretlike.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/exchange/placeholders.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::workspace {

namespace {

bool isVersionName(std::string_view name)
{
    const std::string lower = asciiLower(name);
    return lower.ends_with("version") || lower == "v" || lower == "format" || lower == "alt";
}

class RestToolMaker {
public:
    RestToolMaker(const ForeignRequest &request, const Placeholders &values)
        : m_call(*request.call)
        , m_url(request.url)
        , m_arguments(values)
    {}

    RestToolDraft make()
    {
        if (!takeMethod())
            return std::move(m_out);
        takeSignIn();
        takeUrl();
        for (const ForeignField &field : m_call.query)
            takeQuery(field);
        for (const ForeignField &header : m_call.headers)
            takeHeader(header);
        workspace::takeBody(m_call, m_out.request, m_arguments);
        m_out.example = m_arguments.takeExample();
        m_out.lost = m_arguments.takeLost();
        return std::move(m_out);
    }

private:
    bool takeMethod()
    {
        const auto methods = namesOf(RestRequest::Method());
        const auto *const method =
            std::ranges::find(methods, m_call.method, &json::Named<RestRequest::Method>::name);
        if (method == methods.end())
            m_out.problem = {CORE_TEXT("Core", "Tools cannot send {method} requests."),
                             {{"method", m_call.method}}};
        else if (m_call.hasFiles)
            m_out.problem =
                CORE_TEXT("Core", "It sends files or multipart data, which an imported tool cannot send.");
        else if (m_url.empty())
            m_out.problem = CORE_TEXT("Core", "It has no address.");
        else if (m_url.starts_with("ws:") || m_url.starts_with("wss:"))
            m_out.problem = CORE_TEXT("Core", "It opens a WebSocket, which tools cannot do.");
        else
            m_out.request.method = method->value;
        return m_out.problem.empty();
    }

    void takeSignIn()
    {
        const std::string &kind = m_call.signIn;
        if (kind != "bearer" && kind != "oauth2" && kind != "basic" && kind != "apikey")
            return;
        Credential &credential = m_out.credential.emplace();
        if (kind == "basic")
            credential.scheme = Credential::Scheme::Basic;
        if (kind != "apikey")
            return;
        credential.scheme = Credential::Scheme::ApiKey;
        credential.headerName = m_call.signInHeader;
    }

    // The first header with a secret is what signs in; a cookie is of a session, which ends.
    void takeSecret(const ForeignField &header, const std::string &name)
    {
        if (m_out.credential || name == "cookie")
            return;
        Credential credential;
        const std::string value = asciiLower(header.value);
        if (name != "authorization") {
            const bool isKey = name.find("key") != std::string::npos;
            credential.scheme = isKey ? Credential::Scheme::ApiKey : Credential::Scheme::Header;
            credential.headerName = header.name;
        } else if (value.starts_with("basic")) {
            credential.scheme = Credential::Scheme::Basic;
        } else if (!value.starts_with("bearer")) {
            credential.scheme = Credential::Scheme::Header;
        }
        m_out.credential = credential;
    }

    // The base ends where the path begins: behind the host, or behind a placeholder that stands for both.
    void takeUrl()
    {
        std::string_view url = m_url;
        url = url.substr(0, url.find('#'));
        std::size_t begin = url.find("://");
        begin = begin == std::string_view::npos ? 0 : begin + 3;
        const std::size_t end = std::min(endOutside(url, begin, "/?"), url.size());
        m_out.base = filledBase(url.substr(0, end));
        url.remove_prefix(end);
        while (m_out.base.ends_with('/'))
            m_out.base.pop_back();
        if (m_out.base.find("://") == std::string::npos && !hasPlaceholder(m_out.base) && !m_out.base.empty())
            m_out.base.insert(0, "http://");
        const std::size_t scheme = m_out.base.find("://");
        const std::size_t user = m_out.base.find('@');
        if (scheme != std::string::npos && user != std::string::npos) {
            m_out.base.erase(scheme + 3, user - scheme - 2);
            m_arguments.lose(CORE_TEXT("Core", "The user name and password in its URL are not imported. Add "
                                               "a credential to the endpoint."),
                             {});
        }
        const std::size_t mark = endOutside(url, 0, "?");
        takePath(url.substr(0, mark));
        if (mark < url.size())
            takeQueryText(url.substr(mark + 1));
    }

    // Placeholders that nothing fills are written in one way.
    std::string filledBase(std::string_view base) const
    {
        std::string out;
        for (const PlaceholderPart &part : placeholderParts(base)) {
            const std::string value = part.isPlaceholder ? m_arguments.valueOf(part.text) : part.text;
            out += value.empty() ? "{{" + part.text + "}}" : value;
        }
        return out;
    }

    void takePath(std::string_view path)
    {
        std::string &out = m_out.request.path;
        for (bool isFirst = true; isFirst || !path.empty(); isFirst = false) {
            path.remove_prefix(path.starts_with('/') ? 1 : 0);
            const std::size_t end = endOutside(path, 0, "/");
            out += '/';
            takeSegment(path.substr(0, end));
            path.remove_prefix(std::min(end, path.size()));
        }
    }

    void takeSegment(std::string_view segment)
    {
        if (segment.size() > 1 && segment.front() == ':')
            return addPathArgument(segment.substr(1), pathValue(segment.substr(1)));
        for (const PlaceholderPart &part : placeholderParts(segment)) {
            if (part.isPlaceholder)
                addPathArgument(part.text, m_arguments.valueOf(part.text));
            else if (secretIn(decodePercentLeniently(part.text)))
                addSecretSegment();
            else
                m_out.request.path += escapedPath(part.text);
        }
    }

    void addPathArgument(std::string_view name, const std::string &value)
    {
        m_out.request.path += '{' + m_arguments.pathArgument(name, value) + '}';
    }

    // The token of a bot, or the address of a webhook.
    void addSecretSegment()
    {
        const std::string name = m_arguments.freeName("key");
        m_out.request.path += '{' + name + '}';
        m_arguments.lose(CORE_TEXT("Core", "A part of its path looks like a secret and is not imported: the "
                                           "argument {name} replaces it."),
                         {{"name", name}});
    }

    std::string pathValue(std::string_view name) const
    {
        const auto value = std::ranges::find(m_call.pathValues, name, &ForeignField::name);
        return value == m_call.pathValues.end() ? m_arguments.valueOf(name)
                                                : m_arguments.filled(value->value);
    }

    // What a path cannot have as it is; what is encoded stays so.
    static std::string escapedPath(std::string_view text)
    {
        std::string out;
        for (const char c : text) {
            const bool isPlain = isAsciiLetter(c) || isAsciiDigit(c)
                                 || std::string_view("-._~!$&'()*+,;=:@%").find(c) != std::string_view::npos;
            out += isPlain ? std::string(1, c) : encodePercent(std::string_view(&c, 1));
        }
        return out;
    }

    void takeQueryText(std::string_view query)
    {
        while (!query.empty()) {
            const std::size_t end = endOutside(query, 0, "&");
            const std::string_view pair = query.substr(0, end);
            query.remove_prefix(std::min(end + 1, query.size()));
            const std::size_t equals = std::min(pair.find('='), pair.size());
            const auto decoded = [](std::string_view text) {
                std::string plain(text);
                std::ranges::replace(plain, '+', ' ');
                return decodePercentLeniently(plain);
            };
            if (equals > 0)
                takeQuery({decoded(pair.substr(0, equals)),
                           decoded(pair.substr(std::min(equals + 1, pair.size())))});
        }
    }

    void takeQuery(const ForeignField &field)
    {
        const bool isKnown = std::ranges::find(m_out.request.query, field.name, &NamedBinding::name)
                             != m_out.request.query.end();
        if (isKnown || field.name.empty())
            return;
        if (isSecretHeader(field.name))
            return m_arguments.lose(CORE_TEXT("Core", "The parameter {name} contains a secret and is not "
                                                      "imported. Add a credential to the endpoint."),
                                    {{"name", field.name}});
        const bool isFixed = isVersionName(field.name) && !field.value.empty()
                             && !hasPlaceholders(field.value) && !secretIn(field.value);
        m_out.request.query.push_back({field.name, isFixed ? Binding{ConstantSource{json::Value(field.value)}}
                                                           : m_arguments.argument(field.name, field.value)});
    }

    void takeHeader(const ForeignField &header)
    {
        const std::string lower = asciiLower(header.name);
        if (lower == "authorization" || isSecretHeader(header.name) || secretIn(header.value)) {
            takeSecret(header, lower);
            return m_arguments.lose(CORE_TEXT("Core", "The header {header} contains a secret and is not "
                                                      "imported. Add a credential to the endpoint."),
                                    {{"header", header.name}});
        }
        static constexpr std::array<std::string_view, 9> kOwn{
            "content-type", "content-length", "user-agent",    "host",         "accept-encoding",
            "connection",   "accept",         "cache-control", "postman-token"};
        if (isOneOf(lower, kOwn))
            return;
        m_out.request.headers.push_back(
            {header.name, hasPlaceholders(header.value)
                              ? m_arguments.argument(header.name, header.value)
                              : Binding{ConstantSource{json::Value(header.value)}}});
    }

    const ForeignHttpRequest &m_call;
    std::string m_url;
    RestArguments m_arguments;
    RestToolDraft m_out;
};

} // namespace

RestToolDraft restCallOf(const ForeignRequest &request, const Placeholders &values)
{
    return RestToolMaker(request, values).make();
}

} // namespace tooltray::workspace
