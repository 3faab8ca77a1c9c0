// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/schema/schemawriter.h"
#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

// What values an operation takes, in full. Values are keyed by place and name: "path:id", "query:filter", "body".
namespace tooltray::openapi {

enum class BodyForm : std::uint8_t { Json, Form, Multipart, Text, Bytes };

BodyForm bodyFormOf(std::string_view mediaType);

// The media type that requests use unless somebody chose another one; null without a body.
const ApiMediaType *usualMediaType(const ApiOperation &operation);

std::string valueKey(const Parameter &parameter); // "query:filter"

// The schema of a file in a request: {filename, content_base64 or text, content_type}.
json::Value fileSchema();
// Bytes rather than text.
bool isBinarySchema(const json::Value &schema);

// The body as the operation takes it in that media type; files may be given as objects.
json::Value bodySchema(SchemaWriter &writer, const ApiMediaType &mediaType);

// The responses that a call is made for: of the lowest 2xx with content, else of 2XX, else of default.
const ApiResponse *successResponse(const ApiOperation &operation);
// What a call says that it accepts; empty: application/json, or the description does not say.
std::string acceptedTypes(const ApiOperation &operation);
// Of its JSON rather than of another media type; a null node without a response.
ApiNode answerSchema(const ApiResponse *response);

} // namespace tooltray::openapi
