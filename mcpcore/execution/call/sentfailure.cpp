// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/call/sentfailure.h"

namespace tooltray::execution {

void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint)
{
    if (failure.level != Level::Http && failure.level != Level::Network)
        return;
    failure.error.message.insert(0, "Endpoint \"" + endpoint.name + "\": ");
    if (!failure.error.details.isObject())
        failure.error.details = json::Value::object();
    failure.error.details.set("endpoint", endpoint.name);
}

} // namespace tooltray::execution
