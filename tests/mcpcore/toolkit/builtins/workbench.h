// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/results/resultcache.h"
#include "fakeexecutor.h"
#include "journal/record/journal.h"
#include "support/fakeclock.h"
#include "support/fakeschemas.h"
#include "support/fakeworkspaceaccess.h"
#include "support/temporaryfolder.h"
#include "toolkit/builtins/builtins.h"
#include "toolkit/commands/commandcontext.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

// The built-in tools at work on a workspace with one endpoint, "api", whose schema is about issues.
class Workbench {
public:
    Workbench();

    // JSON whose texts stand between apostrophes; what is none ends the test program.
    static json::Value value(std::string text);
    static std::string shown(const json::Value &value);

    BuiltIn &builtIn(std::string_view name);
    const std::vector<std::unique_ptr<BuiltIn>> &all() const { return m_builtIns; }

    // One that is not waited for; the outcome must live as long as what it returns.
    [[nodiscard]] Running begin(std::string_view name, const json::Value &arguments,
                                std::optional<CallOutcome> &outcome);
    // Waits for the answer; an argument that the tool's own schema refuses ends the test program.
    CallOutcome call(std::string_view name, const json::Value &arguments);
    CallOutcome call(std::string_view name, const std::string &arguments)
    {
        return call(name, value(arguments));
    }
    CallOutcome call(std::string_view name, const char *arguments) { return call(name, value(arguments)); }
    // Of a call that must go well, its structured content or, where there is none, its text; of one that failed
    // "code: message".
    std::string answer(std::string_view name, const std::string &arguments);
    // Of one that must fail, and of one that goes well ""; with its hint.
    Error failure(std::string_view name, const std::string &arguments);
    json::Value structured(std::string_view name, const std::string &arguments);

    void put(workspace::Object object) { workspaceAccess.put(std::move(object)); }
    // A tool with one version that runs this.
    void putTool(const std::string &name, const std::string &document, std::vector<std::string> tags = {});
    // Of what the client may not know.
    void hide(const std::string &tool) { m_hidden.insert(tool); }
    // As at the next start: what was in memory is in the archive alone.
    void reopenJournal();

    test::FakeWorkspaceAccess workspaceAccess;
    test::FakeSchemas schemas;
    FakeExecutor executor;
    test::FakeClock clock;
    execution::ResultCache cache{clock};
    ClientView client;
    std::vector<journal::OperationKind> told; // what commands said that they run
    std::unique_ptr<journal::Journal> journal;

private:
    test::TemporaryFolder m_folder;
    std::vector<std::unique_ptr<BuiltIn>> m_builtIns;
    std::unique_ptr<Services> m_services;
    std::set<std::string> m_hidden;
};

} // namespace tooltray::toolkit
