// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::jsonschema {

enum class Draft : std::uint8_t { Draft7, Draft2019_09, Draft2020_12 };

// The effect of a keyword that the drafts call an annotation unless asked to be more.
enum class KeywordEffect : std::uint8_t { Annotates, Asserts };

struct CompileOptions {
    enum class DraftFrom : std::uint8_t { SchemaKeyword, Here };

    // The draft of schemas that do not name one by $schema, or of all.
    Draft draft = Draft::Draft2020_12;
    DraftFrom draftFrom = DraftFrom::SchemaKeyword;
    KeywordEffect format = KeywordEffect::Annotates;
    std::vector<std::string_view> assertedFormats = {}; // although others annotate
    KeywordEffect content = KeywordEffect::Annotates;   // contentEncoding and contentMediaType
    std::string baseUri; // where the schema comes from: its relative URIs start there
    // Gives the documents that $ref and $schema name and the schema does not hold itself. Nothing is ever
    // fetched otherwise; the meta-schemas of the drafts are known without.
    std::function<std::optional<json::Value>(const std::string &uri)> resolve;
    std::size_t maxSubschemas = 30'000;
    std::size_t maxDocuments = 1'000; // that are asked for
};

// The limits of one validation. Reaching one is an error of its own: the value is not shown to be valid.
struct Limits {
    std::size_t depth = 1'000; // of schemas inside schemas, along the value
    std::size_t steps = 1'000'000;
    std::size_t patternSteps = 1'000'000; // of one search
    std::chrono::milliseconds time{0};    // none
    std::size_t errors = 50;
};

} // namespace tooltray::jsonschema
