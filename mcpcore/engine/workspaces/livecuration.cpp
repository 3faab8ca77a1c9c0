// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/livecuration.h"

#include "base/ask.h"
#include "engine/access/guestpolicy.h"
#include "engine/workspaces/unreadfile.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {

LiveCuration::LiveCuration(std::string name, storage::LiveWorkspace &live, const HealthKeeper &health,
                           const ClientTokens &tokens, const Consents &consents, Problems problems)
    : m_name(std::move(name))
    , m_live(live)
    , m_health(health)
    , m_tokens(tokens)
    , m_consents(consents)
    , m_problems(std::move(problems))
{}

// Keys are the same that differ in case and underscores alone, as everywhere in the context.
std::optional<workspace::ContextScope> LiveCuration::contextScope(std::string_view key) const
{
    const auto *variable = m_live.workspace()->contextFor(key);
    for (const std::string_view name : {key, variable ? std::string_view(variable->key) : key}) {
        if (const auto found = m_scopes.find(std::string(name)); found != m_scopes.end())
            return found->second;
    }
    return {};
}

std::optional<workspace::Client> LiveCuration::client(std::string_view principal) const
{
    if (principal.empty()) // the program itself: whoever comes from outside has a token
        return workspace::Client();
    if (const auto *guest = m_tokens.guest(principal))
        return guestIn(*m_live.workspace(), *guest, [this](const workspace::Client &client) {
            return m_consents.accepted(*m_live.workspace(), client);
        });
    // A principal is WORKSPACE/CLIENT, see ClientTokens.
    if (!principal.starts_with(m_name + '/'))
        return {};
    const auto *client = m_live.workspace()->find<workspace::Client>(principal.substr(m_name.size() + 1));
    // One that was removed or switched off since its session began is a stranger from now on.
    if (client == nullptr || !client->enabled)
        return {};
    return m_consents.accepted(*m_live.workspace(), *client);
}

std::vector<toolkit::UnreadFile> LiveCuration::unreadFiles() const
{
    std::vector<toolkit::UnreadFile> files;
    for (const workspace::DocumentProblem &problem : m_problems())
        files.push_back(unreadFile(problem));
    std::ranges::sort(files, {}, &toolkit::UnreadFile::file);
    return files;
}

void LiveCuration::apply(workspace::Edit edit, std::function<void(Result<void>)> done)
{
    whenDone(m_live.apply(std::move(edit)), &m_context,
             [done = std::move(done)](const Result<storage::Done> &applied) {
                 done(applied ? Result<void>() : Result<void>(applied.error()));
             });
}

} // namespace tooltray::engine
