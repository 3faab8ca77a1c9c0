// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"
#include "json/value.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace tooltray {

// The coarse kind of an error: decides exit codes, HTTP statuses and JSON-RPC codes in one table each.
enum class ErrorKind : std::uint8_t {
    Usage,   // the caller said something that can never work
    Invalid, // input that does not fit its rules
    NotFound,
    Conflict, // the state moved on, or the name is taken
    Denied,
    Unavailable, // disk full, port in use, no keychain, no network
    Timeout,
    Cancelled,
    Internal, // a bug of ours
};

// An expected failure. The code is stable; the message is a full sentence, the hint one that says what to do next.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    std::string code;
    Message message;
    Message hint = {};
    json::Value details = {};

    bool operator==(const Error &) const = default;
};

// The exit code for such an error: 2 when the command line was at fault, otherwise 1.
constexpr int exitCode(ErrorKind kind) noexcept
{
    return kind == ErrorKind::Usage ? 2 : 1;
}

template <typename T>
class Result;

template <typename U, typename... Others>
constexpr bool isNoneOf = (!std::same_as<std::remove_cvref_t<U>, Others> && ...);

// A type that converts implicitly to the value of a Result<T>.
template <typename U, typename T>
concept ValueOf = isNoneOf<U, Result<T>, Error> && std::convertible_to<U, T>;

// A value or the reason why there is none. (std::expected needs C++23.)
template <typename T>
class [[nodiscard]] Result {
    static_assert(!std::same_as<T, Error> && !std::is_reference_v<T>);

public:
    using Value = T;

    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    template <ValueOf<T> U = T>
    // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): the check knows no constraints
    Result(U &&value) : m_state(std::in_place_index<0>, std::forward<U>(value))
    {}

    bool hasValue() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return hasValue(); }

    // Precondition of all of these: the alternative asked for is the one held.
    T &value() & { return std::get<0>(m_state); }
    const T &value() const & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    Error &error() & { return std::get<1>(m_state); }
    const Error &error() const & { return std::get<1>(m_state); }
    Error &&error() && { return std::get<1>(std::move(m_state)); }

    template <std::convertible_to<T> U = T>
    T valueOr(U &&fallback) const &
    {
        return hasValue() ? value() : static_cast<T>(std::forward<U>(fallback));
    }
    template <std::convertible_to<T> U = T>
    T valueOr(U &&fallback) &&
    {
        return hasValue() ? std::move(*this).value() : static_cast<T>(std::forward<U>(fallback));
    }

    // Goes on with the value through a function that returns a Result itself; passes an error on.
    template <typename F>
    auto andThen(F &&next) && -> std::invoke_result_t<F, T &&>
    {
        if (!hasValue())
            return std::move(*this).error();
        return std::invoke(std::forward<F>(next), std::move(*this).value());
    }

    // Goes on with the value through a function that cannot fail.
    template <typename F>
    auto transform(F &&change) && -> Result<std::invoke_result_t<F, T &&>>
    {
        if (!hasValue())
            return std::move(*this).error();
        if constexpr (std::is_void_v<std::invoke_result_t<F, T &&>>) {
            std::invoke(std::forward<F>(change), std::move(*this).value());
            return {};
        } else {
            return std::invoke(std::forward<F>(change), std::move(*this).value());
        }
    }

    bool operator==(const Result &) const = default;

private:
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void> {
public:
    using Value = void;

    Result() = default;
    Result(Error error) : m_state(std::move(error)) {}

    bool hasValue() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return hasValue(); }
    Error &error() & { return std::get<1>(m_state); }
    const Error &error() const & { return std::get<1>(m_state); }
    Error &&error() && { return std::get<1>(std::move(m_state)); }

    template <typename F>
    auto andThen(F &&next) && -> std::invoke_result_t<F>
    {
        if (!hasValue())
            return std::move(*this).error();
        return std::invoke(std::forward<F>(next));
    }

    template <typename F>
    auto transform(F &&change) && -> Result<std::invoke_result_t<F>>
    {
        if (!hasValue())
            return std::move(*this).error();
        return std::invoke(std::forward<F>(change));
    }

    bool operator==(const Result &) const = default;

private:
    std::variant<std::monostate, Error> m_state;
};

} // namespace tooltray
