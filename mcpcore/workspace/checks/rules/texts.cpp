// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/hiddentext.h"
#include "base/text/secretlike.h"
#include "base/text/secretname.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/requestrules.h"
#include "json/pointer.h"
#include "json/write.h"

namespace tooltray::workspace {

// Models are shown the name behind that of the server, and a client whose limit that exceeds cuts the name or
// leaves the tool out without a word.
void lintName(LintSubject &subject)
{
    std::vector<std::string> clients;
    std::size_t surplus = 0;
    for (const ClientLimits *client : subject.clients()) {
        const std::string name = shownName(*client, subject.options().serverName, subject.tool().name);
        if (client->longestName == 0 || name.size() <= client->longestName)
            continue;
        clients.emplace_back(client->profile);
        surplus = std::max(surplus, name.size() - client->longestName);
    }
    if (!clients.empty())
        subject.report("name_too_long", LintSeverity::Error, {},
                       {CORE_TEXT("Core", "With the prefix that clients add, the name \"{name}\" "
                                          "is {count} characters too long."),
                        {{"name", subject.tool().name}, {"count", surplus}}},
                       CORE_TEXT("Core", "Choose a shorter name for the tool or the server."),
                       std::move(clients));
}

namespace {

constexpr std::size_t kMaxDescriptionBytes = 2'000;
constexpr std::size_t kLongestFirstSentence = 250;
constexpr std::size_t kShortestDescription = 15;

// Up to the first full stop before a space, or the end of the line.
std::string_view firstSentence(std::string_view text)
{
    text = text.substr(0, text.find('\n'));
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEnd = text[i] == '.' || text[i] == '!' || text[i] == '?';
        if (isEnd && (i + 1 == text.size() || text[i + 1] == ' '))
            return text.substr(0, i + 1);
    }
    return text;
}

} // namespace

// Claude Code cuts descriptions and, like others, looks tools up by their first sentence.
void lintDescription(LintSubject &subject)
{
    const std::string_view text = subject.definition().description;
    const auto report = [&](const char *code, LintSeverity severity, Message message, Message advice) {
        subject.report(code, severity, "/description", std::move(message), std::move(advice));
    };
    if (text.find_first_not_of(" \t\n") == std::string_view::npos)
        return report("description_missing", LintSeverity::Error,
                      CORE_TEXT("Core", "The tool has no description."),
                      CORE_TEXT("Core", "State in one sentence what it does and when to use it."));
    if (text.size() > kMaxDescriptionBytes)
        report("description_too_long", LintSeverity::Warning,
               {CORE_TEXT("Core",
                          "The description is {size} bytes long; what comes after {most} may never be seen."),
                {{"size", text.size()}, {"most", kMaxDescriptionBytes}}},
               {CORE_TEXT("Core", "Keep it below {most} bytes, with the most important sentence first."),
                {{"most", kMaxDescriptionBytes}}});
    if (text.size() < kShortestDescription)
        report("description_too_short", LintSeverity::Warning,
               CORE_TEXT("Core", "The description is too short to be useful."),
               CORE_TEXT("Core", "Say what the tool does, on what, and what it returns."));
    const std::string_view first = firstSentence(text);
    if (first.size() > kLongestFirstSentence)
        report(
            "first_sentence_too_long", LintSeverity::Warning,
            {CORE_TEXT("Core",
                       "The first sentence is {size} bytes long; clients with short tool lists cut it off."),
             {{"size", first.size()}}},
            {CORE_TEXT("Core", "Begin with a sentence of at most {most} bytes that says what the tool does."),
             {{"most", kLongestFirstSentence}}});
    if (first.starts_with('#') || first.ends_with(':'))
        report("first_sentence_is_heading", LintSeverity::Warning,
               CORE_TEXT("Core",
                         "The description begins with a heading, where clients look for what the tool does."),
               CORE_TEXT("Core", "Begin with the sentence that says what it does."));
}

// Fields to edit cannot show what hides or reorders text, so a definition that came from a file would not read as it
// is. Agents cannot save such characters in the first place.
void lintHiddenText(LintSubject &subject)
{
    const auto check = [&](std::string_view text, const std::string &at, const std::string &place) {
        if (const auto hidden = findHidden(text))
            subject.report(
                "hidden_character", LintSeverity::Warning, place,
                {CORE_TEXT("Core", "The {object} has an invisible character ({character}) at {place}."),
                 {{"object", toString(ObjectKey{ObjectKind::Tool, subject.tool().name})},
                  {"character", codePointName(hidden->codePoint)},
                  {"place", withoutHidden(at)}}},
                CORE_TEXT("Core", "Remove it and save again."));
    };
    check(subject.tool().title, "/title", {});
    for (const std::string &tag : subject.tool().tags)
        check(tag, "/tags", {});
    subject.walkTexts([&](std::string_view text, const json::Pointer &place) {
        const std::string at = place.toString();
        check(text, at, at);
        check(at, at, at); // the names that lead there
    });
}

namespace {

// Describes the place if it is the constant of a header or parameter that usually carries a secret.
std::optional<Message> secretField(const json::Pointer &place)
{
    const auto names = place.tokens();
    for (std::size_t i = 0; i + 2 < names.size(); ++i) {
        const bool isValue = names[i] == "object" || names[i] == "bindings";
        if (isValue && i + 3 == names.size() && names[i + 2] == "constant" && isSecretName(names[i + 1]))
            return CORE_TEXT("Core", "the value of a parameter for secrets");
        const bool isHeader = names[i] == "headers";
        if ((!isHeader && names[i] != "query") || names[i + 2] != "constant")
            continue;
        if (!isSecretHeader(names[i + 1]))
            return std::nullopt;
        return isHeader ? CORE_TEXT("Core", "the value of a header for secrets")
                        : CORE_TEXT("Core", "the value of a query parameter for secrets");
    }
    return std::nullopt;
}

} // namespace

// The text of a tool is stored in a file, shown to every client and exported.
void lintSecrets(LintSubject &subject)
{
    subject.walkTexts([&](std::string_view text, const json::Pointer &place) {
        auto what = secretField(place);
        if (!what)
            what = secretIn(text);
        if (what)
            subject.report(
                "secret", LintSeverity::Error, place.toString(),
                {CORE_TEXT("Core", "This contains what looks like {what}."), {{"what", *what}}},
                CORE_TEXT("Core",
                          "Remove it: secrets belong in a credential of the endpoint or in a secret context "
                          "variable. Then replace the secret, as this one has been exposed."));
    });
}

namespace {

constexpr std::size_t kMuch = 4'000; // about a thousand tokens
constexpr std::size_t kTooMuch = 16'000;

} // namespace

// A tool is part of every conversation, called or not.
void lintSize(LintSubject &subject)
{
    const std::size_t bytes = subject.tool().name.size() + subject.definition().description.size()
                              + json::writtenSize(subject.shownParameters());
    if (bytes <= kMuch)
        return;
    subject.report(
        "too_large", bytes > kTooMuch ? LintSeverity::Error : LintSeverity::Warning, "/parameters",
        {CORE_TEXT(
             "Core",
             "Name, description and parameters are {size} bytes, so lists of tools show an outline of the "
             "parameters only."),
         {{"size", bytes}}},
        CORE_TEXT("Core", "Omit what agents rarely set, shorten descriptions, or bind constants."));
}

} // namespace tooltray::workspace
