// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/iconengine.h"
#include "ui/theme/themechoice.h"
#include "ui/theme/tokens.h"

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPointer>

#include <memory>

class QApplication;
class QPalette;

namespace tooltray::ui {

class AppStyle;

// Dresses the application: style, palette and the colours of our own drawings, and changes them while it runs.
// Qt before 6.5 does not tell whether the desktop is dark, so the palette that the platform would have given is
// asked for at the start and whenever the platform reports a change.
class Theme final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Theme)

public:
    explicit Theme(QApplication &application, ThemeChoice choice = ThemeChoice::System);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);

    // Where code is written; what only shows some of it has the desktop's font.
    const CodeStyle &codeStyle() const { return m_codeStyle; }
    void setCodeStyle(const CodeStyle &style);
    QFont codeFont() const;

    // Nothing blinks. (All else of ours stands still anyway.)
    bool isStill() const { return m_isStill; }
    void setStill(bool isStill);

    // Rows and controls are lower, so that more of them are seen.
    bool isCompact() const { return m_isCompact; }
    void setCompact(bool isCompact);

    const Tokens &tokens() const { return *m_tokens; }
    QIcon icon(Icon icon, Tint tint = Tint::Text) const;

Q_SIGNALS:
    void themeChanged();
    void codeLookChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    QApplication &m_application;
    QPointer<AppStyle> m_style; // of the application, which may get another one
    ThemeChoice m_choice;
    std::shared_ptr<Tokens> m_tokens; // shared with the style and the icons, which read it when they paint
    bool m_refreshQueued = false;
    CodeStyle m_codeStyle;
    int m_usualFlashTime;
    bool m_isStill = false;
    bool m_isCompact = false;
};

// Tokens for a choice on a desktop whose own palette is the given one.
Tokens tokensFor(ThemeChoice choice, const QPalette &systemPalette);

} // namespace tooltray::ui
