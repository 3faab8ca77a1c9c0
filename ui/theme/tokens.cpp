// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace tooltray::ui {

Tokens Tokens::light()
{
    return {
        .window = QColor(0xf6f7f9),
        .panel = QColor(0xffffff),
        .base = QColor(0xffffff),
        .hover = QColor(0xeceef2),
        .pressed = QColor(0xe1e4ea),
        .line = QColor(0xdfe2e7),
        .outline = QColor(0x80868f),
        .text = QColor(0x1f2328),
        .muted = QColor(0x57606a),
        .disabled = QColor(0x9aa1aa),
        .accent = QColor(0x3b5bdb),
        .onAccent = QColor(0xffffff),
        .accentSoft = QColor(0xe7ecff),
        .ok = QColor(0x157235),
        .warn = QColor(0x8a5c00),
        .error = QColor(0xcf222e),
        .info = QColor(0x0860c4),
        .okSoft = QColor(0xe3f5e8),
        .warnSoft = QColor(0xfbf0d6),
        .errorSoft = QColor(0xfdebec),
        .infoSoft = QColor(0xe4f0fd),
        .syntax = {.keyword = QColor(0x7d4dd7),
                   .string = QColor(0x0a6b3d),
                   .number = QColor(0x953800),
                   .type = QColor(0x0550ae),
                   .comment = QColor(0x636c75)},
    };
}

Tokens Tokens::dark()
{
    return {
        .window = QColor(0x17191d),
        .panel = QColor(0x1e2126),
        .base = QColor(0x1b1e23),
        .hover = QColor(0x262a31),
        .pressed = QColor(0x2e333b),
        .line = QColor(0x31353c),
        .outline = QColor(0x767d88),
        .text = QColor(0xe3e6ea),
        .muted = QColor(0x9aa3ad),
        .disabled = QColor(0x646b75),
        .accent = QColor(0x8299f6),
        .onAccent = QColor(0x11141c),
        .accentSoft = QColor(0x2a3152),
        .ok = QColor(0x4cc38a),
        .warn = QColor(0xd8a93b),
        .error = QColor(0xf5776e),
        .info = QColor(0x6cb6ff),
        .okSoft = QColor(0x1b3128),
        .warnSoft = QColor(0x352c18),
        .errorSoft = QColor(0x3a2224),
        .infoSoft = QColor(0x1c2d40),
        .syntax = {.keyword = QColor(0xc297ff),
                   .string = QColor(0x8ddb8c),
                   .number = QColor(0xf0a35e),
                   .type = QColor(0x8cc4ff),
                   .comment = QColor(0x939ca5)},
    };
}

Tokens Tokens::fromPalette(const QPalette &palette)
{
    Tokens tokens = isDark(palette) ? dark() : light();
    tokens.window = palette.color(QPalette::Window);
    tokens.panel = palette.color(QPalette::Button);
    tokens.base = palette.color(QPalette::Base);
    tokens.text = palette.color(QPalette::WindowText);
    tokens.hover = mixed(tokens.text, tokens.window, 0.08);
    tokens.pressed = mixed(tokens.text, tokens.window, 0.14);
    tokens.line = mixed(tokens.text, tokens.window, 0.25);
    tokens.disabled = palette.color(QPalette::Disabled, QPalette::WindowText);
    tokens.accent = palette.color(QPalette::Highlight);
    tokens.onAccent = palette.color(QPalette::HighlightedText);
    tokens.accentSoft = mixed(tokens.accent, tokens.window, 0.15);
    for (QColor *soft : {&tokens.okSoft, &tokens.warnSoft, &tokens.errorSoft, &tokens.infoSoft})
        *soft = tokens.panel;

    const QList<QColor> backgrounds{tokens.window, tokens.panel, tokens.base, tokens.hover,
                                    tokens.accentSoft};
    tokens.text = readable(tokens.text, backgrounds, kTextContrast);
    tokens.outline = readable(tokens.line, backgrounds, kOutlineContrast);
    tokens.muted = readable(mixed(tokens.text, tokens.window, 0.7), backgrounds, kTextContrast);
    tokens.onAccent = readable(tokens.onAccent, {tokens.accent}, kTextContrast);
    SyntaxTokens &syntax = tokens.syntax;
    for (QColor *colour : {&tokens.ok, &tokens.warn, &tokens.error, &tokens.info, &syntax.keyword,
                           &syntax.string, &syntax.number, &syntax.type, &syntax.comment})
        *colour = readable(*colour, backgrounds, kTextContrast);
    // The accent also draws outlines and text, so it has to stand out; what lies on it was settled before.
    const QColor accent = readable(tokens.accent, backgrounds, kTextContrast);
    if (accent != tokens.accent) {
        tokens.accent = accent;
        tokens.onAccent = readable(tokens.onAccent, {accent}, kTextContrast);
    }
    return tokens;
}

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

namespace {

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

// WCAG 2.1, "relative luminance"
double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

double worstContrast(const QColor &colour, const QList<QColor> &backgrounds)
{
    double worst = 21;
    for (const QColor &background : backgrounds)
        worst = std::min(worst, contrast(colour, background));
    return worst;
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor mixed(const QColor &a, const QColor &b, double amount)
{
    const auto channel = [amount](int from, int to) {
        return static_cast<int>(std::lround(from * amount + to * (1 - amount)));
    };
    return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QColor readable(const QColor &colour, const QList<QColor> &backgrounds, double ratio)
{
    const QColor black(0, 0, 0);
    const QColor white(255, 255, 255);
    const bool towardsWhite = worstContrast(white, backgrounds) > worstContrast(black, backgrounds);
    const QColor goal = towardsWhite ? white : black;
    constexpr int kSteps = 32;
    for (int step = 0; step < kSteps; ++step) {
        const QColor candidate = mixed(goal, colour, static_cast<double>(step) / kSteps);
        if (worstContrast(candidate, backgrounds) >= ratio)
            return candidate;
    }
    return goal;
}

} // namespace tooltray::ui
