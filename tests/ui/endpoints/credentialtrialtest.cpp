// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialtrial.h"

#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/petserver.h"
#include "support/testcase.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/support/enginefixture.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"

#include <QHostAddress>
#include <QPushButton>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kTrialTimeout = 20'000;

// An API that says the same to whoever asks, at once or when it is told to.
class DeafApi {
public:
    enum class Pace : std::uint8_t { AtOnce, WhenTold };

    explicit DeafApi(int status, QByteArray body = "{}", Pace pace = Pace::AtOnce)
        : m_status(status)
        , m_body(std::move(body))
        , m_pace(pace)
    {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            QTcpSocket *socket = m_server.nextPendingConnection();
            QObject::connect(socket, &QTcpSocket::readyRead, &m_server, [this, socket] { read(*socket); });
        });
        m_server.listen(QHostAddress::LocalHost);
    }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_server.serverPort()) + "/"; }
    int requests() const { return m_requests; }
    bool hasSeen(const QByteArray &text) const { return m_seen.contains(text); }
    // From now on as well.
    void answer()
    {
        m_pace = Pace::AtOnce;
        const QList<QTcpSocket *> waiting = std::exchange(m_waiting, {});
        for (QTcpSocket *socket : waiting)
            reply(*socket);
    }

private:
    void read(QTcpSocket &socket)
    {
        const QByteArray request = socket.peek(100'000);
        const qsizetype end = request.indexOf("\r\n\r\n");
        const qsizetype at = request.toLower().indexOf("content-length: ");
        if (end < 0 || at < 0 || at > end)
            return;
        const qsizetype length = request.mid(at + 16, request.indexOf('\r', at) - at - 16).toLongLong();
        if (request.size() < end + 4 + length)
            return;
        m_seen += socket.readAll();
        ++m_requests;
        if (m_pace == Pace::AtOnce)
            reply(socket);
        else
            m_waiting.append(&socket);
    }

    void reply(QTcpSocket &socket)
    {
        socket.write("HTTP/1.1 " + QByteArray::number(m_status)
                     + " X\r\nContent-Type: application/json\r\nContent-Length: "
                     + QByteArray::number(m_body.size()) + "\r\nConnection: close\r\n\r\n" + m_body);
        socket.disconnectFromHost();
    }

    int m_status;
    QByteArray m_body;
    Pace m_pace;
    int m_requests = 0;
    QByteArray m_seen;
    QList<QTcpSocket *> m_waiting;
    QTcpServer m_server; // last: its sockets tell the others
};

workspace::Credential tokenOf(const char *name)
{
    workspace::Credential credential;
    credential.name = name;
    credential.scheme = workspace::Credential::Scheme::Bearer;
    credential.source = workspace::Credential::Source::Memory;
    return credential;
}

workspace::Endpoint endpointAt(const char *name, const std::string &url, const char *credential)
{
    workspace::Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = url;
    endpoint.credential = credential;
    // What it tells of itself is fetched when the test says so, and not when it is saved.
    endpoint.schema = {workspace::SchemaSource::Kind::File, "none.graphql"};
    return endpoint;
}

std::string needingAKey()
{
    std::string description = test::PetServer::petDescription();
    const std::string_view schemas = "'components':{";
    description.insert(description.find(schemas) + schemas.size(),
                       "'securitySchemes':{'key':{'type':'apiKey','name':'pet_key','in':'query'}},");
    return description.insert(1, "'security':[{'key':[]}],");
}

// What a trial says, in its order.
class Said final {
public:
    explicit Said(CredentialTrial &trial) : m_spy(&trial, &CredentialTrial::told) {}

    bool isOver() const { return !m_spy.isEmpty() && kind() != MessageKind::Info; }
    MessageKind kind() const { return m_spy.constLast().constFirst().value<MessageKind>(); }
    QString text() const { return m_spy.constLast().constLast().toString(); }
    bool isSaid(QStringView part) const
    {
        return std::ranges::any_of(m_spy, [part](const QList<QVariant> &told) {
            return told.constLast().toString().contains(part);
        });
    }

private:
    QSignalSpy m_spy;
};

struct TrialFixture {
    bool open() { return engineClients.open() && put(tokenOf("shop")) && keep("shop"); }
    bool put(const workspace::Object &object) { return engineClients.put(object); }
    bool keep(const char *credential)
    {
        return test::await(engineClients.engine.secrets().keep(credential, std::string("s3cret"))).hasValue();
    }

    test::EngineFixture engineClients;
    CredentialTrial trial{engineClients.engine.secrets(), engineClients.workspaceClient()};
    Said said{trial};
};

} // namespace

class CredentialTrialTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAnEndpointNothingIsSent()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        DeafApi api(200);
        QVERIFY(fixture.put(endpointAt("open", api.url(), "")));
        fixture.trial.start("shop");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QCOMPARE(fixture.said.kind(), MessageKind::Ok);
        QCOMPARE(fixture.said.text(),
                 QStringLiteral("The secret is available. No endpoint uses it yet, so nothing was sent."));
        QCOMPARE(api.requests(), 0);
    }

    void withoutASecretNothingIsSent()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open() && fixture.put(tokenOf("empty")));
        DeafApi api(200);
        QVERIFY(fixture.put(endpointAt("api", api.url(), "empty")));
        fixture.trial.start("empty");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QCOMPARE(fixture.said.kind(), MessageKind::Error);
        QCOMPARE(api.requests(), 0);
    }

    void everyEndpointThatTakesItIsNamed()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        DeafApi hidden(200, R"({"data":{"__typename":"Query"}})");
        DeafApi other(200, R"({"data":{"__typename":"Query"}})");
        QVERIFY(fixture.put(endpointAt("hidden", hidden.url(), "shop")));
        QVERIFY(fixture.put(endpointAt("other", other.url(), "shop")));
        fixture.trial.start("shop");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QVERIFY2(fixture.said.kind() == MessageKind::Ok, qPrintable(fixture.said.text()));
        QVERIFY2(fixture.said.text().startsWith(u"hidden responded in "), qPrintable(fixture.said.text()));
        QVERIFY2(fixture.said.text().contains(u" other responded in "), qPrintable(fixture.said.text()));
        QVERIFY(fixture.said.isSaid(u"Testing hidden..."));
        QVERIFY(hidden.hasSeen("Bearer s3cret"));
    }

    void anApiThatTellsItsSchemaAnswers()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        const QString url = fixture.engineClients.serveDemo();
        QVERIFY(!url.isEmpty());
        workspace::Endpoint endpoint = endpointAt("sample", url.toStdString(), "shop");
        endpoint.schema = {};
        QVERIFY(fixture.put(endpoint));
        fixture.trial.start("shop");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QVERIFY2(fixture.said.kind() == MessageKind::Ok, qPrintable(fixture.said.text()));
        QVERIFY2(fixture.said.text().startsWith(u"sample responded in "), qPrintable(fixture.said.text()));
    }

    // Its description comes to whoever asks, and no operation is called.
    void aDescriptionIsNoTrial()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        test::PetServer server;
        server.setDescription(needingAKey());
        workspace::Endpoint endpoint = endpointAt("pets", "", "shop");
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        endpoint.api.location = server.url("/openapi.json");
        QVERIFY(fixture.put(endpoint));
        fixture.trial.start("shop");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        const QString text = fixture.said.text();
        QVERIFY2(text.startsWith(u"pets: Found Pets 1.0"), qPrintable(text));
        QVERIFY2(text.endsWith(u"The credential was not tested, as no operation was called."),
                 qPrintable(text));
        QCOMPARE(fixture.said.kind(), MessageKind::Warning);
    }

    void whatRefusesItIsNamedWithItsReason_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<MessageKind>("kind");
        QTest::addColumn<QString>("text");
        QTest::newRow("nobody it knows")
            << 401 << QByteArray("{}") << MessageKind::Error << "api rejected the credential: 401 after ";
        QTest::newRow("nobody who may")
            << 403 << QByteArray("{}") << MessageKind::Error << "api rejected the credential: 403 after ";
        QTest::newRow("with status 200") << 200 << QByteArray(R"({"errors":[{"message":"Sign in first"}]})")
                                         << MessageKind::Warning << " with an error: Sign in first";
        QTest::newRow("with a null") << 200
                                     << QByteArray(R"({"data":null,"errors":[{"message":"Who are you?"}]})")
                                     << MessageKind::Warning << " with an error: Who are you?";
        QTest::newRow("no API") << 404 << QByteArray("{}") << MessageKind::Error
                                << "Tested api. 404: no API found at this URL";
    }

    void whatRefusesItIsNamedWithItsReason()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(MessageKind, kind);
        QFETCH(QString, text);
        TrialFixture fixture;
        QVERIFY(fixture.open());
        DeafApi api(status, body);
        DeafApi later(200);
        QVERIFY(fixture.put(endpointAt("api", api.url(), "shop")));
        QVERIFY(fixture.put(endpointAt("later", later.url(), "shop")));
        fixture.trial.start("shop");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QVERIFY2(fixture.said.text().contains(text), qPrintable(fixture.said.text()));
        QCOMPARE(fixture.said.kind(), kind);
        QCOMPARE(later.requests(), 0);
    }

    void whereNobodyAnswersThatIsSaid()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(fixture.put(endpointAt("gone", "http://127.0.0.1:9/", "shop")));
        fixture.trial.start("shop");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QCOMPARE(fixture.said.kind(), MessageKind::Error);
        QVERIFY2(fixture.said.text().startsWith(u"Tested gone. "), qPrintable(fixture.said.text()));
    }

    void noEndpointIsAskedTwiceAtATime()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        DeafApi api(401, "{}", DeafApi::Pace::WhenTold);
        const workspace::Endpoint endpoint = endpointAt("api", api.url(), "shop");
        QVERIFY(fixture.put(endpoint));
        fixture.trial.start("shop");
        QTRY_COMPARE_WITH_TIMEOUT(api.requests(), 1, kTrialTimeout);
        fixture.trial.start("shop");
        QVERIFY(test::await(fixture.engineClients.engine.secrets().check("shop")).hasValue());
        QCOMPARE(api.requests(), 1);
        api.answer();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QCOMPARE(api.requests(), 1);
    }

    void whatIsStoppedIsToldNobody()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open() && fixture.put(tokenOf("lonely")) && fixture.keep("lonely"));
        DeafApi api(401, "{}", DeafApi::Pace::WhenTold);
        const workspace::Endpoint endpoint = endpointAt("api", api.url(), "shop");
        QVERIFY(fixture.put(endpoint));
        fixture.trial.start("shop");
        QTRY_COMPARE_WITH_TIMEOUT(api.requests(), 1, kTrialTimeout);
        fixture.trial.stop();
        api.answer();
        QVERIFY(test::await(fixture.engineClients.workspaceClient().probe(endpoint))
                    .hasValue()); // which comes later
        fixture.trial.start("lonely");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.said.isOver(), kTrialTimeout);
        QVERIFY(fixture.said.text().contains(u"nothing was sent"));
        QVERIFY(!fixture.said.isSaid(u"refused"));
    }

    void thePaneTellsNothingOfAnotherCredential()
    {
        TrialFixture fixture;
        QVERIFY(fixture.open());
        DeafApi api(401, "{}", DeafApi::Pace::WhenTold);
        const workspace::Endpoint endpoint = endpointAt("api", api.url(), "shop");
        QVERIFY(fixture.put(endpoint));
        SecretPane pane(fixture.engineClients.engine.secrets(), fixture.engineClients.workspaceClient(),
                        fixture.engineClients.theme);
        pane.show();
        pane.setCredential(tokenOf("shop"), true);
        const auto *message = pane.findChild<InlineMessage *>();
        for (auto *button : pane.findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == u"Test")
                button->click();
        }
        QTRY_COMPARE_WITH_TIMEOUT(message->text(), QStringLiteral("Testing api..."), kTrialTimeout);
        QTRY_COMPARE_WITH_TIMEOUT(api.requests(), 1, kTrialTimeout);
        pane.setCredential(tokenOf("other"), true);
        QVERIFY(!message->isVisible());
        api.answer();
        QVERIFY(test::await(fixture.engineClients.workspaceClient().probe(endpoint)).hasValue());
        QVERIFY(!message->isVisible());
    }
};

TOOLTRAY_TEST(CredentialTrialTest)
#include "credentialtrialtest.moc"
