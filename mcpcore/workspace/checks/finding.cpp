// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/finding.h"

namespace tooltray::workspace {

const ApiSchemas &schemasOf(const Schemas &schemas, std::string_view endpoint)
{
    static const ApiSchemas none;
    const auto found = schemas.find(endpoint);
    return found == schemas.end() ? none : found->second;
}

} // namespace tooltray::workspace
