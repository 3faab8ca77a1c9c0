// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

constexpr const char *kTracked = "type Query { issue(id: ID!): Issue issues(state: State): [Issue!]! "
                                 "mergeRequests: [MergeRequest!]! } enum State { OPEN CLOSED } "
                                 "type Issue { id: ID! title: String! state: State closedAt: String "
                                 "updatedAt: String deletedAt: String mergedBy: String assignee: String } "
                                 "type MergeRequest { id: ID! mergedAt: String } ";
constexpr const char *kEachItsOwn =
    "type Mutation { createIssue(title: String!): Issue updateIssue(id: ID!): Issue closeIssue(id: ID!): "
    "Issue "
    "deleteIssue(id: ID!): Issue closeMergeRequest(id: ID!): MergeRequest }";
constexpr const char *kOneForAll =
    "type Mutation { createIssue(title: String!): Issue setIssueState(id: ID!, state: State!): Issue }";

// The coordinate of a hit, and those of the same field on other types.
std::string shown(const SearchHit &hit)
{
    std::string text = hit.coordinate() + ' ';
    for (const SchemaField other : hit.others)
        text += "= " + other.coordinate() + ' ';
    return text;
}

} // namespace

class SchemaSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_search = std::make_unique<SchemaSearch>(sampleSchema()); }
    void findsWhatIsMeant_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"question", "first"};
        row("open pull requests of a repository", "Repository.pullRequests");
        row("pullRequests", "Repository.pullRequests");
        row("pullrequests", "Repository.pullRequests");
        row("pull_requests", "Repository.pullRequests");
        row("PRs of a repo", "Repository.pullRequests");
        row("create issue", "Mutation.createIssue");
        row("creating a new issue", "Mutation.createIssue");
        row("add an issue", "Mutation.createIssue");
        row("edit an issue", "Mutation.updateIssue");
        row("remove issue", "Mutation.deleteIssue");
        row("close an issue", "Mutation.closeIssue");
        row("merge PR", "Mutation.mergePullRequest");
        row("comment on an issue", "Mutation.addComment");
        row("add a comment", "Mutation.addComment");
        row("star a repository", "Mutation.addStar");
        row("user email", "User.email");
        row("mail address of a person", "User.email");
        row("my repositories", "User.repositories");
        row("who am I", "Query.viewer");
        row("issues of a repository", "Repository.issues");
        row("issue labels", "Issue.labels");
        row("pull request reviews", "PullRequest.reviews");
        row("rate limit", "Query.rateLimit");
        row("search", "Query.search");
        row("members of an organization", "Organization.members");
        row("my email", "User.email");
        row("invite a member", "Mutation.inviteMember");
        row("orders of a customer", "User.orders");
        row("price of a product", "Product.price");
        row("product stock", "Product.inventory");
        row("shopping basket", "Query.cart");
        row("put something into the cart", "Mutation.cartLinesAdd");
        row("shipping address", "Order.shippingAddress");
        row("avatar", "User.avatarUrl");
        row("branches", "Repository.branches");
        row("default branch", "Repository.defaultBranch");
        row("stargazers", "Repository.stargazerCount");
        row("commit message", "Commit.message");
        row("download a release asset", "Asset.downloadUrl");
        row("followers", "User.followers");
        row("mergeable", "PullRequest.mergeable");
        row("createiss", "Mutation.createIssue");
        row("UserStatus", "UserStatus");
        row("PullRequestState", "PullRequestState");
    }
    void findsWhatIsMeant()
    {
        QFETCH(QByteArray, question);
        QFETCH(QByteArray, first);
        const std::vector<SearchHit> hits = m_search->search(question.toStdString(), 5);
        QVERIFY(!hits.empty());
        std::string all;
        for (const SearchHit &hit : hits)
            all += hit.coordinate() + ' ' + std::to_string(hit.score) + "  ";
        QVERIFY2(hits.front().coordinate() == first.toStdString(), all.c_str());
    }

    void tellsWhatToDoFromWhatWasDone_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, QByteArray>("mutations", "question", "first");
        const auto row = [](const char *mutations, const char *question, const char *first) {
            const char *how = mutations == kOneForAll ? "one for all: " : "each its own: ";
            QTest::newRow((QByteArray(how) + question).constData())
                << QByteArray(mutations) << QByteArray(question) << QByteArray(first);
        };
        row(kEachItsOwn, "close issue", "Mutation.closeIssue");
        row(kEachItsOwn, "closing an issue", "Mutation.closeIssue");
        row(kEachItsOwn, "how do I close an issue", "Mutation.closeIssue");
        row(kEachItsOwn, "update issue", "Mutation.updateIssue");
        row(kEachItsOwn, "delete issue", "Mutation.deleteIssue");
        row(kEachItsOwn, "when was the issue closed", "Issue.closedAt");
        row(kEachItsOwn, "issue closed at", "Issue.closedAt");
        row(kEachItsOwn, "who did merge this issue", "Issue.mergedBy");
        row(kEachItsOwn, "merge requests", "Query.mergeRequests");
        row(kEachItsOwn, "close a merge request", "Mutation.closeMergeRequest");
        row(kOneForAll, "close issue", "Mutation.setIssueState");
        row(kOneForAll, "reopen issue", "Mutation.setIssueState");
        row(kOneForAll, "assign issue", "Mutation.setIssueState");
        row(kOneForAll, "when was the issue closed", "Issue.closedAt");
    }
    void tellsWhatToDoFromWhatWasDone()
    {
        QFETCH(QByteArray, mutations);
        QFETCH(QByteArray, question);
        QFETCH(QByteArray, first);
        const SchemaPointer schema = buildSchema(parseDocument(kTracked + mutations.toStdString())).schema;
        QVERIFY(schema);
        const SchemaSearch search(schema);
        std::string all;
        for (const SearchHit &hit : search.search(question.toStdString(), 5))
            all += hit.coordinate() + ' ' + std::to_string(hit.score) + "  ";
        QVERIFY2(all.starts_with(first.toStdString() + ' '), all.c_str());
    }

    void findsAmongTheFirst_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"question", "coordinate"};
        row("assign an issue to somebody", "Issue.assignees");
        row("organization by login", "Query.organization");
        row("list issues", "Repository.issues");
        row("files of a project", "Query.repository");
        row("what does it cost", "Product.price");
        row("repositor", "Query.repository");
        row("sku", "ProductVariant.sku");
        row("closed without conflicts", "PullRequest.mergeable");
    }
    void findsAmongTheFirst()
    {
        QFETCH(QByteArray, question);
        QFETCH(QByteArray, coordinate);
        const std::vector<SearchHit> hits = m_search->search(question.toStdString(), 5);
        std::string all;
        for (const SearchHit &hit : hits)
            all += shown(hit);
        QVERIFY2(all.find(coordinate.toStdString() + ' ') != std::string::npos, all.c_str());
    }

    void findsNothingForNothing_data()
    {
        QTest::addColumn<QByteArray>("question");
        for (const char *question : {"", "  ", "?!", "xyzzy", "\xff\xfe"})
            QTest::newRow(question) << QByteArray(question);
    }
    void findsNothingForNothing()
    {
        QFETCH(QByteArray, question);
        QVERIFY(m_search->search(question.toStdString(), 5).empty());
    }

    void ranksAndEnds()
    {
        const std::vector<SearchHit> hits = m_search->search("issue", 1000);
        QVERIFY(hits.size() > 10);
        QVERIFY(std::is_sorted(hits.begin(), hits.end(),
                               [](const SearchHit &a, const SearchHit &b) { return a.score > b.score; }));
        const std::vector<SearchHit> few = m_search->search("issue", 3);
        QCOMPARE(few.size(), std::size_t(3));
        for (std::size_t i = 0; i < few.size(); ++i)
            QCOMPARE(few[i].coordinate(), hits[i].coordinate());
        QVERIFY(m_search->search("issue", 0).empty());
    }

    // A question of any length takes about the time of a long one.
    void countsTheFirstWordsOnly()
    {
        std::string question = "create issue";
        for (int i = 0; i < 40; ++i)
            question += " word" + std::string(1, static_cast<char>('a' + i % 26));
        const std::vector<SearchHit> hits = m_search->search(question, 5);
        QVERIFY(!hits.empty());
        const std::vector<SearchHit> same = m_search->search(question + " repository user organization", 5);
        QCOMPARE(same.size(), hits.size());
        for (std::size_t i = 0; i < hits.size(); ++i)
            QCOMPARE(same[i].coordinate(), hits[i].coordinate());
    }

    void theSameFieldOfSeveralTypesIsOneHit()
    {
        const std::vector<SearchHit> hits = m_search->search("issues", 5);
        const SearchHit &first = hits.front();
        QCOMPARE(first.field.name(), std::string_view("issues"));
        QCOMPARE(first.others.size(), std::size_t(1));
        for (const SearchHit &hit : hits)
            QVERIFY(hit.field == first.field || hit.field != first.others.front());
        const std::vector<SearchHit> spread = m_search->spread(hits, 3);
        QCOMPARE(spread.size(), std::size_t(3));
        QCOMPARE(spread[1].field, first.others.front());
        QVERIFY(!spread[1].path.empty());
        // Who names an owner gets its field.
        QCOMPARE(m_search->search("issues of a user", 1).front().coordinate(), std::string("User.issues"));
        QCOMPARE(m_search->search("issues of a repository", 1).front().coordinate(),
                 std::string("Repository.issues"));
    }

    void severalWordingsAreOneQuestion()
    {
        const std::vector<std::string> wordings{"xyzzy", "basket", "shopping cart"};
        QCOMPARE(m_search->search(wordings, 1).front().coordinate(), std::string("Query.cart"));
        QVERIFY(m_search->search(std::vector<std::string>{"xyzzy", "plugh"}, 5).empty());
    }

    void namesComeFirst_data()
    {
        const tooltray::TestRows<QByteArray> row{"first"};
        row("Issue.title", "Issue.title");
        row("issue.TITLE", "Issue.title");
        row("what is PullRequest.isDraft for?", "PullRequest.isDraft");
        row("Query.repository.issues", "Repository.issues");
        row("Query.user(login:)", "Query.user");
        row("PullRequest mergeable", "PullRequest.mergeable");
        row("merge_pull_request", "Mutation.mergePullRequest");
        row("CreateIssueInput", "CreateIssueInput");
        row("CreateIssuePayload", "CreateIssuePayload");
    }
    void namesComeFirst()
    {
        QFETCH(QByteArray, first);
        const std::vector<SearchHit> hits = m_search->search(QTest::currentDataTag(), 1);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().coordinate(), first.toStdString());
    }

    void aTypeWrittenJustSoComesBeforeFieldsOfItsName()
    {
        const SchemaPointer schema =
            buildSchema(parseDocument("type Query { reviews: [PullRequestReview!]! review: Contribution } "
                                      "type PullRequestReview { id: ID! } "
                                      "type Contribution { pullRequestReview: PullRequestReview! }"))
                .schema;
        QVERIFY(schema);
        const SchemaSearch search(schema);
        const auto first = [&search](const std::string &question) {
            return search.search(question, 1).front().coordinate();
        };
        QCOMPARE(first("PullRequestReview"), std::string("PullRequestReview"));
        QCOMPARE(first("`PullRequestReview`?"), std::string("PullRequestReview"));
        QCOMPARE(first("Contribution.pullRequestReview"), std::string("Contribution.pullRequestReview"));
    }

    void hintsAreWordsOfTheSchema()
    {
        const std::vector<std::string> wordings{"issues"};
        const std::vector<SearchHit> hits = m_search->search(wordings, 40);
        const std::vector<std::string> hints = m_search->hints(wordings, hits, 8);
        QCOMPARE(hints.size(), std::size_t(8));
        for (const std::string &hint : hints)
            QVERIFY2(hint.size() >= 3 && hint != "issue" && hint != "issues", hint.c_str());
    }

    void nearestNamesAreTold()
    {
        const std::vector<std::string> names = m_search->nearestNames("stargazrCount", 3);
        QVERIFY(!names.empty() && names.size() <= 3);
        QCOMPARE(names.front(), std::string("stargazerCount"));
        QVERIFY(m_search->nearestNames("xyzzyplugh", 3).empty());
    }

    void givesAnOperation()
    {
        const SearchHit hit = m_search->search("user email", 1).front();
        QCOMPARE(m_search->operationFor(hit).text,
                 std::string("query Email($login: String!) {\n  user(login: $login) {\n    email\n  }\n}"));
        const SearchHit mine = m_search->search("my email", 1).front();
        QCOMPARE(m_search->operationFor(mine).text,
                 std::string("query Email {\n  viewer {\n    email\n  }\n}"));
        QCOMPARE(hit.description(), std::string_view("The public email address of the person."));
        const SearchHit type = m_search->search("UserStatus", 1).front();
        QVERIFY(m_search->operationFor(type).text.find("status {") != std::string::npos);
    }

    void everyPartIsFoundByItsName()
    {
        const SchemaPointer schema = sampleSchema();
        for (const SchemaType type : schema->types()) {
            if (type.isBuiltIn())
                continue;
            for (const SchemaField field : type.fields()) {
                const std::string question = std::string(type.name()) + ' ' + std::string(field.name());
                const std::vector<SearchHit> hits = m_search->search(question, 10);
                std::string all;
                for (const SearchHit &hit : hits)
                    all += shown(hit);
                QVERIFY2(all.find(field.coordinate() + ' ') != std::string::npos,
                         (question + ": " + all).c_str());
            }
        }
    }

private:
    std::unique_ptr<SchemaSearch> m_search;
};

TOOLTRAY_TEST(SchemaSearchTest)
#include "schemasearchtest.moc"
