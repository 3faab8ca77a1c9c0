// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "mcp/types/revision.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tooltray::mcp {

// The outcome of a message, for transports that have a status for it.
enum class Disposition : std::uint8_t {
    Answered,   // with a result, or an error of the request's own
    Accepted,   // there is nothing to answer
    Ended,      // the session, as was asked for
    BadRequest, // turned away before anybody worked on it
    NotFound,   // no such method or session
};

// The disposition of a message that never became a call.
Disposition dispositionOfRejection(Fault fault);
// The disposition of a call that failed.
Disposition dispositionOfFailure(Fault fault, Era era);

struct Answer {
    Disposition disposition = Disposition::Answered;
    std::string body = {};    // one JSON-RPC message; empty: none
    std::string session = {}; // id of a session that has just begun

    bool operator==(const Answer &) const = default;
};

// Sends the messages that belong to one request, or to one stream of news. A transport implements it. After
// finish() or abort() nothing more is called; when the client went away, calls do nothing.
class Outlet {
public:
    virtual ~Outlet() = default;

    virtual bool acceptsStream() const { return true; } // as far as the client said
    virtual void openStream() = 0;                      // says now that several messages will come
    virtual void send(std::string_view message) = 0;    // one that comes before the answer
    virtual void finish(Answer answer) = 0;             // the answer, exactly once
    virtual void abort() = 0;                           // lets go of a client that does not keep up
    virtual std::size_t backlog() const = 0;            // bytes that the client has not taken yet

    // Called once if the client goes away before the end.
    void setGoneHandler(std::function<void()> handler) { m_gone = std::move(handler); }

protected:
    void gone()
    {
        if (const auto handler = std::exchange(m_gone, nullptr))
            handler();
    }

private:
    std::function<void()> m_gone;
};

// The answers to requests that came as one JSON array and leave as one, unless something has to be sent
// before: then each leaves by itself on a stream (2025-03-26, basic, batching).
class Batch : public std::enable_shared_from_this<Batch> {
public:
    explicit Batch(std::shared_ptr<Outlet> outlet) : m_outlet(std::move(outlet)) {}

    // Adds the outlet for the answer to one request of the batch.
    std::shared_ptr<Outlet> addMember();
    // There are no more members.
    void close();

private:
    class Member;

    void openStream();
    void send(std::string_view message);
    void collect(std::string body);
    void finishIfDone();

    std::shared_ptr<Outlet> m_outlet;
    std::vector<std::string> m_answers;
    std::size_t m_awaited = 1; // the members, and close()
    bool m_isStreaming = false;
};

// A function to be called once that may own things which cannot be copied. (std::move_only_function
// needs C++23.)
template <typename... Arguments>
class Callback {
public:
    Callback() = default;

    template <std::invocable<Arguments...> F>
    requires(!std::same_as<std::remove_cvref_t<F>, Callback>) Callback(F &&function)
        : m_target(std::make_unique<Holder<std::decay_t<F>>>(std::forward<F>(function)))
    {}

    explicit operator bool() const noexcept { return m_target != nullptr; }

    // Precondition: not called before.
    void operator()(Arguments... arguments)
    {
        const auto target = std::move(m_target);
        target->call(std::forward<Arguments>(arguments)...);
    }

private:
    struct Target {
        virtual ~Target() = default;
        virtual void call(Arguments... arguments) = 0;
    };

    template <typename F>
    struct Holder final : Target {
        explicit Holder(F given) : function(std::move(given)) {}
        void call(Arguments... arguments) override { function(std::forward<Arguments>(arguments)...); }
        F function;
    };

    std::unique_ptr<Target> m_target;
};

// The duty to answer a request, now or later, on the thread of the server. Answers exactly once: when it
// is destroyed before, the request fails with an internal error, so that no client waits for ever.
template <typename T>
class Reply {
public:
    explicit Reply(Callback<Outcome<T>> receiver) : m_receiver(std::move(receiver)) {}
    Reply(Reply &&) noexcept = default;
    Reply &operator=(Reply &&other) noexcept
    {
        std::swap(m_receiver, other.m_receiver);
        return *this;
    }
    ~Reply()
    {
        if (m_receiver)
            m_receiver(Failure::internal());
    }

    // Precondition of both: not answered before.
    void send(T result) { m_receiver(Outcome<T>(std::move(result))); }
    void fail(Failure failure) { m_receiver(Outcome<T>(std::move(failure))); }

private:
    Callback<Outcome<T>> m_receiver;
};

} // namespace tooltray::mcp
