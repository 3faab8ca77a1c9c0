// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/codec.h"

#include <string_view>

namespace tooltray::mcp {

// Revision 2026-07-28: every request says everything by itself, every result says what it is.
class Era2026 final : public Codec {
public:
    int code(Fault fault) const override;
    void writeOffer(ObjectWriter &result, const Offer &offer, const Revision &revision) const override;
    void finishResult(ObjectWriter &result, const ResultFrame &frame) const override;
};

// Keys of _meta that the modern era reserves (2026-07-28, basic, general fields).
namespace metakey {
inline constexpr std::string_view kProtocolVersion = "io.modelcontextprotocol/protocolVersion";
inline constexpr std::string_view kClientInfo = "io.modelcontextprotocol/clientInfo";
inline constexpr std::string_view kClientCapabilities = "io.modelcontextprotocol/clientCapabilities";
inline constexpr std::string_view kLogLevel = "io.modelcontextprotocol/logLevel";
inline constexpr std::string_view kServerInfo = "io.modelcontextprotocol/serverInfo";
inline constexpr std::string_view kSubscriptionId = "io.modelcontextprotocol/subscriptionId";
} // namespace metakey

} // namespace tooltray::mcp
