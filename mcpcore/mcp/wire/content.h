// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/revision.h"
#include "mcp/types/content.h"
#include "mcp/types/jsontext.h"

#include <string>
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
