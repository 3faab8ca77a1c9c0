// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace tooltray {

// An id that cannot be mistaken for another kind of id: using ToolId = StrongId<struct ToolIdTag>;
template <typename Tag, typename Representation = std::string>
class StrongId {
public:
    StrongId() = default;
    explicit StrongId(Representation value) : m_value(std::move(value)) {}

    const Representation &value() const noexcept { return m_value; }

    auto operator<=>(const StrongId &) const = default;

private:
    Representation m_value{};
};

} // namespace tooltray

template <typename Tag, typename Representation>
struct std::hash<tooltray::StrongId<Tag, Representation>> {
    std::size_t operator()(const tooltray::StrongId<Tag, Representation> &id) const noexcept
    {
        return std::hash<Representation>{}(id.value());
    }
};
