// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/roles.h"

#include <QColor>
#include <QFont>
#include <QSize>

class QPainter;
class QRect;

namespace tooltray::ui {

struct Tokens;

// How badges look, in rows and elsewhere.
namespace paint {

struct ToneColours {
    QColor text;
    QColor background;
};

ToneColours coloursOf(Tone tone, const Tokens &tokens);

QFont badgeFont(const QFont &text);
QSize badgeSize(const Badge &badge, const QFont &text);
// The ground is what it stands on where that has a colour of its own.
void badge(QPainter &painter, const QRect &rect, const Badge &badge, const QFont &text, const Tokens &tokens,
           const QColor &ground = {});

} // namespace paint

} // namespace tooltray::ui
