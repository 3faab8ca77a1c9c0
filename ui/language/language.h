// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

#include <functional>

class QLayout;
class QMargins;
class QWidget;

namespace tooltray::ui {

// The language of the window; changing it sends LanguageChange to every widget. Numbers and times follow it.
class Language final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Language)

public:
    // An empty code stands for the language of the desktop.
    explicit Language(const QString &code = {});

    QString code() const { return m_code; }
    void setCode(const QString &code);

    // Codes of the languages there are texts in, English first.
    static QStringList available();
    // The name that speakers of the language have for it.
    static QString nativeName(const QString &code);

private:
    void install();

    QString m_code;
    QTranslator m_own;
    QTranslator m_qt;
};

// Sets the texts of a widget now and whenever the language changes, for as long as the widget lives.
void keepTranslated(QWidget &widget, std::function<void()> setTexts);

// Sets the margins of a layout in the widget. The left one is where lines begin, in languages of either direction.
void keepMargins(QWidget &widget, QLayout &layout, const QMargins &margins);

} // namespace tooltray::ui
