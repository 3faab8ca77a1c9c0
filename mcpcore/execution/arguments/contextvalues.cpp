// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/contextvalues.h"

#include "base/task/ask.h"

#include <optional>
#include <utility>

namespace tooltray::execution {
namespace {

class ContextReader final : public Run {
public:
    ContextReader(CredentialSource &source, workspace::WorkspacePtr workspace,
                  const std::vector<std::string> &endpoints, std::vector<std::string> names,
                  Done<Result<ContextValues>> done)
        : m_source(source)
        , m_workspace(std::move(workspace))
        , m_endpoints(found(*m_workspace, endpoints))
        , m_names(std::move(names))
        , m_done(std::move(done))
    {}

    // All of them, or nothing while a secret is waited for.
    std::optional<Result<ContextValues>> read()
    {
        while (m_next < m_names.size()) {
            const std::string &name = m_names[m_next];
            const workspace::ContextVariable *variable = m_workspace->contextFor(name);
            if (std::optional<Error> error = variable == nullptr ? std::nullopt : refusal(*variable))
                return *std::move(error);
            const bool isSecret = variable != nullptr && variable->isSecret();
            if (isSecret && m_endpoints.empty()) { // which is sent nowhere
                ++m_next;
                continue;
            }
            if (isSecret) {
                const auto future = m_source.secret(*m_workspace, *variable, *m_endpoints.front());
                if (!future.isFinished()) {
                    whenDone(future, context(), [this](const auto &secret) { goOn(secret); });
                    return std::nullopt;
                }
                if (Result<void> taken = take(resultOf(future)); !taken)
                    return std::move(taken).error();
                continue;
            }
            if (variable != nullptr)
                m_values[name] = {variable->key, variable->value, false, variable->origin};
            ++m_next;
        }
        return std::move(m_values);
    }

private:
    void goOn(const Result<credentials::Secret> &secret)
    {
        Result<void> taken = take(secret);
        std::optional<Result<ContextValues>> values = taken ? read() : std::move(taken).error();
        if (values)
            std::exchange(m_done, nullptr)(*std::move(values)); // which may destroy this
    }

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

    Result<void> take(const Result<credentials::Secret> &secret)
    {
        const std::string &name = m_names[m_next++];
        const workspace::ContextVariable &variable = *m_workspace->contextFor(name);
        if (!secret)
            return unreadVariable(variable, secret.error());
        m_values[name] = {variable.key, json::Value(secret->reveal()), true, variable.origin};
        return {};
    }

    CredentialSource &m_source;
    workspace::WorkspacePtr m_workspace;
    std::vector<const workspace::Endpoint *> m_endpoints; // of that workspace
    std::vector<std::string> m_names;
    Done<Result<ContextValues>> m_done;
    ContextValues m_values;
    std::size_t m_next = 0;
};

} // namespace

AtOnceOrLater<Result<ContextValues>> readContext(CredentialSource &source, workspace::WorkspacePtr workspace,
                                                 std::vector<std::string> endpoints,
                                                 std::vector<std::string> names,
                                                 Done<Result<ContextValues>> done)
{
    auto reader = std::make_unique<ContextReader>(source, std::move(workspace), endpoints, std::move(names),
                                                  std::move(done));
    if (std::optional<Result<ContextValues>> values = reader->read())
        return *std::move(values);
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
