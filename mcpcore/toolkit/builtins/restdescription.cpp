// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/restdescription.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "toolkit/builtins/apiinfo.h"
#include "toolkit/catalogue/budget.h"

#include <memory>
#include <utility>

namespace tooltray::toolkit {

Running describeRest(ApiCall call)
{
    Result<std::string> after = nameInCursor(call.arguments["cursor"].toString());
    if (!after) {
        call.done(refused(std::move(after).error()));
        return nullptr;
    }
    ApiQuestion question{std::string(call.arguments["type_name"].toString()),
                         std::string(call.arguments["format"].toString()), *std::move(after)};
    Guard guard = makeGuard();
    auto take = [call, question = std::move(question),
                 weak = std::weak_ptr(guard)](const Result<openapi::ApiPointer> &api) {
        if (!api)
            return call.done(upstreamFailure(api.error()));
        auto work = [api = *api, question] { return apiInfo(*api, question); };
        whenDone(ask(call.pool.get(), std::move(work)), weak.lock().get(), [call](Result<ApiInfo> info) {
            if (!info)
                return call.done(refused(std::move(info).error()));
            call.done(info->object.isNull() ? withinBudget(call.context, std::move(info->text))
                                            : withinBudget(call.context, std::move(info->object)));
        });
    };
    call.context.services->schemas.needApi(call.endpoint, whileKept(guard, std::move(take)));
    return guard;
}

} // namespace tooltray::toolkit
