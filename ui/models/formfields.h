// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

enum class FieldKind : std::uint8_t {
    Text,
    Number,
    Boolean,
    Choice,   // one of the values in `choices`
    Constant, // `constant` and nothing else
    Group,    // an object with the members in `fields`
    Map,      // an object with any names; `fields` has the one for its values
    List,     // `fields` has the one for its elements
    Variants, // one of `fields`
    Json,     // what no form can be made for
};

enum class TextForm : std::uint8_t { Line, Lines, Date, DateTime, Time, Email, Uri };

struct FieldChoice {
    json::Value value;
    std::string label;
    std::string description = {};

    bool operator==(const FieldChoice &) const = default;
};

// One part of a form, as a JSON Schema asks for it.
struct FormField {
    FieldKind kind = FieldKind::Json;
    std::string name = {};  // of the member; empty for elements and the whole form
    std::string title = {}; // as people read it: the title of the schema, or the name
    std::string description = {};
    bool isRequired = false;
    bool isNullable = false;
    std::optional<json::Value> fallback = {}; // what holds where nothing is given
    TextForm form = TextForm::Line;
    bool isWhole = false;  // of numbers
    std::string hint = {}; // of texts and numbers: an example or the range
    std::vector<FieldChoice> choices = {};
    json::Value constant = {};
    std::vector<FormField> fields = {};
    json::Value schema = {}; // of this part alone, its reference followed

    bool operator==(const FormField &) const = default;
};

// Gives what a reference other than "#/..." names; null for what it does not know.
using SchemaLookup = std::function<const json::Value *(std::string_view reference)>;

// The form for a schema. References that lead back to themselves end as a field for JSON.
FormField formFor(const json::Value &schema, const SchemaLookup &lookup = {});

// Which of the variants a value is meant as: the first that it is valid for, else the first of its type.
std::size_t variantFor(const FormField &variants, const json::Value &value);

// What a field begins with when somebody adds it: its fallback, constant, or the least that its type can be.
json::Value initialValue(const FormField &field);

} // namespace tooltray::ui
