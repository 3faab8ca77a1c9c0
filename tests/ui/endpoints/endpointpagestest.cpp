// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/endpointpages.h"
#include "engine/clients/secretsclient.h"
#include "support/await.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/support/enginefixture.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/secretfield.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QComboBox *comboWith(const QWidget &page, const QString &text)
{
    for (auto *combo : page.findChildren<QComboBox *>()) {
        if (combo->findText(text) >= 0)
            return combo;
    }
    return nullptr;
}

QPushButton *buttonOf(const QWidget &dialog, const QString &text)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (QString(button->text()).remove(u'&') == text)
            return button;
    }
    return nullptr;
}

ProbeVerdict verdictOf(ProbeVerdict::Kind kind)
{
    ProbeVerdict verdict;
    verdict.kind = kind;
    return verdict;
}

} // namespace

// The pages of the dialog that adds an endpoint, each on its own.
class EndpointPagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aUrlNeedsNoScheme_data()
    {
        const TestRows<QString, QString> add("typed", "url");
        add("loopback", QStringLiteral("127.0.0.1:18811"), QStringLiteral("http://127.0.0.1:18811"));
        add("localhost", QStringLiteral("localhost:80/graphql"),
            QStringLiteral("http://localhost:80/graphql"));
        add("loopback of IPv6", QStringLiteral("[::1]:80"), QStringLiteral("http://[::1]:80"));
        add("a host", QStringLiteral("api.example.com/v1"), QStringLiteral("https://api.example.com/v1"));
        add("complete", QStringLiteral("http://api.example.com"), QStringLiteral("http://api.example.com"));
        add("a file", QStringLiteral("/tmp/api.json"), QStringLiteral("/tmp/api.json"));
        add("a word", QStringLiteral("api"), QStringLiteral("api"));
        add("unfinished", QStringLiteral("https:/"), QStringLiteral("https:/"));
    }

    void aUrlNeedsNoScheme()
    {
        QFETCH(QString, typed);
        QFETCH(QString, url);
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointUrlPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        page.findChild<QLineEdit *>(QStringLiteral("url"))->setText(typed);
        QCOMPARE(page.url(), url);
    }

    void aMissingKeychainIsToldBeforehand()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        page.show();
        engine::KeychainStatus missing;
        missing.condition = engine::KeychainStatus::Condition::Missing;
        page.setKeychain(missing);
        ProbeVerdict verdict;
        verdict.kind = ProbeVerdict::Kind::WantsCredential;
        page.setVerdict(verdict);
        QCOMPARE(page.credential().source, workspace::Credential::Source::Memory);
        const auto labels = page.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"No keychain is available.");
        }));
    }

    void theSecretIsWhatIsAskedFor()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.setFocus();
        ProbeVerdict verdict;
        verdict.kind = ProbeVerdict::Kind::WantsCredential;
        page.setVerdict(verdict);
        QVERIFY(page.findChild<SecretField *>()->isAncestorOf(page.focusWidget()));
    }

    void whatIsWaitedForIsSaid()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        workspace::Credential credential;
        credential.name = "local";
        credential.scheme = workspace::Credential::Scheme::Bearer;
        credential.source = workspace::Credential::Source::Keychain;
        EndpointInput input;
        input.credential = credential;
        page.resume(input);
        const auto isSaid = [&page] {
            for (const auto *message : page.findChildren<InlineMessage *>()) {
                if (!message->isHidden() && message->text() == u"Waiting for the keychain...")
                    return true;
            }
            return false;
        };
        QVERIFY(!isSaid());
        page.setKeeping(true);
        QVERIFY(isSaid());
        page.setKeeping(false);
        QVERIFY(!isSaid());
    }

    void aTokenIsNotForAnotherOrigin()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        test::ScriptedUpstream api; // which never answers
        test::ScriptedUpstream other;
        AddEndpointDialog dialog({fixture.engine.workspaceClient(), fixture.engine.secrets()}, fixture.theme);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto *url = dialog.findChild<QLineEdit *>(QStringLiteral("url"));
        const auto *page = dialog.findChild<EndpointAuthPage *>();
        const auto *steps = dialog.findChild<QStackedWidget *>();
        QPushButton *next = buttonOf(dialog, QStringLiteral("Continue"));
        QPushButton *back = buttonOf(dialog, QStringLiteral("Back"));
        QVERIFY(next && back);
        const QString address = QString::fromStdString(api.url());
        url->setText(QStringLiteral("curl %1 -H 'Authorization: Bearer s3cret'").arg(address));
        next->click();
        QComboBox *source = comboWith(*page, QStringLiteral("Memory only"));
        QVERIFY(source);
        source->setCurrentText(QStringLiteral("Memory only"));
        const std::string name = page->credential().name;
        next->click();
        QTRY_COMPARE_WITH_TIMEOUT(steps->currentIndex(), 2, 20'000);
        QVERIFY(test::await(fixture.engine.secrets().reveal(name)).hasValue());

        back->click();
        back->click();
        url->setText(address + QStringLiteral("/v2"));
        next->click();
        QCOMPARE(page->choice(), EndpointAuthPage::Choice::New); // the same origin
        QVERIFY(page->isComplete());

        back->click();
        url->setText(QString::fromStdString(other.url()));
        next->click();
        QCOMPARE(steps->currentIndex(), 1);
        QCOMPARE(page->choice(), EndpointAuthPage::Choice::None);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.workspace().find<workspace::Credential>(name), 20'000);
        comboWith(*page, QStringLiteral("New credential"))->setCurrentText(QStringLiteral("New credential"));
        QVERIFY(!page->hasSecret());
        QVERIFY(!page->isComplete());
    }

    void anUnsavedTokenIsNotForAnotherOrigin()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        QVERIFY(page.resetFor(QStringLiteral("https://one.example.com/graphql")));
        page.setVerdict(verdictOf(ProbeVerdict::Kind::WantsCredential));
        page.findChild<SecretField *>()->setSecret(QStringLiteral("s3cret"));
        QVERIFY(!page.resetFor(QStringLiteral("https://one.example.com/v2")));
        QVERIFY(page.hasSecret());
        QVERIFY(page.resetFor(QStringLiteral("https://one.example.com:8443/v2")));
        QVERIFY(!page.hasSecret());
        QCOMPARE(page.choice(), EndpointAuthPage::Choice::None);
    }

    void whatWasChosenForAnotherOriginIsNotResumed()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        page.resetFor(QStringLiteral("https://one.example.com/"));
        page.setVerdict(verdictOf(ProbeVerdict::Kind::WantsCredential));
        EndpointInput input;
        input.url = QStringLiteral("https://one.example.com/v2");
        page.keepIn(input);
        QVERIFY(input.credential);
        input.url = QStringLiteral("https://other.example.com/v2");
        page.keepIn(input);
        QVERIFY(!input.credential);
    }

    void anApiWithoutAuthenticationNeedsNoCredential()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointInput input;
        input.url = QStringLiteral("https://api.example.com/");
        input.credential.emplace(); // as an API that needs one left it
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        page.resume(input);
        QCOMPARE(page.choice(), EndpointAuthPage::Choice::New);
        page.setVerdict(verdictOf(ProbeVerdict::Kind::Schema));
        QCOMPARE(page.choice(), EndpointAuthPage::Choice::None);
        QVERIFY(page.isComplete());
    }

    void anotherStoreClearsTheProblem()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        EndpointAuthPage page(fixture.theme, fixture.workspaceClient().state().workspace);
        page.show();
        page.setVerdict(verdictOf(ProbeVerdict::Kind::WantsCredential));
        page.showProblem(QStringLiteral("The keychain is locked."));
        const auto isSaid = [&page] {
            const auto messages = page.findChildren<InlineMessage *>();
            return std::ranges::any_of(messages, [](const InlineMessage *message) {
                return message->isVisible() && message->text() == u"The keychain is locked.";
            });
        };
        QVERIFY(isSaid());
        QComboBox *source = comboWith(page, QStringLiteral("Memory only"));
        QVERIFY(source);
        source->setCurrentText(QStringLiteral("Memory only"));
        Q_EMIT source->activated(source->currentIndex());
        QVERIFY(!isSaid());
    }
};

TOOLTRAY_TEST(EndpointPagesTest)
#include "endpointpagestest.moc"
