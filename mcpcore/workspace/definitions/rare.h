// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace tooltray::workspace {

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
