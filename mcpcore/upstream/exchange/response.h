// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/request.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::upstream {

// The steps of one exchange, in their order.
enum class Phase : std::uint8_t { Queued, NameLookup, Connect, Tls, Sending, Waiting, Receiving };

// The name of the phase in the journal and in error details, such as "name_lookup".
std::string_view nameOf(Phase phase);

// The duration of each step; zero for a step that was skipped, such as connecting on a reused connection.
struct PhaseTimes {
    std::chrono::microseconds queued{0}; // behind rate and concurrency limits
    std::chrono::microseconds nameLookup{0};
    std::chrono::microseconds connect{0};
    std::chrono::microseconds tls{0};
    std::chrono::microseconds sending{
        0}; // until the request is on its way; what is beyond 64 KiB counts as waiting
    std::chrono::microseconds waiting{0}; // for the first byte
    std::chrono::microseconds receiving{0};
    std::chrono::microseconds total{0}; // without the queue

    bool operator==(const PhaseTimes &) const = default;
};

enum class HttpVersion : std::uint8_t { Unknown, Http10, Http11, Http2 };

// In bytes.
struct Sizes {
    std::uint64_t requestBody = 0;
    std::uint64_t responseHead = 0;
    std::uint64_t received = 0; // of the response's body, as it came over the wire
    std::uint64_t decoded = 0;  // of the same, without its content coding

    bool operator==(const Sizes &) const = default;
};

// The facts about an exchange, however it ended.
struct Report {
    HttpVersion version = HttpVersion::Unknown;
    PhaseTimes times = {};
    Sizes sizes = {};
    std::string address = {}; // of the peer, "192.0.2.7:443"
    AddressScope scope =
        AddressScope::Public; // of the address; behind a proxy of the one in the URL, if it is one
    bool isConnectionReused = false;

    bool operator==(const Report &) const = default;
};

struct ReceivedField {
    std::string name; // as sent
    std::string value;

    bool operator==(const ReceivedField &) const = default;
};

struct ResponseHead {
    int status = 0;
    HttpVersion version = HttpVersion::Unknown;
    std::vector<ReceivedField> fields = {}; // in their order, duplicates included

    // The value of the first field of that name, in any case.
    std::optional<std::string_view> field(std::string_view name) const;
    // The Content-Type in lower case and without parameters; empty if there is none.
    std::string mediaType() const;

    // A body of this head that is text as UTF-8, where it is said to be in one of the encodings of Western Europe and
    // is none in UTF-8 already; else the body as it is.
    std::string asUtf8(std::string body) const;

    bool operator==(const ResponseHead &) const = default;
};

struct Response {
    ResponseHead head;
    std::string body = {}; // decoded; empty when it was passed on as it came
    Report report = {};

    bool operator==(const Response &) const = default;
};

// What a body has to say to people, on one line: the message in a JSON object, the title of a web page, or
// how the text begins. The body may be cut off. Somebody else's words, so nothing is done by them.
std::string excerptOf(std::string_view body);

// Puts the head of a response together from its lines. Interim responses (1xx) come before the one that
// counts, trailers after its body; neither is kept. A head that says in two ways how long the body is, or where to go
// on, is malformed: whoever passed it on may have read it otherwise.
class HeadReader {
public:
    enum class Result : std::uint8_t { NeedLines, Complete, Malformed };

    // With its line end; an empty line ends the head.
    Result addLine(std::string_view line);

    bool isComplete() const { return m_isComplete; }
    const ResponseHead &head() const { return m_head; }
    ResponseHead take() { return std::move(m_head); }
    std::uint64_t bytes() const { return m_bytes; } // of all lines so far

private:
    bool beginWith(std::string_view statusLine);
    bool addField(std::string_view line);
    bool isClear() const;

    ResponseHead m_head;
    std::uint64_t m_bytes = 0;
    bool m_hasBegun = false;
    bool m_isComplete = false;
};

} // namespace tooltray::upstream
