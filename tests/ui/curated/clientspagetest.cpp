// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clients/clientspage.h"

#include "support/testcase.h"
#include "ui/curated/curatedfixture.h"
#include "ui/pages/clients/clienteditor.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::ui;
using workspace::Client;

class ClientsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::CuratedFixture>();
        QVERIFY(m_fixture->open());
        Client client;
        client.name = "cursor";
        client.title = "Cursor";
        client.tokenHash = "sha256:" + std::string(64, 'a');
        client.policy.resultBytes = 12'345; // finer than the field shows
        client.policy.groupsOff = {workspace::BuiltInGroup::Context};
        QVERIFY(m_fixture->put(client));
        m_page = std::make_unique<ClientsPage>(m_fixture->context());
        m_page->resize(1000, 800);
        m_page->show();
        m_page->showPlace({.page = pageid::kClients, .item = QStringLiteral("cursor")});
    }
    void cleanup()
    {
        m_page.reset();
        m_fixture.reset();
    }

    void permissionsAndLimitsAreSaved()
    {
        check(QStringLiteral("Read-only: hide tools that change data"));
        check(QStringLiteral("Read metrics"));
        check(QStringLiteral("Run unsaved operations")); // off
        type(QStringLiteral("All tools, or names separated by commas"), QStringLiteral("find, list_*"));
        choose(QStringLiteral("Ask every time"));
        spin(QStringLiteral(" per minute"))->setValue(30);
        QVERIFY(test::savePicture(*m_page, QStringLiteral("clients-edited")));
        save();
        QTRY_VERIFY(saved().policy.readOnly);
        const workspace::ClientPolicy &policy = saved().policy;
        QCOMPARE(policy.allowedTools, (std::vector<std::string>{"find", "list_*"}));
        QCOMPARE(policy.mutations, std::optional(workspace::MutationPolicy::Ask));
        QCOMPARE(policy.callsPerMinute, std::optional(std::uint32_t(30)));
        QCOMPARE(policy.resultBytes, std::optional(std::uint64_t(12'345)));
        QCOMPARE(policy.groupsOff,
                 (std::vector{workspace::BuiltInGroup::Context, workspace::BuiltInGroup::Execute}));
        QCOMPARE(policy.rights, std::vector{workspace::ClientRight::Metrics});
        QVERIFY(!policy.surface);
        QCOMPARE(saved().tokenHash, "sha256:" + std::string(64, 'a'));
    }

    void limitsAreTakenAway()
    {
        spin(QStringLiteral(" kB"))->setValue(0);
        save();
        QTRY_VERIFY(!saved().policy.resultBytes);
    }

    void aClientIsBlocked()
    {
        check(QStringLiteral("Accept calls"));
        save();
        QTRY_VERIFY(!saved().enabled);
    }

    void whatItSeesIsMeasured() { QTRY_VERIFY(shows(u"about ")); }

    void tabGetsToTheTokenBeforeTheDraft()
    {
        const QWidget *next = button(QStringLiteral("New token..."))->nextInFocusChain();
        while (next->focusPolicy() == Qt::NoFocus)
            next = next->nextInFocusChain();
        QCOMPARE(next, button(QStringLiteral("Discard")));
    }

    void nothingChangesUnlessSomethingIsTyped()
    {
        QVERIFY(!button(QStringLiteral("Save"))->isEnabled());
        QCOMPARE(std::get<Client>(editor().draft().object), saved());
    }

private:
    ClientEditor &editor() const { return *m_page->findChild<ClientEditor *>(); }
    const Client &saved() const { return *m_fixture->workspace().find<Client>("cursor"); }
    void check(const QString &text) const
    {
        for (QCheckBox *box : editor().findChildren<QCheckBox *>()) {
            if (box->text() == text)
                return box->click();
        }
        QFAIL(qPrintable(text));
    }
    void type(const QString &placeholder, const QString &text) const
    {
        for (QLineEdit *edit : editor().findChildren<QLineEdit *>()) {
            if (edit->placeholderText() == placeholder)
                return QTest::keyClicks(edit, text);
        }
        QFAIL(qPrintable(placeholder));
    }
    void choose(const QString &text) const
    {
        for (QComboBox *box : editor().findChildren<QComboBox *>()) {
            if (const int index = box->findText(text); index >= 0) {
                box->setCurrentIndex(index);
                Q_EMIT box->activated(index);
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    QSpinBox *spin(const QString &suffix) const
    {
        for (QSpinBox *box : editor().findChildren<QSpinBox *>()) {
            if (box->suffix() == suffix)
                return box;
        }
        return nullptr;
    }
    QPushButton *button(const QString &name) const { return test::buttonWith(editor(), name); }
    void save() const
    {
        QVERIFY(button(QStringLiteral("Save"))->isEnabled());
        button(QStringLiteral("Save"))->click();
    }
    QString text(QStringView part) const
    {
        for (const QLabel *label : editor().findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(part))
                return label->text();
        }
        return {};
    }
    bool shows(QStringView part) const { return !text(part).isEmpty(); }

    std::unique_ptr<test::CuratedFixture> m_fixture;
    std::unique_ptr<ClientsPage> m_page;
};

TOOLTRAY_TEST(ClientsPageTest)
#include "clientspagetest.moc"
