// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/appstyle.h"
#include "ui/theme/fonts.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/tokens.h"
#include "ui/theme/windowplace.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QWidget>

namespace tooltray::ui {

Tokens tokensFor(ThemeChoice choice, const QPalette &systemPalette)
{
    switch (choice) {
    case ThemeChoice::System: return isDark(systemPalette) ? Tokens::dark() : Tokens::light();
    case ThemeChoice::Light: return Tokens::light();
    case ThemeChoice::Dark: return Tokens::dark();
    case ThemeChoice::SystemColours: return Tokens::fromPalette(systemPalette);
    }
    return Tokens::light();
}

Theme::Theme(QApplication &application, ThemeChoice choice)
    : m_application(application)
    , m_choice(choice)
    , m_tokens(std::make_shared<Tokens>())
    , m_usualFlashTime(QApplication::cursorFlashTime())
{
    m_style = new AppStyle(m_tokens);
    m_application.setStyle(m_style);
    m_application.setFont(applicationFont());
    installRoles();
    installEvents();
    apply();
    m_application.installEventFilter(this);
}

void Theme::setCodeStyle(const CodeStyle &style)
{
    if (m_codeStyle == style)
        return;
    m_codeStyle = style;
    Q_EMIT codeLookChanged();
}

QFont Theme::codeFont() const
{
    QFont font = ui::codeFont();
    if (!m_codeStyle.family.isEmpty())
        font.setFamilies({m_codeStyle.family});
    if (m_codeStyle.size > 0)
        font.setPointSize(m_codeStyle.size);
    return font;
}

void Theme::setStill(bool isStill)
{
    m_isStill = isStill;
    QApplication::setCursorFlashTime(isStill ? 0 : m_usualFlashTime);
}

void Theme::setCompact(bool isCompact)
{
    if (m_isCompact == isCompact)
        return;
    m_isCompact = isCompact;
    if (m_style)
        m_style->setCompact(isCompact);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        QEvent change(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &change);
    }
    Q_EMIT themeChanged();
}

void Theme::setChoice(ThemeChoice choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    apply();
}

QIcon Theme::icon(Icon icon, Tint tint) const
{
    return QIcon(new IconEngine(icon, tint, m_tokens));
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        if (auto *dialog = qobject_cast<QDialog *>(watched); dialog && dialog->isWindow())
            fitToScreen(*dialog);
    }
    // Comes once for every window, before the widgets have heard of it: answered once, after that.
    if (event->type() == QEvent::ThemeChange && !m_refreshQueued) {
        m_refreshQueued = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_refreshQueued = false;
                apply();
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Theme::apply()
{
    // Without a palette of ours the application has the platform's.
    m_application.setPalette(QPalette());
    const QPalette system = m_application.palette();
    *m_tokens = tokensFor(m_choice, system);
    m_application.setPalette(m_choice == ThemeChoice::SystemColours ? QPalette() : paletteFor(*m_tokens));
    Q_EMIT themeChanged();
}

} // namespace tooltray::ui
