// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace tooltray::graphql {

// What the fields of an object are resolved from: a value of a type of the program's own, either shared or
// small and plain (a pointer, an id). Whoever reads it knows its type; as() says whether that is so.
class Source {
public:
    Source() noexcept = default; // nothing
    template <class T>
    explicit Source(std::shared_ptr<const T> object) noexcept : m_shared(std::move(object))
                                                              , m_type(&kType<T>)
    {}
    template <class T>
    static Source of(const T &value) noexcept
    {
        // The size of a pointer is meant. NOLINTNEXTLINE(bugprone-sizeof-expression)
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kInline && alignof(T) <= kAlignment);
        Source source;
        new (source.m_inline.data()) T(value);
        source.m_type = &kType<T>;
        return source;
    }

    explicit operator bool() const noexcept { return m_type != nullptr; }

    template <class T>
    const T *as() const noexcept // null when it is something else
    {
        if (m_type != &kType<T>)
            return nullptr;
        if (m_shared)
            return static_cast<const T *>(m_shared.get());
        return std::launder(reinterpret_cast<const T *>(m_inline.data()));
    }
    template <class T>
    const T &get() const noexcept
    {
        assert(as<T>());
        return *as<T>();
    }
    // For what belongs to it and is handed on by itself.
    const std::shared_ptr<const void> &owner() const noexcept { return m_shared; }

private:
    template <class T>
    static constexpr char kType = 0; // its address tells types apart

    static constexpr std::size_t kInline = 2 * sizeof(void *);
    static constexpr std::size_t kAlignment = alignof(void *);

    std::shared_ptr<const void> m_shared;
    alignas(kAlignment) std::array<std::byte, kInline> m_inline{};
    const char *m_type = nullptr;
};

} // namespace tooltray::graphql
