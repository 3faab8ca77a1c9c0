// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPalette>

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

// WCAG 2.1, 1.4.3 (text) and 1.4.11 (what is needed to make out a control).
inline constexpr double kTextContrast = 4.5;
inline constexpr double kOutlineContrast = 3.0;

// Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
double contrast(const QColor &a, const QColor &b);

// `amount` of the first and the rest of the second colour.
QColor mixed(const QColor &a, const QColor &b, double amount);

// The colour itself, or the nearest to it on the way to black or white that reaches the ratio on every
// background; where no colour does, black or white, whichever is seen better.
QColor readable(const QColor &colour, const QList<QColor> &backgrounds, double ratio);

} // namespace tooltray::ui
