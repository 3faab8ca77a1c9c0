// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/builtin.h"

namespace tooltray::toolkit {

// Calls any other command. Dispatch looks inside: what is called through it is checked, run and recorded as if it
// were called by its own name, so that run() is never reached.
class InvokeCommand final : public BuiltIn {
public:
    InvokeCommand();

    const mcp::Tool &tool() const override { return m_tool; }
    std::optional<workspace::BuiltInGroup> group() const override { return {}; }
    bool changesWorkspace() const override { return false; }
    Running run(const CommandContext &context, json::Value arguments, CommandDone done) override;

private:
    mcp::Tool m_tool;
};

} // namespace tooltray::toolkit
