// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/endpointpages.h"
#include "support/testcase.h"
#include "ui/support/enginefixture.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/secretfield.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

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
};

TOOLTRAY_TEST(EndpointPagesTest)
#include "endpointpagestest.moc"
