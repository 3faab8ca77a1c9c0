// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <random>
#include <string>
#include <string_view>

namespace tooltray::journal::test {

WallTime at(std::string_view rfc3339);

// A call that went well, with one exchange; its id and time as given.
LogEntry sampleEntry(std::uint64_t id = 1, std::string_view time = "2026-01-01T12:00:00Z");
EntryPointer samplePointer(std::uint64_t id = 1, std::string_view time = "2026-01-01T12:00:00Z");

// Entries made by chance, the same ones at every run, with everything in them that an entry can have.
class EntryGenerator {
public:
    explicit EntryGenerator(unsigned seed) : m_random(seed) {}

    LogEntry entry();
    std::string text();
    std::size_t below(std::size_t bound) { return m_random() % bound; }

private:
    Message message(std::size_t depth = 2);
    Body body();
    Exchange exchange();
    std::vector<RecordedHeader> headers();
    Phases::Duration phase();

    std::mt19937 m_random;
    std::uint64_t m_id = 0;
};

} // namespace tooltray::journal::test
