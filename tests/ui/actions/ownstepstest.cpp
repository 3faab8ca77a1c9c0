// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/ownsteps.h"

#include "support/testcase.h"

#include <QStringList>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class OwnStepsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_steps = std::make_unique<OwnSteps>();
        m_owner = std::make_unique<QObject>();
        m_history = {};
        m_news.clear();
    }

    void takesItsOwnBackInTheOrderOfAllEdits()
    {
        edit("first");
        m_steps->add(step(QStringLiteral("own")));
        QCOMPARE(next(), QStringLiteral("own"));
        edit("second");
        QCOMPARE(next(), QString()); // which is the history's
        undoEdit();
        QCOMPARE(next(), QStringLiteral("own"));
        m_steps->undo();
        QCOMPARE(m_news, QStringList{QStringLiteral("undo own")});
        QCOMPARE(next(), QString());
        QVERIFY(m_steps->nextRedo());
        undoEdit(); // the first
        QVERIFY(!m_steps->nextRedo());
        redoEdit();
        m_steps->redo();
        QCOMPARE(m_news.last(), QStringLiteral("redo own"));
        QCOMPARE(next(), QStringLiteral("own"));
    }

    void whoeverGoesAnotherWayCannotDoItAgain()
    {
        m_steps->add(step(QStringLiteral("own")));
        m_steps->undo();
        QVERIFY(m_steps->nextRedo());
        edit("something else");
        undoEdit();
        QVERIFY(!m_steps->nextRedo());
    }

    void goesBackAndForthWithAnEdit()
    {
        edit("mixed");
        m_steps->accompany(*m_history.nextUndo(), step(QStringLiteral("rest")));
        QCOMPARE(next(), QString());
        undoEdit();
        redoEdit();
        QCOMPARE(m_news, (QStringList{QStringLiteral("undo rest"), QStringLiteral("redo rest")}));
    }

    void isTakenBackOutOfTurnByWhoKnowsIt()
    {
        const OwnSteps::Id first = m_steps->add(step(QStringLiteral("first")));
        m_steps->add(step(QStringLiteral("second")));
        m_steps->undo(first);
        m_steps->undo(first);
        QCOMPARE(m_news, QStringList{QStringLiteral("undo first")});
        QCOMPARE(next(), QStringLiteral("second"));
    }

    void isNothingWithoutItsOwner()
    {
        edit("mixed");
        m_steps->accompany(*m_history.nextUndo(), step(QStringLiteral("rest")));
        m_steps->add(step(QStringLiteral("own")));
        m_owner.reset();
        QCOMPARE(next(), QString());
        undoEdit();
        QCOMPARE(m_news, QStringList());
    }

private:
    OwnSteps::Step step(const QString &name)
    {
        return {name, m_owner.get(), [this, name] { m_news.append(QStringLiteral("undo ") + name); },
                [this, name] { m_news.append(QStringLiteral("redo ") + name); }};
    }
    QString next() const { return m_steps->nextUndo() ? m_steps->nextUndo()->label : QString(); }
    void edit(const char *label)
    {
        workspace::ChangeSet changes;
        changes.label = label;
        m_history.add(std::make_shared<const workspace::ChangeSet>(std::move(changes)));
        m_steps->follow(m_history);
    }
    void undoEdit()
    {
        QVERIFY(m_history.undo(*workspace::Workspace::create({}), *m_history.nextUndo()));
        m_steps->follow(m_history);
    }
    void redoEdit()
    {
        QVERIFY(m_history.redo(*workspace::Workspace::create({}), *m_history.nextRedo()));
        m_steps->follow(m_history);
    }

    std::unique_ptr<OwnSteps> m_steps;
    std::unique_ptr<QObject> m_owner;
    workspace::History m_history;
    QStringList m_news;
};

TOOLTRAY_TEST(OwnStepsTest)
#include "ownstepstest.moc"
