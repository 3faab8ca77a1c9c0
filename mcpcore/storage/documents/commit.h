// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/codec/document.h"
#include "json/value.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::storage {

// Tells whether a document is still the one that somebody saw: equal for equal
// bytes, on every machine.
using Stamp = std::uint64_t;

Stamp stampOf(std::string_view body);

struct DocumentChange {
    workspace::DocumentKey key;
    std::optional<std::string> body;    // nothing: the document is removed
    std::optional<Stamp> replaces = {}; // what its author believes is stored; nothing: no such document

    bool operator==(const DocumentChange &) const = default;
};

// The documents that are there after such changes; precondition: each has a body.
std::vector<workspace::Document> documentsOf(std::vector<DocumentChange> changes);

// Documents that change together: all of them or none.
struct Commit {
    std::string label;
    std::vector<DocumentChange> changes; // each document once

    bool operator==(const Commit &) const = default;
};

// The change that a commit made to a document.
struct DocumentNews {
    enum class Kind : std::uint8_t { Added, Changed, Removed };

    workspace::DocumentKey key;
    Kind kind = Kind::Changed;

    bool operator==(const DocumentNews &) const = default;
};

// The state before a commit, or when a copy was made, that can be restored.
struct SavedState {
    // Only the last commits are kept; for copies see WorkspaceCopy.
    enum class Kind : std::uint8_t { Commit, Copy };

    std::string id;
    Kind kind = Kind::Commit;
    std::uint64_t revision = 0; // the number of the commit, which grows from each one to the next
    std::string label;          // of the commit, or the copy
    std::string time;           // RFC 3339
    std::vector<DocumentNews> news = {};

    bool operator==(const SavedState &) const = default;
};

// A document that is there and cannot be had: its file is closed to us, too big, or no file at all. It is
// neither loaded nor ever written over.
struct SetAside {
    workspace::DocumentKey key;
    Error reason;

    bool operator==(const SetAside &) const = default;
};

// The bytes of a document within a JSON text: a string, or, when they are not UTF-8, {"base64": ...}, as what
// cannot be read must be kept as well. Nothing is null.

json::Value storedBytes(const std::optional<std::string> &bytes);
std::optional<std::string> bytesIn(const json::Value &stored);

// A commit as backups keep it, with what each document was before: enough to
// finish one that was interrupted, and to go back behind one that is done.
struct CommitRecord {
    struct Entry {
        workspace::DocumentKey key;
        std::optional<std::string> before;
        std::optional<std::string> after;

        bool operator==(const Entry &) const = default;
    };

    std::string label;
    std::string time; // RFC 3339
    std::vector<Entry> entries;

    bool operator==(const CommitRecord &) const = default;
};

std::string encode(const CommitRecord &record);
// Returns nothing for a text that is not a complete record: its commit was never begun.
std::optional<CommitRecord> decodeRecord(std::string_view text);

// The number of the format that a document says it has; 0 when it says none.
std::int64_t formatOf(std::string_view body);

// The oldest format from which the commit brings a document to a newer one; nothing where it does not.
std::optional<std::int64_t> migratesFrom(const CommitRecord &record);

// Why a change may not be made to what is there now (nothing: no such document). The codes:
// - changed_outside: the document is not the one it replaces, but a good one;
// - name_taken: the same, where none was to be replaced;
// - set_aside: it is not the one it replaces and cannot be read, so that nobody knows what would be lost.
//   Whoever has seen it replaces it by its stamp;
// - newer_format: a newer version of Tooltray wrote it; not even its stamp helps.
// The details are "document" (its path), "current" (its text) and, of what cannot be read, "line" and
// "column".
std::optional<Error> refusal(const DocumentChange &change, const std::optional<std::string> &current,
                             const workspace::Formats &formats);

// Something known of each of many documents, in their order. In one piece of memory, as a workspace of ten thousand
// documents is nothing unusual and a tree would take as much again for its nodes.
template <typename T>
class DocumentTable {
public:
    struct Row {
        workspace::DocumentKey key;
        T value;
    };

    auto begin() const { return m_rows.begin(); }
    auto end() const { return m_rows.end(); }
    void reserve(std::size_t rows) { m_rows.reserve(rows); }

    const T *find(const workspace::DocumentKey &key) const
    {
        const auto place = std::ranges::lower_bound(m_rows, key, {}, &Row::key);
        return place != m_rows.end() && place->key == key ? &place->value : nullptr;
    }
    void set(workspace::DocumentKey key, T value)
    {
        if (m_rows.empty() || m_rows.back().key < key) { // as documents come when all of them are read
            m_rows.push_back({std::move(key), std::move(value)});
            return;
        }
        const auto place = std::ranges::lower_bound(m_rows, key, {}, &Row::key);
        if (place->key == key)
            place->value = std::move(value);
        else
            m_rows.insert(place, {std::move(key), std::move(value)});
    }
    void remove(const workspace::DocumentKey &key)
    {
        const auto place = std::ranges::lower_bound(m_rows, key, {}, &Row::key);
        if (place != m_rows.end() && place->key == key)
            m_rows.erase(place);
    }
    void clear() { m_rows.clear(); }

private:
    std::vector<Row> m_rows;
};

} // namespace tooltray::storage
