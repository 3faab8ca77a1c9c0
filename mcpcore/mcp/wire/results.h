// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/revision.h"
#include "mcp/types/completion.h"
#include "mcp/types/page.h"
#include "mcp/types/prompt.h"
#include "mcp/types/resource.h"
#include "mcp/types/task.h"
#include "mcp/types/tool.h"

#include <string_view>

// The own members of each kind of result; the codec of the era adds what all results end with.
namespace tooltray::mcp {

class ObjectWriter;

// next: the sealed cursor of the page that follows, empty on the last one
void writeToolPage(ObjectWriter &result, const ListPage<Tool> &page, std::string_view next,
                   const Features &features);
void writePromptPage(ObjectWriter &result, const ListPage<Prompt> &page, std::string_view next,
                     const Features &features);
void writeResourcePage(ObjectWriter &result, const ListPage<Resource> &page, std::string_view next,
                       const Features &features);
void writeResourceTemplatePage(ObjectWriter &result, const ListPage<ResourceTemplate> &page,
                               std::string_view next, const Features &features);
void writeToolResult(ObjectWriter &result, const ToolResult &value, const Features &features);
void writePromptResult(ObjectWriter &result, const PromptResult &value, const Features &features);
void writeReadResult(ObjectWriter &result, const ReadResult &value, const Features &features);
void writeTask(ObjectWriter &result, const Task &task, Task::Detail detail);
void writeCompletion(ObjectWriter &result, const Completion &value, const Features &features);

} // namespace tooltray::mcp
