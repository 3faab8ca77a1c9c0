// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/toolheaders.h"

namespace tooltray::stdio {

void ToolHeaders::learn(const json::Value &listResult)
{
    for (const json::Value &tool : listResult["tools"].elements()) {
        auto parameters = mcp::findHeaderParameters(tool["inputSchema"]);
        if (tool["annotations"]["readOnlyHint"].toBool())
            m_readOnly.emplace(tool["name"].toString());
        if (!parameters.empty())
            m_parameters.insert_or_assign(std::string(tool["name"].toString()), std::move(parameters));
    }
}

Fields ToolHeaders::fieldsFor(std::string_view tool, const json::Value &arguments) const
{
    Fields fields;
    const auto known = m_parameters.find(tool);
    if (known == m_parameters.end())
        return fields;
    for (auto &[header, value] : mcp::writeHeaderParameters(known->second, arguments))
        fields.emplace_back("Mcp-Param-" + header, std::move(value));
    return fields;
}

} // namespace tooltray::stdio
