// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/containers.h"

#include "json/cell.h"
#include "json/number.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

namespace tooltray::json::detail {

namespace {

constexpr std::uint32_t kFreeSlot = UINT32_MAX;
constexpr std::size_t kMaxCount = UINT32_MAX - 1;

constexpr std::size_t cellsEach(Tag tag) noexcept
{
    return tag == Tag::Object ? 2 : 1;
}

std::span<std::uint32_t> table(Block &object) noexcept
{
    if (object.capacity <= kSearchedLinearly)
        return {};
    void *behind = object.cells() + std::size_t{2} * object.capacity;
    return {static_cast<std::uint32_t *>(behind), 2 * std::bit_ceil(std::size_t{object.capacity})};
}

// Gives the container an empty block, whatever it had before.
Block &allocate(Cell &container, std::size_t capacity, Pool *pool)
{
    if (capacity > kMaxCount)
        throw std::length_error("json container");
    std::size_t bytes = sizeof(Block) + capacity * cellsEach(container.tag) * sizeof(Cell);
    if (container.tag == Tag::Object && capacity > kSearchedLinearly)
        bytes += 2 * std::bit_ceil(capacity) * sizeof(std::uint32_t);
    takeMemory(container, bytes, alignof(Cell), pool);
    auto *made = new (address(container)) Block{0, static_cast<std::uint32_t>(capacity)};
    if (container.tag == Tag::Object)
        std::ranges::fill(table(*made), kFreeSlot);
    return *made;
}

std::uint64_t word(const char *bytes) noexcept
{
    std::uint64_t result = 0;
    std::memcpy(&result, bytes, sizeof result);
    return result;
}

std::uint64_t mix(std::uint64_t a, std::uint64_t b) noexcept
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

// The key is the table's own address, so that nobody can prepare names that all collide.
std::uint64_t hash(std::string_view name, const void *key) noexcept
{
    constexpr std::uint64_t kFirst = 0x9e3779b97f4a7c15;
    constexpr std::uint64_t kSecond = 0xe7037ed1a0b428db;
    const std::uint64_t seed = mix(reinterpret_cast<std::uintptr_t>(key) ^ kFirst, kSecond);
    std::uint64_t state = seed ^ name.size();
    const char *bytes = name.data();
    std::size_t left = name.size();
    for (; left > 16; bytes += 16, left -= 16)
        state = mix(word(bytes) ^ state, word(bytes + 8) ^ seed ^ kSecond);
    char last[16] = {};
    if (left != 0)
        std::memcpy(last, bytes, left);
    return mix(mix(word(last) ^ state, word(last + 8) ^ seed ^ kSecond), kFirst);
}

const Cell &nameAt(Block &object, std::size_t position) noexcept
{
    return object.cells()[2 * position];
}

// The slot of the table that holds the position of the name, or the free one where it belongs.
std::uint32_t &slotOf(Block &object, std::span<std::uint32_t> slots, std::string_view name) noexcept
{
    const std::size_t mask = slots.size() - 1;
    for (std::size_t i = hash(name, slots.data()) & mask;; i = (i + 1) & mask) {
        std::uint32_t &slot = slots[i];
        if (slot == kFreeSlot || text(nameAt(object, slot)) == name)
            return slot;
    }
}

std::size_t findLinearly(Block &object, const Cell &name) noexcept
{
    for (std::size_t i = 0; i < object.size; ++i) {
        if (isSameText(nameAt(object, i), name))
            return i;
    }
    return kNotFound;
}

// The names that an object has so far, one bit for many: mostly enough to tell that a name is new.
class NameFilter {
public:
    // Returns whether a name like this one may have been added before.
    bool addAndAsk(const Cell &name) noexcept
    {
        const std::uint64_t key = isLong(name) ? longSize(name) : word(name.bytes) + word(name.bytes + 8);
        const std::uint64_t bit = std::uint64_t{1} << (key * 0x9e3779b97f4a7c15U >> 58U);
        const bool had = (m_bits & bit) != 0;
        m_bits |= bit;
        return had;
    }

private:
    std::uint64_t m_bits = 0;
};

void fillTable(Block &object) noexcept
{
    const std::span<std::uint32_t> slots = table(object);
    if (slots.empty())
        return;
    std::ranges::fill(slots, kFreeSlot);
    for (std::uint32_t i = 0; i < object.size; ++i)
        slotOf(object, slots, text(nameAt(object, i))) = i;
}

void grow(Cell &container)
{
    const std::size_t count = size(container);
    const Block *own = block(container);
    if (own == nullptr || count == own->capacity)
        reserve(container, std::max<std::size_t>(4, count * 2));
}

} // namespace

void reserve(Cell &container, std::size_t count)
{
    const Cell before = container;
    Block *old = block(before);
    if (old == nullptr ? count == 0 : count <= old->capacity)
        return;
    Block &made = allocate(container, count, nullptr);
    if (old == nullptr)
        return;
    made.size = old->size;
    std::memcpy(made.cells(), old->cells(), old->size * cellsEach(container.tag) * sizeof(Cell));
    releaseMemory(before);
    if (container.tag == Tag::Object)
        fillTable(made);
}

void insertElement(Cell &array, std::size_t position, const Cell &element)
{
    grow(array);
    Block *own = block(array);
    Cell *place = own->cells() + position;
    std::memmove(place + 1, place, (own->size - position) * sizeof(Cell));
    *place = element;
    ++own->size;
}

void removeElement(Cell &array, std::size_t position) noexcept
{
    Block *own = block(array);
    Cell *place = own->cells() + position;
    destroy(*place);
    --own->size;
    std::memmove(place, place + 1, (own->size - position) * sizeof(Cell));
}

std::size_t findMember(const Cell &object, std::string_view name) noexcept
{
    Block *own = block(object);
    if (own == nullptr)
        return kNotFound;
    const std::span<std::uint32_t> slots = table(*own);
    if (slots.empty())
        return findLinearly(*own, borrowedText(name));
    const std::uint32_t found = slotOf(*own, slots, name);
    return found == kFreeSlot ? kNotFound : found;
}

std::size_t findOrAddMember(Cell &object, std::string_view name)
{
    if (const std::size_t found = findMember(object, name); found != kNotFound)
        return found;
    const Cell ownName = makeText(name, TextKind::String);
    grow(object);
    Block *own = block(object);
    const std::uint32_t position = own->size;
    if (const std::span<std::uint32_t> slots = table(*own); !slots.empty())
        slotOf(*own, slots, text(ownName)) = position;
    own->cells()[std::size_t{2} * position] = ownName;
    own->cells()[std::size_t{2} * position + 1] = Cell();
    ++own->size;
    return position;
}

void removeMember(Cell &object, std::size_t position) noexcept
{
    Block *own = block(object);
    Cell *place = own->cells() + 2 * position;
    releaseMemory(place[0]);
    destroy(place[1]);
    --own->size;
    std::memmove(place, place + 2, (own->size - position) * 2 * sizeof(Cell));
    fillTable(*own);
}

Cell makeArray(std::span<const Cell> elements, Pool *pool)
{
    Cell array = plainCell(Tag::Array);
    if (elements.empty())
        return array;
    Block &own = allocate(array, elements.size(), pool);
    std::memcpy(own.cells(), elements.data(), elements.size_bytes());
    own.size = static_cast<std::uint32_t>(elements.size());
    return array;
}

Cell makeObject(std::span<const Cell> namesAndValues, Pool *pool)
{
    Cell object = plainCell(Tag::Object);
    if (namesAndValues.empty())
        return object;
    Block &own = allocate(object, namesAndValues.size() / 2, pool);
    const std::span<std::uint32_t> slots = table(own);
    NameFilter filter;
    for (std::size_t i = 0; i < namesAndValues.size(); i += 2) {
        const Cell &name = namesAndValues[i];
        std::size_t position = own.size;
        if (!slots.empty()) {
            std::uint32_t &slot = slotOf(own, slots, text(name));
            slot = std::min(slot, own.size);
            position = slot;
        } else if (filter.addAndAsk(name)) {
            position = std::min(position, findLinearly(own, name));
        }
        Cell *place = own.cells() + 2 * position;
        if (position < own.size) {
            releaseMemory(name);
            destroy(place[1]);
        } else {
            place[0] = name;
            ++own.size;
        }
        place[1] = namesAndValues[i + 1];
    }
    return object;
}

Cell copy(const Cell &cell)
{
    if (!isContainer(cell))
        return copyText(cell);
    if (size(cell) == 0)
        return plainCell(cell.tag);
    block(cell)->owners.fetch_add(1, std::memory_order_relaxed);
    return cell;
}

void unshare(Cell &container)
{
    Block *shared = block(container);
    if (shared == nullptr || shared->owners.load(std::memory_order_acquire) == 1)
        return;
    Cell own = plainCell(container.tag);
    Block &made = allocate(own, shared->size, nullptr);
    const Cell *const cells = shared->cells();
    for (std::size_t i = 0, end = shared->size * cellsEach(container.tag); i < end; ++i)
        made.cells()[i] = copy(cells[i]);
    made.size = shared->size;
    if (container.tag == Tag::Object)
        fillTable(made);
    destroy(std::exchange(container, own));
}

namespace {

constexpr bool isNumber(Tag tag) noexcept
{
    return tag == Tag::ShortNumber || tag == Tag::LongNumber;
}

constexpr std::size_t cellsEach(const Cell &container) noexcept
{
    return container.tag == Tag::Object ? 2 : 1;
}

// Whether nobody else has the container, who then has to destroy it; otherwise one owner less does.
bool giveUp(const Cell &container) noexcept
{
    Block *own = block(container);
    return own == nullptr || own->owners.load(std::memory_order_acquire) == 1
           || own->owners.fetch_sub(1, std::memory_order_acq_rel) == 1;
}

// Goes down the last container of each container, taking away from the ends what is no container or
// has other owners. It needs no memory of its own: the cell that led down keeps the way back up.
class Destruction {
public:
    void run(const Cell &root) noexcept
    {
        if (!giveUp(root))
            return;
        Cell up;
        Cell current = root;
        for (;;) {
            if (Cell *last = cutBackToContainer(current)) {
                const Cell down = std::exchange(*last, up);
                up = std::exchange(current, down);
                continue;
            }
            release(current);
            if (up.tag == Tag::Null)
                return;
            current = up;
            const std::size_t each = cellsEach(current);
            up = block(current)->cells()[block(current)->size * each + each - 1];
        }
    }

private:
    // Drops members or elements from the end up to and including one that is a container, the cell of
    // which is left to the caller.
    Cell *cutBackToContainer(const Cell &container) noexcept
    {
        Block *own = block(container);
        if (own == nullptr)
            return nullptr;
        prefetchBelow(own);
        const std::size_t each = cellsEach(container);
        Cell *const cells = own->cells();
        while (own->size != 0) {
            --own->size;
            Cell &value = cells[own->size * each + each - 1];
            if (each == 2)
                release(cells[own->size * each]);
            if (!isContainer(value))
                release(value);
            else if (giveUp(value))
                return &value;
        }
        return nullptr;
    }

    // A parsed document lies in memory in the order it was read, so what is destroyed next lies below.
    static void prefetchBelow(const void *block) noexcept
    {
        constexpr std::uintptr_t kAhead = 512;
        constexpr std::uintptr_t kCacheLine = 64;
        const auto next = reinterpret_cast<std::uintptr_t>(block) - kAhead;
        for (std::uintptr_t line = 0; line < 4; ++line)
            // NOLINTNEXTLINE(performance-no-int-to-ptr)
            __builtin_prefetch(reinterpret_cast<const void *>(next - line * kCacheLine), 1);
    }

    void release(const Cell &cell) noexcept
    {
        if (isPooled(cell))
            m_pooled.release(address(cell));
        else
            releaseMemory(cell);
    }

    Pool::Releaser m_pooled;
};

using Pairs = std::vector<std::pair<const Cell *, const Cell *>>;

// Compares two values but not what is in them: that is added to the pairs still to compare.
bool isEqualOutside(const Cell &a, const Cell &b, Equality equality, Pairs &inside)
{
    if (isContainer(a)) {
        if (a.tag != b.tag || size(a) != size(b))
            return false;
        if (size(a) != 0 && block(a) != block(b))
            inside.emplace_back(&a, &b);
        return true;
    }
    if (isNumber(a.tag) && isNumber(b.tag)) {
        return isSameText(a, b)
               || (equality == Equality::Mathematical && compareNumbers(text(a), text(b)) == 0);
    }
    return isSameText(a, b);
}

bool isEqualInside(const Cell &a, const Cell &b, Equality equality, Pairs &inside)
{
    const Cell *left = block(a)->cells();
    const Cell *right = block(b)->cells();
    const std::size_t count = size(a);
    if (a.tag == Tag::Array) {
        for (std::size_t i = 0; i < count; ++i) {
            if (!isEqualOutside(left[i], right[i], equality, inside))
                return false;
        }
        return true;
    }
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t partner = i;
        if (!isSameText(left[2 * i], right[2 * i])) {
            if (equality == Equality::Literal)
                return false;
            partner = findMember(b, text(left[2 * i]));
            if (partner == kNotFound)
                return false;
        }
        if (!isEqualOutside(left[2 * i + 1], right[2 * partner + 1], equality, inside))
            return false;
    }
    return true;
}

} // namespace

void destroy(const Cell &root) noexcept
{
    if (isContainer(root))
        Destruction().run(root);
    else
        releaseMemory(root);
}

bool isEqual(const Cell &a, const Cell &b, Equality equality) noexcept
{
    Pairs inside;
    if (!isEqualOutside(a, b, equality, inside))
        return false;
    while (!inside.empty()) {
        const auto [left, right] = inside.back();
        inside.pop_back();
        if (!isEqualInside(*left, *right, equality, inside))
            return false;
    }
    return true;
}

} // namespace tooltray::json::detail
