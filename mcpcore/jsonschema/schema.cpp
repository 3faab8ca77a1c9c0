// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/schema.h"

#include "jsonschema/compile/compiler.h"
#include "jsonschema/explain/explanation.h"
#include "jsonschema/validate/evaluator.h"

#include <utility>

namespace tooltray::jsonschema {

Schema::Compiled Schema::compile(const json::Value &document, const CompileOptions &options)
{
    CompileLog log;
    auto program = std::make_shared<const Program>(Compiler(options, log).compile(document));
    if (!log.isClean())
        return {{}, log.take()};
    return {Schema(std::move(program)), {}};
}

bool Schema::isValid(const json::Value &value, const Limits &limits) const
{
    return Evaluator(*m_program, limits).check(0, value, nullptr, nullptr);
}

std::vector<ValidationError> Schema::validate(const json::Value &value, const Limits &limits) const
{
    return tryValidate(value, limits).errors;
}

Schema::Validation Schema::tryValidate(const json::Value &value, const Limits &limits) const
{
    Evaluator evaluator(*m_program, limits);
    if (evaluator.check(0, value, nullptr, nullptr))
        return {};
    if (evaluator.limitReached())
        return {{Explainer::limitError(*m_program, limits, evaluator)}, false};
    Explainer explainer(*m_program, limits);
    std::vector<ValidationError> errors = explainer.explain(value);
    return {std::move(errors), !explainer.isLimitReached()};
}

} // namespace tooltray::jsonschema
