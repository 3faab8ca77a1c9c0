// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <Qt>

namespace tooltray::ui {

// What our models say beyond Qt's own roles; one list, so that delegates and models agree.
enum Role : int {
    IdRole = Qt::UserRole + 1,
    IconRole,      // int of Icon
    BadgeRole,     // int; 0 for none
    DetailRole,    // QString, the muted second text
    KeysRole,      // QString, shortcut as shown
    PositionsRole, // QList<qsizetype>, letters of DisplayRole to stress
    SubtitleRole,  // QString, the line below DisplayRole
    BadgesRole,    // QList<Badge>
    DimmedRole,    // bool, there but out of use
    GroupRole,     // QString, rows of the same group stand together
    HeadingRole,   // QString, shown above the first row of a group
    ChoicesRole, // QStringList of a cell that is chosen and not written; its EditRole is the index of the choice
    LevelRole,       // int, how deep a row stands in others
    IconToneRole,    // int of Tone; of an icon that says how something is
    SuggestionsRole, // QStringList of texts that are proposed while a cell is written
    AsideRole,       // QStringList, texts at the far end of a row
    MisfitRole,      // QString, why the text of a cell is wrong; it gets a squiggle
};

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
