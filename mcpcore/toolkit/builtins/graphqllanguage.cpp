// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/graphqllanguage.h"

#include <utility>

namespace tooltray::toolkit {

namespace {

class GraphqlLanguage final : public ApiLanguage {
public:
    Running execute(ApiCall call) const override { return executeGraphql(std::move(call)); }
    Running validate(ApiCall call) const override { return validateGraphql(std::move(call)); }
    Running describe(ApiCall call) const override { return describeGraphql(std::move(call)); }
    Running search(ApiCall call) const override { return searchGraphql(std::move(call)); }

    // A document is stored as it is.
    Running define(const ApiCall &call, Done<Result<ToolDefinition>> defined) const override
    {
        defined(ToolDefinition{call.arguments});
        return nullptr;
    }
};

} // namespace

const ApiLanguage &graphqlLanguage()
{
    static const GraphqlLanguage language;
    return language;
}

} // namespace tooltray::toolkit
