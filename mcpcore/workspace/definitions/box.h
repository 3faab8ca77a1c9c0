// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace tooltray::workspace {

// A value on the heap with the semantics of the value itself, for types that contain themselves.
template <typename T>
class Box {
public:
    Box() : m_value(std::make_unique<T>()) {}
    Box(T value) : m_value(std::make_unique<T>(std::move(value))) {}
    Box(const Box &other) : m_value(std::make_unique<T>(*other.m_value)) {}
    Box(Box &&other) noexcept = default;
    Box &operator=(const Box &other)
    {
        m_value = std::make_unique<T>(*other.m_value);
        return *this;
    }
    Box &operator=(Box &&other) noexcept = default;
    ~Box() = default;

    // Precondition of these and of copying: not moved from.
    T &operator*() { return *m_value; }
    const T &operator*() const { return *m_value; }
    T *operator->() { return m_value.get(); }
    const T *operator->() const { return m_value.get(); }

    friend bool operator==(const Box &a, const Box &b) { return *a == *b; }

private:
    std::unique_ptr<T> m_value;
};

// An optional value on the heap. Copies share it until one of them is changed, so that the copy of a tool, of which
// there may be ten thousand with a thousand steps each, costs next to nothing. Access that could change the value makes
// it the object's own: const access is cheap, and keeps pointers into the value as they are.
template <typename T>
class Shared {
public:
    Shared() = default;
    Shared(std::nullopt_t) {}
    template <typename U = T>
    requires(std::constructible_from<T, U &&> && !std::same_as<std::remove_cvref_t<U>, Shared>)
        // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): the check knows no constraints
        Shared(U &&value)
        : m_node(new Node{T(std::forward<U>(value))})
    {}
    Shared(const Shared &other) noexcept : m_node(other.m_node)
    {
        if (m_node != nullptr)
            m_node->owners.fetch_add(1, std::memory_order_relaxed);
    }
    Shared(Shared &&other) noexcept : m_node(std::exchange(other.m_node, nullptr)) {}
    Shared &operator=(Shared other) noexcept
    {
        std::swap(m_node, other.m_node);
        return *this;
    }
    ~Shared() { reset(); }

    bool has_value() const { return m_node != nullptr; }
    explicit operator bool() const { return has_value(); }

    // Precondition of these: there is a value.
    T &operator*() { return own(); }
    const T &operator*() const { return m_node->value; }
    T *operator->() { return &own(); }
    const T *operator->() const { return &m_node->value; }

    T &emplace(T value = {})
    {
        *this = std::move(value);
        return m_node->value;
    }
    void reset() noexcept
    {
        Node *const node = std::exchange(m_node, nullptr);
        if (node != nullptr && node->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete node;
    }

    friend bool operator==(const Shared &a, const Shared &b)
    {
        return a.m_node == b.m_node || (a && b && *a == *b);
    }

private:
    struct Node {
        T value;
        std::atomic<std::size_t> owners = 1;
    };

    T &own()
    {
        if (m_node->owners.load(std::memory_order_acquire) > 1)
            *this = Shared(std::as_const(m_node->value));
        return m_node->value;
    }

    Node *m_node = nullptr;
};

} // namespace tooltray::workspace
