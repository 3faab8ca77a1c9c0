// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/words/words.h"

#include "support/testcase.h"

#include <QTest>

#include <set>

using namespace tooltray::terms;

class WordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsNamesAndTexts_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"text", "words"};
        row("pullRequests", "pull requests");
        row("pull_requests", "pull requests");
        row("PULL_REQUEST", "pull request");
        row("HTMLPage", "html page");
        row("userIDs", "user ids");
        row("URLs", "urls");
        row("PRs of it", "prs of it");
        row("MoneyV2", "money v 2");
        row("sha256sum", "sha 256 sum");
        row("a", "a");
        row("A name, and (its) use.", "a name and its use");
        row("gr\u00fc\u00dfe", "gr\u00fc\u00dfe");
        row("", "");
        row("--", "");
    }
    void splitsNamesAndTexts()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, words);
        std::string found;
        forEachWord(text.toStdString(),
                    [&](std::string &word) { found += (found.empty() ? "" : " ") + word; });
        QCOMPARE(found, words.toStdString());
    }

    void formsOfAWordHaveOneStem_data()
    {
        QTest::addColumn<QByteArrayList>("forms");
        const auto row = [](const QByteArrayList &forms) {
            QTest::newRow(forms.first().constData()) << forms;
        };
        row({"create", "creates", "created", "creating", "creation", "creations"});
        row({"delete", "deleted", "deletion", "deleting"});
        row({"update", "updates", "updated", "updating"});
        row({"issue", "issues"});
        row({"repository", "repositories"});
        row({"branch", "branches"});
        row({"box", "boxes"});
        row({"address", "addresses"});
        row({"status"});
        row({"id", "ids"});
        row({"submit", "submitting", "submitted", "submits"});
        row({"call", "calling", "called"});
        row({"close", "closed", "closing"});
        row({"merge", "merged", "merging"});
        row({"organization", "organizations"});
    }
    void formsOfAWordHaveOneStem()
    {
        QFETCH(QByteArrayList, forms);
        for (const QByteArray &form : forms)
            QCOMPARE(stemOf(form.toStdString()), stemOf(forms.first().toStdString()));
    }

    void differentWordsKeepDifferentStems()
    {
        const std::vector<std::string> words{
            "user", "use", "string", "star",  "start",   "post",  "position", "note", "need", "feed",
            "ring", "id",  "is",     "order", "ordinal", "label", "option",   "opt",  "new",  "news"};
        std::set<std::string> stems;
        for (const std::string &word : words)
            if (word != "news")
                stems.insert(stemOf(word));
        QCOMPARE(stems.size(), words.size() - 1);
    }

    void knowsPlurals()
    {
        for (const char *plural : {"issues", "repositories", "branches", "ids"})
            QVERIFY2(isPlural(plural), plural);
        for (const char *singular : {"issue", "status", "address", "analysis", "as", "s"})
            QVERIFY2(!isPlural(singular), singular);
    }
};

TOOLTRAY_TEST(WordsTest)
#include "wordstest.moc"
