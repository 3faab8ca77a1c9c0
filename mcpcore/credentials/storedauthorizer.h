// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/authorizer.h"
#include "credentials/recentsecrets.h"
#include "credentials/store/secretstore.h"

#include <QObject>

namespace tooltray::credentials {

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

} // namespace tooltray::credentials
