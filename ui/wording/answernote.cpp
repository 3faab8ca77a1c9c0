// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/answernote.h"

#include "ui/wording/sentence.h"
#include "ui/wording/sentencepattern.h"
#include "ui/wording/tables.h"

#include <algorithm>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr std::size_t kLongestNote = 8 * 1024; // data of an API is looked through no further

// One by one: a place that a sentence names could as well be all that follows it.
std::vector<std::string_view> noteSentences(std::string_view note)
{
    std::vector<std::string_view> sentences;
    for (std::size_t begin = 0; begin < note.size();) {
        const std::size_t end = note.find(". ", begin);
        if (end == std::string_view::npos) {
            sentences.push_back(note.substr(begin));
            break;
        }
        sentences.push_back(note.substr(begin, end + 1 - begin));
        begin = end + 2;
    }
    return sentences;
}

bool isNoteSentence(std::string_view text)
{
    return text.ends_with('.') && std::ranges::any_of(answerNoteWordings(), [text](const Wording &wording) {
               return SentencePattern(wording.text).match(text).has_value();
           });
}

} // namespace

QString wordedNote(std::string_view note)
{
    QString said;
    for (const std::string_view sentence : noteSentences(note)) {
        if (!said.isEmpty())
            said += u' ';
        said += worded(kAnswerNoteCode, sentence);
    }
    return said;
}

std::string_view noteBehind(std::string_view answer)
{
    const std::size_t gap = answer.rfind("\n\n");
    if (gap == std::string_view::npos || answer.size() - gap > kLongestNote)
        return {};
    const std::string_view note = answer.substr(gap + 2);
    return std::ranges::all_of(noteSentences(note), isNoteSentence) ? note : std::string_view();
}

} // namespace tooltray::ui
