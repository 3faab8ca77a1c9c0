// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/tree.h"

#include "json/containers.h"
#include "json/number.h"

#include <new>
#include <utility>
#include <vector>

namespace tooltray::json::detail {

namespace {

constexpr bool isNumber(Tag tag) noexcept
{
    return tag == Tag::ShortNumber || tag == Tag::LongNumber;
}

Cell &lastValue(const Cell &container) noexcept
{
    Block *own = block(container);
    return own->cells()[container.tag == Tag::Object ? std::size_t{2} * own->size - 1 : own->size - 1];
}

void dropLast(const Cell &container) noexcept
{
    Block *own = block(container);
    --own->size;
    if (container.tag == Tag::Object)
        freeText(own->cells()[std::size_t{2} * own->size]);
}

Cell copyOfScalar(const Cell &cell)
{
    return isLong(cell) ? copyText(cell) : cell;
}

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

// Needs no memory of its own: while the last value of a container is being emptied, its cell keeps
// the way back up.
void destroy(const Cell &root) noexcept
{
    if (!isContainer(root)) {
        freeText(root);
        return;
    }
    Cell up;
    Cell current = root;
    for (;;) {
        if (size(current) != 0) {
            Cell &last = lastValue(current);
            if (isContainer(last)) {
                const Cell down = std::exchange(last, up);
                up = std::exchange(current, down);
            } else {
                freeText(last);
                dropLast(current);
            }
            continue;
        }
        ::operator delete(block(current));
        if (up.tag == Tag::Null)
            return;
        current = up;
        up = lastValue(current);
        dropLast(current);
    }
}

Cell copy(const Cell &root)
{
    if (!isContainer(root))
        return copyOfScalar(root);
    Cell result = root;
    // Cells of the copy that still lead into the original.
    std::vector<Cell *> shared = {&result};
    while (!shared.empty()) {
        Cell &container = *shared.back();
        shared.pop_back();
        if (size(container) == 0) {
            setAddress(container, nullptr);
            continue;
        }
        container = aliasingCopy(container);
        const bool isObject = container.tag == Tag::Object;
        Cell *cells = block(container)->cells();
        for (std::size_t i = 0, end = size(container) * (isObject ? 2 : 1); i < end; ++i) {
            if (isContainer(cells[i]))
                shared.push_back(&cells[i]);
            else
                cells[i] = copyOfScalar(cells[i]);
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
