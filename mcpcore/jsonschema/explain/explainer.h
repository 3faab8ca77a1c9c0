// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/explain/messages.h"
#include "jsonschema/program/errors.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"
#include "jsonschema/validate/evaluator.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::jsonschema {

// Finds out why a value does not fit, once it is known that it does not. What fits and what does not it asks
// Evaluator; it only goes where that says no, and puts it into words.
class Explainer {
public:
    Explainer(const Program &program, const Limits &limits);

    std::vector<ValidationError> explain(const json::Value &value);
    bool isLimitReached() const noexcept { return m_evaluator.limitReached().has_value(); }

    static ValidationError limitError(const Program &program, const Limits &limits,
                                      const Evaluator &evaluator);

private:
    // What is looked at: a value, where it is, and the schemas that led there.
    struct Spot {
        const json::Value &value;
        const ValuePath *path = nullptr;
        const DynamicScope *scope = nullptr;
    };
    // One of the alternatives of anyOf or oneOf.
    struct Branch {
        std::size_t number;
        std::vector<ValidationError> errors;
    };

    bool fits(NodeId node, const Spot &spot);
    void explainNode(NodeId id, const Spot &spot);
    void explainKeywords(const ProgramNode &node, const Spot &spot);
    void explainType(const ProgramNode &node, const Spot &spot);
    void explainNumber(const ProgramNode &node, const Spot &spot);
    void explainString(const ProgramNode &node, const Spot &spot);
    void explainArray(const ProgramNode &node, const Spot &spot);
    void explainElements(const ProgramNode &node, const Spot &spot);
    void explainObject(const ProgramNode &node, const Spot &spot);
    void explainMembers(const ProgramNode &node, const Spot &spot);
    void explainMissing(const ProgramNode &node, const Spot &spot);
    void explainDependencies(const ProgramNode &node, const Spot &spot);
    void explainName(const ProgramNode &node, const Spot &member);
    void explainUnevaluated(const ProgramNode &node, const Spot &spot);
    void explainApplicator(const ProgramNode &node, const Applicator &applicator, const Spot &spot);
    void explainAlternatives(const ProgramNode &node, const Applicator &applicator, const Spot &spot);
    bool explainSeveral(const ProgramNode &node, const Applicator &applicator, const Spot &spot);
    bool explainAsOneEnum(const ProgramNode &node, const Applicator &applicator, const Spot &spot,
                          const std::vector<Branch> &branches);
    std::vector<ValidationError> errorsOf(NodeId node, const Spot &spot);

    std::vector<std::string_view> knownNames(const ProgramNode &node, Keyword keyword) const;
    void addUnknownProperty(const ProgramNode &node, Keyword keyword, const Spot &member);
    void addEnumError(const ProgramNode &node, Keyword keyword, const Spot &spot,
                      std::span<const json::Value> allowed);
    void add(Code code, const ProgramNode &node, std::string_view keyword, const Spot &spot,
             std::vector<std::string> arguments, std::string suggestion = {},
             std::vector<ValidationError> causes = {});
    bool isFull() const noexcept;

    const Program &m_program;
    const Limits &m_limits;
    Evaluator m_evaluator;
    std::vector<ValidationError> m_errors;
    std::size_t m_created = 0; // errors, those of alternatives included
};

} // namespace tooltray::jsonschema
