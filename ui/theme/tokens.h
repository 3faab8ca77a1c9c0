// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

class QPalette;

namespace tooltray::ui {

// Colours of code; behind them is Tokens::base, the line of the cursor or a selection.
struct SyntaxTokens {
    QColor keyword;
    QColor string;
    QColor number;
    QColor type;
    QColor comment;

    bool operator==(const SyntaxTokens &) const = default;
};

// Every colour of the window by what it is for. Widgets, style and icons know no other colours, so a theme
// is one value of this type.
struct Tokens {
    QColor window; // behind everything
    QColor panel;  // what lies on the window: buttons, menus, cards
    QColor base;   // behind text that can be edited, and lists
    QColor hover;
    QColor pressed;
    QColor line;    // separates, carries no meaning
    QColor outline; // the edge of a control: 3:1 on all of the above but pressed
    QColor text;
    QColor muted;
    QColor disabled;
    QColor accent;
    QColor onAccent;   // text on accent
    QColor accentSoft; // selection
    QColor ok, warn, error, info;
    QColor okSoft, warnSoft, errorSoft, infoSoft; // behind text in the colour of that name
    SyntaxTokens syntax;

    bool operator==(const Tokens &) const = default;

    static Tokens light();
    static Tokens dark();
    // The closest to our tokens that the colours of the desktop give: for people who chose those for contrast.
    static Tokens fromPalette(const QPalette &palette);
};

// The tokens as Qt's widgets want them.
QPalette paletteFor(const Tokens &tokens);

// True when the palette writes light on dark.
bool isDark(const QPalette &palette);

} // namespace tooltray::ui
