// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace tooltray::ui {

// Under which the tables have what stands behind the data of an answer; errors have no such code.
inline constexpr std::string_view kAnswerNoteCode = "answer_note";

// What an agent is told behind the data of an answer: what was cut, and how to get the rest. In the language of the
// window; the agent is told in English.
QString wordedNote(std::string_view note);

// What the text of an answer says behind its data; nothing where it ends with the data.
std::string_view noteBehind(std::string_view answer);

} // namespace tooltray::ui
