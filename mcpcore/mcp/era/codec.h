// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/revision.h"
#include "mcp/types/failure.h"
#include "mcp/types/implementation.h"
#include "mcp/types/offer.h"
#include "mcp/wire/objectwriter.h"
#include "mcp/wire/requestid.h"
#include "json/value.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace tooltray::mcp {

// What every result of the modern era carries beside its own members.
struct ResultFrame {
    // Icons may be large: server/discover shows them, elsewhere the name is enough to know the server by.
    enum class ServerDetail : std::uint8_t { Name, Everything };

    const Implementation &server;
    const json::Value &meta;                           // of the result itself; null when it has none
    std::optional<std::chrono::milliseconds> ttl = {}; // of a cacheable result
    ServerDetail detail = ServerDetail::Name;
    std::string_view type = "complete";
};

// What one era puts on the wire in its own way; all the rest is shared and guided by Features.
class Codec {
public:
    virtual ~Codec() = default;

    virtual int code(Fault fault) const = 0; // JSON-RPC error code

    // The members that answer a client's first question: initialize or server/discover.
    virtual void writeOffer(ObjectWriter &result, const Offer &offer, const Revision &revision) const = 0;
    // The members that every result of the era ends with.
    virtual void finishResult(ObjectWriter &result, const ResultFrame &frame) const = 0;
};

const Codec &codec(Era era);

} // namespace tooltray::mcp
