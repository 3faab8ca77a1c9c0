// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/loneanonymousoperation.h"

namespace tooltray::graphql {

void LoneAnonymousOperation::enter(OperationDefinition operation)
{
    if (operation.isAnonymous() && m_context.facts().operations().size() > 1)
        m_context.report(kName, "This anonymous operation must be the only defined operation.", operation);
}

} // namespace tooltray::graphql
