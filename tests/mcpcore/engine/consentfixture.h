// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "credentials/store/otherstores.h"
#include "engine/secrets/consents.h"
#include "workspace/edits/apply.h"

#include <QObject>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

inline constexpr const char *kUrl = "https://api.example.com/graphql";

inline workspace::Endpoint endpointAt(const std::string &name, const std::string &url,
                                      const std::string &credential = "c")
{
    workspace::Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = url;
    endpoint.credential = credential;
    return endpoint;
}

inline workspace::Edit putting(std::vector<workspace::Object> objects,
                               workspace::Layer layer = workspace::Layer::Stored)
{
    workspace::Edit edit{"Save", workspace::Origin::Person, {}};
    for (workspace::Object &object : objects)
        edit.steps.push_back(workspace::PutObject{std::move(object), {}, layer});
    return edit;
}

inline workspace::WorkspacePtr with(const workspace::WorkspacePtr &workspace, const workspace::Edit &edit)
{
    auto applied = workspace::apply(*workspace, edit);
    if (!applied)
        qFatal("%s", applied.error().message.c_str());
    return applied->workspace;
}

inline workspace::WorkspacePtr holding(std::vector<workspace::Object> objects,
                                       workspace::Layer layer = workspace::Layer::Stored)
{
    return with(workspace::Workspace::create({}), putting(std::move(objects), layer));
}

// The consents of one workspace, with a ledger that is forgotten.
class ConsentFixture : public QObject {
protected:
    void begin()
    {
        m_ledger = std::make_unique<credentials::ConsentLedger>(
            credentials::ConsentLedger::Setting{{}, m_keychain, m_pool, m_clock});
        m_consents = std::make_unique<Consents>("default", *m_ledger);
    }
    void end()
    {
        m_consents.reset();
        m_ledger.reset();
    }

    bool isWaiting(const workspace::WorkspacePtr &workspace, const std::string &name = "shop")
    {
        const auto refusal =
            m_consents->endpointRefusal(*workspace, *workspace->find<workspace::Endpoint>(name));
        const auto waiting = m_consents->waitingEndpoints(*workspace);
        if (refusal.has_value() != (std::ranges::find(waiting, name) != waiting.end()))
            qFatal("Two answers to one question.");
        return refusal && refusal->code == "consent_needed";
    }

    void grantAll(const workspace::WorkspacePtr &workspace)
    {
        credentials::LedgerChange change;
        for (const ConsentRequest &request : m_consents->requests(*workspace))
            change.put.emplace(request.id, *m_consents->entryOf(*workspace, request.id));
        m_ledger->change(change);
    }

    // As the window does it.
    workspace::WorkspacePtr enter(const workspace::WorkspacePtr &before, const workspace::Edit &edit)
    {
        workspace::WorkspacePtr after = with(before, edit);
        m_ledger->change(m_consents->enteredBy(*before, edit, *after));
        return after;
    }

    SystemClock m_clock;
    QThreadPool m_pool;
    credentials::MemoryStore m_keychain;
    std::unique_ptr<credentials::ConsentLedger> m_ledger;
    std::unique_ptr<Consents> m_consents;
};

} // namespace tooltray::engine
