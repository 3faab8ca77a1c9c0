// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "text/words/message.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// Stands in the log where a secret was.
inline constexpr std::string_view kSecretMask = "***";

// What went over the wire in one direction, without its secrets. Copies share the text, which never changes.
struct Body {
    std::shared_ptr<const std::string> content = nullptr;
    std::uint64_t size = 0; // in bytes, as it went over the wire

    bool isCut = false;      // the content is only the beginning
    bool isRepaired = false; // the content has U+FFFD in place of bytes that were not UTF-8
    bool isMasked = false;   // it held secrets, which are masked
    std::string file = {};   // of a body that is cut: the file in the folder "bodies" that has all of it

    static Body of(std::string text)
    {
        Body body;
        body.size = text.size();
        body.content = std::make_shared<const std::string>(std::move(text));
        return body;
    }

    static Body omitted(std::uint64_t size)
    {
        return {.content = std::make_shared<const std::string>(), .size = size, .isCut = true};
    }

    std::string_view text() const noexcept
    {
        return content ? std::string_view(*content) : std::string_view();
    }
    bool isWhole() const noexcept { return !isCut && !isRepaired; }
    // Of it only the size is known.
    bool isOmitted() const noexcept { return isCut && file.empty() && text().empty(); }

    friend bool operator==(const Body &a, const Body &b) noexcept
    {
        return a.size == b.size && a.isCut == b.isCut && a.isRepaired == b.isRepaired
               && a.isMasked == b.isMasked && a.file == b.file
               && (a.content == b.content || a.text() == b.text());
    }
};

struct RecordedHeader {
    std::string name;
    std::string value;

    bool operator==(const RecordedHeader &) const = default;
};

// How long each step of an exchange took; nothing where there was no such step, as on a connection that was
// open already.
struct Phases {
    using Duration = std::optional<std::chrono::microseconds>;

    Duration queue = {}; // waiting for the rate limit or a free connection
    Duration dns = {};
    Duration connect = {}; // of TCP alone
    Duration tls = {};
    Duration send = {};
    Duration wait = {}; // until the first byte of the answer
    Duration receive = {};

    bool operator==(const Phases &) const = default;
};

// One request to an endpoint and what came back.
struct Exchange {
    WallTime time{};
    std::string endpoint = {}; // its name in the workspace
    std::string method = {};
    std::string url = {};
    std::vector<RecordedHeader> requestHeaders = {};
    Body request = {};

    int status = 0;               // 0: there was no answer
    std::string httpVersion = {}; // "HTTP/2"; empty when not known
    std::vector<RecordedHeader> responseHeaders = {};
    Body response = {};
    Message error = {}; // a sentence, when there was no answer or half of one

    std::chrono::microseconds duration{0};
    Phases phases = {};
    std::uint32_t retry = 0; // 0: the first attempt
    std::uint32_t page = 0;  // counted from 1 when the call goes through pages
    bool isFromCache = false;
    std::string step = {}; // of a composite tool. This and the next are not kept in the archive.
    std::string span = {}; // in the trace of its call

    bool operator==(const Exchange &) const = default;
};

} // namespace tooltray::journal
