// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialspage.h"

#include "engine/desks/curationdesk.h"
#include "engine/desks/secretdesk.h"
#include "engine/desks/signindesk.h"
#include "support/testcase.h"
#include "support/tokenserver.h"
#include "ui/actions/actionregistry.h"
#include "ui/models/credentialtexts.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/state/uistate.h"
#include "ui/support/deskfixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/secretfield.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QUrl>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kSecretTimeout = 20'000;

workspace::Credential shopCredential(const char *name, workspace::Credential::Scheme scheme)
{
    workspace::Credential credential;
    credential.name = name;
    credential.scheme = scheme;
    credential.source = workspace::Credential::Source::Memory;
    return credential;
}

class CredentialPlaces final : public Navigator {
public:
    void open(const Place &place) override { places.append(place); }
    QList<Place> places;
};

workspace::Credential browserLogin(const test::TokenServer &server)
{
    workspace::Credential login = shopCredential("browser", workspace::Credential::Scheme::OAuth2Code);
    login.oauth2 = workspace::Credential::OAuth2();
    login.oauth2->authorizationUrl = server.url("/authorize");
    login.oauth2->tokenUrl = server.url("/token");
    login.oauth2->clientId = "client";
    return login;
}

// In place of the browser.
class BrowsedPages final : public QObject {
    Q_OBJECT

public:
    // Without the slot it is a browser that cannot be opened.
    explicit BrowsedPages(const char *slot = "show")
    {
        QDesktopServices::setUrlHandler(QStringLiteral("http"), this, slot);
    }
    ~BrowsedPages() override { QDesktopServices::unsetUrlHandler(QStringLiteral("http")); }

    QList<QUrl> urls;

public Q_SLOTS:
    void show(const QUrl &url) { urls.append(url); }
};

struct CredentialPageFixture {
    explicit CredentialPageFixture(ThemeChoice choice = ThemeChoice::Light)
        : desks(choice)
        , actions(desks.theme)
        , state(desks.folder.filePath(QStringLiteral("ui.ini")))
    {}

    void make()
    {
        const PageContext context{desks.engine, desks.theme, actions, state, navigator};
        addCredentialActions(context);
        page = std::make_unique<CredentialsPage>(context);
        page->resize(1180, 720);
        page->show();
    }
    CredentialEditor &editor() const { return *page->findChild<CredentialEditor *>(); }
    ListPane &list() const { return *page->findChild<ListPane *>(); }
    QPushButton &button(const QString &text) const
    {
        for (auto *button : editor().findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text)
                return *button;
        }
        qFatal("no such button");
    }
    bool shows(QStringView text) const
    {
        for (const auto *message : page->findChildren<InlineMessage *>()) {
            if (message->isVisible() && message->text().contains(text))
                return true;
        }
        return false;
    }
    bool isAnywhere(const QString &secret) const
    {
        for (const auto *edit : page->findChildren<QLineEdit *>()) {
            if (edit->text().contains(secret))
                return true;
        }
        for (const auto *label : page->findChildren<QLabel *>()) {
            if (label->text().contains(secret))
                return true;
        }
        return false;
    }

    test::DeskFixture desks;
    ActionRegistry actions;
    UiState state;
    CredentialPlaces navigator;
    std::unique_ptr<CredentialsPage> page;
};

} // namespace

class CredentialsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksLikeThis_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        CredentialPageFixture fixture(choice);
        QVERIFY(fixture.desks.open());
        fixture.make();
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-empty-") + tag));
        using Scheme = workspace::Credential::Scheme;
        QVERIFY(fixture.desks.put(shopCredential("shop", Scheme::Bearer)));
        workspace::Credential login = shopCredential("login", Scheme::OAuth2ClientCredentials);
        login.oauth2 = workspace::Credential::OAuth2{};
        login.oauth2->tokenUrl = "https://login.example.com/token";
        login.oauth2->clientId = "tooltray";
        QVERIFY(fixture.desks.put(login));
        const test::TokenServer server;
        QVERIFY(fixture.desks.put(browserLogin(server)));
        workspace::Endpoint endpoint;
        endpoint.name = "shop";
        endpoint.url = "http://127.0.0.1:9/";
        endpoint.credential = "shop";
        QVERIFY(fixture.desks.put(endpoint));
        fixture.list().setCurrent(QStringLiteral("shop"));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-bearer-") + tag));
        fixture.list().setCurrent(QStringLiteral("login"));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-oauth-") + tag));
        fixture.list().setCurrent(QStringLiteral("browser"));
        QTest::qWait(50); // until the form has scrolled
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-signin-") + tag));
        const BrowsedPages browser;
        fixture.button(QStringLiteral("Sign in")).click();
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 1, kSecretTimeout);
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-waiting-") + tag));
        QCOMPARE(test::clipped(*fixture.page).join(u"; "), QString());
        QCOMPARE(test::unnamedFields(*fixture.page), QString());
    }

    void aSecretIsKeptCheckedSeenAndForgotten()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("s3cret"));
        fixture.button(QStringLiteral("Replace")).click();
        QVERIFY(!fixture.isAnywhere(QStringLiteral("s3cret")));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"is kept"), kSecretTimeout);
        fixture.button(QStringLiteral("Check")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"can be used"), kSecretTimeout);
        fixture.button(QStringLiteral("Show for 10 s")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.isAnywhere(QStringLiteral("s3cret")), kSecretTimeout);
        fixture.page->hide(); // at once, whatever time is left
        QVERIFY(!fixture.isAnywhere(QStringLiteral("s3cret")));
        fixture.page->show();
        fixture.button(QStringLiteral("Forget")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"is forgotten"), kSecretTimeout);
    }

    void aPersonSignsInByTheBrowser()
    {
        test::TokenServer server;
        server.setPerson("ada@example.com");
        const BrowsedPages browser;
        CredentialPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(browserLogin(server)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("browser"));
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("hushed secret"));
        fixture.button(QStringLiteral("Replace")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"is kept"), kSecretTimeout);
        fixture.button(QStringLiteral("Sign in")).click();
        QVERIFY(fixture.shows(u"Waiting for the browser"));
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 1, kSecretTimeout);
        QVERIFY(!fixture.button(QStringLiteral("Sign in")).isVisible());
        fixture.button(QStringLiteral("Copy address")).click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 browser.urls.constFirst().toString(QUrl::FullyEncoded));

        const std::string address = browser.urls.constFirst().toEncoded().toStdString();
        QCOMPARE(test::browse(server.agree(address)), 200);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Signed in as ada@example.com. The token is good until"),
                                 kSecretTimeout);
        QVERIFY(!fixture.button(QStringLiteral("Cancel")).isVisible());
        fixture.button(QStringLiteral("Check")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"can be used"), kSecretTimeout);
        fixture.button(QStringLiteral("Sign out")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Nobody is signed in"), kSecretTimeout);
    }

    void aSignInIsCancelledOrRefused()
    {
        const test::TokenServer server;
        const BrowsedPages browser;
        CredentialPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(browserLogin(server)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("browser"));
        fixture.button(QStringLiteral("Sign in")).click();
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 1, kSecretTimeout);
        fixture.button(QStringLiteral("Cancel")).click();
        QVERIFY(!fixture.shows(u"Waiting"));
        QVERIFY(fixture.button(QStringLiteral("Sign in")).isVisible());

        fixture.button(QStringLiteral("Sign in")).click();
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 2, kSecretTimeout);
        const auto asked = test::parametersOf(browser.urls[1].query(QUrl::FullyEncoded).toStdString());
        QCOMPARE(test::browse(asked.at("redirect_uri") + "?error=access_denied&state=" + asked.at("state")),
                 200);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"access_denied"), kSecretTimeout);
    }

    void nobodySignsInByWhatIsNotSaved()
    {
        const test::TokenServer server;
        CredentialPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(browserLogin(server)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("browser"));
        QVERIFY(fixture.button(QStringLiteral("Sign in")).isEnabled());
        workspace::Credential edited = browserLogin(server);
        edited.oauth2->clientId = "another";
        fixture.editor().setCredential(edited, CredentialEditor::Standing::Saved);
        Q_EMIT fixture.editor().edited();
        QVERIFY(!fixture.button(QStringLiteral("Sign in")).isEnabled());
        fixture.button(QStringLiteral("Save")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.button(QStringLiteral("Sign in")).isEnabled(), kSecretTimeout);
        const auto *saved = fixture.desks.workspace().find<workspace::Credential>("browser");
        QVERIFY(*saved == edited);
    }

    void withoutABrowserTheAddressCanStillBeCopied()
    {
        const test::TokenServer server;
        const BrowsedPages none("thereIsNoSuchSlot");
        CredentialPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(browserLogin(server)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("browser"));
        fixture.button(QStringLiteral("Sign in")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"could not be opened"), kSecretTimeout);
        QVERIFY(fixture.button(QStringLiteral("Copy address")).isVisible());
    }

    void aNewOneIsSavedWithItsSecret()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.desks.open());
        fixture.make();
        fixture.page->showPlace({.page = {}, .item = QString::fromUtf16(CredentialsPage::kNewItem)});
        QVERIFY(!fixture.button(QStringLiteral("Save")).isEnabled());
        workspace::Credential wanted = shopCredential("", workspace::Credential::Scheme::Bearer);
        fixture.editor().setCredential(wanted, CredentialEditor::Standing::New);
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("github"));
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("s3cret"));
        QVERIFY(fixture.button(QStringLiteral("Save")).isEnabled());
        fixture.button(QStringLiteral("Save")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.desks.workspace().find<workspace::Credential>("github"),
                                 kSecretTimeout);
        QTRY_COMPARE(fixture.list().current(), QStringLiteral("github"));
        const auto secret = fixture.desks.engine.secrets().reveal("github");
        QTRY_VERIFY_WITH_TIMEOUT(secret.isFinished(), kSecretTimeout);
        QCOMPARE(secret.result().valueOr(std::string()), std::string("s3cret"));
        QVERIFY(!fixture.isAnywhere(QStringLiteral("s3cret")));
    }

    void commandsAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("plain") << "gh auth token";
        QTest::newRow("with a space") << "pass show \"my token\"";
        QTest::newRow("nothing") << "";
    }

    void commandsAreReadAndWritten()
    {
        QFETCH(QString, line);
        QCOMPARE(commandLine(commandWords(line)), line);
        const std::vector<std::string> awkward{"/opt/a b/x", "", "say \"hi\"", "\\"};
        QCOMPARE(commandWords(commandLine(awkward)), awkward);
    }
};

TOOLTRAY_TEST(CredentialsPageTest)
#include "credentialspagetest.moc"
