// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/wire/headerparameters.h"
#include "stdio/relay/delivery.h"
#include "json/value.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::stdio {

// Which parameters of which tools go into headers as well, learned from the lists of tools that pass.
class ToolHeaders {
public:
    void clear() { m_parameters.clear(); }
    void learn(const json::Value &listResult);
    Fields fieldsFor(std::string_view tool, const json::Value &arguments) const;

private:
    std::map<std::string, std::vector<mcp::HeaderParameter>, std::less<>> m_parameters;
};

} // namespace tooltray::stdio
