// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

namespace tooltray::ui {

// How serious a word beside a row is; the theme makes a colour of it.
enum class Tone : std::uint8_t { Neutral, Accent, Info, Ok, Warn, Error };

// A word in a coloured pill. The word says it all, the colour only helps to find it.
struct Badge {
    QString text;
    Tone tone = Tone::Neutral;

    bool operator==(const Badge &) const = default;
};

using Badges = QList<Badge>;

} // namespace tooltray::ui

Q_DECLARE_METATYPE(tooltray::ui::Badge)
