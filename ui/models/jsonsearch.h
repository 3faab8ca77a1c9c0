// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"
#include "json/value.h"

#include <QList>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// Nobody steps through more of them.
inline constexpr qsizetype kMaxJsonMatches = 10'000;

// The places whose name or scalar value contains what was typed, in the order of the document. Takes its time: for a
// pool.
std::vector<json::Pointer> findInJson(const json::Value &value, const QString &typed,
                                      Qt::CaseSensitivity sensitivity = Qt::CaseInsensitive);

// Where the text begins within the other one.
QList<qsizetype> findInText(const QString &text, const QString &typed,
                            Qt::CaseSensitivity sensitivity = Qt::CaseInsensitive);

// The value that the character at the position of a JSON text belongs to; of a name, the member.
json::Pointer jsonPointerAt(QStringView text, qsizetype position);

// The position in an array that a token of a pointer means; nothing where it means none.
std::optional<std::size_t> arrayPosition(std::string_view token);

} // namespace tooltray::ui
