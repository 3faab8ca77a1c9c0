// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/index/termindex.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::terms;

namespace {

// "entry:weight" for each posting, ! where it is in the name, ^ where it is in the owner's.
std::string postings(const TermIndex &index, std::string_view term)
{
    const std::size_t found = index.find(term);
    std::string text;
    if (found != TermIndex::kNone)
        for (const Posting posting : index.postings(found))
            text += std::to_string(posting.entry()) + ':' + std::to_string(posting.weight())
                    + (posting.isInName() ? "!" : "") + (posting.isInOwner() ? "^ " : " ");
    return text;
}

} // namespace

class TermIndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasAdded()
    {
        TermIndexBuilder builder;
        builder.addName("pullRequests", 16);
        builder.addWords("The requests of a repository, requested", 5);
        builder.endEntry();
        builder.addWords("repositories", 3);
        builder.addOwner("repository", 300);
        builder.endEntry();
        builder.addWords("one two three four five six seven eight nine ten eleven twelve late one", 9, 2);
        builder.endEntry();
        const TermIndex index = builder.finish();
        QCOMPARE(postings(index, "pull"), std::string("0:16! "));
        QCOMPARE(postings(index, "request"), std::string("0:21! ")); // each text once
        QCOMPARE(postings(index, "pullrequest"), std::string("0:16! "));
        QCOMPARE(postings(index, "repositori"), std::string("0:5 1:255^ ")); // weights end at 255
        QCOMPARE(postings(index, "one"), std::string("2:9 "));
        QCOMPARE(postings(index, "lat"), std::string("2:2 "));
        QCOMPARE(postings(index, "the"), std::string());
        QCOMPARE(postings(index, "nothing"), std::string());
    }

    void findsPrefixes()
    {
        TermIndexBuilder builder;
        builder.addWords("abc ab abd b", 1);
        builder.endEntry();
        const TermIndex index = builder.finish();
        const auto count = [&](std::string_view prefix) {
            const auto [begin, end] = index.findPrefix(prefix);
            return end - begin;
        };
        QCOMPARE(count("ab"), std::size_t(3));
        QCOMPARE(count("abc"), std::size_t(1));
        QCOMPARE(count(""), std::size_t(4));
        QCOMPARE(count("c"), std::size_t(0));
        QCOMPARE(count("aa"), std::size_t(0));
    }

    void isEmptyWithoutEntries()
    {
        const TermIndex index = TermIndexBuilder().finish();
        QCOMPARE(index.termCount(), std::size_t(0));
        QCOMPARE(index.find("a"), TermIndex::kNone);
    }
};

TOOLTRAY_TEST(TermIndexTest)
#include "termindextest.moc"
