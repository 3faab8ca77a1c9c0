// SPDX-License-Identifier: GPL-3.0-or-later
// How often the search answers, in how many bytes: bounds that a change of its weights, its words or its answers must
// hold. The questions are this project's own, in words of people rather than of the schema; tests/bench/economy
// measures with other questions on public schemas.
#include "execution/preparation/checkedoperation.h"
#include "graphql/discovery/schemasearch.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/builtins/commandsearch.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

struct Asked {
    std::string question;
    std::string_view wanted; // coordinates, each with a space behind it
};

const std::vector<Asked> &questions()
{
    static const std::vector<Asked> all{
        {"report a bug", "Mutation.createIssue "},
        {"open a ticket", "Mutation.createIssue "},
        {"get rid of a ticket", "Mutation.deleteIssue "},
        {"mark a bug as done", "Mutation.closeIssue Mutation.updateIssue "},
        {"who works on a ticket", "Issue.assignees "},
        {"propose a change to the code", "Mutation.createPullRequest "},
        {"can the PR be merged", "PullRequest.mergeable "},
        {"put an article into the basket", "Mutation.cartLinesAdd "},
        {"what does an article cost", "Product.price ProductVariant.price "},
        {"how many are in stock", "Product.inventory "},
        {"what did a shopper buy", "User.orders "},
        {"where is the parcel sent to", "Order.shippingAddress "},
        {"when was it bought", "Order.placedAt "},
        {"who am I", "Query.viewer "},
        {"picture of a user", "User.avatarUrl Actor.avatarUrl "},
        {"favourite a project", "Mutation.addStar "},
        {"how popular is a project", "Repository.stargazerCount "},
        {"programming languages of a project", "Repository.languages "},
        {"main branch", "Repository.defaultBranch "},
        {"who wrote the commit", "Commit.author "},
        {"sha of a commit", "Commit.oid "},
        {"content of a file", "Repository.object Blob.text "},
        {"download the installer of a version", "Asset.downloadUrl Release.assets "},
        {"reply to an issue", "Mutation.addComment "},
        {"what people said about a PR", "PullRequest.comments PullRequest.reviews Commentable.comments "},
        {"keywords of a repository", "Repository.topics "},
        {"ask somebody to join the company", "Mutation.inviteMember "},
        {"staff of a company", "Organization.members "},
        {"change my mail address", "Mutation.updateProfile "},
        {"how many calls are left this hour", "Query.rateLimit RateLimit.remaining "},
        {"colour of a tag", "Label.color "},
        {"worth of a gift voucher", "GiftCard.value "},
        {"look for something", "Query.search "},
        {"repositroy owner", "Repository.owner "},
        {"clsoe issue", "Mutation.closeIssue "},
        {"isssue lables", "Issue.labels "},
        {"brnaches", "Repository.branches "},
        {"Mutation.mergePullRequest", "Mutation.mergePullRequest "},
        {"stargazerCount", "Repository.stargazerCount "},
        {"PullRequest isDraft", "PullRequest.isDraft "},
    };
    return all;
}

std::size_t rankOf(const Asked &asked, const std::vector<graphql::SearchHit> &hits)
{
    for (std::size_t i = 0; i < hits.size(); ++i) {
        if (asked.wanted.find(hits[i].coordinate() + ' ') != std::string_view::npos)
            return i + 1;
        for (const graphql::SchemaField other : hits[i].others)
            if (asked.wanted.find(other.coordinate() + ' ') != std::string_view::npos)
                return i + 1;
    }
    return 0;
}

struct AskedTool {
    const char *question;
    const char *wanted;
};

constexpr SearchedCommand kTools[] = {
    {"archive_project", {}, "Archives a project, which makes it read-only."},
    {"assign_ticket", {}, "Gives a ticket to a member of the team."},
    {"book_room", {}, "Reserves a meeting room for some hours."},
    {"cancel_invoice", {}, "Voids an invoice that was not paid."},
    {"create_customer", {}, "Adds a customer with a name and an address."},
    {"create_ticket", {}, "Opens a ticket in a project."},
    {"delete_customer", {}, "Removes a customer and all that belongs to it."},
    {"get_invoice", {}, "Shows an invoice with its lines and its total."},
    {"get_weather", {}, "Tells the forecast for a place."},
    {"list_customers", {}, "Lists the customers, newest first."},
    {"list_invoices", {}, "Lists the invoices of a customer."},
    {"list_rooms", {}, "Lists the meeting rooms of a building."},
    {"list_tickets", {}, "Lists the tickets of a project by their state."},
    {"pause_subscription", {}, "Suspends the subscription of a customer."},
    {"pay_invoice", {}, "Charges the card of a customer for an invoice."},
    {"ship_order", {}, "Hands an order over to the carrier."},
};

constexpr AskedTool kAskedTools[] = {
    {"get rid of a client", "delete_customer"},
    {"open bugs of a project", "list_tickets"},
    {"who buys from us", "list_customers"},
    {"bill of a client", "get_invoice"},
    {"take the money for a bill", "pay_invoice"},
    {"will it rain", "get_weather"},
    {"reserve a place for a meeting", "book_room"},
    {"send the parcel out", "ship_order"},
    {"hand a bug over to a colleague", "assign_ticket"},
    {"void a bill", "cancel_invoice"},
    {"put a subscription on hold", "pause_subscription"},
    {"nobody should change the project any more", "archive_project"},
    {"create tikcet", "create_ticket"},
};

} // namespace

class SearchEconomyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_search = std::make_unique<graphql::SchemaSearch>(graphql::test::sampleSchema()); }
    void cleanupTestCase() { m_search.reset(); }

    void mostQuestionsAreAnsweredAtOnce()
    {
        std::size_t first = 0;
        std::size_t amongFive = 0;
        std::string missed;
        for (const Asked &asked : questions()) {
            const auto hits = m_search->search(asked.question, 5);
            const std::size_t rank = rankOf(asked, hits);
            first += rank == 1 ? 1 : 0;
            amongFive += rank > 0 ? 1 : 0;
            if (rank != 1)
                missed += std::to_string(rank) + ": " + asked.question + "\n";
        }
        const QByteArray figures = QByteArray::number(qsizetype(first)) + " first, "
                                   + QByteArray::number(qsizetype(amongFive)) + " among five of "
                                   + QByteArray::number(qsizetype(questions().size())) + '\n'
                                   + QByteArray::fromStdString(missed);
        qInfo("%s", figures.constData());
        QVERIFY2(first * 100 >= 70 * questions().size(), figures.constData());
        QVERIFY2(amongFive * 100 >= 90 * questions().size(), figures.constData());
    }

    // Four bytes are about a token.
    void answersAreShort()
    {
        std::size_t sum = 0;
        for (const Asked &asked : questions()) {
            const std::string answer =
                json::write(searchView(*m_search, std::span(&asked.question, 1), 0, 5));
            QVERIFY2(answer.size() < 3'300, answer.c_str());
            sum += answer.size();
        }
        QVERIFY2(sum / questions().size() < 2'000, std::to_string(sum / questions().size()).c_str());
    }

    void mostSavedToolsAreFound()
    {
        CommandWords words;
        std::size_t amongThree = 0;
        std::string missed;
        for (const AskedTool &asked : kAskedTools) {
            CommandSearch search(asked.question);
            auto found = search.find(kTools, words);
            found.resize(std::min<std::size_t>(found.size(), 3));
            if (std::ranges::find(found, asked.wanted, &SearchedCommand::name) != found.end())
                ++amongThree;
            else
                missed += std::string(asked.question) + '\n';
        }
        QVERIFY2(amongThree * 100 >= 85 * std::size(kAskedTools), missed.c_str());
    }

private:
    std::unique_ptr<graphql::SchemaSearch> m_search;
};

TOOLTRAY_TEST(SearchEconomyTest)
#include "searcheconomytest.moc"
