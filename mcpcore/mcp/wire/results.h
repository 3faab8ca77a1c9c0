// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/content.h"
#include "mcp/types/offer.h"
#include "mcp/types/prompt.h"
#include "mcp/types/revision.h"
#include "mcp/types/tool.h"

#include <string>
#include <string_view>
#include <vector>

// Content blocks and what describes things, as JSON; each function appends one value.

namespace tooltray::mcp {

class ObjectWriter;

void writeImplementation(const Implementation &implementation, std::string &out, const Features &features);
void writeIcons(ObjectWriter &object, const std::vector<Icon> &icons, const Features &features);
void writeAnnotations(ObjectWriter &object, const Annotations &annotations);
void writeResource(const Resource &resource, const Features &features, std::string &out);
void writeResourceTemplate(const ResourceTemplate &resource, const Features &features, std::string &out);
void writeResourceContents(const ResourceContents &contents, std::string &out);
// structured: what a StructuredAsText block shows
void writeContent(const Content &content, const JsonText &structured, const Features &features,
                  std::string &out);

} // namespace tooltray::mcp

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
