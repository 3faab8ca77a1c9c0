// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/wording.h"

#include "support/testcase.h"
#include "terms/words/words.h"

#include <QTest>

#include <vector>

using namespace tooltray::terms;

namespace {

std::string shown(const char *text)
{
    std::vector<std::string> words;
    forEachWord(text, [&](std::string &word) { words.push_back(word); });
    const Intent intent = readIntent(words);
    std::string tags;
    for (const auto &[is, tag] :
         {std::pair(intent.wantsChange, "change "), std::pair(intent.asksState, "state "),
          std::pair(intent.wantsCount, "count "), std::pair(intent.wantsTime, "time "),
          std::pair(intent.wantsPerson, "person "), std::pair(intent.wantsOne, "one "),
          std::pair(intent.isMine, "mine ")})
        tags += is ? tag : "";
    return tags;
}

} // namespace

class IntentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsWanted_data()
    {
        const tooltray::TestRows<std::string> row{"wanted"};
        row("create an issue", "change ");
        row("disable product", "change ");
        row("mute somebody", "change ");
        row("unmute somebody", "change ");
        row("how do I pause a campaign", "change mine ");
        row("please restart the server", "change ");
        row("I want to pause it", "change mine ");
        row("star a repository", "change ");
        row("star", "");
        row("comment on a pull request", "change ");
        row("comments on a pull request", "");
        row("status of a stateful set", "state ");
        row("list the available app updates", "state ");
        row("get deployment update", "state ");
        row("deployment update", "change ");
        row("request two quotes from suppliers", "change ");
        row("request headers", "");
        row("merge requests", "state ");
        row("closed issues", "state ");
        row("additions deletions of a commit", "state ");
        row("when was the issue closed", "state time ");
        row("who pays the invoice", "person ");
        row("how many seats are left", "count ");
        row("number of seats", "count ");
        row("find a hotel by name", "one ");
        row("look up a patient by number", "one ");
        row("rooms of a hotel by name", "one ");
        row("rooms by price", "");
        row("my bookings", "mine ");
        row("show the weather", "");
        row("search for flights", "");
        row("", "");
    }
    void tellsWhatIsWanted()
    {
        QFETCH(const std::string, wanted);
        QCOMPARE(shown(QTest::currentDataTag()), wanted);
    }
};

TOOLTRAY_TEST(IntentTest)
#include "intenttest.moc"
