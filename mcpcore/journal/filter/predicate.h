// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"
#include "journal/filter/foldedtext.h"
#include "journal/filter/quantity.h"
#include "text/regex/linearsearch.h"

#include <QTimeZone>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::journal {

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
