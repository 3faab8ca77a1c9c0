// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/palette.h"

#include "ui/theme/tokens.h"

namespace tooltray::ui {

QPalette paletteFor(const Tokens &tokens)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &colour) {
        palette.setColor(QPalette::All, role, colour);
    };
    set(QPalette::Window, tokens.window);
    set(QPalette::WindowText, tokens.text);
    set(QPalette::Base, tokens.base);
    set(QPalette::AlternateBase, tokens.window);
    set(QPalette::Text, tokens.text);
    set(QPalette::PlaceholderText, tokens.muted);
    set(QPalette::Button, tokens.panel);
    set(QPalette::ButtonText, tokens.text);
    set(QPalette::BrightText, tokens.error);
    set(QPalette::ToolTipBase, tokens.panel);
    set(QPalette::ToolTipText, tokens.text);
    set(QPalette::Link, tokens.accent);
    set(QPalette::LinkVisited, tokens.accent);
    set(QPalette::Highlight, tokens.accentSoft);
    set(QPalette::HighlightedText, tokens.text);
    set(QPalette::Light, tokens.panel);
    set(QPalette::Midlight, tokens.hover);
    set(QPalette::Mid, tokens.line);
    set(QPalette::Dark, tokens.outline);
    set(QPalette::Shadow, QColor(Qt::black));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::HighlightedText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, tokens.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.hover);
    return palette;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace tooltray::ui
