// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooldraft.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/toolversion.h"

#include <cstddef>
#include <string>
#include <string_view>

// The steps of a composite operation, and the cases of one that chooses, which are steps as well. What was typed in one
// and does not fit yet goes where the step goes.

namespace tooltray::ui {

std::size_t stepCount(const workspace::Operation &operation);
// Null when there is none of this number.
const workspace::Step *stepAt(const workspace::Operation &operation, std::size_t index);
workspace::Step *stepAt(workspace::Operation &operation, std::size_t index);
// Its place in the version, a JSON Pointer: "/operation/steps/0".
std::string stepPlace(const workspace::Operation &operation, std::size_t index);
// The step that is at a place or around it; stepCount() when none is.
std::size_t stepAround(const workspace::Operation &operation, std::string_view place);

// The operation of the draft, or an empty one of the GraphQL kind.
workspace::Operation operationOf(const ToolDraft &draft);
// A new tool whose operation is not begun.
bool isBlank(const ToolDraft &draft);
// A version that takes over the operation before it goes on doing so until another one is given.
void setOperation(ToolDraft &draft, workspace::Operation operation);
// Drops texts that do not fit their field where the operation says something else by now than it did before.
void dropTypedBefore(ToolDraft &draft, const workspace::Operation &before);

// Behind the others, with a name that is free; its number.
std::size_t addStep(ToolDraft &draft);
void removeStep(ToolDraft &draft, std::size_t index);
void moveStep(ToolDraft &draft, std::size_t index, int by);
// Those that take its answer follow. False when another one is called so.
bool renameStep(ToolDraft &draft, std::size_t index, const std::string &name);
// An argument that only this case takes: what is filled from it follows, and so do the examples of the case.
void renameInCase(ToolDraft &draft, std::size_t index, const std::string &from, const std::string &to);

// How the version that is worked on fetches pages; one that says nothing fetches none.
workspace::Pagination paginationOf(const ToolDraft &draft);
// A pagination that says nothing is not kept either.
void setPagination(ToolDraft &draft, const workspace::Pagination &value);
// The same of one of its steps.
workspace::Pagination paginationOf(const ToolDraft &draft, std::size_t step);
void setPagination(ToolDraft &draft, std::size_t step, const workspace::Pagination &value);

} // namespace tooltray::ui
