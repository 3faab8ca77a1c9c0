// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/uistate.h"

#include <QMetaType>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr qsizetype kRecentCommands = 12;
constexpr qsizetype kRecentLogFilters = 20;
constexpr int kWidest = 10'000; // of a column

template <typename Choice, std::size_t N>
using Words = std::array<std::pair<Choice, QStringView>, N>;

constexpr Words<ThemeChoice, 4> kThemes{{{ThemeChoice::System, u"system"},
                                         {ThemeChoice::Light, u"light"},
                                         {ThemeChoice::Dark, u"dark"},
                                         {ThemeChoice::SystemColours, u"system-colours"}}};

constexpr Words<CloseChoice, 3> kCloseChoices{
    {{CloseChoice::Ask, u"ask"}, {CloseChoice::KeepRunning, u"keep-running"}, {CloseChoice::Quit, u"quit"}}};

// The first choice is the one for a word nobody knows.
template <typename Choice, std::size_t N>
Choice choiceOf(const Words<Choice, N> &words, const QString &word)
{
    const auto found = std::ranges::find(words, QStringView(word), &std::pair<Choice, QStringView>::second);
    return found == words.end() ? words.front().first : found->first;
}

template <typename Choice, std::size_t N>
QString wordOf(const Words<Choice, N> &words, Choice choice)
{
    return std::ranges::find(words, choice, &std::pair<Choice, QStringView>::first)->second.toString();
}

QString splitterKey(const QString &splitter)
{
    return QStringLiteral("splitters/") + splitter;
}

QString columnsKey(const QString &table)
{
    return QStringLiteral("columns/") + table;
}

QString keysKey(const QString &action)
{
    return QStringLiteral("keys/") + action;
}

} // namespace

UiState::UiState(const QString &file) : m_settings(file, QSettings::IniFormat) {}

std::optional<WindowPlace> UiState::windowPlace() const
{
    const QRect rect = m_settings.value(u"window/rect").toRect();
    if (!rect.isValid())
        return std::nullopt;
    return WindowPlace{rect, m_settings.value(u"window/maximised").toBool()};
}

void UiState::setWindowPlace(const WindowPlace &place)
{
    m_settings.setValue(u"window/rect", place.rect);
    m_settings.setValue(u"window/maximised", place.isMaximised);
}

QList<int> UiState::splitterShares(const QString &splitter, qsizetype parts) const
{
    QList<int> shares;
    for (const QString &share : m_settings.value(splitterKey(splitter)).toStringList())
        shares.append(share.toInt());
    const bool isSane = shares.size() == parts
                        && std::ranges::all_of(shares, [](int share) { return share >= 0; })
                        && std::accumulate(shares.begin(), shares.end(), 0) == 100;
    return isSane ? shares : QList<int>();
}

void UiState::setSplitterShares(const QString &splitter, const QList<int> &shares)
{
    QStringList words;
    for (const int share : shares)
        words.append(QString::number(share));
    m_settings.setValue(splitterKey(splitter), words);
}

QList<int> UiState::columnWidths(const QString &table, qsizetype columns) const
{
    QList<int> widths;
    for (const QString &width : m_settings.value(columnsKey(table)).toStringList())
        widths.append(width.toInt());
    const bool isSane = widths.size() == columns && std::ranges::all_of(widths, [](int width) {
                            return width > 0 && width < kWidest;
                        });
    return isSane ? widths : QList<int>();
}

void UiState::setColumnWidths(const QString &table, const QList<int> &widths)
{
    QStringList words;
    for (const int width : widths)
        words.append(QString::number(width));
    m_settings.setValue(columnsKey(table), words);
}

QString UiState::page() const
{
    return m_settings.value(u"page").toString();
}

void UiState::setPage(const QString &id)
{
    m_settings.setValue(u"page", id);
}

ThemeChoice UiState::theme() const
{
    return choiceOf(kThemes, m_settings.value(u"theme").toString());
}

void UiState::setTheme(ThemeChoice choice)
{
    m_settings.setValue(u"theme", wordOf(kThemes, choice));
}

QString UiState::language() const
{
    return m_settings.value(u"language").toString();
}

void UiState::setLanguage(const QString &code)
{
    m_settings.setValue(u"language", code);
}

CloseChoice UiState::closeChoice() const
{
    return choiceOf(kCloseChoices, m_settings.value(u"onClose").toString());
}

void UiState::setCloseChoice(CloseChoice choice)
{
    m_settings.setValue(u"onClose", wordOf(kCloseChoices, choice));
}

QHash<QString, QList<QKeySequence>> UiState::chosenKeys() const
{
    QHash<QString, QList<QKeySequence>> chosen;
    const QString prefix = keysKey(QString());
    for (const QString &key : m_settings.allKeys()) {
        if (!key.startsWith(prefix))
            continue;
        QList<QKeySequence> &keys = chosen[key.mid(prefix.size())];
        for (const QString &text : m_settings.value(key).toStringList()) {
            const QKeySequence sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
            if (!sequence.isEmpty())
                keys.append(sequence);
        }
    }
    return chosen;
}

void UiState::setChosenKeys(const QString &action, const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &sequence : keys)
        texts.append(sequence.toString(QKeySequence::PortableText));
    m_settings.setValue(keysKey(action), texts);
}

void UiState::forgetChosenKeys(const QString &action)
{
    m_settings.remove(keysKey(action));
}

QStringList UiState::recentCommands() const
{
    return m_settings.value(u"palette/recent").toStringList();
}

void UiState::addRecentCommand(const QString &id)
{
    QStringList recent = recentCommands();
    recent.removeAll(id);
    recent.prepend(id);
    m_settings.setValue(u"palette/recent", recent.mid(0, kRecentCommands));
}

QStringList UiState::recentLogFilters() const
{
    return m_settings.value(u"log/recentFilters").toStringList();
}

void UiState::addRecentLogFilter(const QString &filter)
{
    QStringList recent = recentLogFilters();
    recent.removeAll(filter);
    recent.prepend(filter);
    m_settings.setValue(u"log/recentFilters", recent.mid(0, kRecentLogFilters));
}

QList<NamedLogFilter> UiState::namedLogFilters() const
{
    const QStringList names = m_settings.value(u"log/filterNames").toStringList();
    const QStringList filters = m_settings.value(u"log/namedFilters").toStringList();
    QList<NamedLogFilter> named;
    for (qsizetype i = 0; i < std::min(names.size(), filters.size()); ++i)
        named.append({names[i], filters[i]});
    return named;
}

void UiState::setNamedLogFilters(const QList<NamedLogFilter> &filters)
{
    QStringList names;
    QStringList texts;
    for (const NamedLogFilter &named : filters) {
        names.append(named.name);
        texts.append(named.filter);
    }
    m_settings.setValue(u"log/filterNames", names);
    m_settings.setValue(u"log/namedFilters", texts);
}

} // namespace tooltray::ui
