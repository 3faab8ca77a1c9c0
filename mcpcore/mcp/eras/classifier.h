// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/codec.h"
#include "mcp/types/failure.h"
#include "mcp/types/revision.h"
#include "mcp/wire/requestid.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace tooltray::mcp {

// Finds fault with the reserved keys in the _meta of a modern request, whether or not the revision that it
// claims is spoken here (2026-07-28, basic, request metadata).
std::optional<Failure> checkRequestMeta(const json::Value &meta);

// The headers of Streamable HTTP that describe a message. Only the first field of a name counts.
struct MessageHeaders {
    std::optional<std::string_view> protocolVersion = {};
    std::optional<std::string_view> method = {};
    std::optional<std::string_view> name = {};
};

// One message, understood as far as that is possible without knowing the session or what is offered.
struct Incoming {
    enum class Kind : std::uint8_t { Request, Notification, Response };

    Kind kind = Kind::Request;
    Era era = Era::Legacy;
    const Revision *revision = nullptr; // modern; in the legacy era the session knows
    std::optional<RequestId> id = {};   // none only in a notification
    std::string_view methodName = {};
    const MethodEntry *method = nullptr; // null: not a request, or a legacy method that does not exist
};

// A message that is turned away before anybody works on it.
struct Rejection {
    Era era = Era::Modern; // whose numbers the answer speaks
    std::optional<RequestId> id = {};
    Failure failure;
};

using Classified = std::variant<Incoming, Rejection>;

// Decides the era of a message and whether it is well-formed: the one place, and a pure function. The
// body decides, headers only confirm (2026-07-28, basic, versioning). Without headers the transport has
// none. The result refers to the message.
Classified classify(const json::Value &message, const MessageHeaders *headers);

// The failures of requests that have to speak a revision of the modern era and do not.
Failure unsupportedVersion(std::string_view requested);
Failure missingClaim();

// True if the message says that it speaks a revision of the modern era, rightly or not.
bool hasModernClaim(const json::Value &message);

} // namespace tooltray::mcp
