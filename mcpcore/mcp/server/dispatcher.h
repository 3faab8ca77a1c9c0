// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/method.h"
#include "mcp/server/reply.h"
#include "mcp/server/services.h"
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

class Call;
class Subscriptions;
class TaskRun;

// The Mcp-Param-* headers of a request; nothing on transports that have no headers.
using ParameterHeaders = std::optional<std::span<const ParameterHeader>>;

// Brings each request to whoever serves it, and puts the outcome on its way.
class Dispatcher {
public:
    Dispatcher(std::shared_ptr<Services> services, Subscriptions &subscriptions);

    void dispatch(const std::shared_ptr<Call> &call, const ParameterHeaders &headers);

private:
    using CallPointer = std::shared_ptr<Call>;

    bool isOffered(Method method) const;
    std::optional<Failure> checkHeaders(const CallPointer &call, const ToolCall &tool,
                                        const ParameterHeaders &headers) const;
    void sendOffer(Call &call);
    template <typename Fetch, typename Write>
    void list(const CallPointer &call, Listing listing, Fetch fetch, Write write);
    void callTool(const CallPointer &call, const ParameterHeaders &headers);
    void getPrompt(const CallPointer &call);
    void readResource(const CallPointer &call);
    void complete(const CallPointer &call);
    void subscribe(Call &call);
    void unsubscribe(Call &call);
    void setLogLevel(Call &call);
    void listen(const CallPointer &call);
    void getTask(Call &call);
    void updateTask(Call &call);
    void cancelTask(Call &call);
    std::shared_ptr<TaskRun> findTask(Call &call) const;
    void sendEmpty(Call &call);

    template <typename T, typename Write>
    Reply<T> replyTo(const CallPointer &call, Write write, std::optional<std::chrono::milliseconds> ttl = {});

    std::shared_ptr<Services> m_services;
    Subscriptions &m_subscriptions;
    ListingCache m_cache;
    Seal m_cursors = Seal::withRandomKey();
};

} // namespace tooltray::mcp
