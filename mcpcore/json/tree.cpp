// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/tree.h"

#include "json/containers.h"
#include "json/number.h"
#include "json/pool.h"

#include <utility>
#include <vector>

namespace tooltray::json::detail {

namespace {

// Copies of up to so many containers take their memory piece by piece from the heap, as small texts do.
constexpr std::size_t kFewContainers = 256;

constexpr bool isNumber(Tag tag) noexcept
{
    return tag == Tag::ShortNumber || tag == Tag::LongNumber;
}

constexpr std::size_t cellsEach(const Cell &container) noexcept
{
    return container.tag == Tag::Object ? 2 : 1;
}

// Goes down the last container of each container, taking away from the ends what is no container. It
// needs no memory of its own: the cell that led down keeps the way back up.
class Destruction {
public:
    void run(const Cell &root) noexcept
    {
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
            if (isContainer(value))
                return &value;
            release(value);
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
        if (size(a) != 0)
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

Cell copy(const Cell &root)
{
    if (!isContainer(root))
        return copyText(root, nullptr);
    Cell result = root;
    // Cells of the copy that still lead into the original.
    std::vector<Cell *> shared = {&result};
    Pool pool;
    for (std::size_t copied = 0; !shared.empty(); ++copied) {
        Cell &container = *shared.back();
        shared.pop_back();
        if (size(container) == 0) {
            container = plainCell(container.tag);
            continue;
        }
        Pool *usedPool = copied < kFewContainers ? nullptr : &pool;
        container = aliasingCopy(container, usedPool);
        Cell *const cells = block(container)->cells();
        for (std::size_t i = 0, end = size(container) * cellsEach(container); i < end; ++i) {
            if (isContainer(cells[i]))
                shared.push_back(&cells[i]);
            else
                cells[i] = copyText(cells[i], usedPool);
        }
    }
    return result;
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
