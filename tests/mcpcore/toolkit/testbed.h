// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/redactor.h"
#include "execution/results/resultcache.h"
#include "fakeexecutor.h"
#include "journal/record/journal.h"
#include "support/fakeclock.h"
#include "support/fakeschemas.h"
#include "support/fakeworkspaceaccess.h"
#include "support/temporaryfolder.h"
#include "toolkit/server/toolkit.h"
#include "json/parser.h"
#include "json/write.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::test {

// JSON with ' in place of ".
inline json::Value quoted(std::string text)
{
    for (char &each : text) {
        if (each == '\'')
            each = '"';
    }
    return json::parse(text).value;
}

inline workspace::Tool graphqlTool(std::string name, std::string document = "query { issues { id } }")
{
    workspace::Tool tool;
    tool.name = std::move(name);
    tool.versions[tool.active].description = "Lists what is open.";
    tool.versions[tool.active].operation = workspace::GraphqlOperation{std::move(document)};
    return tool;
}

// A built-in tool that answers with its arguments.
class EchoTool final : public toolkit::BuiltIn {
public:
    EchoTool()
    {
        m_tool.name = "echo";
        m_tool.description = "Says it again.";
        m_tool.inputSchema = quoted("{'type':'object','properties':{'text':{'type':'string'},"
                                    "'count':{'type':'integer'}},'required':['text'],"
                                    "'additionalProperties':false}");
    }

    const mcp::Tool &tool() const override { return m_tool; }
    std::optional<workspace::BuiltInGroup> group() const override { return workspace::BuiltInGroup::Execute; }
    bool changesWorkspace() const override { return isChanging; }
    bool isEssential() const override { return true; }
    toolkit::Running run(const toolkit::CommandContext &context, json::Value arguments,
                         toolkit::CommandDone done) override
    {
        session = context.client->session;
        if (waited.count() > 0)
            context.onWaited(waited);
        execution::CallResult result;
        result.structured = std::move(arguments);
        done(std::move(result));
        return {};
    }

    static inline bool isChanging = false;
    static inline std::string session = {};            // of the last call
    static inline std::chrono::microseconds waited{0}; // for a person's yes

private:
    mcp::Tool m_tool;
};

// A toolkit over a workspace that is kept nowhere, with one built-in tool and an executor that sends nothing.
struct Testbed {
    // shared: where other programs find its results; outlives it.
    explicit Testbed(const std::vector<workspace::Object> &objects = {}, SharedValues *shared = nullptr)
        : workspaceAccess(objects)
        , results(clock, {}, shared)
    {}

    static toolkit::Catalogue::BuiltIns builtIns()
    {
        toolkit::Catalogue::BuiltIns list;
        list.push_back(std::make_unique<EchoTool>());
        return list;
    }

    static std::unique_ptr<journal::Journal> openJournal(const TemporaryFolder &folder, Clock &clock)
    {
        return std::make_unique<journal::Journal>(journal::ArchiveWriter::open(folder.path(), {}).value(),
                                                  journal::JournalOptions{.folder = folder.path()},
                                                  std::make_shared<credentials::Redactor>(), clock);
    }

    // What a client with that policy gets.
    toolkit::ClientView view(const workspace::ClientPolicy &policy = {}) const
    {
        workspace::Client client;
        client.policy = policy;
        return toolkit::ClientView::of(workspaceAccess.workspace()->settings(), client, "guest");
    }

    FakeClock clock;
    FakeWorkspaceAccess workspaceAccess;
    FakeSchemas schemas;
    FakeExecutor executor;
    execution::ResultCache results;
    TemporaryFolder folder;
    std::unique_ptr<journal::Journal> journal = openJournal(folder, clock);
    toolkit::Toolkit toolkit{
        {workspaceAccess, executor, schemas, results, *journal, clock}, builtIns(), {"tooltray", "1"}};
};

} // namespace tooltray::test
