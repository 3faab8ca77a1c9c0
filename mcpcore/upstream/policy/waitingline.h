// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace tooltray::upstream {

// Those who wait for their turn, first come, first served, up to a bound.
class WaitingLine {
    using Waiting = std::map<std::uint64_t, std::function<void()>>;

public:
    // Leaves the line when it is destroyed. May outlive the line.
    class [[nodiscard]] Place {
    public:
        Place() = default;
        Place(const std::shared_ptr<Waiting> &line, std::uint64_t number) : m_line(line), m_number(number) {}
        Place(Place &&other) noexcept = default;
        Place &operator=(Place &&other) noexcept;
        ~Place() { leave(); }

        void leave();

    private:
        std::weak_ptr<Waiting> m_line;
        std::uint64_t m_number = 0;
    };

    explicit WaitingLine(std::size_t bound) : m_bound(bound) {}

    std::size_t size() const { return m_waiting->size(); }
    bool isEmpty() const { return m_waiting->empty(); }

    // Nothing when the line is full.
    std::optional<Place> join(std::function<void()> called);
    // Takes the first one out and calls it; false when nobody waits.
    bool callNext();

private:
    std::shared_ptr<Waiting> m_waiting = std::make_shared<Waiting>();
    std::size_t m_bound;
    std::uint64_t m_lastNumber = 0;
};

} // namespace tooltray::upstream
