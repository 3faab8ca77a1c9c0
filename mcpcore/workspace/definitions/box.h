// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
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

} // namespace tooltray::workspace
