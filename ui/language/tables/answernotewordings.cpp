// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentence.h"
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

// Where one text is the beginning of another, the longer one stands first.
constexpr std::array kAnswerNoteWordings{
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "This is cut: {kept} of {total} {~unit} at {place}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "This is cut: {kept} of {total} {~unit}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "This too: {kept} of {total} {~unit} at {place}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "This too: {kept} of {total} {~unit}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 more place is cut.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{count} more places are cut.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "items")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "members")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "bytes")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Call read_result with {arguments} for the rest.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "Before that, call read_result with {arguments} for the rest of "
                                         "what was fetched already.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP(
                "Wording",
                "To read only the items that were already fetched, call read_result with {arguments}.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "This endpoint is used without a schema: fields, arguments and "
                                         "types were not checked.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "There are more items: continue with next_cursor \"{cursor}\".")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "There may be more items: continue with next_cursor \"{cursor}\".")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Stopped at the time limit after {~fetched}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Stopped at the item limit after {~fetched}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Stopped at the page limit after {~fetched}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Stopped at the byte limit after {~fetched}.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "Stopped at the time limit for fetching pages after {~fetched}.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "Stopped by errors in the response after {~fetched}.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording",
                              "Stopped after {~fetched}, because the API says that there is more but returns "
                              "no cursor: the list is incomplete, and the rest cannot be fetched.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "Stopped after {~fetched}, because the API keeps returning the same "
                                         "page: there may be more items, but they cannot be fetched.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Check the pagination of the tool.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 event")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{count} events")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 item of 1 page")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 item of {pages} pages")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{items} items of 1 page")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{items} items of {pages} pages")},
    Wording{
        kAnswerNoteCode,
        QT_TRANSLATE_NOOP("Wording", "\"{name}\" kept its name: another member already has the new one.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "This call reached the limit of {~limit} after {~fetched}.")},
    Wording{kAnswerNoteCode,
            QT_TRANSLATE_NOOP("Wording", "The step {mutations} has already taken effect; do not repeat it.")},
    Wording{
        kAnswerNoteCode,
        QT_TRANSLATE_NOOP("Wording", "The steps {mutations} have already taken effect; do not repeat them.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "Returned by the completed steps: {steps}.")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 upstream request")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{count} upstream requests")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 item")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{count} items")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "1 second")},
    Wording{kAnswerNoteCode, QT_TRANSLATE_NOOP("Wording", "{count} seconds")},
};

} // namespace

std::span<const Wording> answerNoteWordings()
{
    return kAnswerNoteWordings;
}

} // namespace tooltray::ui
