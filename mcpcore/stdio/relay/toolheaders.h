// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/wire/headerparameters.h"
#include "stdio/relay/delivery.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::stdio {

// What has to be known of tools, learned from the lists of them that pass: which parameters go into headers as well,
// and which tools only read.
class ToolHeaders {
public:
    void clear()
    {
        m_parameters.clear();
        m_readOnly.clear();
    }
    // The tools have changed: one that only read may be another now.
    void forgetReadOnly() { m_readOnly.clear(); }
    void learn(const json::Value &listResult);
    Fields fieldsFor(std::string_view tool, const json::Value &arguments) const;

    bool isReadOnly(std::string_view tool) const { return m_readOnly.contains(tool); }

private:
    std::set<std::string, std::less<>> m_readOnly;
    std::map<std::string, std::vector<mcp::HeaderParameter>, std::less<>> m_parameters;
};

} // namespace tooltray::stdio
