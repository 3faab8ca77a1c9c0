// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialspage.h"
#include "ui/pages/credentials/credentialactions.h"

#include "engine/clients/secretsclient.h"
#include "engine/clients/signinclient.h"
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/testcase.h"
#include "support/tokenserver.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/models/credentials.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/secretfield.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QTest>
#include <QUrl>

#include <algorithm>

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
        : engineClients(choice)
        , actions(engineClients.theme)
        , state(engineClients.folder.filePath(QStringLiteral("ui.ini")))
    {}

    void make()
    {
        const PageContext context{engineClients.engine, engineClients.theme, actions, state, navigator};
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
    // Empty when there is none.
    std::string secretOf(const std::string &credential)
    {
        return test::await(engineClients.engine.secrets().reveal(credential)).valueOr(std::string());
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

    test::EngineFixture engineClients;
    ActionRegistry actions;
    UiState state;
    CredentialPlaces navigator;
    std::unique_ptr<CredentialsPage> page;
};

bool press(const SecretPane &pane, const QString &text)
{
    for (auto *button : pane.findChildren<QPushButton *>()) {
        if (button->isVisible() && QString(button->text()).remove(u'&') == text) {
            button->click();
            return true;
        }
    }
    return false;
}

void pressReplace(const SecretPane &pane)
{
    press(pane, QStringLiteral("Replace"));
}

} // namespace

class CredentialsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        CredentialPageFixture fixture(choice);
        QVERIFY(fixture.engineClients.open());
        fixture.make();
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-empty-") + tag));
        using Scheme = workspace::Credential::Scheme;
        QVERIFY(fixture.engineClients.put(shopCredential("shop", Scheme::Bearer)));
        workspace::Credential login = shopCredential("login", Scheme::OAuth2ClientCredentials);
        login.oauth2 = workspace::Credential::OAuth2{};
        login.oauth2->tokenUrl = "https://login.example.com/token";
        login.oauth2->clientId = "tooltray";
        QVERIFY(fixture.engineClients.put(login));
        const test::TokenServer server;
        QVERIFY(fixture.engineClients.put(browserLogin(server)));
        workspace::Endpoint endpoint;
        endpoint.name = "shop";
        endpoint.url = "http://127.0.0.1:9/";
        endpoint.credential = "shop";
        QVERIFY(fixture.engineClients.put(endpoint));
        fixture.list().setCurrent(QStringLiteral("shop"));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-bearer-") + tag));
        fixture.list().setCurrent(QStringLiteral("login"));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-oauth-") + tag));
        fixture.list().setCurrent(QStringLiteral("browser"));
        QVERIFY(test::finishesWork());
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-signin-") + tag));
        const BrowsedPages browser;
        fixture.button(QStringLiteral("Sign in")).click();
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 1, kSecretTimeout);
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("credentials-waiting-") + tag));
        QCOMPARE(test::clipped(*fixture.page).join(u"; "), QString());
        QCOMPARE(test::unnamedFields(*fixture.page), QString());
    }

    void theCommandSignsInByTheFirstThatCan()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        fixture.make();
        const QAction *signIn = fixture.actions.action(actionid::kSignIn);
        QVERIFY(!signIn->isEnabled());
        QVERIFY(fixture.engineClients.put(shopCredential("another", workspace::Credential::Scheme::Bearer)));
        const test::TokenServer server;
        QVERIFY(fixture.engineClients.put(browserLogin(server)));
        QTRY_VERIFY(signIn->isEnabled());
        fixture.list().setCurrent(QStringLiteral("another"));
        const BrowsedPages browser;
        const QString item = itemid::kSignIn;
        fixture.page->showPlace({.page = pageid::kCredentials, .item = item});
        QCOMPARE(fixture.list().current(), QStringLiteral("browser"));
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 1, kSecretTimeout);
    }

    void aSecretIsKeptTriedSeenAndForgotten()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("s3cret"));
        fixture.button(QStringLiteral("Replace")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Secret saved"), kSecretTimeout);
        QVERIFY(!fixture.isAnywhere(QStringLiteral("s3cret")));
        fixture.button(QStringLiteral("Test")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"is available"), kSecretTimeout);
        fixture.button(QStringLiteral("Show for 10 s")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.isAnywhere(QStringLiteral("s3cret")), kSecretTimeout);
        fixture.page->hide(); // at once, whatever time is left
        QVERIFY(!fixture.isAnywhere(QStringLiteral("s3cret")));
        fixture.page->show();
        fixture.button(QStringLiteral("Remove")).click();
        QVERIFY(fixture.shows(u"cannot be undone"));
        QCOMPARE(QString::fromStdString(fixture.secretOf("shop")), QStringLiteral("s3cret"));
        fixture.button(QStringLiteral("Keep")).click();
        QVERIFY(!fixture.shows(u"cannot be undone"));
        fixture.button(QStringLiteral("Remove")).click();
        fixture.button(QStringLiteral("Remove it")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Secret removed"), kSecretTimeout);
        QCOMPARE(fixture.secretOf("shop"), std::string());
    }

    void aTypedSecretCanBeSavedByItself()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        QPushButton &save = fixture.button(QStringLiteral("Save"));
        QVERIFY(!save.isEnabled());
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("s3cret"));
        QVERIFY(save.isEnabled());
        save.click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Secret saved"), kSecretTimeout);
        QCOMPARE(fixture.secretOf("shop"), std::string("s3cret"));
        QVERIFY(!save.isEnabled());
    }

    void whereNoKeychainIsNothingIsInIt()
    {
        workspace::Credential credential = shopCredential("shop", workspace::Credential::Scheme::Bearer);
        QCOMPARE(CredentialTexts::placeOf(credential, SystemKeychain::Missing), QStringLiteral("in memory"));
        credential.source = workspace::Credential::Source::Keychain;
        QCOMPARE(CredentialTexts::placeOf(credential, SystemKeychain::There),
                 QStringLiteral("in the keychain"));
        QCOMPARE(CredentialTexts::placeOf(credential, SystemKeychain::Missing), QStringLiteral("not stored"));
        QVERIFY(CredentialTexts::sourceHelp(credential.source, SystemKeychain::Missing)
                    .startsWith(u"Not stored"));
        // Why the keychain may ask all the same.
        credential.source = workspace::Credential::Source::Memory;
        QVERIFY(CredentialTexts::sourceHelp(credential.source).contains(u"your consents"));
        QVERIFY(
            !CredentialTexts::sourceHelp(credential.source, SystemKeychain::Missing).contains(u"keychain"));
    }

    void theSecretIsCalledByTheKindThatIsChosen()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        const auto says = [&fixture](QStringView text) {
            const auto labels = fixture.page->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
        };
        QVERIFY(says(u"Token") && !says(u"Client secret"));
        auto *kind = fixture.editor().findChild<QComboBox *>();
        kind->setCurrentIndex(kind->findText(QStringLiteral("OAuth 2 sign-in")));
        Q_EMIT kind->activated(kind->currentIndex());
        QVERIFY(says(u"Client secret") && !says(u"Token"));
        QVERIFY(!fixture.button(QStringLiteral("Sign in")).isEnabled());
        QVERIFY(fixture.shows(u"Save the credential first."));
    }

    void theListSaysWhoseSecretIsKeptNowhere()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        const QAbstractItemModel *rows = fixture.list().findChild<QListView *>()->model();
        const auto isMarked = [rows] {
            const auto badges = rows->index(0, 0).data(BadgesRole).value<Badges>();
            return std::ranges::any_of(badges, [](const Badge &badge) { return badge.text == u"no secret"; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isMarked(), kSecretTimeout);
        QVERIFY(test::await(fixture.engineClients.engine.secrets().keep("shop", std::string("s3cret")))
                    .hasValue());
        QTRY_VERIFY_WITH_TIMEOUT(!isMarked(), kSecretTimeout);
    }

    void aRefusedSecretStaysWhereItWasTyped()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        SecretPane pane(fixture.engineClients.engine.secrets(), fixture.engineClients.workspaceClient(),
                        fixture.engineClients.theme);
        pane.show();
        pane.setCredential(shopCredential("gone", workspace::Credential::Scheme::Bearer), true);
        auto *field = pane.findChild<SecretField *>();
        field->setSecret(QStringLiteral("s3cret"));
        pressReplace(pane);
        QVERIFY(!field->isEmpty());
        QVERIFY(field->findChild<QLineEdit *>()->isReadOnly()); // until it is answered
        const auto *message = pane.findChild<InlineMessage *>();
        QTRY_COMPARE_WITH_TIMEOUT(message->kind(), MessageKind::Error, kSecretTimeout);
        QVERIFY2(message->text().contains(u"gone"), qPrintable(message->text()));
        QVERIFY(message->isVisible());
        QCOMPARE(field->secret(), std::string("s3cret"));
        QVERIFY(!field->findChild<QLineEdit *>()->isReadOnly());

        // By then it may be possible.
        QVERIFY(fixture.engineClients.put(shopCredential("gone", workspace::Credential::Scheme::Bearer)));
        QVERIFY(press(pane, QStringLiteral("Retry")));
        QTRY_COMPARE_WITH_TIMEOUT(message->kind(), MessageKind::Ok, kSecretTimeout);
        QVERIFY(field->isEmpty());
        QVERIFY(!press(pane, QStringLiteral("Retry")));
    }

    void aRefusalIsToldWhereAnotherCredentialIsShown()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        SecretPane pane(fixture.engineClients.engine.secrets(), fixture.engineClients.workspaceClient(),
                        fixture.engineClients.theme);
        pane.show();
        const auto gone = shopCredential("gone", workspace::Credential::Scheme::Bearer);
        pane.setCredential(gone, true);
        auto *field = pane.findChild<SecretField *>();
        field->setSecret(QStringLiteral("s3cret"));
        pressReplace(pane);
        pane.setCredential(shopCredential("other", workspace::Credential::Scheme::Bearer), true);
        QVERIFY(field->isEmpty());
        QVERIFY(!field->findChild<QLineEdit *>()->isReadOnly());
        const auto *message = pane.findChild<InlineMessage *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible()
                                     && message->text().startsWith(u"The secret of gone was not saved."),
                                 kSecretTimeout);
        QVERIFY(field->isEmpty());
        pane.setCredential(gone, true);
        QCOMPARE(field->secret(), std::string("s3cret"));
    }

    void aDeletedOneComesBackWithItsDraftAndNothingElse()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        workspace::Credential other = shopCredential("other", workspace::Credential::Scheme::Basic);
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        QVERIFY(fixture.engineClients.put(other));
        fixture.make();
        const EditActions edits(fixture.actions, fixture.engineClients.workspaceClient(),
                                [&fixture] { return fixture.page.get(); });
        fixture.list().setCurrent(QStringLiteral("shop"));
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("2"));
        QCOMPARE(fixture.editor().credential().name, std::string("shop2"));
        fixture.list().edit(EditCommand::Delete);
        auto *undo = fixture.page->findChild<UndoNotice *>();
        QTRY_VERIFY_WITH_TIMEOUT(undo->isVisible(), kSecretTimeout);
        other.user = "ada";
        QVERIFY(fixture.engineClients.put(other)); // which is not what the notice is about
        undo->findChild<QPushButton *>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.engineClients.workspace().find<workspace::Credential>("shop"),
                                 kSecretTimeout);
        QCOMPARE(fixture.engineClients.workspace().find<workspace::Credential>("other")->user,
                 std::string("ada"));
        QTRY_COMPARE(fixture.list().current(), QStringLiteral("shop"));
        QCOMPARE(fixture.editor().credential().name, std::string("shop2"));
        fixture.button(QStringLiteral("Save")).click(); // nobody else was here
        QTRY_VERIFY_WITH_TIMEOUT(fixture.engineClients.workspace().find<workspace::Credential>("shop2"),
                                 kSecretTimeout);
    }

    void aPersonSignsInByTheBrowser()
    {
        test::TokenServer server;
        server.setPerson("ada@example.com");
        const BrowsedPages browser;
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(browserLogin(server)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("browser"));
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("hushed secret"));
        fixture.button(QStringLiteral("Replace")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Secret saved"), kSecretTimeout);
        fixture.button(QStringLiteral("Sign in")).click();
        QVERIFY(fixture.shows(u"Waiting for the browser"));
        QTRY_COMPARE_WITH_TIMEOUT(browser.urls.size(), 1, kSecretTimeout);
        QVERIFY(!fixture.button(QStringLiteral("Sign in")).isVisible());
        fixture.button(QStringLiteral("Copy address")).click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 browser.urls.constFirst().toString(QUrl::FullyEncoded));

        const std::string address = browser.urls.constFirst().toEncoded().toStdString();
        QCOMPARE(test::browse(server.agree(address)), 200);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Signed in as ada@example.com. The token is valid until"),
                                 kSecretTimeout);
        QVERIFY(!fixture.button(QStringLiteral("Cancel")).isVisible());
        fixture.button(QStringLiteral("Test")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"is available"), kSecretTimeout);
        fixture.button(QStringLiteral("Sign out")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"Signed out"), kSecretTimeout);
    }

    void aSignInIsCancelledOrRefused()
    {
        const test::TokenServer server;
        const BrowsedPages browser;
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(browserLogin(server)));
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
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(browserLogin(server)));
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
        const auto *saved = fixture.engineClients.workspace().find<workspace::Credential>("browser");
        QVERIFY(*saved == edited);
    }

    void withoutABrowserTheAddressCanStillBeCopied()
    {
        const test::TokenServer server;
        const BrowsedPages none("thereIsNoSuchSlot");
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(browserLogin(server)));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("browser"));
        fixture.button(QStringLiteral("Sign in")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.shows(u"could not be opened"), kSecretTimeout);
        QVERIFY(fixture.button(QStringLiteral("Copy address")).isVisible());
    }

    void aNewOneIsSavedWithItsSecret()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        fixture.make();
        fixture.page->showPlace({.page = {}, .item = itemid::kNew});
        QVERIFY(!fixture.button(QStringLiteral("Save")).isEnabled());
        workspace::Credential wanted = shopCredential("", workspace::Credential::Scheme::Bearer);
        fixture.editor().setCredential(wanted, CredentialEditor::Standing::New);
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("github"));
        fixture.page->findChild<SecretField *>()->setSecret(QStringLiteral("s3cret"));
        QVERIFY(fixture.button(QStringLiteral("Save")).isEnabled());
        fixture.button(QStringLiteral("Save")).click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.engineClients.workspace().find<workspace::Credential>("github"),
                                 kSecretTimeout);
        QTRY_COMPARE(fixture.list().current(), QStringLiteral("github"));
        const auto secret = fixture.engineClients.engine.secrets().reveal("github");
        QTRY_VERIFY_WITH_TIMEOUT(secret.isFinished(), kSecretTimeout);
        QCOMPARE(secret.result().valueOr(std::string()), std::string("s3cret"));
        QTRY_VERIFY(!fixture.isAnywhere(QStringLiteral("s3cret")));
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

    void rowsHaveAMenu()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        QList<QAction *> commands = fixture.list().findChild<QListView *>()->actions();
        QCOMPARE(commands.size(), 2);
        QCOMPARE(commands[0]->text(), QStringLiteral("Rename"));
        QCOMPARE(commands[1]->text(), QStringLiteral("Delete"));
        QVERIFY(commands[0]->isEnabled() && commands[1]->isEnabled());
        commands[1]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.engineClients.workspace().find<workspace::Credential>("shop"),
                                 kSecretTimeout);
        QTRY_VERIFY(!commands[1]->isEnabled()); // there is no row
    }

    void theListIsAsWideAsItWasLeft()
    {
        CredentialPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopCredential("shop", workspace::Credential::Scheme::Bearer)));
        fixture.make();
        auto *parts = fixture.page->findChild<QSplitter *>();
        parts->setSizes({500, parts->width() - 500});
        Q_EMIT parts->splitterMoved(500, 1); // as somebody does it with the mouse
        const QList<int> sizes = parts->sizes();
        QCOMPARE(fixture.state.splitterShares(QStringLiteral("credentials.parts"), 2).value(0),
                 qRound(100. * sizes[0] / (sizes[0] + sizes[1])));
    }
};

TOOLTRAY_TEST(CredentialsPageTest)
#include "credentialspagetest.moc"
