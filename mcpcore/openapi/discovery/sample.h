// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/proposal/arguments.h"
#include "openapi/schema/schemamerger.h"
#include "terms/question/saidwords.h"
#include "json/value.h"

#include <cstddef>

namespace tooltray::openapi {

// Makes values that fit schemas, the same at every run: what a schema gives as an example or a default, else the first
// of a choice, else what its format, pattern and type ask for. Of an object the members that must be there.
class Sampler {
public:
    enum class Examples : std::uint8_t { Used, LeftOut };

    // References lead to the definitions, which must outlive the sampler.
    explicit Sampler(const json::Value &definitions, Examples examples = Examples::Used)
        : m_merger(definitions)
        , m_examples(examples)
    {}

    json::Value sample(const json::Value &schema) { return sampleAt(schema, 0); }

private:
    json::Value sampleAt(const json::Value &schema, std::size_t depth);
    json::Value sampleObject(const json::Value &schema, std::size_t depth);

    SchemaMerger m_merger;
    Examples m_examples;
};

// Values for the arguments that must be given, and for others of which the question says a value: "open issues" is
// {"state": "open"}.
json::Value sampleArguments(const Api &api, const ApiOperation &operation, const ApiArguments &arguments,
                            const terms::SaidWords &said = {});

} // namespace tooltray::openapi
