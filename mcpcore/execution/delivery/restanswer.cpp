// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrun.h"

#include "base/text/random.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "workspace/definitions/requestrules.h"
#include "json/parser.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>

namespace tooltray::execution {

Result<json::Value> restValue(const std::string &mediaType, std::string_view body)
{
    if (body.empty())
        return json::Value();
    const bool isJson =
        mediaType == "application/json" || mediaType == "text/json" || mediaType.ends_with("+json");
    if (isJson || mediaType.empty()) {
        json::Parsed parsed = json::parse(body);
        if (parsed)
            return std::move(parsed.value);
        if (isJson)
            return Error{
                ErrorKind::Unavailable,
                "answer_not_json",
                {CORE_TEXT("Core", "The response claims to be JSON but is not: {problem}"),
                 {{"problem", parsed.error->message}}},
                CORE_TEXT("Core", "Look at the response in the log, and at the API's documentation.")};
    }
    if (isValidUtf8(body))
        return json::Value(body);
    return json::Value::object({{"media_type", mediaType.empty() ? "application/octet-stream" : mediaType},
                                {"bytes", body.size()},
                                {"content_base64", encodeBase64(body)}});
}

json::Value headValue(const upstream::ResponseHead &head)
{
    json::Value headers = json::Value::object();
    for (const upstream::ReceivedField &field : head.fields) {
        if (workspace::isSecretHeader(field.name) || !isValidUtf8(field.value))
            continue;
        const std::string name = asciiLower(field.name);
        const json::Value *before = headers.find(name);
        // RFC 9110, 5.3: several fields of a name mean the same as one with all their values.
        headers.set(name, before == nullptr
                              ? json::Value(field.value)
                              : json::Value(std::string(before->toString()) + ", " + field.value));
    }
    return json::Value::object({{"status", head.status}, {"headers", std::move(headers)}});
}

namespace {

// Reads one Link field value: <target>; parameter=value; ..., <target> ...
class LinkReader {
public:
    explicit LinkReader(std::string_view text) : m_rest(text) {}

    // The next link, whatever it is; nothing at the end or where the text is no list of links.
    bool next()
    {
        skip(", \t");
        const std::size_t end = m_rest.find('>');
        if (!m_rest.starts_with('<') || end == std::string_view::npos)
            return false;
        m_target = m_rest.substr(1, end - 1);
        m_rest.remove_prefix(end + 1);
        m_relation.reset();
        while (skip(" \t"), m_rest.starts_with(';')) {
            m_rest.remove_prefix(1);
            readParameter();
        }
        return true;
    }

    std::string_view target() const { return m_target; }

    bool isNext() const
    {
        std::string_view relations = m_relation.value_or(std::string_view());
        while (!relations.empty()) {
            const std::string_view one = relations.substr(0, relations.find(' '));
            relations.remove_prefix(std::min(relations.size(), one.size() + 1));
            if (equalsIgnoringAsciiCase(one, "next"))
                return true;
        }
        return false;
    }

private:
    void skip(std::string_view characters)
    {
        m_rest.remove_prefix(std::min(m_rest.size(), m_rest.find_first_not_of(characters)));
    }

    std::string_view taken(std::size_t size)
    {
        const std::string_view text = m_rest.substr(0, size);
        m_rest.remove_prefix(text.size());
        return text;
    }

    void readParameter()
    {
        skip(" \t");
        const std::string_view name = taken(m_rest.find_first_of("=;, \t"));
        skip(" \t");
        std::string_view value;
        if (m_rest.starts_with('=')) {
            m_rest.remove_prefix(1);
            skip(" \t");
            value = m_rest.starts_with('"') ? quoted() : taken(m_rest.find_first_of(";, \t"));
        }
        // Only the first one counts (RFC 8288, 3.3).
        if (equalsIgnoringAsciiCase(name, "rel") && !m_relation)
            m_relation = value;
    }

    std::string_view quoted()
    {
        std::size_t end = 1;
        while (end < m_rest.size() && m_rest[end] != '"')
            end += m_rest[end] == '\\' ? 2 : 1;
        end = std::min(end, m_rest.size());
        const std::string_view text = m_rest.substr(1, end - 1);
        m_rest.remove_prefix(std::min(m_rest.size(), end + 1));
        return text;
    }

    std::string_view m_rest;
    std::string_view m_target;
    std::optional<std::string_view> m_relation;
};

QByteArray asBytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string digestOf(std::string_view key, std::string_view first, std::string_view second)
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256, asBytes(key));
    code.addData(asBytes(first));
    code.addData(QByteArray(1, '\n')); // no URL has one
    code.addData(asBytes(second));
    const QByteArray digest = code.result();
    return {digest.constData(), static_cast<std::size_t>(digest.size())};
}

// And back again: a stream cipher that begins with the seal, which no two links share.
std::string hidden(std::string text, std::string_view key, std::string_view seal)
{
    std::string stream;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = i % 32; // of the bytes of a digest
        if (place == 0)
            stream = digestOf(key, "stream " + std::to_string(i), seal);
        text[i] = static_cast<char>(text[i] ^ stream[place]);
    }
    return text;
}

} // namespace

std::optional<std::string> nextPageReference(const upstream::ResponseHead &head)
{
    for (const upstream::ReceivedField &field : head.fields) {
        if (!equalsIgnoringAsciiCase(field.name, "Link"))
            continue;
        LinkReader links(field.value);
        while (links.next()) {
            if (links.isNext())
                return std::string(links.target());
        }
    }
    return std::nullopt;
}

namespace {

// The same request for the page that X-Next-Page numbers; some APIs leave out Link.
std::optional<std::string> numberedPageReference(std::string_view target, const upstream::ResponseHead &head)
{
    const std::string_view page = head.field("X-Next-Page").value_or(std::string_view());
    if (page.empty() || !std::ranges::all_of(page, isAsciiDigit))
        return std::nullopt;
    std::string query = "?";
    std::string_view left = target.substr(std::min(target.find('?'), target.size()));
    while (!left.empty()) {
        left.remove_prefix(1); // ? or &
        const std::string_view field = left.substr(0, left.find('&'));
        left.remove_prefix(field.size());
        if (!field.empty() && !field.starts_with("page="))
            query.append(field).append("&");
    }
    return query.append("page=").append(page);
}

} // namespace

Result<upstream::Url> pageUrl(const upstream::Url &requested, std::string_view reference)
{
    Result<upstream::Url> url = requested.resolve(reference);
    if (url && !url->hasSameOrigin(requested))
        return Error{ErrorKind::Denied,
                     "page_link_foreign",
                     {CORE_TEXT("Core", "The next page is at {link}, but the endpoint is {origin}. The "
                                        "credential is not sent there."),
                      {{"link", url->origin()}, {"origin", requested.origin()}}},
                     CORE_TEXT("Core", "Set the endpoint's URL to the origin of its links, or choose the "
                                       "style page, offset or cursor in the pagination of the tool.")};
    return url;
}

Result<std::optional<upstream::Url>> nextPageUrl(const upstream::Url &requested,
                                                 const upstream::ResponseHead &head)
{
    std::optional<std::string> reference = nextPageReference(head);
    if (!reference)
        reference = numberedPageReference(requested.target(), head);
    if (!reference)
        return std::optional<upstream::Url>();
    return pageUrl(requested, *reference).transform([](upstream::Url &&url) {
        return std::optional(std::move(url));
    });
}

std::string sealedLink(std::string_view key, std::string_view request, std::string_view link)
{
    const std::string seal = digestOf(key, request, link);
    return encodeBase64Url(seal) + ' ' + encodeBase64Url(hidden(std::string(link), key, seal));
}

std::optional<std::string> openedLink(std::string_view key, std::string_view request, std::string_view sealed)
{
    const std::size_t space = sealed.find(' ');
    if (key.empty() || space == std::string_view::npos)
        return std::nullopt;
    const std::optional<std::string> seal = decodeBase64Url(sealed.substr(0, space));
    std::optional<std::string> text = decodeBase64Url(sealed.substr(space + 1));
    if (!seal || !text)
        return std::nullopt;
    std::string link = hidden(*std::move(text), key, *seal);
    // The whole of it, as the last character may be written in more ways than one.
    if (!equalInConstantTime(sealed, sealedLink(key, request, link)))
        return std::nullopt;
    return link;
}

} // namespace tooltray::execution
