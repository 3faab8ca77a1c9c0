// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/contextvalues.h"

#include "base/task/ask.h"

#include <QObject>
#include <optional>
#include <utility>

namespace tooltray::execution {
namespace {

class ContextReader final : public Run {
public:
    using Done = std::function<void(Result<ContextValues>)>;

    ContextReader(CredentialSource &source, workspace::WorkspacePtr workspace,
                  const std::vector<std::string> &endpoints, std::vector<std::string> names, Done done)
        : m_source(source)
        , m_workspace(std::move(workspace))
        , m_endpoints(found(*m_workspace, endpoints))
        , m_names(std::move(names))
        , m_done(std::move(done))
    {}

    void goOn()
    {
        while (m_next < m_names.size()) {
            const std::string &name = m_names[m_next];
            const workspace::ContextVariable *variable = m_workspace->contextFor(name);
            if (std::optional<Error> error = variable == nullptr ? std::nullopt : refusal(*variable))
                return finish(*std::move(error));
            const bool isSecret = variable != nullptr && variable->isSecret();
            if (isSecret && m_endpoints.empty()) { // which is sent nowhere
                ++m_next;
                continue;
            }
            if (isSecret) {
                const auto future = m_source.secret(*m_workspace, *variable, *m_endpoints.front());
                if (!future.isFinished())
                    return whenDone(future, &m_context, [this](const Result<credentials::Secret> &secret) {
                        if (take(secret))
                            goOn();
                    });
                if (!take(resultOf(future)))
                    return;
                continue;
            }
            if (variable != nullptr)
                m_values[name] = {variable->key, variable->value, false, variable->origin};
            ++m_next;
        }
        finish(std::move(m_values));
    }

private:
    static std::vector<const workspace::Endpoint *> found(const workspace::Workspace &workspace,
                                                          const std::vector<std::string> &names)
    {
        std::vector<const workspace::Endpoint *> endpoints;
        for (const std::string &name : names) {
            if (const auto *endpoint = workspace.find<workspace::Endpoint>(name))
                endpoints.push_back(endpoint);
        }
        return endpoints;
    }

    std::optional<Error> refusal(const workspace::ContextVariable &variable)
    {
        for (const workspace::Endpoint *endpoint : m_endpoints) {
            if (std::optional<Error> error = m_source.refusal(*m_workspace, variable, *endpoint))
                return error;
        }
        return std::nullopt;
    }

    // Returns whether there is more to do.
    bool take(const Result<credentials::Secret> &secret)
    {
        const std::string &name = m_names[m_next++];
        const workspace::ContextVariable &variable = *m_workspace->contextFor(name);
        if (!secret) {
            finish(unreadVariable(variable, secret.error()));
            return false;
        }
        m_values[name] = {variable.key, json::Value(secret->reveal()), true, variable.origin};
        return true;
    }

    void finish(Result<ContextValues> values)
    {
        const Done done = std::exchange(m_done, nullptr);
        done(std::move(values)); // which may destroy this
    }

    CredentialSource &m_source;
    workspace::WorkspacePtr m_workspace;
    std::vector<const workspace::Endpoint *> m_endpoints; // of that workspace
    std::vector<std::string> m_names;
    Done m_done;
    ContextValues m_values;
    std::size_t m_next = 0;
    QObject m_context;
};

} // namespace

Ticket readContext(CredentialSource &source, workspace::WorkspacePtr workspace,
                   std::vector<std::string> endpoints, std::vector<std::string> names,
                   std::function<void(Result<ContextValues>)> done)
{
    auto reader = std::make_unique<ContextReader>(source, std::move(workspace), endpoints, std::move(names),
                                                  std::move(done));
    reader->goOn();
    return reader;
}

Error unreadVariable(const workspace::ContextVariable &variable, Error why)
{
    why.message = {CORE_TEXT("Core", "The context variable \"{name}\" cannot be read. {problem}"),
                   {{"name", variable.key}, {"problem", std::move(why.message)}}};
    return why;
}

void addContext(ContextValues values, Scope &scope)
{
    for (auto &[name, value] : values) {
        if (value.isSecret)
            scope.secretKeys.insert(value.key);
        scope.context.set(value.key, std::move(value.value));
    }
}

} // namespace tooltray::execution
