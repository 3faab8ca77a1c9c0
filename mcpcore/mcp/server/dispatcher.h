// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/method.h"
#include "mcp/server/reply.h"
#include "mcp/server/serverservices.h"
#include "mcp/types/offer.h"
#include "mcp/types/revision.h"
#include "mcp/wire/headerparameters.h"
#include "mcp/wire/seal.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace tooltray::mcp {

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

class ServerRequest;
class ListenRequests;
class TaskRun;

// The Mcp-Param-* headers of a request; nothing on transports that have no headers.
using ParameterHeaders = std::optional<std::span<const ParameterHeader>>;

// Brings each request to whoever serves it, and puts the outcome on its way.
class Dispatcher {
public:
    Dispatcher(std::shared_ptr<ServerServices> services, ListenRequests &subscriptions);

    void dispatch(const std::shared_ptr<ServerRequest> &call, const ParameterHeaders &headers);

private:
    using RequestPointer = std::shared_ptr<ServerRequest>;

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
    ListenRequests &m_subscriptions;
    ListingCache m_cache;
    Seal m_cursors = Seal::withRandomKey();
};

} // namespace tooltray::mcp
