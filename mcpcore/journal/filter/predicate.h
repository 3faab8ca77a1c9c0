// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"
#include "journal/filter/field.h"
#include "journal/filter/filter.h"
#include "text/regex/linearsearch.h"

#include <QTimeZone>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::journal {

// Both ends are included.
template <typename T>
struct Interval {
    T least;
    T most;

    bool contains(const T &value) const noexcept { return least <= value && value <= most; }
    bool operator==(const Interval &) const = default;
};

// 500 and 500ms, 1.5s, 2m, 1h.
std::optional<std::chrono::microseconds> parseDuration(std::string_view text);

// Bytes: 300, 300b, 100k, 1.5M, 2G by thousands, 64Ki, 1Mi by 1024; the letter may be of either case.
std::optional<std::int64_t> parseByteCount(std::string_view text);

// 4xx: the hundred that it stands for.
std::optional<Interval<std::int64_t>> parseStatusClass(std::string_view text);

std::optional<std::int64_t> parseCount(std::string_view text);

// What a filter says of time, for somebody who reads it at that moment in that place:
// 10m (since then), 14:00 (that minute today), 14:00:30, 14:00-14:05 (its end is the end of that minute),
// 2026-01-31 (that day), 2026-01-31T14:00 and with seconds, 2026-01-31T14:00:00Z.
std::optional<Interval<WallTime>> parseTimeSpan(std::string_view text, WallTime now, const QTimeZone &zone);

// Who reads the filter, when and where: what the last ten minutes are.
struct FilterReader {
    WallTime now{};
    QTimeZone zone = QTimeZone::utc();
};

// A term made ready to be asked of many entries. Texts long enough take off the steps that are left; see
// FilterMatcher.
class Predicate {
public:
    // The offset of an error counts from the beginning of the value.
    static std::variant<Predicate, FilterError> create(const Term &term, const FilterReader &reader);

    bool matches(const LogEntry &entry, std::size_t &steps);

private:
    using Count = Interval<std::int64_t>;
    using Number = Interval<double>;
    struct Exactly {
        std::string text;
    };
    struct Present { // cached:yes
        bool isWanted;
    };
    using Test = std::variant<FoldedText, Exactly, text::LinearSearch, Count, Number, Present, Property>;
    using Made = std::variant<Test, FilterError>;

    Predicate(FilterField field, std::string name, Test test)
        : m_field(field)
        , m_name(std::move(name))
        , m_test(std::move(test))
    {}

    static Made makeText(const Term &term);
    static Made makeNumber(const Term &term);
    static Made makeStatus(const Term &term);
    static Made makeCached(const Term &term);
    static Made makeQuantity(const Term &term, const FilterReader &reader);
    static Made makeProperty(const Term &term);

    bool hasText(std::string_view text, std::size_t &steps);
    bool hasCount(std::int64_t count) const;
    bool matchesAnyColumn(const LogEntry &entry, std::size_t &steps);
    bool matchesStatus(const LogEntry &entry, std::size_t &steps);
    bool matchesUpstream(const LogEntry &entry, std::size_t &steps);
    bool matchesArgument(const LogEntry &entry, std::size_t &steps);
    bool matchesHeader(const LogEntry &entry, std::size_t &steps);
    bool matchesBody(const LogEntry &entry, std::size_t &steps);
    bool matchesCached(const LogEntry &entry) const;
    bool matchesProperty(const LogEntry &entry) const;

    FilterField m_field;
    std::string m_name;
    Test m_test;
};

} // namespace tooltray::journal
