// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/completedsteps.h"

#include "base/text/quantity.h"
#include "json/write.h"

#include <vector>

namespace tooltray::execution {

json::Value accountOf(std::span<const CompletedStep> steps)
{
    std::vector<bool> areKept(steps.size());
    std::size_t kept = 0;
    for (const auto kind :
         {CompletedStep::Kind::MadeInside, CompletedStep::Kind::Made, CompletedStep::Kind::Read}) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (steps[i].kind != kind)
                continue;
            const std::size_t size = json::writtenSize(steps[i].answer.value);
            areKept[i] = kept + size <= kMaxCompleted;
            kept += areKept[i] ? size : 0;
        }
    }
    json::Value account = json::Value::object();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const json::Value &answer = steps[i].answer.value;
        account.set(steps[i].answer.name,
                    areKept[i]
                        ? answer
                        : json::Value("(" + formatByteCount(json::writtenSize(answer)) + " omitted here)"));
    }
    return account;
}

} // namespace tooltray::execution
