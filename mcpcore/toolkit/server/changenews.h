// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/types/subscription.h"
#include "toolkit/access/clientcontexts.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

// Whom a piece of news concerns: whoever meets one of these. All others are not to learn that anything happened.
struct Concern {
    bool everybody = false;
    std::vector<workspace::DefinitionPtr> tools = {}; // may see one of these
    std::set<std::string> endpoints = {};             // may see a tool of one of these
    std::set<std::string> clients = {};               // is one of these, by its name in the workspace
    std::vector<ContextOwner> owners = {};            // is one of these; without a session, with any
    bool readsSchemas = false;                        // may look at the schemas of endpoints

    static Concern ofEverybody() { return {.everybody = true}; }
    void add(Concern other);
};

// Makes one piece of news of each kind out of a burst of changes, at most half a second after the first of them.
class ChangeNews {
public:
    using Listener = std::function<void(const mcp::ServerChange &, const Concern &)>;

    // The clock outlives it.
    explicit ChangeNews(Clock &clock) : m_clock(clock) {}

    void setListener(Listener listener) { m_listener = std::move(listener); }
    void add(mcp::ServerChange change, Concern concern);

private:
    void tell();

    Clock &m_clock;
    Listener m_listener;
    std::vector<std::pair<mcp::ServerChange, Concern>> m_changes; // each change once
    std::optional<MonotonicTime> m_first;
    Timer m_timer;
};

} // namespace tooltray::toolkit
