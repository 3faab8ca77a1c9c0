// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/addendpointdialog.h"

#include "engine/desks/curationdesk.h"
#include "engine/desks/secretdesk.h"
#include "support/testcase.h"
#include "ui/dialogs/addendpoint/endpointauthpage.h"
#include "ui/dialogs/addendpoint/endpointurlpage.h"
#include "ui/support/deskfixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/inlinemessage.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kAnswerTimeout = 20'000;

class AddEndpointDriver final {
public:
    explicit AddEndpointDriver(test::DeskFixture &fixture)
        : dialog(new AddEndpointDialog({fixture.engine.curation(), fixture.engine.secrets()}, fixture.theme))
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
    void typeUrl(const QString &text) const { page().findChild<QLineEdit *>()->setText(text); }
    QString message() const
    {
        QStringList texts;
        for (const auto *message : page().findChildren<InlineMessage *>()) {
            if (message->isVisibleTo(dialog))
                texts.append(message->text());
        }
        return texts.join(u'|');
    }

    QPointer<AddEndpointDialog> dialog;
};

} // namespace

class AddEndpointDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadsToAnEndpointWithItsSchema_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

    void leadsToAnEndpointWithItsSchema()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        test::DeskFixture fixture(choice);
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
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"with a schema of"), kAnswerTimeout);
        driver.page().findChild<QComboBox *>()->setCurrentIndex(1); // to see it
        QVERIFY(!driver.next().isEnabled());
        QVERIFY(test::savePicture(*driver.dialog, QStringLiteral("addendpoint-auth-") + tag));
        QCOMPARE(test::unnamedFields(*driver.dialog), QString());
        driver.page().findChild<QComboBox *>()->setCurrentIndex(0);
        driver.next().click();
        QCOMPARE(driver.step(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"with a schema of"), kAnswerTimeout);
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
        test::DeskFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(QStringLiteral("http://127.0.0.1:70000/graphql"));
        QVERIFY2(driver.message().contains(u"65535"), qPrintable(driver.message()));
        driver.typeUrl(QStringLiteral("nothing"));
        QVERIFY2(driver.message().contains(u"begins with"), qPrintable(driver.message()));
    }

    void aPastedCommandBringsHeadersAndCredential()
    {
        test::DeskFixture fixture;
        QVERIFY(fixture.open());
        AddEndpointDriver driver(fixture);
        driver.typeUrl(
            QStringLiteral("curl 'http://127.0.0.1:9/graphql' -H 'X-Team: core' -H 'Content-Type: a/b' "
                           "-H 'Authorization: Bearer s3cret'"));
        const auto *urlPage = driver.dialog->findChild<EndpointUrlPage *>();
        QCOMPARE(urlPage->url(), QStringLiteral("http://127.0.0.1:9/graphql"));
        QCOMPARE(urlPage->name(), QStringLiteral("local"));
        driver.next().click();
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

        // Nobody answers there, and it can be added all the same.
        QTRY_VERIFY_WITH_TIMEOUT(driver.message().contains(u"can be added all the same"), kAnswerTimeout);
        driver.next().click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.workspace().find<workspace::Endpoint>("local"), kAnswerTimeout);
        const auto &endpoint = *fixture.workspace().find<workspace::Endpoint>("local");
        QCOMPARE(endpoint.credential, std::string("local"));
        QCOMPARE(endpoint.headers.size(), std::size_t(1));
        QCOMPARE(endpoint.headers.front().name, std::string("X-Team"));
    }

    void cancellingLeavesNothing()
    {
        test::DeskFixture fixture;
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
    }

    void saysWhatIsWrongWithAUrl_data()
    {
        QTest::addColumn<QString>("says");
        QTest::newRow("ftp://example.com") << "https://";
        QTest::newRow("example.com") << "https://";
        QTest::newRow("https://{NOBODY}/") << "NOBODY";
    }

    void saysWhatIsWrongWithAUrl()
    {
        QFETCH(QString, says);
        test::DeskFixture fixture;
        QVERIFY(fixture.open());
        const AddEndpointDriver driver(fixture);
        driver.typeUrl(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY2(driver.message().contains(says), qPrintable(driver.message()));
        QVERIFY(!driver.next().isEnabled());
    }
};

TOOLTRAY_TEST(AddEndpointDialogTest)
#include "addendpointdialogtest.moc"
