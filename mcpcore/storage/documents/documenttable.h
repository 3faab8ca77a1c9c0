// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/document.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tooltray::storage {

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
