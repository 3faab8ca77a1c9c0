// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/explain/messages.h"
#include "jsonschema/program/errors.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"
#include "jsonschema/validate/evaluator.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// What is looked at: a value, where it is, and the schemas that led there.
struct Spot {
    const json::Value &value;
    const ValuePath *path = nullptr;
    const DynamicScope *scope = nullptr;
};

// The errors that were found so far, and what every part of the search for more needs.
class Explanation {
public:
    Explanation(const Program &program, const Limits &limits);
    Explanation(const Explanation &) = delete;
    Explanation &operator=(const Explanation &) = delete;

    // The schema is known not to fit the value.
    virtual void explainNode(NodeId id, const Spot &spot) = 0;

    const Program &program() const noexcept { return m_program; }
    const Limits &limits() const noexcept { return m_limits; }
    Evaluator &evaluator() noexcept { return m_evaluator; }
    bool fits(NodeId node, const Spot &spot);

    void add(Code code, const ProgramNode &node, std::string_view keyword, const Spot &spot,
             std::vector<std::string> arguments, std::string suggestion = {},
             std::vector<ValidationError> causes = {});
    void addEnumError(const ProgramNode &node, Keyword keyword, const Spot &spot,
                      std::span<const json::Value> allowed);
    // The names that the schema, and those that look at the same value for it, have properties for, in order.
    std::span<const std::string_view> knownNames(const ProgramNode &node, Keyword keyword);
    // The name that was probably meant; nothing once very many were compared.
    std::string_view closestTo(std::string_view name, std::span<const std::string_view> candidates);
    // Adds errors that were found before.
    void append(std::vector<ValidationError> errors);
    // The errors of this schema alone, which are not added.
    std::vector<ValidationError> errorsOf(NodeId node, const Spot &spot);

    const std::vector<ValidationError> &errors() const noexcept { return m_errors; }
    std::vector<ValidationError> takeErrors() { return std::move(m_errors); }
    bool isFull() const noexcept;

protected:
    ~Explanation() = default;

private:
    const Program &m_program;
    const Limits &m_limits;
    Evaluator m_evaluator;
    std::vector<ValidationError> m_errors;
    std::map<std::pair<const ProgramNode *, Keyword>, std::vector<std::string_view>> m_knownNames;
    std::size_t m_created = 0;  // errors, those of alternatives included
    std::size_t m_compared = 0; // values of enums and names, with what does not fit
};

// A property that the schema has no place for. The keyword is what refuses it.
void addUnknownProperty(Explanation &explanation, const ProgramNode &node, Keyword keyword,
                        const Spot &member);

void explainObject(Explanation &explanation, const ProgramNode &node, const Spot &spot);

// Schemas for the same value: which of several it probably was meant to fit.
void explainApplicator(Explanation &explanation, const ProgramNode &node, const Applicator &applicator,
                       const Spot &spot);

// Finds out why a value does not fit, once it is known that it does not. What fits and what does not it asks
// Evaluator; it only goes where that says no, and puts it into words.
class Explainer final : public Explanation {
public:
    using Explanation::Explanation;

    std::vector<ValidationError> explain(const json::Value &value);
    bool isLimitReached() noexcept { return evaluator().limitReached().has_value(); }

    static ValidationError limitError(const Program &program, const Limits &limits,
                                      const Evaluator &evaluator);

private:
    void explainNode(NodeId id, const Spot &spot) override;
    void explainKeywords(const ProgramNode &node, const Spot &spot);
    void explainType(const ProgramNode &node, const Spot &spot);
    void explainNumber(const ProgramNode &node, const Spot &spot);
    void explainString(const ProgramNode &node, const Spot &spot);
    void explainArray(const ProgramNode &node, const Spot &spot);
    void explainElements(const ProgramNode &node, const Spot &spot);
    void explainUnevaluated(const ProgramNode &node, const Spot &spot);
};

} // namespace tooltray::jsonschema
