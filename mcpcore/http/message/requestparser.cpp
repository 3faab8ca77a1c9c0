// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/requestparser.h"

#include "http/message/characters.h"
#include "http/message/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace tooltray::http {

namespace {

constexpr std::array<std::string_view, 7> kMethods = {"GET",    "POST",    "HEAD", "PUT",
                                                      "DELETE", "OPTIONS", "PATCH"};
constexpr CharacterSet kTarget = CharacterSet("").with('!', '"').with('$', '~'); // visible, no fragment

Refusal badRequest(std::string message)
{
    return {Guard::Syntax, 400, "bad_request", std::move(message)};
}

// HTTP-version = "HTTP/" DIGIT "." DIGIT
bool isVersion(std::string_view text)
{
    return text.size() == 8 && text.starts_with("HTTP/") && kDigit.contains(text[5]) && text[6] == '.'
           && kDigit.contains(text[7]);
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
    if (result.method.empty() || !kToken.containsAll(result.method))
        return badRequest("The method is not a token.");
    if (!isVersion(version))
        return badRequest("The request line does not end in an HTTP version.");
    if (version[5] != '1')
        return Refusal{Guard::Syntax, 505, "version_not_supported", "Only HTTP/1.1 is spoken here."};
    // A higher minor version is served as the highest one known (RFC 9110 2.5).
    result.minorVersion = version[7] == '0' ? 0 : 1;
    if (std::ranges::find(kMethods, result.method) == kMethods.end())
        return Refusal{Guard::Syntax, 501, "method_not_implemented", "This method is not known here."};
    if (result.target.empty() || !kTarget.containsAll(result.target) || !splitTarget(result))
        return badRequest("The request target is malformed.");
    return result;
}

RequestParser::RequestParser(const RequestLimits &limits) : m_defaults(limits), m_limits(limits) {}

RequestParser::Event RequestParser::advance(std::string_view &input)
{
    switch (m_state) {
    case State::Idle:
    case State::RequestLine:
    case State::Fields: return advanceHead(input);
    case State::HeadComplete:
        if (announcedLength() > m_limits.body)
            return refuse(bodyTooLarge(m_limits.body));
        m_state = State::Body;
        [[fallthrough]];
    case State::Body: return advanceBody(input);
    case State::Complete: return Event::RequestComplete;
    case State::Refused: break;
    }
    input = {};
    return Event::Refused;
}

RequestParser::Event RequestParser::advanceHead(std::string_view &input)
{
    Event event = Event::NeedInput;
    while (event == Event::NeedInput && !input.empty()) {
        // Anything else, a TLS greeting above all, would leave the peer waiting for an answer in vain.
        if (m_state == State::Idle && !kToken.contains(input.front()) && input.front() != '\r')
            return refuse({Guard::Syntax, 400, "bad_request", "This is not an HTTP request."});
        const bool isFirst = m_state != State::Fields;
        if (m_state == State::Idle)
            m_state = State::RequestLine;
        switch (
            m_lines.collect(input, isFirst ? m_limits.requestLine : m_limits.headerBytes - m_fieldBytes)) {
        case text::LineCollector::Outcome::NeedInput: return Event::NeedInput;
        case text::LineCollector::Outcome::Line:
            event = isFirst ? takeRequestLine(m_lines.line()) : takeFieldLine(m_lines.line());
            break;
        case text::LineCollector::Outcome::BareLineFeed:
            return refuse({Guard::Syntax, 400, "bad_request", "Lines must end in CR LF."});
        case text::LineCollector::Outcome::TooLong:
            if (isFirst)
                return refuse({Guard::HeadSize, 414, "uri_too_long", "The request line is too long."});
            return refuse({Guard::HeadSize, 431, "headers_too_large", "The header fields are too large."});
        }
    }
    return event;
}

RequestParser::Event RequestParser::takeRequestLine(std::string_view line)
{
    // One empty line before a request is a known slip of old clients (RFC 9112 2.2).
    if (line.empty() && !m_skippedEmptyLine) {
        m_skippedEmptyLine = true;
        m_state = State::Idle;
        return Event::NeedInput;
    }
    auto parsed = parseRequestLine(line);
    if (auto *refusal = std::get_if<Refusal>(&parsed))
        return refuse(std::move(*refusal));
    const RequestLine &parts = std::get<RequestLine>(parsed);
    m_request.method = parts.method;
    m_request.minorVersion = parts.minorVersion;
    m_targetAuthority = parts.authority;
    m_request.target = parts.target;
    if (!parts.target.starts_with('/') && parts.target != "*")
        m_request.target.insert(m_request.target.begin(), '/');
    m_state = State::Fields;
    return Event::NeedInput;
}

RequestParser::Event RequestParser::takeFieldLine(std::string_view line)
{
    if (line.empty())
        return completeHead();
    m_fieldBytes += line.size() + 2;
    if (m_request.headers.size() >= m_limits.headerCount || m_fieldBytes >= m_limits.headerBytes)
        return refuse({Guard::HeadSize, 431, "headers_too_large", "There are too many header fields."});
    std::optional<Header> header = parseFieldLine(line);
    if (!header)
        return refuse({Guard::Syntax, 400, "bad_request", "A header field is malformed."});
    m_request.headers.add(std::move(header->name), std::move(header->value));
    return Event::NeedInput;
}

RequestParser::Event RequestParser::completeHead()
{
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
        forEachListElement(header.value, [this](std::string_view option) {
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
    m_body.startEmpty();
    return true;
}

bool RequestParser::startBodyOfLength(std::string_view text)
{
    std::uint64_t length = 0;
    const char *end = text.data() + text.size();
    const auto [numberEnd, error] = std::from_chars(text.data(), end, length);
    if (numberEnd != end || text.empty() || !kDigit.containsAll(text))
        return refuseSyntax("bad_framing", "Content-Length is not a number.");
    m_body.startFixed(error == std::errc() ? length : std::numeric_limits<std::uint64_t>::max());
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
        forEachListElement(header.value, [&](std::string_view coding) {
            endsChunked = equalsIgnoringAsciiCase(coding, "chunked");
            chunked += endsChunked ? 1 : 0;
            ++codings;
        });
    }
    if (!endsChunked || chunked > 1)
        return refuseSyntax("bad_framing", "Transfer-Encoding must end in chunked.");
    if (codings > 1) {
        refuse({Guard::Syntax, 501, "coding_not_implemented", "Only the chunked transfer coding is known."});
        return false;
    }
    m_body.startChunked();
    return true;
}

RequestParser::Event RequestParser::advanceBody(std::string_view &input)
{
    switch (m_body.read(input, m_limits, m_request.body)) {
    case BodyReader::Outcome::NeedInput: return Event::NeedInput;
    case BodyReader::Outcome::Refused: return refuse(m_body.refusal());
    case BodyReader::Outcome::Complete: break;
    }
    m_state = State::Complete;
    return Event::RequestComplete;
}

Request RequestParser::takeRequest()
{
    m_state = State::Idle;
    m_skippedEmptyLine = false;
    m_expectsContinue = false;
    m_fieldBytes = 0;
    m_limits = m_defaults;
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
