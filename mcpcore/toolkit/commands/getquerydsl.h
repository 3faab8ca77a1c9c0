// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/builtin.h"

namespace tooltray::toolkit {

class Catalogue;

// Tells agents how a tool is written down.
class GetQueryDsl final : public BuiltIn {
public:
    explicit GetQueryDsl(Catalogue &catalogue);

    const mcp::Tool &tool() const override { return m_tool; }
    std::optional<workspace::BuiltInGroup> group() const override { return {}; }
    bool changesWorkspace() const override { return false; }
    Running run(const CommandContext &context, json::Value arguments, CommandDone done) override;

private:
    Catalogue &m_catalogue;
    mcp::Tool m_tool;
};

} // namespace tooltray::toolkit
