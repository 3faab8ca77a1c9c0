// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/argumentrows.h"
#include "ui/models/tooldraft.h"

#include <optional>
#include <string>

// What somebody changes about one argument of the version that is worked on. The subject is that version as it is
// before. A version that leaves its parameters to the operation gets a schema of its own where it has to say more.
namespace tooltray::ui {

// The source with its context key or mapping. Constants begin with what the operation takes anyway.
void setArgumentSource(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                       ArgumentRow::Source source, const std::string &detail = {});
void setArgumentConstant(ToolDraft &draft, const ArgumentRow &row, json::Value value);
void setArgumentBinding(ToolDraft &draft, const ArgumentRow &row, workspace::Binding binding);

// Wherever the version takes the argument, and in the examples of the tool. False when another one has the name.
bool renameArgument(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                    const std::string &name);
void setArgumentDescription(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                            const std::string &text);
void setArgumentRequired(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                         bool isRequired);
// What counts when the caller leaves it out; clients are told as well.
void setArgumentDefault(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                        const std::optional<json::Value> &value);
// A schema without description and default; null: as the operation has it.
void setArgumentSchema(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                       json::Value schema);

// Its name.
std::string addArgument(ToolDraft &draft, const ArgumentSubject &subject);
// Precondition: it is no variable's.
void removeArgument(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row);

} // namespace tooltray::ui
