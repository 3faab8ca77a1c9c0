// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/addendpointdialog.h"

#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/petserver.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "ui/dialogs/addendpoint/endpointpages.h"
#include "ui/support/enginefixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/secretfield.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kAnswerTimeout = 20'000;

class AddEndpointDriver final {
public:
    explicit AddEndpointDriver(test::EngineFixture &fixture)
        : dialog(new AddEndpointDialog({fixture.engine.workspaceClient(), fixture.engine.secrets()},
                                       fixture.theme))
    {
        dialog->show();
    }
    ~AddEndpointDriver() { delete dialog; }

    int step() const { return dialog->findChild<QStackedWidget *>()->currentIndex(); }
    QWidget &page() const { return *dialog->findChild<QStackedWidget *>()->currentWidget(); }
    QPushButton &next() const
    {
        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (button->isDefault())
                return *button;
        }
        qFatal("no default button");
    }
    void typeUrl(const QString &text) const
    {
        page().findChild<QLineEdit *>(QStringLiteral("url"))->setText(text);
    }
    QString message() const
    {
        QStringList texts;
        for (const auto *message : page().findChildren<InlineMessage *>()) {
            if (message->isVisibleTo(dialog))
                texts.append(message->text());
        }
        return texts.join(u'|');
    }

    EndpointSchemaPage &lastPage() const { return *dialog->findChild<EndpointSchemaPage *>(); }
    void nameEndpoint(const QString &name) const
    {
        auto *edit = lastPage().findChild<QLineEdit *>(QStringLiteral("name"));
        edit->selectAll();
        QTest::keyClicks(edit, name);
    }
    void nameCredential(const QString &name) const
    {
        const auto *authPage = dialog->findChild<EndpointAuthPage *>();
        const QString before = QString::fromStdString(authPage->credential().name);
        for (auto *edit : authPage->findChildren<QLineEdit *>()) {
            if (edit->text() != before)
                continue;
            edit->selectAll();
            QTest::keyClicks(edit, name);
        }
    }
    void press(const QString &text) const
    {
        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (button->isVisible() && QString(button->text()).remove(u'&') == text)
                return button->click();
        }
        qFatal("no such button");
    }

    QPointer<AddEndpointDialog> dialog;
};

workspace::Credential memoryCredential()
{
    workspace::Credential credential;
    credential.name = "local";
    credential.scheme = workspace::Credential::Scheme::Bearer;
    credential.source = workspace::Credential::Source::Memory;
    return credential;
}

// Edits are made one after the other: when this one is, those before it are.
workspace::ContextVariable marker()
{
    workspace::ContextVariable variable;
    variable.key = "MARKER";
    variable.value = json::Value("done");
    return variable;
}

workspace::Edit removal()
{
    return {.label = "Remove",
            .origin = workspace::Origin::Agent,
            .steps = {workspace::RemoveObject{.key = {workspace::ObjectKind::Credential, "local"}}}};
}

} // namespace

class AddEndpointDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadsToAnEndpointWithItsSchema_data() { test::addThemeRows(); }

    void leadsToAnEndpointWithItsSchema()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        test::EngineFixture fixture(choice);
        QVERIFY(fixture.open());
        const QString url = fixture.serveDemo();
        QVERIFY(!url.isEmpty());
        AddEndpointDriver driver(fixture);
        QSignalSpy added(driver.dialog, &AddEndpointDialog::added);
        QSignalSpy toolsWanted(driver.dialog, &AddEndpointDialog::toolsWanted);
        QVERIFY(!driver.next().isEnabled());
        driver.typeUrl(url);
        QVERIFY2(driver.next().isEnabled(), qPrintable(driver.message()));
        QVERIFY(test::savePicture(*driver.dialog, QStringLiteral("addendpoint-url-") + tag));
        driver.next().click();
        QCOMPARE(driver.step(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"type(s) found"), kAnswerTimeout);
        driver.page().findChild<QComboBox *>()->setCurrentIndex(1); // to see it
        QVERIFY(!driver.next().isEnabled());
        QVERIFY(test::savePicture(*driver.dialog, QStringLiteral("addendpoint-auth-") + tag));
        QCOMPARE(test::unnamedFields(*driver.dialog), QString());
        driver.page().findChild<QComboBox *>()->setCurrentIndex(0);
        driver.next().click();
        QCOMPARE(driver.step(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"type(s) found"), kAnswerTimeout);
        const auto headings = driver.page().findChildren<QLabel *>();
        QVERIFY(std::ranges::find(headings, QStringLiteral("Endpoint settings"), &QLabel::text)
                != headings.end());
        QVERIFY(test::savePicture(*driver.dialog, QStringLiteral("addendpoint-schema-") + tag));
        QCOMPARE(test::clipped(*driver.dialog).join(u"; "), QString());
        driver.next().click();
        QTRY_COMPARE_WITH_TIMEOUT(toolsWanted.size(), 1, kAnswerTimeout);
        QCOMPARE(added.size(), 1);
        const auto *endpoint =
            fixture.workspace().find<workspace::Endpoint>(added.front().front().toString().toStdString());
        QVERIFY(endpoint);
        QCOMPARE(QString::fromStdString(endpoint->url), url);
    }

    void aPortThatCannotBeIsNamed()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("http://127.0.0.1:70000/graphql"));
        QCOMPARE(driver.message(), QString()); // not in the middle of typing
        QTRY_VERIFY2(driver.message().contains(u"65535"), qPrintable(driver.message()));
        driver.typeUrl(QStringLiteral("nothing"));
        QTRY_VERIFY2(driver.message().contains(u"host name"), qPrintable(driver.message()));
    }

    void aPastedCommandBringsHeadersAndCredential()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(
            QStringLiteral("curl 'http://127.0.0.1:9/graphql' -H 'X-Team: core' -H 'Content-Type: a/b' "
                           "-H 'Authorization: Bearer s3cret'"));
        const auto *urlPage = driver.dialog->findChild<EndpointUrlPage *>();
        QCOMPARE(urlPage->url(), QStringLiteral("http://127.0.0.1:9/graphql"));
        driver.next().click();
        QCOMPARE(driver.lastPage().name(), QStringLiteral("local"));
        const auto *authPage = driver.dialog->findChild<EndpointAuthPage *>();
        QCOMPARE(authPage->choice(), EndpointAuthPage::Choice::New);
        QVERIFY(authPage->hasSecret());
        QCOMPARE(authPage->credential().scheme, workspace::Credential::Scheme::Bearer);
        // In memory, whatever keychain this machine has.
        const auto combos = authPage->findChildren<QComboBox *>();
        for (QComboBox *combo : combos) {
            if (const int memory = combo->findText(QStringLiteral("Memory only")); memory >= 0)
                combo->setCurrentIndex(memory);
        }
        QVERIFY(driver.next().isEnabled());
        driver.next().click();
        QTRY_COMPARE_WITH_TIMEOUT(driver.step(), 2, kAnswerTimeout);
        QVERIFY(!authPage->hasSecret());
        QVERIFY(fixture.workspace().find<workspace::Credential>("local"));
        for (const auto *edit : driver.dialog->findChildren<QLineEdit *>())
            QVERIFY(!edit->text().contains(u"s3cret"));

        // Nobody answers there, and it can be added anyway.
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"add it anyway"), kAnswerTimeout);
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.workspace().find<workspace::Endpoint>("local"), kAnswerTimeout);
        const auto &endpoint = *fixture.workspace().find<workspace::Endpoint>("local");
        QCOMPARE(endpoint.credential, std::string("local"));
        QCOMPARE(endpoint.headers.size(), std::size_t(1));
        QCOMPARE(endpoint.headers.front().name, std::string("X-Team"));
    }

    void whereNobodyAnswersTheUrlIsCorrected()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        const AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("http://127.0.0.1:9/"));
        driver.next().click();
        const auto isSaid = [&driver] {
            return driver.step() == 0 && driver.message().contains(u"correct the host and port");
        };
        QTRY_VERIFY2_WITH_TIMEOUT(isSaid(), qPrintable(driver.message()), kAnswerTimeout);
        driver.typeUrl(QStringLiteral("http://127.0.0.1:9/graphql"));
        QCOMPARE(driver.message(), QString());
        driver.next().click();
        QTRY_VERIFY2_WITH_TIMEOUT(isSaid(), qPrintable(driver.message()), kAnswerTimeout);
        driver.next().click(); // anyway
        QCOMPARE(driver.step(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(driver.message(), QString(), kAnswerTimeout);
        QCOMPARE(driver.step(), 1);
    }

    void cancellingLeavesNothing()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("curl http://127.0.0.1:9/ -u ann:s3cret"));
        driver.next().click();
        for (QComboBox *combo : driver.page().findChildren<QComboBox *>()) {
            if (const int memory = combo->findText(QStringLiteral("Memory only")); memory >= 0)
                combo->setCurrentIndex(memory);
        }
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.workspace().find<workspace::Credential>("local"), kAnswerTimeout);
        QTRY_COMPARE_WITH_TIMEOUT(driver.step(), 2, kAnswerTimeout);
        driver.dialog->reject();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.workspace().find<workspace::Credential>("local"), kAnswerTimeout);
        QVERIFY(!fixture.workspace().find<workspace::Endpoint>("local"));
        QVERIFY(fixture.put(memoryCredential())); // whose secret would be filed under the same name
        const auto hasSecret = [&fixture] {
            return test::await(fixture.engine.secrets().reveal("local")).hasValue();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!hasSecret(), kAnswerTimeout);
    }

    void aRestApiIsFoundWithItsKey()
    {
        test::PetServer server;
        std::string description = test::PetServer::petDescription();
        const std::string_view schemas = "'components':{";
        description.insert(description.find(schemas) + schemas.size(),
                           "'securitySchemes':{'key':{'type':'apiKey','name':'pet_key','in':'query'}},");
        description.insert(1, "'security':[{'key':[]}],");
        server.setDescription(description);
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        const QSignalSpy toolsWanted(driver.dialog, &AddEndpointDialog::toolsWanted);
        driver.typeUrl(QString::fromStdString(server.url("")));
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"It requires authentication."), kAnswerTimeout);
        const auto *authPage = driver.dialog->findChild<EndpointAuthPage *>();
        QCOMPARE(authPage->choice(), EndpointAuthPage::Choice::New);
        const workspace::Credential wanted = authPage->credential();
        QCOMPARE(wanted.scheme, workspace::Credential::Scheme::ApiKey);
        QCOMPARE(wanted.place, workspace::Credential::Place::Query);
        QCOMPARE(wanted.headerName, std::string("pet_key"));
        QVERIFY(test::savePicture(*driver.dialog, QStringLiteral("addendpoint-key")));
        QTRY_COMPARE(test::clipped(*driver.dialog).join(u"; "), QString());
        for (QComboBox *combo : authPage->findChildren<QComboBox *>()) {
            if (const int memory = combo->findText(QStringLiteral("Memory only")); memory >= 0)
                combo->setCurrentIndex(memory);
        }
        auto *secret = authPage->findChild<SecretField *>()->findChild<QLineEdit *>();
        QTest::keyClicks(secret, QStringLiteral("not-a-real-key"));
        QTRY_VERIFY(driver.next().isEnabled());
        driver.next().click();
        QTRY_COMPARE_WITH_TIMEOUT(driver.step(), 2, kAnswerTimeout);
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"Found Pets 1.0"), kAnswerTimeout);
        QVERIFY2(!driver.message().contains(u"authentication"), qPrintable(driver.message()));
        QVERIFY2(driver.message().contains(u"Requests go to "), qPrintable(driver.message()));
        QStringList labels;
        for (const auto *label : driver.page().findChildren<QLabel *>())
            labels.append(QString(label->text()).remove(u'&'));
        QVERIFY(labels.contains(QStringLiteral("Endpoint settings"))
                && labels.contains(QStringLiteral("Changes")));
        QCOMPARE(driver.lastPage().name(), QStringLiteral("pets")); // after its title, and it can be seen
        QVERIFY(labels.contains(QStringLiteral("Name")));
        driver.next().click();
        QTRY_COMPARE_WITH_TIMEOUT(toolsWanted.size(), 1, kAnswerTimeout);
        const auto *endpoint = fixture.workspace().find<workspace::Endpoint>("pets");
        QVERIFY(endpoint && endpoint->url.empty());
        QCOMPARE(endpoint->api.location, server.url("/openapi.json"));
        QCOMPARE(endpoint->credential, std::string("pets"));
        QCOMPARE(fixture.workspace().find<workspace::Credential>("pets")->place,
                 workspace::Credential::Place::Query);
    }

    void aKeyOfSomeOperationsIsTold()
    {
        test::PetServer server;
        std::string description = test::PetServer::petDescription();
        const std::string_view schemas = "'components':{";
        description.insert(description.find(schemas) + schemas.size(),
                           "'securitySchemes':{'unused':{'type':'http','scheme':'basic'},"
                           "'key':{'type':'apiKey','name':'pet_key','in':'query'}},");
        const std::string_view stock = "'operationId':'getStock',";
        description.insert(description.find(stock), "'security':[{'key':[]}],");
        server.setDescription(description);
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QString::fromStdString(server.url("")));
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"1 of 6 operations need authentication: API key "
                                                           "(pet_key in the query)."),
                                 kAnswerTimeout);
        auto *authPage = driver.dialog->findChild<EndpointAuthPage *>();
        QCOMPARE(authPage->choice(), EndpointAuthPage::Choice::None); // the others do without
        auto *choice = qobject_cast<QComboBox *>(authPage->focusProxy());
        choice->setCurrentIndex(choice->findText(QStringLiteral("New credential")));
        const workspace::Credential wanted = authPage->credential();
        QCOMPARE(wanted.scheme, workspace::Credential::Scheme::ApiKey);
        QCOMPARE(wanted.place, workspace::Credential::Place::Query);
        QCOMPARE(wanted.headerName, std::string("pet_key"));
        // Without a name it is the one that the empty field shows.
        for (auto *line : authPage->findChildren<QLineEdit *>()) {
            if (line->text() == u"pet_key")
                line->clear();
        }
        QCOMPARE(authPage->credential().headerName, std::string("api_key"));
    }

    void aNameThatWasTypedStays()
    {
        test::PetServer server;
        server.setDescription(test::PetServer::petDescription());
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        workspace::Endpoint other;
        other.name = "other";
        other.url = "http://127.0.0.1:9/";
        QVERIFY(fixture.put(other));
        const AddEndpointDriver driver(fixture);
        driver.typeUrl(QString::fromStdString(server.url("")));
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"Found Pets 1.0"), kAnswerTimeout);
        driver.next().click();
        QTRY_COMPARE_WITH_TIMEOUT(driver.step(), 2, kAnswerTimeout);
        driver.nameEndpoint(QStringLiteral("mine"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"Found Pets 1.0"), kAnswerTimeout);
        QCOMPARE(driver.lastPage().name(), QStringLiteral("mine"));
        QVERIFY(driver.next().isEnabled());
        driver.nameEndpoint(QStringLiteral("other"));
        QVERIFY2(driver.message().contains(u"An endpoint named other already exists."),
                 qPrintable(driver.message()));
        QVERIFY(!driver.next().isEnabled());
    }

    void aDescriptionInAFileIsTaken()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pets.json"));
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(path);
        QVERIFY(driver.message().isEmpty()); // not at each key: the folder may be on another computer
        driver.next().click();
        QCOMPARE(driver.step(), 0);
        QVERIFY2(driver.message().contains(u"There is no file"), qPrintable(driver.message()));
        QVERIFY(!driver.next().isEnabled());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        std::string description = test::PetServer::petDescription();
        const std::string relative = "'/v1'";
        description.replace(description.find(relative), relative.size(), "'http://127.0.0.1:9/v1'");
        file.write(QByteArray::fromStdString(description).replace('\'', '"'));
        file.close();
        driver.typeUrl({});
        driver.typeUrl(path);
        QVERIFY2(driver.next().isEnabled(), qPrintable(driver.message()));
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"Found Pets 1.0"), kAnswerTimeout);
        driver.next().click();
        QTRY_COMPARE_WITH_TIMEOUT(driver.step(), 2, kAnswerTimeout);
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"Requests go to http://127.0.0.1:9/v1"),
                                 kAnswerTimeout);
        driver.next().click();
        const auto added = [&fixture] { return fixture.workspace().find<workspace::Endpoint>("pets"); };
        QTRY_VERIFY_WITH_TIMEOUT(added(), kAnswerTimeout);
        QCOMPARE(added()->api.location, path.toStdString());
        QCOMPARE(added()->restUrl, std::string("http://127.0.0.1:9/v1"));
        QVERIFY(added()->url.empty());
    }

    void aCredentialThereIsStaysAsItIs()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(fixture.put(memoryCredential()));
        QVERIFY(test::await(fixture.engine.secrets().keep("local", "its own")).hasValue());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("curl http://127.0.0.1:9/ -u ann:s3cret"));
        driver.next().click();
        QVERIFY(driver.next().isEnabled());
        driver.nameCredential(QStringLiteral("local"));
        QVERIFY2(driver.message().contains(u"A credential named local already exists."),
                 qPrintable(driver.message()));
        QVERIFY(!driver.next().isEnabled());
        driver.nameCredential(QStringLiteral("mine"));
        QVERIFY(!driver.message().contains(u"already"));
        QVERIFY(driver.next().isEnabled());
        driver.nameCredential(QStringLiteral("local"));
        driver.press(QStringLiteral("Use existing"));
        const auto *authPage = driver.dialog->findChild<EndpointAuthPage *>();
        QCOMPARE(authPage->existing(), QStringLiteral("local"));
        driver.next().click();
        QCOMPARE(driver.step(), 2);
        driver.dialog->reject();
        QVERIFY(fixture.put(marker())); // all that was asked for before is done
        QVERIFY(*fixture.workspace().find<workspace::Credential>("local") == memoryCredential());
        QCOMPARE(test::await(fixture.engine.secrets().reveal("local")).valueOr(std::string()),
                 std::string("its own"));
    }

    void soDoesOneThatSomebodyElseMakesMeanwhile()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        test::ScriptedUpstream api; // which never answers
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("curl %1 -u ann:s3cret").arg(QString::fromStdString(api.url())));
        driver.next().click();
        QVERIFY(fixture.put(memoryCredential()));
        driver.next().click();
        QTRY_VERIFY2_WITH_TIMEOUT(driver.message().contains(u"A credential named local already exists."),
                                  qPrintable(driver.message()), kAnswerTimeout);
        QCOMPARE(driver.step(), 1);
        QVERIFY(driver.dialog->findChild<EndpointAuthPage *>()->hasSecret());
        driver.dialog->reject();
        QVERIFY(fixture.put(marker()));
        QVERIFY(*fixture.workspace().find<workspace::Credential>("local") == memoryCredential());
    }

    void aRefusedSecretIsStillTyped()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("curl http://127.0.0.1:9/ -u ann:s3cret"));
        driver.next().click();
        // Somebody else takes the credential away before its secret is kept.
        const auto takeAway = connect(&fixture.workspaceClient(), &engine::WorkspaceClient::workspaceChanged,
                                      driver.dialog, [&fixture] {
                                          if (fixture.workspace().find<workspace::Credential>("local"))
                                              fixture.workspaceClient().apply(removal());
                                      });
        driver.next().click();
        // Or there is no keychain here.
        static const QRegularExpression refusal(
            QStringLiteral("There is no (credential local|keychain in this session)"));
        QTRY_VERIFY2_WITH_TIMEOUT(driver.message().contains(refusal), qPrintable(driver.message()),
                                  kAnswerTimeout);
        disconnect(takeAway);
        QCOMPARE(driver.step(), 1);
        QCOMPARE(driver.dialog->findChild<EndpointAuthPage *>()->secret(), std::string("s3cret"));
    }

    // What the API rejects is said where it is corrected, and nothing that was typed is lost.
    void aRejectedTokenIsAskedForAgain()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        test::ScriptedUpstream api;
        api.onRequest = [](test::ScriptedUpstream::Peer &peer, const test::ScriptedUpstream::Asked &) {
            peer.send(test::httpResponse(401, "{}", "WWW-Authenticate: Bearer\r\n"));
        };
        const AddEndpointDriver driver(fixture);
        driver.typeUrl(QString::fromStdString(api.url()));
        driver.next().click();
        auto *auth = driver.dialog->findChild<EndpointAuthPage *>();
        QTRY_COMPARE_WITH_TIMEOUT(auth->choice(), EndpointAuthPage::Choice::New, kAnswerTimeout);
        for (auto *box : auth->findChildren<QComboBox *>()) {
            if (const int memory = box->findText(QStringLiteral("Memory only")); memory >= 0)
                box->setCurrentIndex(memory);
        }
        driver.nameCredential(QStringLiteral("mine"));
        const auto typeToken = [auth](const QString &token) {
            auto *field = auth->findChild<SecretField *>()->findChild<QLineEdit *>();
            QTest::keyClicks(field, token);
        };
        typeToken(QStringLiteral("wrong"));
        QTRY_VERIFY(driver.next().isEnabled());
        driver.next().click();
        const auto isRejected = [&driver] {
            return driver.step() == 1
                   && driver.message().contains(u"The API rejected this credential (401).");
        };
        QTRY_VERIFY2_WITH_TIMEOUT(isRejected(), qPrintable(driver.message()), kAnswerTimeout);
        QVERIFY(auth->findChild<SecretField *>()->isAncestorOf(driver.dialog->focusWidget()));
        QCOMPARE(auth->credential().name, std::string("mine"));
        QCOMPARE(auth->credential().source, workspace::Credential::Source::Memory);

        typeToken(QStringLiteral("wrong-again"));
        const std::size_t before = api.asked.size();
        driver.next().click();
        QTRY_VERIFY2_WITH_TIMEOUT(api.asked.size() > before && isRejected() && !auth->hasSecret(),
                                  qPrintable(driver.message()), kAnswerTimeout);

        driver.next().click(); // as it is
        QTRY_VERIFY2_WITH_TIMEOUT(driver.step() == 2
                                      && driver.message().contains(u"the API rejected the credential"),
                                  qPrintable(driver.message()), kAnswerTimeout);
        QTRY_VERIFY(driver.next().isEnabled());
    }

    void whatWasTypedIsThereTheNextTime()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointInput input;
        {
            const AddEndpointDriver driver(fixture);
            connect(driver.dialog, &AddEndpointDialog::givenUp, this,
                    [&input](const EndpointInput &typed) { input = typed; });
            driver.typeUrl(QStringLiteral("curl http://127.0.0.1:9/ -u ann:s3cret -H 'X-Team: core'"));
            driver.nameEndpoint(QStringLiteral("mine"));
            driver.next().click();
            driver.nameCredential(QStringLiteral("my_login"));
            QTest::keyClick(driver.dialog, Qt::Key_Escape);
        }
        const AddEndpointDriver driver(fixture);
        driver.dialog->resume(input);
        const auto *urlPage = driver.dialog->findChild<EndpointUrlPage *>();
        QCOMPARE(urlPage->url(), QStringLiteral("http://127.0.0.1:9/"));
        QCOMPARE(driver.lastPage().name(), QStringLiteral("mine"));
        QCOMPARE(urlPage->command()->headers.size(), 1);
        QCOMPARE(urlPage->command()->user, QString());
        driver.next().click();
        const auto *authPage = driver.dialog->findChild<EndpointAuthPage *>();
        QCOMPARE(authPage->choice(), EndpointAuthPage::Choice::New);
        QCOMPARE(authPage->credential().name, std::string("my_login"));
        QCOMPARE(authPage->credential().user, std::string("ann"));
        QVERIFY(!authPage->hasSecret());
        QVERIFY(!driver.next().isEnabled());
    }

    void saysWhatIsWrongWithAUrl_data()
    {
        QTest::addColumn<QString>("says");
        QTest::newRow("ftp://example.com") << "https://";
        QTest::newRow("example") << "https://";
        QTest::newRow("https://{NOBODY}/") << "NOBODY";
    }

    void saysWhatIsWrongWithAUrl()
    {
        QFETCH(QString, says);
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        const AddEndpointDriver driver(fixture);
        driver.typeUrl(QString::fromLatin1(QTest::currentDataTag()));
        QTRY_VERIFY2(driver.message().contains(says), qPrintable(driver.message())); // after a pause
        QVERIFY(!driver.next().isEnabled());
    }
};

TOOLTRAY_TEST(AddEndpointDialogTest)
#include "addendpointdialogtest.moc"
