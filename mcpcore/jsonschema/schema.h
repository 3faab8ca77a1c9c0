// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/errors.h"
#include "jsonschema/program/options.h"
#include "json/value.h"

#include <memory>
#include <optional>
#include <vector>

namespace tooltray::jsonschema {

struct Program;

// A JSON Schema of 2020-12, 2019-09 or draft-07, compiled once to validate many values. Immutable and cheap to
// copy; one Schema may serve many threads.
class Schema {
public:
    struct Compiled;
    struct Validation;

    static Compiled compile(const json::Value &document, const CompileOptions &options = {});

    // Yes or no, as quickly as possible. No as well when a limit was reached.
    bool isValid(const json::Value &value, const Limits &limits = {}) const;

    // Everything that does not fit; nothing for a valid value.
    std::vector<ValidationError> validate(const json::Value &value, const Limits &limits = {}) const;
    // The same, with whether that is all, for who may try again with higher limits.
    Validation tryValidate(const json::Value &value, const Limits &limits) const;

private:
    explicit Schema(std::shared_ptr<const Program> program) : m_program(std::move(program)) {}

    std::shared_ptr<const Program> m_program;
};

struct Schema::Compiled {
    std::optional<Schema> schema;
    std::vector<CompileError> errors; // when there is no schema
};

struct Schema::Validation {
    std::vector<ValidationError> errors; // the last one is the limit where that was reached
    bool isComplete = true;              // false: a limit was reached
};

} // namespace tooltray::jsonschema
