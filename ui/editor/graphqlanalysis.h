// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/document.h"
#include "graphql/schema/schema.h"
#include "ui/editor/editorproblem.h"

#include <QList>

#include <memory>

namespace tooltray::ui {

// What is wrong with the text of an operation: its syntax, else by the schema if there is one. A text that is
// empty has no problem; there is only nothing to run.
QList<EditorProblem> findProblems(const graphql::Document &document, const graphql::SchemaPointer &schema);

} // namespace tooltray::ui
