// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/keywords.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// The dialect of one of the drafts.
Dialect standardDialect(Draft draft) noexcept;

// The same by the URI that $schema gives; nothing for any other URI.
std::optional<Dialect> standardDialect(std::string_view uri) noexcept;

// What `$vocabulary` of a meta-schema makes of the base (core 8.1.2). When it requires one that is not known
// here, `unknown` names it.
Dialect withVocabularies(const json::Value &vocabularies, Dialect base, std::string &unknown);

// The text of one of the drafts' own documents, by its URI without a fragment; empty for any other.
std::string_view metaSchema(std::string_view uri) noexcept;

} // namespace tooltray::jsonschema
