// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QColor>
#include <QIcon>
#include <QIconEngine>

#include <memory>
#include <optional>

namespace tooltray::ui {

struct Tokens;

// The colour that a drawing takes when nothing else (disabled, selected) decides.
enum class Tint : std::uint8_t { Text, Muted, Accent, OnAccent, Ok, Warn, Error, Info };

QColor tintColour(const Tokens &tokens, Tint tint);

// Draws one of our SVG files in the colours of the theme that is on when it is painted, at the size and
// device pixel ratio that it is painted for. It watches the tokens it was given, so icons that widgets hold
// follow the theme without being replaced.
class IconEngine final : public QIconEngine {
public:
    IconEngine(Icon icon, Tint tint, std::shared_ptr<const Tokens> tokens);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    QString key() const override;
    QString iconName() override;
    bool isNull() override;

private:
    QColor colour(QIcon::Mode mode) const;

    Icon m_icon;
    Tint m_tint;
    std::shared_ptr<const Tokens> m_tokens;
};

// A mark in the corner of the program's icon.
struct AppIconBadge {
    Icon icon = Icon::None; // a ring without
    QColor colour;
};

// The program's own icon, drawn from resources/app in the sizes that desktops ask for.
QIcon appIcon(const std::optional<AppIconBadge> &badge = {});

} // namespace tooltray::ui
