// SPDX-License-Identifier: GPL-3.0-or-later

#include "demo/tracker/tracker.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace tooltray;
using namespace tooltray::demo;

class SampleDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheSameEachTime()
    {
        Tracker one;
        Tracker other;
        addSampleData(one);
        addSampleData(other);
        QCOMPARE(one.issues().size(), other.issues().size());
        for (const auto &[id, issue] : one.issues()) {
            const IssuePointer same = other.issue(id);
            QVERIFY(same);
            QCOMPARE(same->key, issue->key);
            QCOMPARE(same->title, issue->title);
            QCOMPARE(same->state, issue->state);
            QVERIFY(same->createdAt == issue->createdAt);
            QVERIFY(same->assignees == issue->assignees);
        }
        QCOMPARE(one.comments().size(), other.comments().size());
        // What documentation and tests name does not change unnoticed.
        QCOMPARE(one.accounts().begin()->second->login, std::string("robin"));
        QVERIFY(one.issue("tray-1"));
    }

    void hasEverythingInQuantity()
    {
        Tracker tracker;
        addSampleData(tracker);
        QCOMPARE(tracker.issues().size(), std::size_t(600));
        std::map<std::string, int> states;
        std::map<std::string, int> priorities;
        std::set<std::string> keys;
        std::set<RecordId> projects;
        std::size_t mostComments = 0;
        int byBots = 0;
        for (const auto &[id, issue] : tracker.issues()) {
            ++states[issue->state];
            ++priorities[issue->priority];
            keys.insert(issue->key);
            projects.insert(issue->project);
            mostComments = std::max(mostComments, tracker.commentsOn(id).size());
            byBots += tracker.account(issue->author)->isBot() ? 1 : 0;
        }
        QCOMPARE(keys.size(), std::size_t(600));
        QCOMPARE(projects.size(), tracker.projects().size());
        for (const char *state : {"OPEN", "IN_PROGRESS", "BLOCKED", "DONE", "CANCELLED"})
            QVERIFY2(states[state] > 30, state);
        for (const char *priority : {"LOW", "NORMAL", "HIGH", "URGENT"})
            QVERIFY2(priorities[priority] > 30, priority);
        QVERIFY(mostComments > 20); // more than a page
        QVERIFY(byBots > 10);
    }

    void refersOnlyToWhatIsThere()
    {
        Tracker tracker;
        addSampleData(tracker);
        for (const auto &[id, issue] : tracker.issues()) {
            QVERIFY(tracker.project(issue->project));
            QVERIFY(tracker.account(issue->author));
            for (const RecordId assignee : issue->assignees)
                QVERIFY(tracker.account(assignee) && !tracker.account(assignee)->isBot());
            for (const RecordId label : issue->labels)
                QCOMPARE(tracker.label(label)->project, issue->project);
            for (const RecordId blocking : issue->blockedBy)
                QVERIFY(blocking < id); // and so nothing waits for itself
        }
        for (const auto &[id, comment] : tracker.comments())
            QVERIFY(tracker.issue(comment->issue) && tracker.account(comment->author));
        for (const auto &[id, project] : tracker.projects())
            QVERIFY(tracker.account(project->lead));
    }

    void runsForwardInTime()
    {
        Tracker tracker;
        addSampleData(tracker);
        WallTime last{};
        for (const auto &[id, issue] : tracker.issues()) {
            QVERIFY(issue->createdAt > last);
            last = issue->createdAt;
            WallTime at = issue->createdAt;
            std::string state = "OPEN";
            for (const StateChange &change : issue->stateChanges) {
                QVERIFY(change.at > at);
                QCOMPARE(change.from, state);
                QVERIFY(change.to != state);
                at = change.at;
                state = change.to;
            }
            QCOMPARE(issue->state, state);
            for (WallTime written = issue->createdAt;
                 const CommentPointer &comment : tracker.commentsOn(id)) {
                QVERIFY(comment->createdAt > written);
                written = comment->createdAt;
            }
        }
    }
};

TOOLTRAY_TEST(SampleDataTest)
#include "sampledatatest.moc"
