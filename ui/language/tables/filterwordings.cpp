// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

// Descriptions of the completions that the log offers while a filter is typed.
constexpr std::array kFilterWordings{
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "name of the tool")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "who called")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "method of the protocol, or verb and path")},
    Wording{"filter_help",
            QT_TRANSLATE_NOOP("Wording", "ok, error, cancelled, running, or the HTTP status of an answer")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "code or level of the error")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "revision of the protocol")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "number of the call")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "session of the client")},
    Wording{"filter_help",
            QT_TRANSLATE_NOOP("Wording", "when it began: the last 10m, 14:00-14:05, 2026-01-31")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "how long it took, in ms, s, m or h")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "bytes of the result, in k, M, Ki, Mi")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "endpoint or address of a request")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "number of the retry")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "number of the page")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "yes, no, or the age of the cached answer")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "an argument of the call: arg.state")},
    Wording{"filter_help",
            QT_TRANSLATE_NOOP("Wording", "a header field of a request or answer: header.etag")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "anything that was sent or received")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "what a person wrote")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "error, slow, cached, mutation ...")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it failed, or some of its data did")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it went well")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it took longer than usual")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it repeats a call of the log")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "a person pinned it")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "the answer came from the cache")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it changes data")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it reads data")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it was given up")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it was made to test a tool")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "it has not ended")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "longer than 500 ms")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "longer than 1.5 seconds")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "more than 100,000 bytes")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "more than a million bytes")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "the last ten minutes")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "the last hour")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "between these times today")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "an answer that is an error")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "an answer from 400 to 499")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "an answer from 500 to 599")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "more than 0")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "from the cache")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "not from the cache")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "older than 30 seconds")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "contains, or is")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "is exactly")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "matches the regular expression")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "is greater than")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "is less than")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "is at least")},
    Wording{"filter_help", QT_TRANSLATE_NOOP("Wording", "is at most")},
};

} // namespace

std::span<const Wording> filterWordings()
{
    return kFilterWordings;
}

} // namespace tooltray::ui
