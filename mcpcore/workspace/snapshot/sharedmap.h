// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// A map ordered by name that never changes and costs nothing to copy. A changed copy, made by an Editor,
// shares with its original all but the chunks that were touched.
template <typename T>
class SharedMap {
public:
    struct Item {
        std::string name;
        T value;
    };

    class Iterator;
    class Editor;

    std::size_t size() const noexcept { return m_size; }
    bool isEmpty() const noexcept { return m_size == 0; }

    const T *find(std::string_view name) const noexcept;
    Iterator begin() const noexcept { return {m_chunks.get(), 0}; }
    Iterator end() const noexcept { return {m_chunks.get(), m_chunks ? m_chunks->size() : 0}; }
    // The first item whose name is not less.
    Iterator lowerBound(std::string_view name) const noexcept;

    // Calls tell(name, before, after) in order for each item that the two do not share; one that is in both may be
    // equal all the same, one that is only in one of them is null for the other.
    static void compare(const SharedMap &before, const SharedMap &after, auto &&tell);

private:
    using Chunk = std::vector<Item>; // never empty
    using Chunks = std::vector<std::shared_ptr<const Chunk>>;

    static constexpr std::size_t kLargestChunk = 128;

    // The only chunk that may hold the name.
    static std::size_t chunkOf(const Chunks &chunks, std::string_view name) noexcept;
    static auto placeIn(auto &chunk, std::string_view name) noexcept
    {
        return std::ranges::lower_bound(chunk, name, {}, &Item::name);
    }

    std::shared_ptr<const Chunks> m_chunks;
    std::size_t m_size = 0;
};

template <typename T>
class SharedMap<T>::Iterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = const Item;
    using difference_type = std::ptrdiff_t;
    using pointer = const Item *;
    using reference = const Item &;

    Iterator() = default;
    Iterator(const Chunks *chunks, std::size_t chunk, std::size_t item = 0)
        : m_chunks(chunks)
        , m_chunk(chunk)
        , m_item(item)
    {}

    reference operator*() const noexcept { return (*(*m_chunks)[m_chunk])[m_item]; }
    pointer operator->() const noexcept { return &**this; }
    Iterator &operator++() noexcept
    {
        if (++m_item == (*m_chunks)[m_chunk]->size()) {
            m_item = 0;
            ++m_chunk;
        }
        return *this;
    }
    Iterator operator++(int) noexcept
    {
        Iterator before = *this;
        ++*this;
        return before;
    }

    bool operator==(const Iterator &) const = default;

    // Both behind the chunk at whose beginning they are, where that is the same.
    bool skipsSharedChunk(Iterator &other) noexcept
    {
        if (m_item != 0 || other.m_item != 0 || (*m_chunks)[m_chunk] != (*other.m_chunks)[other.m_chunk])
            return false;
        ++m_chunk;
        ++other.m_chunk;
        return true;
    }

private:
    const Chunks *m_chunks = nullptr;
    std::size_t m_chunk = 0;
    std::size_t m_item = 0;
};

// Makes a changed copy: copies a chunk when it first touches it.
template <typename T>
class SharedMap<T>::Editor {
public:
    explicit Editor(const SharedMap &original);

    std::size_t size() const noexcept { return m_size; }
    const T *find(std::string_view name) const noexcept;
    void set(std::string_view name, T value);
    bool remove(std::string_view name);

    SharedMap finish() &&;

private:
    Chunk &own(std::size_t chunk);
    void insert(std::size_t chunk, std::string_view name, T value);

    Chunks m_chunks;
    std::vector<Chunk *> m_own; // beside the chunks: where it points to, the copy is ours to change
    std::size_t m_size;
};

template <typename T>
std::size_t SharedMap<T>::chunkOf(const Chunks &chunks, std::string_view name) noexcept
{
    // The last one that does not begin behind the name; names before all belong into the first.
    const auto behind = std::ranges::upper_bound(
        chunks, name, {}, [](const auto &chunk) { return std::string_view(chunk->front().name); });
    return behind == chunks.begin() ? 0 : static_cast<std::size_t>(behind - chunks.begin()) - 1;
}

template <typename T>
const T *SharedMap<T>::find(std::string_view name) const noexcept
{
    const Iterator place = lowerBound(name);
    return place != end() && place->name == name ? &place->value : nullptr;
}

template <typename T>
auto SharedMap<T>::lowerBound(std::string_view name) const noexcept -> Iterator
{
    if (isEmpty())
        return end();
    const std::size_t chunk = chunkOf(*m_chunks, name);
    const Chunk &items = *(*m_chunks)[chunk];
    const auto place = placeIn(items, name);
    if (place == items.end())
        return {m_chunks.get(), chunk + 1};
    return {m_chunks.get(), chunk, static_cast<std::size_t>(place - items.begin())};
}

template <typename T>
void SharedMap<T>::compare(const SharedMap &before, const SharedMap &after, auto &&tell)
{
    Iterator was = before.begin();
    Iterator is = after.begin();
    while (was != before.end() || is != after.end()) {
        if (was == before.end()) {
            tell(is->name, nullptr, &is->value);
            ++is;
        } else if (is == after.end()) {
            tell(was->name, &was->value, nullptr);
            ++was;
        } else if (was.skipsSharedChunk(is)) {
            continue;
        } else if (const auto order = was->name <=> is->name; order == 0) {
            tell(is->name, &was->value, &is->value);
            ++was;
            ++is;
        } else if (order < 0) {
            tell(was->name, &was->value, nullptr);
            ++was;
        } else {
            tell(is->name, nullptr, &is->value);
            ++is;
        }
    }
}

template <typename T>
SharedMap<T>::Editor::Editor(const SharedMap &original)
    : m_chunks(original.m_chunks ? *original.m_chunks : Chunks())
    , m_own(m_chunks.size())
    , m_size(original.m_size)
{}

template <typename T>
const T *SharedMap<T>::Editor::find(std::string_view name) const noexcept
{
    if (m_size == 0)
        return nullptr;
    const Chunk &items = *m_chunks[chunkOf(m_chunks, name)];
    const auto place = placeIn(items, name);
    return place != items.end() && place->name == name ? &place->value : nullptr;
}

template <typename T>
void SharedMap<T>::Editor::set(std::string_view name, T value)
{
    if (m_size == 0) {
        auto first = std::make_shared<Chunk>();
        m_own = {first.get()};
        first->push_back({std::string(name), std::move(value)});
        m_chunks = {std::move(first)};
        m_size = 1;
        return;
    }
    const std::size_t chunk = chunkOf(m_chunks, name);
    Chunk &items = own(chunk);
    if (const auto place = placeIn(items, name); place != items.end() && place->name == name)
        place->value = std::move(value);
    else
        insert(chunk, name, std::move(value));
}

template <typename T>
void SharedMap<T>::Editor::insert(std::size_t chunk, std::string_view name, T value)
{
    Chunk &items = *m_own[chunk];
    const auto place = items.insert(placeIn(items, name), {std::string(name), std::move(value)});
    ++m_size;
    if (items.size() <= kLargestChunk)
        return;
    // Names that arrive in order leave full chunks behind them, all others half full ones.
    const bool isLast = std::next(place) == items.end() && chunk + 1 == m_chunks.size();
    const auto middle = isLast ? place : items.begin() + static_cast<std::ptrdiff_t>(items.size() / 2);
    auto second =
        std::make_shared<Chunk>(std::make_move_iterator(middle), std::make_move_iterator(items.end()));
    items.erase(middle, items.end());
    const auto at = static_cast<std::ptrdiff_t>(chunk) + 1;
    m_own.insert(m_own.begin() + at, second.get());
    m_chunks.insert(m_chunks.begin() + at, std::move(second));
}

template <typename T>
bool SharedMap<T>::Editor::remove(std::string_view name)
{
    if (find(name) == nullptr)
        return false;
    const std::size_t chunk = chunkOf(m_chunks, name);
    Chunk &items = own(chunk);
    items.erase(placeIn(items, name));
    --m_size;
    if (items.empty()) {
        m_chunks.erase(m_chunks.begin() + static_cast<std::ptrdiff_t>(chunk));
        m_own.erase(m_own.begin() + static_cast<std::ptrdiff_t>(chunk));
    }
    return true;
}

template <typename T>
auto SharedMap<T>::Editor::own(std::size_t chunk) -> Chunk &
{
    if (m_own[chunk] == nullptr) {
        auto copy = std::make_shared<Chunk>(*m_chunks[chunk]);
        m_own[chunk] = copy.get();
        m_chunks[chunk] = std::move(copy);
    }
    return *m_own[chunk];
}

template <typename T>
SharedMap<T> SharedMap<T>::Editor::finish() &&
{
    SharedMap result;
    result.m_size = m_size;
    if (m_size != 0)
        result.m_chunks = std::make_shared<const Chunks>(std::move(m_chunks));
    return result;
}

} // namespace tooltray::workspace
