// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakecredentials.h"

#include <utility>
#include <vector>

namespace tooltray::execution {

class FakeCredentials::Token final : public credentials::Authorizer {
public:
    Token(FakeCredentials &source, std::string credential)
        : m_source(source)
        , m_credential(std::move(credential))
    {}

    QFuture<Result<Fields>> fields() override
    {
        ResultPromise<Fields> answer;
        QFuture<Result<Fields>> future = answer.future();
        Fields fields{{"Authorization", credentials::Secret("Bearer " + m_source.secrets.at(m_credential))}};
        fields.insert(fields.end(), m_source.further.begin(), m_source.further.end());
        answer.give(std::move(fields));
        return future;
    }
    void refused(const Fields & /*fields*/) override
    {
        ++m_source.refused;
        if (const auto found = m_source.fresh.find(m_credential); found != m_source.fresh.end())
            m_source.secrets[m_credential] = found->second;
    }

private:
    FakeCredentials &m_source;
    std::string m_credential;
};

std::optional<Error> FakeCredentials::refusal(const workspace::Workspace & /*workspace*/,
                                              const workspace::Endpoint &endpoint)
{
    if (!waiting.contains(endpoint.name))
        return std::nullopt;
    return Error{ErrorKind::Denied, "consent_needed", endpoint.name};
}

std::optional<Error> FakeCredentials::refusal(const workspace::Workspace & /*workspace*/,
                                              const workspace::ContextVariable &variable,
                                              const workspace::Endpoint &endpoint)
{
    if (!waiting.contains(variable.key + ">" + endpoint.name))
        return std::nullopt;
    return Error{ErrorKind::Denied, "consent_needed", variable.key};
}

std::shared_ptr<credentials::Authorizer>
FakeCredentials::authorizer(const workspace::Workspace & /*workspace*/, const workspace::Endpoint &endpoint)
{
    const auto found = secrets.find(endpoint.credential);
    return found == secrets.end() ? nullptr : std::make_shared<Token>(*this, found->first);
}

QFuture<Result<credentials::Secret>> FakeCredentials::secret(const workspace::Workspace & /*workspace*/,
                                                             const workspace::ContextVariable &variable,
                                                             const workspace::Endpoint & /*endpoint*/)
{
    Waiting asked{variable.credential, {}};
    QFuture<Result<credentials::Secret>> future = asked.answer.future();
    m_waiting.push_back(std::move(asked));
    if (!isSlow)
        answer();
    return future;
}

void FakeCredentials::answer()
{
    for (Waiting &asked : std::exchange(m_waiting, {})) {
        const auto found = secrets.find(asked.credential);
        if (found == secrets.end())
            asked.answer.give(
                Error{ErrorKind::NotFound, "secret_missing", "There is no such secret.", "Enter it."});
        else
            asked.answer.give(credentials::Secret(found->second));
    }
}

} // namespace tooltray::execution
