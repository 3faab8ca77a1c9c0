// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialspage.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/support/picture.h"
#include "ui/support/sitting.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/secretfield.h"
#include "ui/widgets/undonotice.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr const char *kTypedSecret = "hushed-and-typed";

workspace::Credential basicCredential(const std::string &user)
{
    workspace::Credential credential;
    credential.name = "shop";
    credential.scheme = workspace::Credential::Scheme::Basic;
    credential.source = workspace::Credential::Source::Memory;
    credential.user = user;
    return credential;
}

} // namespace

// What of the Credentials page outlives the program.
class CredentialDraftsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        begin();
        QVERIFY(m_sitting->put(basicCredential("ada")));
    }
    void cleanup()
    {
        end();
        m_folder.reset();
    }

    void whatIsTypedComesBackButTheSecretDoesNot()
    {
        typeUser("grace");
        m_page->findChild<SecretField *>()->setSecret(QLatin1String(kTypedSecret));
        end();
        QVERIFY(test::isInFiles(m_folder->path(), "grace"));
        QVERIFY(!test::isInFiles(m_folder->path(), kTypedSecret));
        begin();
        restore();
        QTRY_COMPARE(editor().credential().user, std::string("grace"));
        QVERIFY(m_page->findChild<SecretField *>()->isEmpty());
        QVERIFY(shows(u"Type it again"));
        QVERIFY(test::savePicture(*m_page, QStringLiteral("credentials-restored")));
        m_page->findChild<SecretField *>()->setSecret(QLatin1String(kTypedSecret));
        QVERIFY(!shows(u"Type it again"));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_COMPARE(saved()->user, std::string("grace"));
        const auto left = test::await(m_sitting->engine.workspaceClient().recoveredDrafts());
        QVERIFY(left && left->empty());
    }

    void aNewOneComesBack()
    {
        m_page->showPlace({.page = {}, .item = itemid::kNew});
        QTest::keyClicks(editor().findChild<QLineEdit *>(), QStringLiteral("github"));
        end();
        begin();
        restore();
        QTRY_COMPARE(editor().credential().name, std::string("github"));
        QVERIFY(!shows(u"Type it again")); // there was none
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_VERIFY(m_sitting->workspace().find<workspace::Credential>("github"));
        end();
        begin();
        const auto left = test::await(m_sitting->engine.workspaceClient().recoveredDrafts());
        QVERIFY(left && left->empty());
    }

    void aNewOneWaitsWhileOneLooksAtAnother()
    {
        const Place place{.page = {}, .item = itemid::kNew};
        workspace::Credential other;
        other.name = "other";
        QVERIFY(m_sitting->put(other));
        m_page->showPlace(place);
        QTest::keyClicks(editor().findChild<QLineEdit *>(), QStringLiteral("github"));
        m_page->findChild<ListPane *>()->setCurrent(QStringLiteral("other"));
        QCOMPARE(editor().credential().name, std::string("other"));
        m_page->showPlace(place);
        QCOMPARE(editor().credential().name, std::string("github"));
    }

    void whatSomebodyElseChangedIsAskedAbout_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QByteArray>("user");
        QTest::newRow("mine") << "Keep mine" << QByteArray("grace");
        QTest::newRow("theirs") << "Take theirs" << QByteArray("linus");
    }

    void whatSomebodyElseChangedIsAskedAbout()
    {
        QFETCH(QString, answer);
        QFETCH(QByteArray, user);
        typeUser("grace");
        end();
        begin();
        QVERIFY(m_sitting->put(basicCredential("linus")));
        restore();
        QTRY_COMPARE(editor().credential().user, std::string("grace"));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_VERIFY(button(answer));
        QVERIFY(press(answer));
        QTRY_COMPARE(saved()->user, user.toStdString());
        QTRY_COMPARE(editor().credential().user, user.toStdString());
        QVERIFY(!button(QStringLiteral("Keep mine")));
    }

    void whatIsDiscardedCanBeHadBack()
    {
        typeUser("grace");
        QVERIFY(press(QStringLiteral("Discard")));
        QCOMPARE(editor().credential().user, std::string("ada"));
        auto *notice = m_page->findChild<UndoNotice *>();
        QVERIFY(notice->isVisibleTo(m_page.get()));
        notice->findChild<QPushButton *>()->click();
        QCOMPARE(editor().credential().user, std::string("grace"));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_COMPARE(saved()->user, std::string("grace"));
    }

private:
    void begin()
    {
        m_sitting = std::make_unique<test::Sitting>(m_folder->path());
        QVERIFY(m_sitting->open());
        m_page = std::make_unique<CredentialsPage>(m_sitting->context());
        m_page->resize(1100, 700);
        m_page->show();
    }
    void end() // nobody saved
    {
        m_page.reset();
        m_sitting.reset();
    }
    void restore() { m_page->showPlace({.page = {}, .item = itemid::kLeft}); }
    void typeUser(const std::string &user)
    {
        m_page->findChild<ListPane *>()->setCurrent(QStringLiteral("shop"));
        editor().setCredential(basicCredential(user), CredentialEditor::Standing::Saved);
        Q_EMIT editor().edited();
    }
    CredentialEditor &editor() const { return *m_page->findChild<CredentialEditor *>(); }
    const workspace::Credential *saved() const
    {
        return m_sitting->workspace().find<workspace::Credential>("shop");
    }
    bool shows(QStringView text) const
    {
        for (const auto *message : m_page->findChildren<InlineMessage *>()) {
            if (message->isVisibleTo(m_page.get()) && message->text().contains(text))
                return true;
        }
        return false;
    }
    QPushButton *button(const QString &text) const
    {
        for (auto *button : m_page->findChildren<QPushButton *>()) {
            if (button->isVisibleTo(m_page.get()) && QString(button->text()).remove(u'&') == text)
                return button;
        }
        return nullptr;
    }
    bool press(const QString &text) const
    {
        QPushButton *found = button(text);
        if (found)
            found->click();
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::Sitting> m_sitting;
    std::unique_ptr<CredentialsPage> m_page;
};

TOOLTRAY_TEST(CredentialDraftsTest)
#include "credentialdraftstest.moc"
