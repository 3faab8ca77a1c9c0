// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/redaction/redactor.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/secretstore.h"

#include <QFuture>
#include <QObject>

#include <memory>
#include <utility>
#include <vector>

namespace tooltray::credentials {

// A credential at work: what is added to each request so that the upstream lets it in. Lives on one thread.
class Authorizer {
public:
    using Fields = std::vector<HeaderField>;

    virtual ~Authorizer() = default;

    // At least one field, or the reason why the request cannot be sent.
    virtual QFuture<Result<Fields>> fields() = 0;
    // The upstream refused a request with these (401): they are not given again without asking where they come
    // from.
    virtual void refused(const Fields &fields) = 0;
};

// Shows an upstream the secret that a store keeps.
class StoredAuthorizer final : public Authorizer {
    Q_DISABLE_COPY_MOVE(StoredAuthorizer)

public:
    // The store and the redactor outlive it.
    StoredAuthorizer(SecretStore &store, SecretName name, HeaderForm form, Redactor &redactor);

    QFuture<Result<Fields>> fields() override;
    void refused(const Fields &fields) override;

private:
    Result<Fields> fieldsWith(const Result<Secret> &secret);

    SecretStore &m_store;
    SecretName m_name;
    HeaderForm m_form;
    RecentSecrets m_recent;
    QObject m_context;
};

// Several at once, for APIs that want a key beside a token. Made for one request: refused() goes to each of them with
// what it gave.
class CombinedAuthorizer final : public Authorizer {
    Q_DISABLE_COPY_MOVE(CombinedAuthorizer)

public:
    explicit CombinedAuthorizer(std::vector<std::shared_ptr<Authorizer>> parts) : m_parts(std::move(parts)) {}

    QFuture<Result<Fields>> fields() override;
    void refused(const Fields &fields) override;

private:
    struct Collection;

    void collect(const std::shared_ptr<Collection> &collection);

    std::vector<std::shared_ptr<Authorizer>> m_parts;
    std::vector<Fields> m_given; // by each part
    QObject m_context;
};

} // namespace tooltray::credentials
