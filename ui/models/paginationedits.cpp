// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/paginationedits.h"

namespace tooltray::ui {

using workspace::Pagination;

namespace {

Pagination noPagination()
{
    Pagination nothing;
    nothing.enabled = false;
    return nothing;
}

} // namespace

Pagination paginationOf(const ToolDraft &draft)
{
    const auto &said = draft.tool.versions.at(draft.version).pagination;
    return said ? *said : noPagination();
}

void setPagination(ToolDraft &draft, const Pagination &value)
{
    if (value == noPagination())
        draft.edited().pagination.reset();
    else
        draft.edited().pagination = value;
}

} // namespace tooltray::ui
