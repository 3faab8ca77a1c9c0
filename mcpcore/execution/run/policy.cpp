// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/policy.h"

#include "execution/approval/effectivepolicy.h"

#include <string>

namespace tooltray::execution {

std::variant<workspace::MutationPolicy, CallFailure> mutationPolicy(const workspace::Endpoint &endpoint,
                                                                    const Caller &caller,
                                                                    const workspace::Behaviour &behaviour)
{
    using workspace::MutationPolicy;
    if (caller.readOnly)
        return CallFailure{
            Level::Access,
            {ErrorKind::Denied, "read_only", "This client may only read.",
             "Ask the user to give the client more rights, in the Tooltray window or in config.yaml."}};
    const MutationPolicy policy = effectivePolicy(endpoint.mutations, caller.mutations, behaviour.mutations);
    if (policy != MutationPolicy::Deny)
        return policy;
    const std::string who = endpoint.mutations == MutationPolicy::Deny
                                ? "the endpoint \"" + endpoint.name + '"'
                            : caller.mutations == MutationPolicy::Deny ? "this client"
                                                                       : "this tool";
    return toolFailure(
        {ErrorKind::Denied, "mutations_denied", "Nothing was sent: mutations are denied for " + who + ".",
         "Ask the user to set its mutation policy to \"ask\" or \"allow\", in the Tooltray window or in "
         "config.yaml."});
}

} // namespace tooltray::execution
