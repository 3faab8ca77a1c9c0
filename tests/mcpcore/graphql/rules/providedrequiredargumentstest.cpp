// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class ProvidedRequiredArgumentsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "ProvidedRequiredArguments"; }
    std::vector<Row> rows() const override
    {
        return {
            {"given", "{ scalars(must: 1) required(in: {must: 1}) }", {}},
            {"missing",
             "{ required }",
             {"1:3 Argument \"Query.required(in:)\" of type \"Must!\" is required, but it was not "
              "provided."}},
            {"with a default", "{ defaulted }", {}},
        };
    }
};

TOOLTRAY_TEST(ProvidedRequiredArgumentsTest)
