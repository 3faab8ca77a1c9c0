// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/classifier.h"
#include "mcp/eras/codec.h"
#include "mcp/questions/requeststate.h"
#include "mcp/server/outlet.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/serverservices.h"
#include "mcp/server/session.h"
#include "mcp/types/offer.h"
#include "mcp/types/revision.h"
#include "mcp/wire/params.h"
#include "json/parser.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::mcp {

class TaskRun;

// Pages of listings as encoded results, so that an unchanged list is neither built nor printed again.
class ListingCache {
public:
    struct Page {
        Listing listing;
        const Revision *spoken;
        std::uint64_t view;
        Cursor cursor;

        auto operator<=>(const Page &) const = default;
    };
    using Bytes = std::shared_ptr<const std::string>;

    Bytes find(const Page &page, std::uint64_t revision) const;
    void insert(Page page, std::uint64_t revision, Bytes result);

private:
    struct Entry {
        std::uint64_t revision;
        Bytes result;
    };

    std::map<Page, Entry> m_entries;
    std::size_t m_size = 0; // bytes
};

// The Mcp-Param-* headers of a request; nothing on transports that have no headers.
using ParameterHeaders = std::optional<std::span<const ParameterHeader>>;

// One MCP server, whatever the transports that lead to it. Lives on one thread.
class Server {
public:
    // All three must outlive the server.
    Server(Backend &backend, Clock &clock, TrafficObserver &observer, const Options &options = {},
           const Common &common = {});
    ~Server();
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    // Tells those of the audience who want to know; see Offer for what may change.
    void announce(const ServerChange &change, const Audience &audience = {});
    // Ends all that goes on with these: their streams, sessions and calls.
    void endClients(const std::function<bool(const Principal &)> &isMeant);
    // Says goodbye to those who listen and ends the sessions; what runs without one goes on.
    void close();

    // For the endpoints, which know what a message looks like on their transport.
    const Options &options() const { return m_services->options; }
    Sessions &sessions() { return m_sessions; }
    json::Parsed parse(std::string_view text) { return m_parser.parse(text); }
    // For what a client asks with initialize.
    Outcome<std::shared_ptr<Session>> openSession(const Principal &principal, const json::Value &params);
    void start(ServerRequest::Request request, std::shared_ptr<Outlet> outlet,
               const ParameterHeaders &headers = {});
    void reject(const Rejection &rejection, const Principal &principal, Outlet &outlet);

private:
    using RequestPointer = std::shared_ptr<ServerRequest>;

    // Brings the request to whoever serves it.
    void serve(const RequestPointer &call, const ParameterHeaders &headers);
    bool isOffered(Method method) const;
    std::optional<Failure> checkHeaders(const RequestPointer &call, const ToolCall &tool,
                                        const ParameterHeaders &headers) const;
    void sendOffer(ServerRequest &call);
    template <typename Fetch, typename Write>
    void list(const RequestPointer &call, Listing listing, Fetch fetch, Write write);
    void callTool(const RequestPointer &call, const ParameterHeaders &headers);
    void getPrompt(const RequestPointer &call);
    void readResource(const RequestPointer &call);
    void complete(const RequestPointer &call);
    void subscribe(ServerRequest &call);
    void unsubscribe(ServerRequest &call);
    void setLogLevel(ServerRequest &call);
    void listen(const RequestPointer &call);
    void getTask(ServerRequest &call);
    void updateTask(ServerRequest &call);
    void cancelTask(ServerRequest &call);
    std::shared_ptr<TaskRun> findTask(ServerRequest &call) const;
    void sendEmpty(ServerRequest &call);

    template <typename T, typename Write>
    Reply<T> replyTo(const RequestPointer &call, Write write,
                     std::optional<std::chrono::milliseconds> ttl = {});

    std::shared_ptr<ServerServices> m_services;
    Sessions m_sessions;
    ListenRequests m_subscriptions;
    ListingCache m_cache;
    json::Parser m_parser;
};

} // namespace tooltray::mcp
