// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/changing.h"

#include "toolkit/builtins/guard.h"
#include "toolkit/command/services.h"
#include "toolkit/curation.h"

#include <utility>

namespace tooltray::toolkit {

Running applyThenAnswer(const CommandContext &context, workspace::Edit edit, json::Value answer,
                        CommandDone done)
{
    Guard guard = makeGuard();
    edit.author = context.client.name;
    context.services->curation.apply(
        std::move(edit),
        whileKept(guard, [answer = std::move(answer), done = std::move(done)](Result<void> made) {
            if (!made)
                return done(execution::toolFailure(std::move(made).error()));
            CommandResult result;
            result.structured = answer;
            done(std::move(result));
        }));
    return guard;
}

} // namespace tooltray::toolkit
