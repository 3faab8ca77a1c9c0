// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QLibraryInfo>
#include <QLocale>
#include <QMargins>
#include <QWidget>

#include <algorithm>

namespace tooltray::ui {
namespace {

QLocale localeOf(const QString &code)
{
    return code.isEmpty() ? QLocale::system() : QLocale(code);
}

// Ports, versions and what APIs send have Latin digits, and one line must not mix two kinds: numbers follow the
// first territory of the language that writes these.
QLocale numbersOf(const QLocale &locale)
{
    const QString zero = QStringLiteral("0");
    if (locale.zeroDigit() == zero)
        return locale;
    const QList<QLocale> territories =
        QLocale::matchingLocales(locale.language(), locale.script(), QLocale::AnyTerritory);
    const auto isMeant = [&](const QLocale &one) {
        return one.zeroDigit() == zero && one.decimalPoint() == QStringLiteral(".");
    };
    const auto found = std::ranges::find_if(territories, isMeant);
    return found == territories.end() ? QLocale::c() : *found;
}

class Retranslation final : public QObject {
public:
    Retranslation(QWidget &widget, std::function<void()> setTexts)
        : QObject(&widget)
        , m_setTexts(std::move(setTexts))
    {
        widget.installEventFilter(this);
        m_setTexts();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::LanguageChange)
            m_setTexts();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_setTexts;
};

class Mirroring final : public QObject {
public:
    Mirroring(QWidget &widget, QLayout &layout, const QMargins &margins)
        : QObject(&layout)
        , m_layout(layout)
        , m_margins(margins)
    {
        widget.installEventFilter(this);
        apply(widget.layoutDirection());
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange)
            apply(static_cast<QWidget *>(watched)->layoutDirection());
        return QObject::eventFilter(watched, event);
    }

private:
    void apply(Qt::LayoutDirection direction)
    {
        QMargins margins = m_margins;
        if (direction == Qt::RightToLeft) {
            margins.setLeft(m_margins.right());
            margins.setRight(m_margins.left());
        }
        m_layout.setContentsMargins(margins);
    }

    QLayout &m_layout;
    const QMargins m_margins;
};

} // namespace

Language::Language(const QString &code) : m_code(code)
{
    install();
}

void Language::setCode(const QString &code)
{
    if (m_code == code)
        return;
    m_code = code;
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    install();
}

QStringList Language::available()
{
    QStringList codes;
    const QString prefix = QStringLiteral("tooltray_");
    const QDir folder(QStringLiteral(":/i18n"));
    for (const QString &file : folder.entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        codes.append(file.mid(prefix.size()).chopped(3));
    // The texts in the sources are English; its file has the plurals only.
    codes.removeAll(QStringLiteral("en"));
    codes.prepend(QStringLiteral("en"));
    return codes;
}

QString Language::nativeName(const QString &code)
{
    QString name = QLocale(code).nativeLanguageName();
    // QLocale says "American English" for plain English, and some languages write their names in lower case.
    if (code == u"en")
        name = QStringLiteral("English");
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

void Language::install()
{
    const QLocale locale = localeOf(m_code);
    QLocale::setDefault(numbersOf(locale));
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // A language without texts gets English, which needs its file for the plurals.
    const bool hasTexts =
        m_own.load(locale, QStringLiteral("tooltray"), QStringLiteral("_"), QStringLiteral(":/i18n"));
    if (hasTexts || m_own.load(QStringLiteral(":/i18n/tooltray_en.qm")))
        QCoreApplication::installTranslator(&m_own);
    QGuiApplication::setLayoutDirection(hasTexts ? locale.textDirection() : Qt::LeftToRight);
}

void keepTranslated(QWidget &widget, std::function<void()> setTexts)
{
    new Retranslation(widget, std::move(setTexts));
}

void keepMargins(QWidget &widget, QLayout &layout, const QMargins &margins)
{
    new Mirroring(widget, layout, margins);
}

} // namespace tooltray::ui
