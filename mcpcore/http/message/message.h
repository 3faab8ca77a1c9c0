// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/outgoingfilter.h"
#include "text/framing/httpmessagereader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::http {

using text::Header;
using text::HeaderList;

// A request as it was understood: well-formed, within the limits, framing taken off.
struct Request {
    std::string method; // as sent; methods are case-sensitive
    std::string target; // origin form ("/path?query") or "*"; absolute form is brought to origin form
    int minorVersion = 1;
    HeaderList headers;
    std::string body;

    std::string_view path() const { return std::string_view(target).substr(0, target.find('?')); }

    std::string_view query() const
    {
        const std::size_t mark = target.find('?');
        return mark == std::string::npos ? std::string_view() : std::string_view(target).substr(mark + 1);
    }

    std::string_view host() const { return headers.value("host").value_or(std::string_view()); }

    bool operator==(const Request &) const = default;
};

// The other end of a connection.
struct Peer {
    std::string address; // as text, without brackets
    std::uint16_t port = 0;

    bool operator==(const Peer &) const = default;
};

// The check that refused a request; the statistics count by it.
enum class Guard : std::uint8_t {
    ConnectionCap,
    Syntax, // not HTTP/1.1, or in a way that two readers could understand differently
    HeadSize,
    HeadTimeout,
    BodyTimeout,
    Host,
    Origin,
    Route, // no such path, or not with this method
    Bearer,
    ContentType,
    BodySize,
    AnswerTimeout,
};
inline constexpr std::size_t kGuardCount = 12;

// The answer to a request that is not served. The code is stable, the message a sentence for people.
struct Refusal {
    Guard guard = Guard::Syntax;
    int status = 400;
    std::string code;
    std::string message;
    std::string hint = {};
    HeaderList headers = {};

    bool operator==(const Refusal &) const = default;
};

// The refusal for a path that does not exist, or not for this client.
inline Refusal unknownPath()
{
    return {Guard::Route, 404, "not_found", "There is nothing at this path."};
}

// An answer given at once. Content-Length, Date and Connection are added when it is sent.
struct Response {
    int status = 200;
    HeaderList headers;
    std::string body;

    static Response json(int status, std::string body);
    // {"error":{"code":...,"message":...,"hint":...}}
    static Response error(const Refusal &refusal);

    bool operator==(const Response &) const = default;
};

// Host and port as in a Host header, an absolute target or an Origin.
struct Authority {
    std::string host; // lower case; an IPv6 address keeps its brackets
    std::optional<std::uint16_t> port;

    bool operator==(const Authority &) const = default;
};

// "uri-host [ : port ]" (RFC 9110 7.2); nothing when it is not that. User information is refused.
std::optional<Authority> parseAuthority(std::string_view text);

// Who a request comes from.
struct Principal {
    std::string id; // empty: nobody was asked

    bool operator==(const Principal &) const = default;
};

// Why nobody was recognised: goes into WWW-Authenticate and into the body of the 401.
struct Challenge {
    std::string parameters; // such as: realm="app"
    std::string message;
    std::string hint = {};

    bool operator==(const Challenge &) const = default;
};

// Turns bearer tokens into principals. An OAuth resource server adds its own implementation, names its
// metadata (RFC 9728) in the challenge's parameters and serves them on an open route.
class Authenticator {
public:
    virtual ~Authenticator() = default;

    // Without a token when the request had none, or something else in its place.
    virtual std::variant<Principal, Challenge> authenticate(const Request &request,
                                                            std::optional<std::string_view> token) const = 0;
};

// How the end of an answer's body is known (RFC 9112 6.3).
enum class BodyFraming : std::uint8_t {
    None, // the status allows no body
    Length,
    Chunks,
    UntilClose, // a stream to an HTTP/1.0 client
};

enum class AfterAnswer : std::uint8_t { Keep, Close };

struct AnswerHead {
    int status = 200;
    const HeaderList &headers;
    BodyFraming framing = BodyFraming::Length;
    std::size_t bodyLength = 0;
    AfterAnswer after = AfterAnswer::Keep;
    std::string_view commonFields = {}; // lines of the server itself
};

// Status line and fields with the empty line behind them.
std::string toWire(const AnswerHead &head);

bool allowsBody(int status);
std::string_view reasonPhrase(int status);

// Where the bytes of an answer go: a connection, or a recording in tests.
class AnswerSink {
public:
    // The header lines that every answer of the server has.
    virtual std::string_view commonFields() = 0;
    // What looks at bodies before they are sent; null: nothing does.
    virtual const OutgoingFilter *outgoing() { return nullptr; }
    virtual void send(std::string bytes) = 0;
    virtual void finish(AfterAnswer after) = 0;
    // A stream that broke off: the client must not take it for complete.
    virtual void breakOff() = 0;
    virtual std::size_t unsentBytes() const = 0;

protected:
    ~AnswerSink() = default;
};

} // namespace tooltray::http
