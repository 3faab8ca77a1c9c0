// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/paginationedits.h"

#include "ui/models/operationsteps.h"

#include <utility>

namespace tooltray::ui {

using workspace::Pagination;

namespace {

Pagination noPagination()
{
    Pagination nothing;
    nothing.enabled = false;
    return nothing;
}

Pagination paginationIn(const workspace::Rare<Pagination> &said)
{
    return said ? *said : noPagination();
}

void put(workspace::Rare<Pagination> &said, const Pagination &value)
{
    if (value == paginationIn(said)) // it may say so without need
        return;
    if (value == noPagination())
        said.reset();
    else
        said = value;
}

} // namespace

Pagination paginationOf(const ToolDraft &draft)
{
    return paginationIn(draft.tool.versions.at(draft.version).pagination);
}

void setPagination(ToolDraft &draft, const Pagination &value)
{
    put(draft.edited().pagination, value);
}

Pagination paginationOf(const ToolDraft &draft, std::size_t step)
{
    const workspace::Operation operation = operationOf(draft);
    const workspace::Step *found = stepAt(operation, step);
    return found ? paginationIn(found->pagination) : noPagination();
}

void setPagination(ToolDraft &draft, std::size_t step, const Pagination &value)
{
    workspace::Operation operation = operationOf(draft);
    workspace::Step *found = stepAt(operation, step);
    if (!found)
        return;
    put(found->pagination, value);
    setOperation(draft, std::move(operation));
}

} // namespace tooltray::ui
