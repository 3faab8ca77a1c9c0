// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcertificates.h"

#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>

namespace tooltray::test {

namespace {

const QStringList kNewKey{QStringLiteral("-newkey"), QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                          QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes")};

QString subject(const QString &name)
{
    return QStringLiteral("/CN=") + name;
}

} // namespace

TestCertificates::TestCertificates()
{
    const auto text = [](const char *latin1) { return QString::fromLatin1(latin1); };
    run(QStringList{text("req"), text("-x509"), text("-days"), text("2"), text("-subj"),
                    subject(text("Test CA")), text("-keyout"), text("ca.key"), text("-out"), text("ca.pem")}
        + kNewKey);
    run(QStringList{text("req"), text("-x509"), text("-days"), text("2"), text("-subj"),
                    subject(text("localhost")), text("-addext"), text("subjectAltName=DNS:localhost"),
                    text("-keyout"), text("self.key"), text("-out"), text("self.pem")}
        + kNewKey);
    issue(text("good"), text("DNS:localhost,IP:127.0.0.1"));
    issue(text("wrong"), text("DNS:elsewhere.example"));
    issue(text("client"), text("DNS:client.example"));
    run({text("ec"), text("-in"), text("client.key"), text("-aes256"), text("-passout"),
         text("pass:") + text(kPassword), text("-out"), text("client-encrypted.key")});
}

void TestCertificates::run(const QStringList &arguments)
{
    if (!m_problem.empty())
        return;
    QProcess process;
    process.setWorkingDirectory(QString::fromStdString(m_folder.path().string()));
    process.start(QStringLiteral("openssl"), arguments);
    if (!process.waitForFinished() || process.exitCode() != 0) {
        m_problem = "openssl " + arguments.join(u' ').toStdString() + ": "
                    + process.errorString().toStdString() + process.readAllStandardError().toStdString();
    }
}

void TestCertificates::issue(const QString &name, const QString &alternativeName)
{
    const auto text = [](const char *latin1) { return QString::fromLatin1(latin1); };
    run(QStringList{text("req"), text("-subj"), subject(name), text("-addext"),
                    text("subjectAltName=") + alternativeName, text("-keyout"), name + text(".key"),
                    text("-out"), name + text(".csr")}
        + kNewKey);
    run({text("x509"), text("-req"), text("-in"), name + text(".csr"), text("-CA"), text("ca.pem"),
         text("-CAkey"), text("ca.key"), text("-CAcreateserial"), text("-days"), text("2"),
         text("-copy_extensions"), text("copyall"), text("-out"), name + text(".pem")});
}

QSslConfiguration TestCertificates::server(Server kind) const
{
    const std::string name = kind == Server::Good ? "good" : kind == Server::WrongHost ? "wrong" : "self";
    const auto bytes = [this](const std::string &file) {
        return QByteArray::fromStdString(m_folder.read(file));
    };
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificateChain(QSslCertificate::fromData(bytes(name + ".pem")));
    configuration.setPrivateKey(QSslKey(bytes(name + ".key"), QSsl::Ec));
    return configuration;
}

QSslConfiguration TestCertificates::serverForClients() const
{
    QSslConfiguration configuration = server(Server::Good);
    configuration.setCaCertificates(QSslCertificate::fromPath(QString::fromStdString(authority())));
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    return configuration;
}

} // namespace tooltray::test
