// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/requestparser.h"

#include "http/message/message.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace tooltray::http {

namespace {

constexpr std::array<std::string_view, 7> kMethods = {"GET",    "POST",    "HEAD", "PUT",
                                                      "DELETE", "OPTIONS", "PATCH"};
constexpr text::CharacterSet kTarget =
    text::CharacterSet("").with('!', '"').with('$', '~'); // visible, no fragment

Refusal badRequest(std::string message)
{
    return {Guard::Syntax, 400, "bad_request", std::move(message)};
}

// HTTP-version = "HTTP/" DIGIT "." DIGIT
bool isVersion(std::string_view text)
{
    return text.size() == 8 && text.starts_with("HTTP/") && isAsciiDigit(text[5]) && text[6] == '.'
           && isAsciiDigit(text[7]);
}

// Splits "http://authority/path" behind the authority; false when the target is in no form of RFC 9112 3.2
// that the method may have.
bool splitTarget(RequestLine &line)
{
    if (line.target.starts_with('/'))
        return true;
    if (line.target == "*")
        return line.method == "OPTIONS";
    constexpr std::string_view kScheme = "http://";
    if (!equalsIgnoringAsciiCase(line.target.substr(0, kScheme.size()), kScheme))
        return false;
    line.target.remove_prefix(kScheme.size());
    line.authority = line.target.substr(0, line.target.find_first_of("/?"));
    line.target.remove_prefix(line.authority.size());
    return !line.authority.empty();
}

} // namespace

std::variant<RequestLine, Refusal> parseRequestLine(std::string_view line)
{
    const std::size_t methodEnd = line.find(' ');
    const std::size_t targetEnd = line.rfind(' ');
    if (methodEnd == std::string_view::npos || targetEnd == methodEnd)
        return badRequest("The request line must be a method, a target and a version.");

    RequestLine result{.method = line.substr(0, methodEnd),
                       .authority = {},
                       .target = line.substr(methodEnd + 1, targetEnd - methodEnd - 1)};
    const std::string_view version = line.substr(targetEnd + 1);
    if (result.method.empty() || !text::kToken.containsAll(result.method))
        return badRequest("The method is not a token.");
    if (!isVersion(version))
        return badRequest("The request line does not end in an HTTP version.");
    if (version[5] != '1')
        return Refusal{Guard::Syntax, 505, "version_not_supported", "Only HTTP/1.1 is supported."};
    // A higher minor version is served as the highest one known (RFC 9110 2.5).
    result.minorVersion = version[7] == '0' ? 0 : 1;
    if (!isOneOf(result.method, kMethods))
        return Refusal{Guard::Syntax, 501, "method_not_implemented", "This method is not supported."};
    if (result.target.empty() || !kTarget.containsAll(result.target) || !splitTarget(result))
        return badRequest("The request target is malformed.");
    return result;
}

namespace {

Refusal bodyTooLarge(std::size_t limit)
{
    return {Guard::BodySize, 413, "body_too_large",
            "The request body is larger than the " + std::to_string(limit) + " bytes accepted here."};
}

Refusal refusalFor(text::HttpMessageReader::Problem problem, std::size_t bodyLimit)
{
    using enum text::HttpMessageReader::Problem;
    switch (problem) {
    case LongStartLine: return {Guard::HeadSize, 414, "uri_too_long", "The request line is too long."};
    case LargeFields: return {Guard::HeadSize, 431, "headers_too_large", "The header fields are too large."};
    case ManyFields: return {Guard::HeadSize, 431, "headers_too_large", "There are too many header fields."};
    case LargeTrailers:
        return {Guard::HeadSize, 431, "trailers_too_large", "The trailer fields are too large."};
    case LargeBody: return bodyTooLarge(bodyLimit);
    case BareLineFeed: return badRequest("Lines must end in CR LF.");
    case BadField: return badRequest("A header field is malformed.");
    default: return {Guard::Syntax, 400, "bad_chunk", "The chunked body is malformed."};
    }
}

} // namespace

RequestParser::RequestParser(const text::HttpLimits &limits)
    : m_reader(text::Tolerance::Strict, limits)
    , m_defaultBodyLimit(limits.body)
    , m_bodyLimit(limits.body)
{}

void RequestParser::setBodyLimit(std::size_t bytes)
{
    m_bodyLimit = bytes;
    m_reader.setBodyLimit(bytes);
}

RequestParser::Event RequestParser::advance(std::string_view &input)
{
    using Part = text::HttpMessageReader::Event;
    if (m_state == State::HeadComplete) {
        if (announcedLength() > m_bodyLimit)
            return refuse(bodyTooLarge(m_bodyLimit));
        m_state = State::Body;
    }
    while (m_state < State::Complete) {
        // Anything else, a TLS greeting above all, would leave the peer waiting for an answer in vain.
        if (m_state == State::Idle && !input.empty()) {
            if (!text::kToken.contains(input.front()) && input.front() != '\r')
                return refuse(badRequest("This is not an HTTP request."));
            m_state = State::Head;
        }
        switch (m_reader.read(input)) {
        case Part::NeedInput: return Event::NeedInput;
        case Part::Head: return completeHead();
        case Part::Content: m_request.body += m_reader.content(); break;
        case Part::Complete: m_state = State::Complete; break;
        case Part::Broken: return refuse(refusalFor(m_reader.problem(), m_bodyLimit));
        case Part::StartLine:
            if (!takeRequestLine(m_reader.startLine()))
                return Event::Refused;
        }
    }
    if (m_state == State::Complete)
        return Event::RequestComplete;
    input = {};
    return Event::Refused;
}

bool RequestParser::takeRequestLine(std::string_view line)
{
    // One empty line before a request is a known slip of old clients (RFC 9112 2.2).
    if (line.empty() && !m_skippedEmptyLine) {
        m_skippedEmptyLine = true;
        m_state = State::Idle;
        m_reader.restart();
        return true;
    }
    auto parsed = parseRequestLine(line);
    if (auto *refusal = std::get_if<Refusal>(&parsed)) {
        refuse(std::move(*refusal));
        return false;
    }
    const RequestLine &parts = std::get<RequestLine>(parsed);
    m_request.method = parts.method;
    m_request.minorVersion = parts.minorVersion;
    m_targetAuthority = parts.authority;
    m_request.target = parts.target;
    if (!parts.target.starts_with('/') && parts.target != "*")
        m_request.target.insert(m_request.target.begin(), '/');
    return true;
}

RequestParser::Event RequestParser::completeHead()
{
    m_request.headers = m_reader.takeFields();
    takeConnectionOptions();
    if (!checkHost() || !startBody())
        return Event::Refused;
    if (const auto expectation = m_request.headers.value("expect")) {
        if (!equalsIgnoringAsciiCase(*expectation, "100-continue")) {
            return refuse({Guard::Syntax, 417, "expectation_failed", "Only 100-continue can be expected."});
        }
        m_expectsContinue = m_request.minorVersion > 0;
    }
    m_state = State::HeadComplete;
    return Event::HeadComplete;
}

void RequestParser::takeConnectionOptions()
{
    m_keepsConnection = m_request.minorVersion > 0;
    for (const Header &header : m_request.headers) {
        if (header.name != "connection")
            continue;
        text::forEachListElement(header.value, [this](std::string_view option) {
            if (equalsIgnoringAsciiCase(option, "close"))
                m_keepsConnection = false;
        });
    }
}

// RFC 9112 3.2: exactly one well-formed Host. A server would have to prefer the authority of an absolute
// target; here the two must agree, so that no later reader can pick the other one.
bool RequestParser::checkHost()
{
    const std::size_t count = m_request.headers.count("host");
    if (count > 1 || (count == 0 && m_request.minorVersion > 0))
        return refuseSyntax("bad_host", "Exactly one Host header is needed.");
    const std::optional<Authority> host = parseAuthority(m_request.host());
    if (count == 1 && !host)
        return refuseSyntax("bad_host", "The Host header is malformed.");
    if (!m_targetAuthority.empty() && (!host || parseAuthority(m_targetAuthority) != host))
        return refuseSyntax("bad_host", "The request target and the Host header disagree.");
    return true;
}

// RFC 9112 6.3. Everything that a proxy before us might frame differently is refused.
bool RequestParser::startBody()
{
    const auto length = m_request.headers.value("content-length");
    if (m_request.headers.contains("transfer-encoding")) {
        if (length)
            return refuseSyntax("bad_framing", "Content-Length and Transfer-Encoding exclude each other.");
        return startCodedBody();
    }
    if (m_request.headers.count("content-length") > 1)
        return refuseSyntax("bad_framing", "There is more than one Content-Length.");
    if (length)
        return startBodyOfLength(*length);
    return true;
}

bool RequestParser::startBodyOfLength(std::string_view text)
{
    std::uint64_t length = 0;
    const char *end = text.data() + text.size();
    const auto [numberEnd, error] = std::from_chars(text.data(), end, length);
    if (numberEnd != end || text.empty() || !std::ranges::all_of(text, isAsciiDigit))
        return refuseSyntax("bad_framing", "Content-Length is not a number.");
    m_reader.startSized(error == std::errc() ? length : std::numeric_limits<std::uint64_t>::max());
    return true;
}

bool RequestParser::startCodedBody()
{
    if (m_request.minorVersion == 0)
        return refuseSyntax("bad_framing", "HTTP/1.0 has no Transfer-Encoding.");
    std::size_t codings = 0;
    std::size_t chunked = 0;
    bool endsChunked = false;
    for (const Header &header : m_request.headers) {
        if (header.name != "transfer-encoding")
            continue;
        text::forEachListElement(header.value, [&](std::string_view coding) {
            endsChunked = equalsIgnoringAsciiCase(coding, "chunked");
            chunked += endsChunked ? 1 : 0;
            ++codings;
        });
    }
    if (!endsChunked || chunked > 1)
        return refuseSyntax("bad_framing", "Transfer-Encoding must end in chunked.");
    if (codings > 1) {
        refuse(
            {Guard::Syntax, 501, "coding_not_implemented", "Only the chunked transfer coding is supported."});
        return false;
    }
    m_reader.startChunked();
    return true;
}

Request RequestParser::takeRequest()
{
    m_state = State::Idle;
    m_skippedEmptyLine = false;
    m_expectsContinue = false;
    m_reader.restart();
    setBodyLimit(m_defaultBodyLimit);
    return std::exchange(m_request, {});
}

RequestParser::Event RequestParser::refuse(Refusal refusal)
{
    m_state = State::Refused;
    m_refusal = std::move(refusal);
    return Event::Refused;
}

bool RequestParser::refuseSyntax(std::string code, std::string message)
{
    refuse({Guard::Syntax, 400, std::move(code), std::move(message)});
    return false;
}

} // namespace tooltray::http
