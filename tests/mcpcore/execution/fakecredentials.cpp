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
        Answer<Fields> answer;
        QFuture<Result<Fields>> future = answer.future();
        answer.give(
            Fields{{"Authorization", credentials::Secret("Bearer " + m_source.secrets.at(m_credential))}});
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

std::shared_ptr<credentials::Authorizer>
FakeCredentials::authorizer(const workspace::Workspace & /*workspace*/, const std::string &credential)
{
    const auto found = secrets.find(credential);
    return found == secrets.end() ? nullptr : std::make_shared<Token>(*this, found->first);
}

QFuture<Result<credentials::Secret>> FakeCredentials::secret(const workspace::Workspace & /*workspace*/,
                                                             const std::string &credential)
{
    Waiting waiting{credential, {}};
    QFuture<Result<credentials::Secret>> future = waiting.answer.future();
    m_waiting.push_back(std::move(waiting));
    if (!isSlow)
        answer();
    return future;
}

void FakeCredentials::answer()
{
    for (Waiting &waiting : std::exchange(m_waiting, {})) {
        const auto found = secrets.find(waiting.credential);
        if (found == secrets.end())
            waiting.answer.give(
                Error{ErrorKind::NotFound, "secret_missing", "There is no such secret.", "Enter it."});
        else
            waiting.answer.give(credentials::Secret(found->second));
    }
}

} // namespace tooltray::execution
