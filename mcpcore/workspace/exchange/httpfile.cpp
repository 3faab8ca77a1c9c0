// SPDX-License-Identifier: GPL-3.0-or-later
// Requests as text, as the REST Client of Visual Studio Code and the HTTP client of JetBrains send them (.http, .rest).
#include "workspace/exchange/readers.h"

#include "text/unicode/ascii.h"

#include <array>

namespace tooltray::workspace {

namespace {

constexpr std::array<std::string_view, 9> kHttpMethods{"GET",    "HEAD",    "POST",  "PUT",    "PATCH",
                                                       "DELETE", "OPTIONS", "TRACE", "GRAPHQL"};

bool isComment(std::string_view line)
{
    return line.starts_with('#') || line.starts_with("//");
}

// "GET https://..." and, in Visual Studio Code, the URL alone.
bool isRequestLine(std::string_view line)
{
    const std::string_view method = line.substr(0, line.find(' '));
    const bool hasMethod = isOneOf(method, kHttpMethods) && method.size() < line.size();
    return hasMethod || line.starts_with("http://") || line.starts_with("https://") || line.starts_with("{{");
}

// The name behind "# @name" or, with JetBrains, behind "###".
std::string_view nameIn(std::string_view comment)
{
    const std::size_t begin = comment.find_first_not_of("#/ \t");
    const std::string_view text =
        begin == std::string_view::npos ? std::string_view() : comment.substr(begin);
    if (text.starts_with("@name"))
        return trimmed(text.substr(5).substr(text.size() > 5 && text[5] == '=' ? 1 : 0));
    return comment.starts_with("###") ? trimmed(text) : std::string_view();
}

class HttpFileReader {
public:
    explicit HttpFileReader(std::string_view text) : m_rest(text) { m_out.format = ForeignFormat::HttpFile; }

    Foreign read()
    {
        while (!m_rest.empty())
            readLine(nextLine(m_rest));
        endRequest();
        return std::move(m_out);
    }

private:
    enum class At : std::uint8_t { Before, Headers, Body };

    void readLine(std::string_view line)
    {
        if (line.starts_with("###")) {
            endRequest();
            m_request.name = nameIn(line);
        } else if (m_at == At::Before) {
            readBefore(trimmed(line));
        } else if (m_at == At::Headers) {
            readHeader(line);
        } else {
            readBody(line);
        }
    }

    void readBefore(std::string_view line)
    {
        if (line.starts_with('@')) {
            const std::size_t equals = line.find('=');
            if (equals != std::string_view::npos)
                m_out.values.insert_or_assign(std::string(trimmed(line.substr(1, equals - 1))),
                                              std::string(trimmed(line.substr(equals + 1))));
        } else if (isComment(line)) {
            if (const std::string_view name = nameIn(line); !name.empty())
                m_request.name = name;
        } else if (line.starts_with("<")) {
            m_hasScripts = true;
            skipScript(line);
        } else if (isRequestLine(line)) {
            const std::size_t space = line.find(' ');
            const std::string_view method = line.substr(0, space);
            const bool hasMethod = isOneOf(method, kHttpMethods);
            m_call.method = hasMethod ? method : "GET";
            m_request.url = hasMethod ? trimmed(line.substr(space)) : line;
            m_at = At::Headers;
        }
    }

    // A URL may go on in lines that begin with blanks.
    void readHeader(std::string_view line)
    {
        const std::string_view text = trimmed(line);
        if (text.empty()) {
            m_at = At::Body;
        } else if (text.starts_with('?') || text.starts_with('&')
                   || (line.front() == ' ' && text.starts_with('/'))) {
            m_request.url += text;
        } else if (const std::size_t colon = text.find(':');
                   colon != std::string_view::npos && !isComment(text)) {
            m_call.headers.push_back(
                {std::string(trimmed(text.substr(0, colon))), std::string(trimmed(text.substr(colon + 1)))});
        }
    }

    void readBody(std::string_view line)
    {
        if (line.starts_with("> ") || line.starts_with("<> ") || line.starts_with(">> ")) {
            m_hasScripts = m_hasScripts || line.starts_with("> ");
            skipScript(line);
        } else if (line.starts_with("< ") || line.starts_with("<@")) {
            m_call.hasFiles = true;
        } else {
            m_call.body += line;
            m_call.body += '\n';
        }
    }

    void skipScript(std::string_view line)
    {
        if (line.find("{%") == std::string_view::npos || line.find("%}") != std::string_view::npos)
            return;
        while (!m_rest.empty() && nextLine(m_rest).find("%}") == std::string_view::npos) {
        }
    }

    void endRequest()
    {
        if (m_at != At::Before && hasRoom(m_out)) {
            m_call.body = trimmed(m_call.body);
            if (const std::size_t version = m_request.url.rfind(" HTTP/"); version != std::string::npos)
                m_request.url = trimmed(std::string_view(m_request.url).substr(0, version));
            for (const ForeignField &header : m_call.headers) {
                if (equalsIgnoringAsciiCase(header.name, "content-type"))
                    m_call.mediaType = header.value;
                if (equalsIgnoringAsciiCase(header.name, "x-request-type"))
                    m_call.method = "GRAPHQL";
            }
            m_call.hasFiles = m_call.hasFiles || m_call.mediaType.starts_with("multipart/");
            finish();
            m_out.requests.push_back(std::move(m_request));
        }
        m_request = {};
        m_call = {};
        m_hasScripts = false;
        m_at = At::Before;
    }

    // GraphQL is written as it is, with the variables behind an empty line.
    void finish()
    {
        if (m_hasScripts)
            loseScripts(m_request);
        if (m_call.method != "GRAPHQL")
            return takeCall(std::move(m_call), m_out.values, m_request);
        const std::size_t variables = m_call.body.rfind("\n\n{");
        m_request.document = m_call.body.substr(0, variables);
        if (variables != std::string::npos)
            takeVariables(json::Value(m_call.body.substr(variables)), m_request);
        m_request.url = filledIn(m_request.url, m_out.values);
        for (const ForeignField &header : m_call.headers) {
            if (!equalsIgnoringAsciiCase(header.name, "x-request-type"))
                loseHeader(header.name, m_request);
        }
    }

    std::string_view m_rest;
    Foreign m_out;
    ForeignRequest m_request;
    ForeignHttpRequest m_call;
    At m_at = At::Before;
    bool m_hasScripts = false;
};

} // namespace

bool isHttpFile(std::string_view text)
{
    while (!text.empty()) {
        const std::string_view line = trimmed(nextLine(text));
        const bool isOther = line.empty() || isComment(line)
                             || (line.starts_with('@') && line.find('=') != line.npos)
                             || line.starts_with("< {%");
        if (!isOther)
            return isRequestLine(line) && line.find('/') != std::string_view::npos;
    }
    return false;
}

Foreign readHttpFile(std::string_view text)
{
    return HttpFileReader(text).read();
}

} // namespace tooltray::workspace
