// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "mcp/types/offer.h"
#include "mcp/types/revision.h"
#include "mcp/wire/objectwriter.h"
#include "mcp/wire/requestid.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tooltray::mcp {

// The member "capabilities" of what a server offers.
void writeCapabilities(ObjectWriter &result, const Offer &offer, const Features &features);

// True if the declared capabilities cover the required ones; both are client capability objects.
bool declares(const json::Value &declared, const json::Value &required);

// Adds one capability object to another.
void addCapability(json::Value &all, const json::Value &capability);

// The data that every result of the modern era carries in addition to its own members.
struct ResultFrame {
    // Icons may be large: server/discover shows them, elsewhere the name is enough to know the server by.
    enum class ServerDetail : std::uint8_t { Name, Everything };

    const Implementation &server;
    const json::Value &meta;                           // of the result itself; null when it has none
    std::optional<std::chrono::milliseconds> ttl = {}; // of a cacheable result
    ServerDetail detail = ServerDetail::Name;
    std::string_view type = "complete";
};

// The parts of the wire format that differ between eras; the rest is shared and guided by Features.
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

// Revisions up to 2025-11-25: initialize opens a session, results are bare.
class Era2025 final : public Codec {
public:
    int code(Fault fault) const override;
    void writeOffer(ObjectWriter &result, const Offer &offer, const Revision &revision) const override;
    void finishResult(ObjectWriter &result, const ResultFrame &frame) const override;
};

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

enum class Method : std::uint8_t {
    Discover,
    Initialize,
    Ping,
    ListTools,
    CallTool,
    ListPrompts,
    GetPrompt,
    ListResources,
    ListResourceTemplates,
    ReadResource,
    SubscribeResource,
    UnsubscribeResource,
    Complete,
    SetLogLevel,
    Listen,
    GetTask,
    UpdateTask,
    CancelTask,
};

struct MethodEntry {
    std::string_view name;
    Method method;
    std::string_view subject = {}; // the parameter that says what it is about, where one does
};

// The methods of an era; what an era lacks is not in its table.
std::span<const MethodEntry> methods(Era era);
const MethodEntry *findMethod(Era era, std::string_view name);

} // namespace tooltray::mcp
