// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prompts/promptspage.h"

#include "support/testcase.h"
#include "ui/curated/curatedfixture.h"
#include "ui/pages/prompts/prompteditor.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/listpane.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace tooltray;
using namespace tooltray::ui;
using workspace::Prompt;

class PromptsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::CuratedFixture>();
        QVERIFY(m_fixture->open());
        addPromptActions(m_fixture->context());
        QVERIFY(m_fixture->put(Prompt{.name = "review",
                                      .title = "Review",
                                      .description = "Reviews a change",
                                      .arguments = {{"file", "Its path", true}},
                                      .messages = {{Prompt::Role::User, "Review {{file}}."}}}));
        m_page = std::make_unique<PromptsPage>(m_fixture->context());
        m_page->resize(1000, 800);
        m_page->show();
        m_page->showPlace({.page = pageid::kPrompts, .item = QStringLiteral("review")});
    }
    void cleanup()
    {
        m_page.reset();
        m_fixture.reset();
    }

    void messagesAreEditedAndSaved()
    {
        text(0).setPlainText(QStringLiteral("Review {{file}} twice."));
        QVERIFY(press(QStringLiteral("Add message")));
        text(1).setPlainText(QStringLiteral("I will."));
        QVERIFY(test::savePicture(*m_page, QStringLiteral("prompts-edited")));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_COMPARE(saved("review").messages.size(), std::size_t(2));
        QCOMPARE(saved("review").messages[0].text, std::string("Review {{file}} twice."));
        QCOMPARE(saved("review").messages[1].text, std::string("I will."));
        QCOMPARE(saved("review").arguments.size(), std::size_t(1));
    }

    void aMessageIsRemoved()
    {
        QVERIFY(press(QStringLiteral("Remove")));
        QVERIFY(!button(QStringLiteral("Save"))->isEnabled()); // there is none left
        QVERIFY(press(QStringLiteral("Add message")));
        text(0).setPlainText(QStringLiteral("Look."));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_COMPARE(saved("review").messages[0].text, std::string("Look."));
    }

    void thePreviewFillsInWhatIsTyped()
    {
        const auto fields = editor().findChildren<QLineEdit *>();
        const auto labels = editor().findChildren<TextLabel *>();
        const auto named = std::ranges::find_if(labels, [](const TextLabel *label) {
            return label->text() == QStringLiteral("file") && label->buddy();
        });
        QVERIFY(named != labels.end());
        QTest::keyClicks((*named)->buddy(), QStringLiteral("main.cpp"));
        QVERIFY(std::ranges::any_of(labels, [](const TextLabel *label) {
            return label->text() == QStringLiteral("Review main.cpp.");
        }));
        QVERIFY(!button(QStringLiteral("Save"))->isEnabled()); // trying is no edit
    }

    void aNewOneIsCreated()
    {
        m_page->showPlace({.page = pageid::kPrompts, .item = itemid::kNew});
        QTRY_VERIFY(m_fixture->workspace().find<Prompt>("new_prompt"));
    }

    void thatOfTheConfigurationFileIsReadOnly()
    {
        QVERIFY(m_fixture->put(Prompt{.name = "given",
                                      .title = {},
                                      .description = {},
                                      .arguments = {},
                                      .messages = {{Prompt::Role::User, "Hello."}}},
                               workspace::Layer::Config));
        QTRY_VERIFY(m_fixture->workspace().find<Prompt>("given"));
        m_page->showPlace({.page = pageid::kPrompts, .item = QStringLiteral("given")});
        QVERIFY(text(0).isReadOnly());
        QVERIFY(!button(QStringLiteral("Save"))->isVisible());
    }

private:
    PromptEditor &editor() const { return *m_page->findChild<PromptEditor *>(); }
    QPlainTextEdit &text(qsizetype at) const
    {
        QList<QPlainTextEdit *> shown;
        for (QPlainTextEdit *edit : editor().findChildren<QPlainTextEdit *>()) {
            if (edit->isVisible())
                shown.append(edit);
        }
        return *shown.at(at);
    }
    QPushButton *button(const QString &name) const { return test::buttonWith(editor(), name); }
    bool press(const QString &name) const
    {
        QPushButton *found = button(name);
        if (!found || !found->isEnabled())
            return false;
        found->click();
        return true;
    }
    const Prompt &saved(const char *name) const { return *m_fixture->workspace().find<Prompt>(name); }

    std::unique_ptr<test::CuratedFixture> m_fixture;
    std::unique_ptr<PromptsPage> m_page;
};

TOOLTRAY_TEST(PromptsPageTest)
#include "promptspagetest.moc"
