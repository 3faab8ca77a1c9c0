// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/builtin.h"

namespace tooltray::toolkit {

class Catalogue;

// The catalogue: every command that the client is offered, by name, by words or page by page.
class ListCommands final : public BuiltIn {
public:
    explicit ListCommands(Catalogue &catalogue);

    const mcp::Tool &tool() const override { return m_tool; }
    std::optional<workspace::BuiltInGroup> group() const override { return {}; }
    bool changesWorkspace() const override { return false; }
    Running run(const CommandContext &context, json::Value arguments, CommandDone done) override;

private:
    Catalogue &m_catalogue;
    mcp::Tool m_tool;
};

} // namespace tooltray::toolkit
