// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/toolserver.h"

#include "base/task/ask.h"
#include "engine/access/clienttokens.h"
#include "engine/settings/version.h"
#include "engine/workspaces/health.h"
#include "http/routing/httpexchange.h"
#include "toolkit/builtins/builtins.h"
#include "json/write.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tooltray::engine {

http::Route healthRoute()
{
    return {.method = "GET",
            .pattern = "/healthz",
            .handler =
                [](const std::shared_ptr<http::HttpExchange> &exchange) {
                    const auto body = json::Value::object({{"status", "ok"}, {"version", kVersion}});
                    exchange->reply(http::Response::json(200, json::write(body)));
                },
            .access = http::RouteAccess::Open,
            .isAlwaysServed = true};
}

LiveWorkspaceAccess::LiveWorkspaceAccess(std::string name, storage::LiveWorkspace &live,
                                         const HealthMonitor &health, const ClientTokens &tokens,
                                         const Consents &consents, Problems problems)
    : m_name(std::move(name))
    , m_live(live)
    , m_health(health)
    , m_tokens(tokens)
    , m_consents(consents)
    , m_problems(std::move(problems))
{}

// Keys are the same that differ in case and underscores alone, as everywhere in the context.
std::optional<workspace::ContextScope> LiveWorkspaceAccess::contextScope(std::string_view key) const
{
    const auto *variable = m_live.workspace()->contextFor(key);
    for (const std::string_view name : {key, variable ? std::string_view(variable->key) : key}) {
        if (const auto found = m_scopes.find(std::string(name)); found != m_scopes.end())
            return found->second;
    }
    return {};
}

workspace::ClientPtr LiveWorkspaceAccess::client(std::string_view principal) const
{
    if (principal.empty()) // the program itself: whoever comes from outside has a token
        return std::make_shared<const workspace::Client>();
    const workspace::WorkspacePtr workspace = m_live.workspace();
    if (const auto guest = m_tokens.guest(principal))
        return guestIn(*workspace, guest, [&](const workspace::Client &client) {
            return m_consents.accepted(*workspace, {workspace, &client});
        });
    // A principal is WORKSPACE/CLIENT, see ClientTokens.
    if (!principal.starts_with(m_name + '/'))
        return {};
    const auto *client = workspace->find<workspace::Client>(principal.substr(m_name.size() + 1));
    // One that was removed or switched off since its session began is a stranger from now on.
    if (client == nullptr || !client->enabled)
        return {};
    return m_consents.accepted(*workspace, {workspace, client});
}

std::vector<toolkit::UnreadFile> LiveWorkspaceAccess::unreadFiles() const
{
    std::vector<toolkit::UnreadFile> files;
    for (const workspace::DocumentProblem &problem : m_problems())
        files.push_back(unreadFile(problem));
    std::ranges::sort(files, {}, &toolkit::UnreadFile::file);
    return files;
}

void LiveWorkspaceAccess::apply(workspace::Edit edit, Done<Result<void>> done)
{
    whenDone(m_live.apply(std::move(edit)), &m_context,
             [this, done = std::move(done)](const Result<storage::Done> &applied) {
                 if (applied)
                     return done({});
                 Error told = toolkit::unsaved(applied.error());
                 if (told != applied.error())
                     m_log.warning("A change of the workspace " + m_name
                                   + " could not be saved: " + applied.error().message.text());
                 done(std::move(told));
             });
}

namespace {

constexpr std::size_t kAnswerCacheBytes = std::size_t(64) << 20U;

std::string userAgent()
{
    return "Tooltray/" + std::string(kVersion);
}

// Empty where there is none.
std::string keyText(const ToolServer::Setting &setting)
{
    return setting.sharedKey.open([](std::string_view text) { return std::string(text); });
}

mcp::Options serverOptions(const ToolServer::Setting &setting)
{
    mcp::Options options;
    if (setting.shared != nullptr)
        options.maxTasks = 0; // only the program where a task runs could tell what came of it
    return options;
}

mcp::Implementation implementation()
{
    return {.name = "tooltray", .version = std::string(kVersion), .title = "Tooltray"};
}

} // namespace

ToolServer::ToolServer(const Setting &setting)
    : m_workspace(setting.workspace)
    , m_workspaceAccess(setting.workspace, setting.live, setting.health, setting.tokens, setting.consents,
                        setting.problems)
    , m_approvals(setting.clock)
    , m_answers(setting.clock, kAnswerCacheBytes)
    , m_results(setting.clock, {}, setting.shared)
    , m_executor({setting.endpoints, setting.schemas, m_approvals, m_answers, m_results, setting.clock,
                  setting.redactor, userAgent(), [&live = setting.live] { return live.workspace(); },
                  setting.shared, keyText(setting)})
    , m_toolkit({m_workspaceAccess, m_executor, setting.schemas, m_results, setting.journal, setting.clock,
                 setting.shared},
                toolkit::builtIns(), implementation())
    , m_server(m_toolkit.backend(), setting.clock, m_toolkit.traffic(), serverOptions(setting),
               {keyText(setting), setting.shared})
    , m_streamable(m_server, setting.clock)
{
    m_toolkit.backend().setChangeListener(
        [this](const mcp::ServerChange &change, const mcp::Audience &audience) {
            m_server.announce(change, audience);
        });
}

ToolServer::~ToolServer() = default;

workspace::BuiltInNames ToolServer::builtInNames()
{
    return toolkit::occupiedNames(toolkit::builtIns());
}

void ToolServer::endClients(const std::set<std::string> &names)
{
    std::set<std::string> principals;
    for (const std::string &name : names)
        principals.insert(m_workspaceAccess.principalOf(name));
    m_server.endClients([&](const mcp::Principal &principal) {
        return principals.contains(principal.id) || !m_workspaceAccess.client(principal.id);
    });
}

void ToolServer::endAll()
{
    m_server.endClients([](const mcp::Principal &) { return true; });
}

} // namespace tooltray::engine
