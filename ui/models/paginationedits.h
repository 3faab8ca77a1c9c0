// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooldraft.h"
#include "workspace/definitions/operation.h"

#include <cstddef>

namespace tooltray::ui {

// How the version that is worked on fetches pages; one that says nothing fetches none.
workspace::Pagination paginationOf(const ToolDraft &draft);
// What says nothing is not kept either.
void setPagination(ToolDraft &draft, const workspace::Pagination &value);
// The same of one of its steps.
workspace::Pagination paginationOf(const ToolDraft &draft, std::size_t step);
void setPagination(ToolDraft &draft, std::size_t step, const workspace::Pagination &value);

} // namespace tooltray::ui
