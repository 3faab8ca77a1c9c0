// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/sharedvalues.h"
#include "base/time/clock.h"
#include "json/value.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {

// A request for part of a result that was too large to return at once.
struct ResultQuestion {
    std::string handle;
    std::string owner;        // the client that got the handle: nobody else may read
    std::string path = {};    // JSON Pointer
    std::uint64_t offset = 0; // items of a list, else bytes of the text
    std::optional<std::uint64_t> limit = {};
    std::uint64_t maxBytes = 40'000;
};

// Behind the last item of a list that was not fetched to its end: what its tool is called with to go on.
struct ListEnd {
    std::string path = {}; // of the list
    std::string cursor = {};
};

// The items of a list, or a piece of the text of anything else: of a string what it says, else its JSON.
struct ResultPart {
    std::optional<json::Value> items;
    std::optional<std::string> text;
    std::uint64_t count = 0; // items or bytes
    std::uint64_t total = 0;
    std::optional<std::uint64_t> nextOffset;
    std::string nextCursor = {}; // see ListEnd
};

// Keeps the whole of results that were cut, until they are old or there are too many of them.
class ResultCache {
public:
    struct Limits {
        std::size_t results = 100;
        std::size_t bytes = 64 * 1024 * 1024; // of their JSON; in memory they take about three times as much
        std::chrono::seconds age = std::chrono::hours(1);
    };

    // The clock outlives the cache.
    explicit ResultCache(Clock &clock) : ResultCache(clock, Limits()) {}
    // shared: where other programs find the results as well, and this one theirs; outlives the cache.
    ResultCache(Clock &clock, const Limits &limits, SharedValues *shared = nullptr)
        : m_clock(clock)
        , m_limits(limits)
        , m_shared(shared)
    {}

    // Larger results stay with the program that has them.
    static constexpr std::size_t kMaxSharedBytes = std::size_t(8) << 20U;

    // The handle comes back in every call of who reads on, so that it is short. Whoever guesses one gets nothing by it:
    // it is read by the client alone that got it, and an unknown handle and that of another client are answered alike.
    // Its 50 bits are for the clients that share a name, such as those without a token: with all results kept and
    // 10,000 guesses a second one hit takes some thirty years, and a result is kept for an hour.
    static constexpr std::size_t kHandleSize = 10;

    // The handle; nothing for a result that alone is more than may be kept.
    std::optional<std::string> put(std::string owner, std::shared_ptr<const json::Value> result,
                                   std::size_t bytes, ListEnd end = {});

    // Calls back once every program finds the result; a handle is returned no sooner. At once for one that is not on
    // its way there. While the place is away or slow the handle works here alone, and the others find the result later.
    void whenShared(const std::string &handle, Done<> done);

    // Calls back once a result of another program is here as well, or is not to be had; at once where there is nothing
    // to ask for. An error: nobody knows now whether there is one.
    void fetch(const std::string &owner, const std::string &handle, Done<Result<void>> done);

    // A handle of another client is as unknown as one that never was.
    Result<ResultPart> read(const ResultQuestion &question);

private:
    struct Cached {
        std::string handle;
        std::string owner;
        std::shared_ptr<const json::Value> result;
        std::size_t bytes;
        MonotonicTime since;
        ListEnd end;
    };
    struct Sharing {
        Timer patience;
        std::vector<Done<>> waiting = {};
    };

    void keep(Cached cached);
    void share(const Cached &cached);
    void finishSharing(const std::string &handle, bool isStored);
    void shareNext();
    void tellWaiting(const std::string &handle);
    std::string newHandle() const;
    void dropOld();
    std::string largestOwner(const std::string &newcomer, std::size_t bytes) const;
    void dropFirstOf(const std::string &owner);
    void drop(std::list<Cached>::iterator kept);

    Clock &m_clock;
    Limits m_limits;
    SharedValues *m_shared;
    std::map<std::string, Sharing, std::less<>> m_sharing; // on their way, by handle
    std::deque<std::string> m_unshared;                    // handles whose results could not be stored
    Timer m_retry;
    std::size_t m_bytes = 0;
    std::list<Cached> m_order; // the oldest first
    std::map<std::string, std::list<Cached>::iterator, std::less<>> m_byHandle;
    QObject m_context; // of what a pool works on
};

} // namespace tooltray::execution
