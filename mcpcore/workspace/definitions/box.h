// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
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

// An optional of which there is mostly nothing: that takes the place of a pointer, and not that of the value,
// in each of ten thousand tools.
template <typename T>
class Rare {
public:
    Rare() = default;
    Rare(std::nullopt_t) {}
    Rare(T value) : m_value(std::make_unique<T>(std::move(value))) {}
    Rare(const Rare &other) : m_value(other ? std::make_unique<T>(*other) : nullptr) {}
    Rare(Rare &&other) noexcept = default;
    Rare &operator=(const Rare &other)
    {
        m_value = other ? std::make_unique<T>(*other) : nullptr;
        return *this;
    }
    Rare &operator=(Rare &&other) noexcept = default;
    ~Rare() = default;

    bool has_value() const { return m_value != nullptr; }
    explicit operator bool() const { return has_value(); }

    // Precondition of these: there is a value.
    T &operator*() { return *m_value; }
    const T &operator*() const { return *m_value; }
    T *operator->() { return m_value.get(); }
    const T *operator->() const { return m_value.get(); }

    T &emplace(T value = {})
    {
        m_value = std::make_unique<T>(std::move(value));
        return *m_value;
    }
    void reset() { m_value.reset(); }

    friend bool operator==(const Rare &a, const Rare &b) { return a && b ? *a == *b : !a && !b; }

private:
    std::unique_ptr<T> m_value;
};

} // namespace tooltray::workspace
