// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/temporaryfolder.h"

#include <QSslConfiguration>

#include <string>

namespace tooltray::test {

// Certificates made by the openssl command for this run: an authority and what it vouches for.
class TestCertificates {
public:
    // Empty, or why they could not be made.
    std::string problem() const { return m_problem; }

    TestCertificates();

    std::string authority() const { return path("ca.pem"); } // for those who shall trust it
    std::string clientCertificate() const { return path("client.pem"); }
    std::string clientKey() const { return path("client.key"); }
    std::string encryptedClientKey() const { return path("client-encrypted.key"); } // by kPassword

    static constexpr const char *kPassword = "open sesame";

    enum class Server { Good, WrongHost, SelfSigned };
    QSslConfiguration server(Server kind) const;
    // The same with a client certificate of the authority demanded.
    QSslConfiguration serverForClients() const;

private:
    std::string path(const std::string &name) const { return (m_folder / name).string(); }
    void run(const QStringList &arguments);
    void issue(const QString &name, const QString &alternativeName);

    TemporaryFolder m_folder;
    std::string m_problem;
};

} // namespace tooltray::test
