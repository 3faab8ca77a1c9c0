// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/authorizer.h"

#include "base/task/ask.h"

#include <string_view>
#include <utility>

namespace tooltray::credentials {

StoredAuthorizer::StoredAuthorizer(SecretStore &store, SecretName name, HeaderForm form, Redactor &redactor)
    : m_store(store)
    , m_name(std::move(name))
    , m_form(std::move(form))
    , m_recent(redactor)
{}

QFuture<Result<Authorizer::Fields>> StoredAuthorizer::fields()
{
    ResultPromise<Fields> answer;
    auto future = answer.future();
    whenDone(m_store.read(m_name), &m_context,
             [this, answer = std::move(answer)](const Result<Secret> &secret) mutable {
                 answer.give(fieldsWith(secret));
             });
    return future;
}

void StoredAuthorizer::refused(const Fields & /*fields*/)
{
    m_store.forget(m_name);
}

Result<Authorizer::Fields> StoredAuthorizer::fieldsWith(const Result<Secret> &secret)
{
    if (!secret)
        return secret.error();
    m_recent.add(*secret);
    return headerField(m_form, *secret).transform([this](HeaderField field) {
        m_recent.add(field.value);
        constexpr std::string_view kBasic = "Basic "; // an API may repeat what comes after it
        if (m_form.scheme == HeaderForm::Scheme::Basic)
            m_recent.add(Secret(field.value.reveal().substr(kBasic.size())));
        return Fields{std::move(field)};
    });
}

} // namespace tooltray::credentials
