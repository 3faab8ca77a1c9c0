// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace tooltray::mcp {

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
