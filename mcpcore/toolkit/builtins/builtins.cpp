// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

namespace tooltray::toolkit {

std::vector<std::unique_ptr<BuiltIn>> builtIns()
{
    const auto pool = std::make_shared<QThreadPool>();
    std::vector<std::unique_ptr<BuiltIn>> tools;
    tools.push_back(executeQuery(pool));
    tools.push_back(validateQuery(pool));
    tools.push_back(getSchemaInfo(pool));
    tools.push_back(searchSchema(pool));
    tools.push_back(refreshSchema(pool));
    tools.push_back(listEndpoints());
    tools.push_back(createTool(pool));
    tools.push_back(updateTool(pool));
    tools.push_back(deleteTool(pool));
    tools.push_back(listTools(pool));
    tools.push_back(describeTool(pool));
    tools.push_back(testTool());
    tools.push_back(setContext(pool));
    tools.push_back(listContext(pool));
    tools.push_back(clearContext(pool));
    tools.push_back(createType(pool));
    tools.push_back(listTypes());
    tools.push_back(deleteType());
    tools.push_back(setMapping(pool));
    tools.push_back(listMappings());
    tools.push_back(deleteMapping());
    tools.push_back(setPrompt());
    tools.push_back(listPrompts());
    tools.push_back(deletePrompt());
    tools.push_back(exportTools(pool));
    tools.push_back(importTools(pool));
    tools.push_back(readResult());
    tools.push_back(getRecentCalls());
    return tools;
}

} // namespace tooltray::toolkit
