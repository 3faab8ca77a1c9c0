// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspaceparts.h"

#include "base/task/ask.h"
#include "toolkit/access/workspaceaccess.h"
#include "workspace/definitions/names.h"
#include "json/value.h"

#include <utility>

namespace tooltray::engine {
namespace {

using SavedValues = toolkit::ClientContexts::SavedValues;

json::Value encodeValues(const SavedValues &kept)
{
    json::Value clients = json::Value::object();
    for (const auto &[principal, values] : kept) {
        json::Value &client = clients.set(principal, json::Value::object());
        for (const auto &[key, value] : values)
            client.set(key, value);
    }
    return clients;
}

SavedValues keptValuesFrom(const json::Value &clients, const std::string &workspace)
{
    SavedValues kept;
    for (const json::Member &client : clients.members()) {
        for (const json::Member &value : client.value.members()) {
            const bool isScalar = value.value.isString() || value.value.isNumber() || value.value.isBoolean();
            if (isScalar && !workspace::nameProblem(workspace::ObjectKind::Context, value.name.view()))
                kept[principalIn(workspace, client.name.view())].emplace(value.name.view(), value.value);
        }
    }
    return kept;
}

} // namespace

std::string principalIn(const std::string &workspace, std::string_view principal)
{
    const std::size_t slash = principal.find('/');
    return slash == std::string_view::npos ? std::string(principal)
                                           : workspace + std::string(principal.substr(slash));
}

SavedContexts::SavedContexts(std::filesystem::path file, std::string workspace)
    : m_workspace(std::move(workspace))
    , m_file(std::move(file))
{}

void SavedContexts::read(QThreadPool &pool, std::function<void()> done)
{
    const auto read = ask(&pool, [path = m_file.path()] { return StateFile::read(path); });
    whenDone(read, &m_context, [this, done = std::move(done)](const Result<json::Value> &values) {
        if (values)
            m_values = keptValuesFrom(*values, m_workspace);
        else
            m_log.warning("The context values that clients of the workspace " + m_workspace
                          + " made persistent could not be read: " + values.error().message.text());
        done();
    });
}

void SavedContexts::keep(toolkit::ClientContexts &contexts)
{
    contexts.keepWith(std::exchange(m_values, {}), [this](const SavedValues &kept, Done<Result<void>> saved) {
        m_file.write(encodeValues(kept), [this, saved = std::move(saved)](const Result<void> &written) {
            if (!written)
                m_log.warning("The context values that clients of the workspace " + m_workspace
                              + " make persistent could not be saved: " + written.error().message.text());
            saved(written ? written : toolkit::unsaved(written.error()));
        });
    });
}

} // namespace tooltray::engine
