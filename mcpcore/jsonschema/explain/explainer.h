// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/explain/explanation.h"

#include <vector>

namespace tooltray::jsonschema {

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
