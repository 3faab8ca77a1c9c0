// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "toolkit/access/workspaceaccess.h"
#include "workspace/checks/health.h"
#include "workspace/edits/assembly.h"

#include <QObject>
#include <QThreadPool>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

// Tools that a check finds broken are told a little later: at a start, and when endpoints and tools come together, the
// schema that they fit follows at once.
inline constexpr std::chrono::seconds kBrokenToldAfter{3};

// The line of the program's own log, one for all of them: a schema that changed breaks ten thousand tools at once.
// The reason is that of the first tool. Precondition: there is a tool.
std::string brokenToolsLine(const std::vector<std::string> &tools, const std::string &workspace,
                            const std::string &reason);

// Tells of tools that broke, once of all that do within a few seconds: only of those that are broken still, and not
// while a first schema is on its way.
class BrokenToolsNews {
public:
    struct Source {
        std::function<bool()> isSchemaAwaited; // the first one of some endpoint
        std::function<bool(const std::string &tool)> isBroken;
        std::function<void(const std::vector<std::string> &tools)> tell;
    };

    // The clock outlives it.
    BrokenToolsNews(Clock &clock, Source source);

    void add(const std::vector<std::string> &tools);

private:
    void tellLater();
    void tell();

    Clock &m_clock;
    Source m_source;
    std::set<std::string> m_tools; // not told of yet
    Timer m_telling;
};

// The file of a document that is not followed, by its path below the folder of the workspace.
toolkit::UnreadFile unreadFile(const workspace::DocumentProblem &problem);

// For who has no window: file, line, column, and what is wrong there.
std::string toText(const toolkit::UnreadFile &file);

// Checks the tools anew whenever the workspace or a schema is another one: on a pool, and however many changes come
// meanwhile, once for all of them.
class HealthMonitor {
public:
    using HealthPtr = std::shared_ptr<const workspace::Health>;
    // With the tools that are broken now and were not before.
    using Listener = std::function<void(const HealthPtr &health, const std::vector<std::string> &broken)>;

    // The pool outlives it.
    HealthMonitor(QThreadPool &pool, Listener listener);

    void update(workspace::WorkspacePtr workspace, workspace::Schemas schemas);
    const HealthPtr &health() const { return m_health; } // never null

private:
    using Task = std::pair<workspace::WorkspacePtr, workspace::Schemas>;

    void check(Task task);

    QThreadPool &m_pool;
    Listener m_listener;
    HealthPtr m_health;
    std::optional<Task> m_next;
    bool m_isChecking = false;
    QObject m_context; // last: what comes back to it uses the others
};

} // namespace tooltray::engine
