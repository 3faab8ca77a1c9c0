// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/results.h"

#include <QString>

#include <optional>
#include <vector>

namespace tooltray::ui {

// New names of members as text, one in each line: /nodes/author = who
QString renamingText(const std::vector<workspace::ResultShape::Renaming> &renamings);
// Nothing where a line says no such thing, or renames what another one does.
std::optional<std::vector<workspace::ResultShape::Renaming>> readRenamings(const QString &text);

} // namespace tooltray::ui
