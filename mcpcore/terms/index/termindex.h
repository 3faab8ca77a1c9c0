// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::terms {

// Where a term stands in an entry; the flags may be joined.
struct TermPlace {
    bool isName = false;  // of the entry
    bool isOwner = false; // the name of what the entry belongs to
};

// That an entry contains a term, and how much it says about the entry.
class Posting {
public:
    Posting() = default;
    Posting(std::uint32_t entry, std::uint32_t weight, TermPlace place) noexcept
        : m_bits(entry << 10U | (place.isName ? kName : 0U) | (place.isOwner ? kOwner : 0U)
                 | (weight > kMaxWeight ? kMaxWeight : weight))
    {}

    static constexpr std::uint32_t kMaxEntries = 1U << 22U;
    static constexpr std::uint32_t kMaxWeight = 255;

    std::uint32_t entry() const noexcept { return m_bits >> 10U; }
    bool isInName() const noexcept { return (m_bits & kName) != 0; }
    bool isInOwner() const noexcept { return (m_bits & kOwner) != 0; }
    std::uint32_t weight() const noexcept { return m_bits & kMaxWeight; }

private:
    static constexpr std::uint32_t kName = 512;
    static constexpr std::uint32_t kOwner = 256;

    std::uint32_t m_bits = 0;
};

// Which entries contain which terms: an inverted index in three arrays and one text.
class TermIndex {
public:
    std::string_view term(std::size_t index) const noexcept;
    std::span<const Posting> postings(std::size_t index) const noexcept;
    std::size_t termCount() const noexcept { return m_termStarts.empty() ? 0 : m_termStarts.size() - 1; }

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::size_t find(std::string_view term) const noexcept; // kNone
    // The terms that begin so: from the first to before the second.
    std::pair<std::size_t, std::size_t> findPrefix(std::string_view prefix) const noexcept;

    std::size_t memory() const noexcept;

private:
    friend class TermIndexBuilder;

    std::string m_text;
    std::vector<std::uint32_t> m_termStarts; // in alphabetical order, and the end
    std::vector<std::uint32_t> m_postingStarts;
    std::vector<Posting> m_postings; // by term, then by entry
};

// Takes the words of one entry after the other. The texts, not the names, must stay where they are until the end: those
// that come again and again, as the descriptions of arguments do, are split once.
class TermIndexBuilder {
public:
    // Adds the words of a text to the current entry, each once; the weights of several texts add up.
    void addWords(std::string_view text, std::uint32_t weight) { addWords(text, weight, weight); }
    // The first dozen words weigh more.
    void addWords(std::string_view text, std::uint32_t startWeight, std::uint32_t weight);
    void addName(std::string_view name, std::uint32_t weight);
    void addOwner(std::string_view name, std::uint32_t weight);
    // Ends the entry. Entries are numbered from 0.
    void endEntry();

    TermIndex finish();

private:
    struct Found {
        std::uint32_t term;
        std::uint32_t weight;
        TermPlace place;
    };

    // Where a term was met last.
    struct Met {
        std::uint32_t text = 0;
        std::uint32_t entry = 0;
        std::uint32_t at = 0; // among what was found in the entry
    };

    using Terms = std::vector<std::uint32_t>;

    const Terms &termsOf(std::string_view text);
    const Terms &termsOfName(std::string_view name);
    std::uint32_t termOf(std::string &word);
    void add(std::uint32_t term, std::uint32_t weight, TermPlace place);

    std::unordered_map<std::string, std::uint32_t> m_words; // as written, to terms; stop words to kNoTerm
    std::unordered_map<std::string, std::uint32_t> m_terms;
    std::unordered_map<std::string_view, Terms> m_texts;
    std::unordered_map<std::string, Terms> m_names; // with all their words as one
    std::vector<Met> m_met;                         // by term; texts and entries are counted from 1 there
    std::vector<Found> m_entry;
    std::uint32_t m_textCount = 0;
    std::uint32_t m_entryCount = 0;
    std::vector<std::pair<std::uint32_t, Posting>> m_postings;
};

} // namespace tooltray::terms
