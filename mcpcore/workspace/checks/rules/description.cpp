// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

namespace tooltray::workspace {

namespace {

constexpr std::size_t kMaxBytes = 2'000;
constexpr std::size_t kLongestFirstSentence = 250;
constexpr std::size_t kShortest = 15;

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
                      CORE_TEXT("Core", "Say in one sentence what it does and when to use it."));
    if (text.size() > kMaxBytes)
        report("description_too_long", LintSeverity::Warning,
               {CORE_TEXT("Core",
                          "The description is {size} bytes long; what comes after {most} may never be seen."),
                {{"size", text.size()}, {"most", kMaxBytes}}},
               {CORE_TEXT("Core", "Keep it below {most} bytes, the essential sentence first."),
                {{"most", kMaxBytes}}});
    if (text.size() < kShortest)
        report("description_too_short", LintSeverity::Warning,
               CORE_TEXT("Core", "The description is too short to be useful."),
               CORE_TEXT("Core", "Say what the tool does, on what, and what it returns."));
    const std::string_view first = firstSentence(text);
    if (first.size() > kLongestFirstSentence)
        report(
            "first_sentence_too_long", LintSeverity::Warning,
            {CORE_TEXT("Core",
                       "The first sentence is {size} bytes long; clients that list tools briefly cut it."),
             {{"size", first.size()}}},
            {CORE_TEXT("Core", "Begin with a sentence of at most {most} bytes that says what the tool does."),
             {{"most", kLongestFirstSentence}}});
    if (first.starts_with('#') || first.ends_with(':'))
        report("first_sentence_is_heading", LintSeverity::Warning,
               CORE_TEXT("Core",
                         "The description begins with a heading, where clients look for what the tool does."),
               CORE_TEXT("Core", "Begin with the sentence that says what it does."));
}

} // namespace tooltray::workspace
