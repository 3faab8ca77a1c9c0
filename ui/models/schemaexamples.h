// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <QString>

#include <optional>
#include <vector>

namespace tooltray::ui {

// The values that a schema shows by its keyword "examples". Nothing for one that is only true or false, where no
// keyword has a place.
std::optional<std::vector<json::Value>> schemaExamples(const json::Value &schema);

// The schema with other examples, and without the keyword where there are none. All else stays.
json::Value withSchemaExamples(json::Value schema, const std::vector<json::Value> &examples);

// A value as it is typed: JSON, or a text, which stands in quotes where it could be mistaken.
QString exampleText(const json::Value &value);
json::Value exampleValue(const QString &text);

} // namespace tooltray::ui
