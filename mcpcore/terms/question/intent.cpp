// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/wording.h"

#include "terms/words/words.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>

namespace tooltray::terms {

namespace {

using Words = std::span<const std::string>;

bool isWritingVerb(std::string_view stem) noexcept
{
    static constexpr std::array<std::string_view, 12> kStems{"add",   "chang",  "creat", "delet",
                                                             "edit",  "insert", "invit", "remov",
                                                             "renam", "send",   "set",   "updat"};
    return isOneOf(stem, kStems);
}

// Verbs that begin an order even without an article behind them. None is a common noun of APIs.
constexpr std::string_view kOrders[] = {
    "abort",        "accept",     "activate",    "add",       "adjust",   "amend",      "append",
    "apply",        "approve",    "archive",     "arrange",   "assign",   "associate",  "attach",
    "authenticate", "authorize",  "autosave",    "ban",       "begin",    "block",      "bring",
    "buy",          "calculate",  "cancel",      "change",    "clear",    "close",      "combine",
    "complete",     "configure",  "confirm",     "connect",   "convert",  "copy",       "correct",
    "create",       "deactivate", "decline",     "delete",    "demote",   "deny",       "deploy",
    "detach",       "disable",    "disconnect",  "dismiss",   "dispatch", "downgrade",  "drop",
    "duplicate",    "edit",       "empty",       "enable",    "erase",    "exclude",    "expire",
    "extend",       "fix",        "follow",      "generate",  "give",     "grant",      "hide",
    "impersonate",  "import",     "include",     "increase",  "insert",   "invite",     "join",
    "kick",         "leave",      "lock",        "lower",     "make",     "mark",       "merge",
    "minimize",     "modify",     "move",        "mute",      "notify",   "overwrite",  "pause",
    "pin",          "postpone",   "prevent",     "promote",   "publish",  "push",       "put",
    "raise",        "rearrange",  "reassign",    "redeem",    "reduce",   "refresh",    "refund",
    "regenerate",   "register",   "reject",      "remove",    "rename",   "renew",      "reopen",
    "reorder",      "replace",    "reply",       "republish", "rerun",    "reschedule", "reset",
    "resolve",      "restart",    "restore",     "resume",    "retry",    "revert",     "revoke",
    "save",         "schedule",   "send",        "set",       "ship",     "silence",    "split",
    "start",        "stop",       "submit",      "subscribe", "suspend",  "swap",       "switch",
    "take",         "throw",      "toggle",      "transfer",  "trigger",  "turn",       "unarchive",
    "unassign",     "unblock",    "unfollow",    "uninstall", "unlink",   "unlock",     "unmark",
    "unpin",        "unpublish",  "unsubscribe", "unwatch",   "update",   "upgrade",    "upload",
    "void",         "withdraw",   "write"};
static_assert(std::is_sorted(std::begin(kOrders), std::end(kOrders)));

bool isOrderVerb(std::string_view word)
{
    const auto isKnown = [](std::string_view verb) {
        return std::binary_search(std::begin(kOrders), std::end(kOrders), verb);
    };
    return isKnown(word) || (word.starts_with("un") && word.size() > 5 && isKnown(word.substr(2)));
}

// "When was it closed" asks, whatever its verbs are.
bool beginsQuestion(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 12> kWords{"are", "did",  "does", "has",   "have", "is",
                                                             "was", "were", "when", "which", "who",  "whose"};
    return isOneOf(word, kWords);
}

// Verbs that are nouns as well. What follows them with where it goes makes an order: "request reviews from two users".
bool isOrderWithPlace(Words words, std::size_t at)
{
    static constexpr std::array<std::string_view, 20> kVerbs{
        "book", "charge", "email", "export", "flag",    "label",   "like",  "link",    "message", "order",
        "pin",  "post",   "rate",  "report", "request", "reserve", "share", "sponsor", "star",    "tag"};
    static constexpr std::array<std::string_view, 7> kPlaces{"as", "at", "from", "into", "on", "to", "with"};
    if (!isOneOf(words[at], kVerbs) || at + 2 >= words.size() || isStopWord(words[at + 1]))
        return false;
    return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(at) + 2, words.end(),
                       [](const std::string &word) { return isOneOf(word, kPlaces); });
}

// What may stand before an order: "how do I", "please", "I want to".
bool leadsToOrder(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 20> kWords{
        "a",    "can",    "could",  "do", "for", "how",  "i",   "let", "like",  "me",
        "need", "please", "should", "to", "us",  "want", "way", "we",  "would", "you"};
    return isOneOf(word, kWords);
}

bool isArticle(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 10> kWords{"a",   "an",  "another", "his",  "my",
                                                             "our", "the", "their",   "this", "your"};
    return isOneOf(word, kWords);
}

// "A set", "a stateful set"
bool isBehindArticle(Words words, std::size_t at)
{
    return (at > 0 && isArticle(words[at - 1])) || (at > 1 && isArticle(words[at - 2]));
}

// Whether a verb tells what to do, rather than what was done ("closed issues") or what something is called
// ("merge requests", "show the set").
bool isOrder(Words words, std::size_t at)
{
    return !words[at].ends_with("ed") && !words[at].ends_with("ion") && !words[at].ends_with("ions")
           && (at + 1 == words.size() ? !isBehindArticle(words, at) && !isAskingWord(words.front())
                                      : !words[at + 1].starts_with("request"))
           && !beginsQuestion(words.front());
}

bool beginsWithOrder(Words words)
{
    std::size_t at = 0;
    while (at + 1 < words.size() && leadsToOrder(words[at]))
        ++at;
    const bool isNextArticle = at + 1 < words.size() && isArticle(words[at + 1]);
    if (!isOrder(words, at) || isStopWord(words[at]) || isAskingWord(words[at]) || words[at] == "search")
        return false;
    if (isOrderVerb(words[at]))
        return words.size() > 1;
    if (isOrderWithPlace(words, at))
        return true;
    // "Star a repository" and "comment on an issue" want something done.
    return (at == 0 && isNextArticle)
           || (at + 2 < words.size() && words[at] == "comment" && words[at + 1] == "on");
}

bool has(Words words, std::initializer_list<std::string_view> phrase)
{
    return std::search(words.begin(), words.end(), phrase.begin(), phrase.end()) != words.end();
}

bool wantsOne(Words words)
{
    const bool looksUp =
        !words.empty()
        && (words[0] == "find" || words[0] == "get" || words[0] == "fetch" || words[0] == "load"
            || words[0] == "retrieve" || has(words, {"look", "up"}) || words[0] == "lookup");
    const bool namesKey = has(words, {"by"}) || has(words, {"with", "the"}) || has(words, {"given"});
    return namesKey && (looksUp || has(words, {"by", "id"}) || has(words, {"by", "name"}));
}

} // namespace

bool isAboutMe(std::string_view word) noexcept
{
    return word == "my" || word == "me" || word == "i" || word == "mine" || word == "myself";
}

bool isStateVerb(std::string_view stem) noexcept
{
    static constexpr std::array<std::string_view, 16> kStems{
        "approv", "archiv", "assign",  "cancel", "clos",   "disabl", "enabl",    "lock",
        "merg",   "mov",    "publish", "reopen", "resolv", "submit", "transfer", "unlock"};
    return isOneOf(stem, kStems);
}

bool isFillerWord(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 44> kWords{
        "about",   "again",     "already", "anything", "but",        "could",  "else",   "every",  "exactly",
        "ever",    "give",      "got",     "just",     "let",        "like",   "mine",   "myself", "only",
        "other",   "our",       "out",     "own",      "particular", "please", "should", "some",   "somebody",
        "someone", "something", "still",   "than",     "them",       "then",   "there",  "thing",  "things",
        "those",   "up",        "us",      "want",     "we",         "whole",  "you",    "your"};
    return isOneOf(word, kWords);
}

namespace {

bool asksSomething(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 9> kWords{"can",   "do",   "how",   "search", "what",
                                                            "where", "will", "would", "browse"};
    return beginsQuestion(word) || isAskingWord(word) || isOneOf(word, kWords);
}

// In "open issues of a repository", these are the issues.
bool isHeadPlural(Words words)
{
    static constexpr std::array<std::string_view, 8> kBehindHead{"by", "for", "from", "in",
                                                                 "of", "on",  "that", "with"};
    bool isMany = false;
    bool hasHead = false;
    for (const std::string &word : words) {
        if (hasHead && isOneOf(word, kBehindHead))
            break;
        if (isStopWord(word) || isAskingWord(word) || isFillerWord(word))
            continue;
        isMany = isPlural(word);
        hasHead = true;
    }
    return isMany;
}

} // namespace

Intent readIntent(Words words)
{
    Intent intent;
    if (words.empty())
        return intent;
    intent.wantsChange = beginsWithOrder(words);
    intent.asks = asksSomething(words.front());
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string stem = stemOf(words[at]);
        const bool isVerb = isWritingVerb(stem) || isStateVerb(stem);
        intent.wantsChange = intent.wantsChange || (isVerb && isOrder(words, at));
        intent.asksState = intent.asksState || (isVerb && !isOrder(words, at));
        intent.isMine = intent.isMine || isAboutMe(words[at]);
    }
    intent.wantsMany = isHeadPlural(words);
    intent.wantsCount = has(words, {"how", "many"}) || has(words, {"number", "of"}) || has(words, {"count"})
                        || has(words, {"total"});
    intent.wantsTime = words[0] == "when" || has(words, {"date"}) || has(words, {"what", "time"})
                       || has(words, {"what", "day"}) || has(words, {"since", "when"});
    intent.wantsPerson = words[0] == "who" || words[0] == "whose" || has(words, {"by", "whom"});
    intent.wantsOne = wantsOne(words);
    return intent;
}

} // namespace tooltray::terms
