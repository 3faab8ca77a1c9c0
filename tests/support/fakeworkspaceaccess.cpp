// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakeworkspaceaccess.h"

#include "base/task/post.h"
#include "workspace/edits/apply.h"

#include <QtGlobal>

namespace tooltray::test {

FakeWorkspaceAccess::FakeWorkspaceAccess(const std::vector<workspace::Object> &objects,
                                         workspace::BuiltInNames builtIns)
    : m_workspace(workspace::Workspace::create(std::move(builtIns)))
    , m_health(std::make_shared<workspace::Health>())
    , m_guest(workspace::Client())
{
    m_guest->name = "guest";
    workspace::Edit edit;
    for (const workspace::Object &object : objects)
        edit.steps.push_back(workspace::PutObject{object});
    carryOutOrEnd(edit);
}

workspace::ClientPtr FakeWorkspaceAccess::client(std::string_view principal) const
{
    if (const auto *client = m_workspace->find<workspace::Client>(principal))
        return {m_workspace, client};
    return m_guest ? std::make_shared<const workspace::Client>(*m_guest) : nullptr;
}

void FakeWorkspaceAccess::apply(workspace::Edit edit, std::function<void(Result<void>)> done)
{
    m_edits.push_back(edit);
    post(&m_context, [this, edit = std::move(edit), done = std::move(done)] {
        if (m_failure)
            return done(*std::exchange(m_failure, std::nullopt));
        done(carryOut(edit));
    });
}

void FakeWorkspaceAccess::put(workspace::Object object)
{
    carryOutOrEnd(workspace::PutObject{std::move(object)});
}

void FakeWorkspaceAccess::remove(workspace::ObjectKey key)
{
    carryOutOrEnd(workspace::RemoveObject{std::move(key)});
}

void FakeWorkspaceAccess::setSchemas(workspace::Schemas schemas)
{
    m_schemas = std::move(schemas);
    checkHealth();
}

void FakeWorkspaceAccess::useConfig(std::vector<workspace::Object> objects)
{
    carryOutOrEnd(workspace::configEdit(*m_workspace, std::move(objects)));
}

void FakeWorkspaceAccess::setDisabledEndpoints(workspace::Workspace::DisabledEndpoints endpoints)
{
    m_workspace = m_workspace->withDisabledEndpoints(std::move(endpoints));
    checkHealth();
}

void FakeWorkspaceAccess::carryOutOrEnd(const workspace::Edit &edit)
{
    if (const Result<void> done = carryOut(edit); !done)
        qFatal("%s", done.error().message.c_str());
}

void FakeWorkspaceAccess::carryOutOrEnd(workspace::EditStep step)
{
    workspace::Edit edit;
    edit.steps.push_back(std::move(step));
    carryOutOrEnd(edit);
}

Result<void> FakeWorkspaceAccess::carryOut(const workspace::Edit &edit)
{
    Result<workspace::Applied> applied = workspace::apply(*m_workspace, edit);
    if (!applied)
        return std::move(applied).error();
    m_workspace = std::move(applied)->workspace;
    checkHealth();
    return {};
}

void FakeWorkspaceAccess::checkHealth()
{
    if (m_isHealthHeld)
        return;
    m_health = std::make_shared<const workspace::Health>(
        workspace::Health::check(m_workspace, m_schemas, *m_health));
}

} // namespace tooltray::test
