// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/authorizer.h"

#include "base/task/ask.h"
#include "text/encoding/encoding.h"

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
        if (m_form.place == FieldPlace::Query)
            m_recent.add(Secret::taken(encodePercent(field.value.reveal())));
        return Fields{std::move(field)};
    });
}

struct CombinedAuthorizer::Collection {
    ResultPromise<Fields> answer;
    Fields fields;
};

QFuture<Result<Authorizer::Fields>> CombinedAuthorizer::fields()
{
    m_given.clear();
    const auto collection = std::make_shared<Collection>();
    auto future = collection->answer.future();
    collect(collection);
    return future;
}

void CombinedAuthorizer::collect(const std::shared_ptr<Collection> &collection)
{
    if (m_given.size() == m_parts.size())
        return collection->answer.give(std::move(collection->fields));
    whenDone(m_parts[m_given.size()]->fields(), &m_context, [this, collection](const Result<Fields> &fields) {
        if (!fields)
            return collection->answer.give(fields.error());
        m_given.push_back(*fields);
        collection->fields.insert(collection->fields.end(), fields->begin(), fields->end());
        collect(collection);
    });
}

void CombinedAuthorizer::refused(const Fields & /*fields*/)
{
    for (std::size_t i = 0; i < m_given.size(); ++i)
        m_parts[i]->refused(m_given[i]);
}

} // namespace tooltray::credentials
