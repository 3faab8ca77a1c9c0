// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/uistate.h"

#include "ui/models/endpointdefaults.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr qsizetype kRecentCommands = 12;
constexpr qsizetype kRecentLogFilters = 20;
constexpr qsizetype kMaxKnownClients = 200;
constexpr int kWidest = 10'000; // of a column

template <typename Choice, std::size_t N>
using Words = std::array<std::pair<Choice, QStringView>, N>;

constexpr Words<ThemeChoice, 4> kThemes{{{ThemeChoice::System, u"system"},
                                         {ThemeChoice::Light, u"light"},
                                         {ThemeChoice::Dark, u"dark"},
                                         {ThemeChoice::SystemColours, u"system-colours"}}};

constexpr Words<CloseChoice, 3> kCloseChoices{
    {{CloseChoice::Ask, u"ask"}, {CloseChoice::KeepRunning, u"keep-running"}, {CloseChoice::Quit, u"quit"}}};

constexpr Words<ToolGrouping, 3> kToolGroupings{
    {{ToolGrouping::None, u"none"}, {ToolGrouping::Endpoint, u"endpoint"}, {ToolGrouping::Tag, u"tag"}}};

constexpr Words<ToolOrder, 3> kToolOrders{
    {{ToolOrder::Name, u"name"}, {ToolOrder::LastCall, u"last-call"}, {ToolOrder::Errors, u"errors"}}};

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

constexpr QLatin1StringView kWindowKey("window");
constexpr QLatin1StringView kToolWindowKey("toolWindow");
constexpr QLatin1StringView kSplittersKey("splitters/");
constexpr QLatin1StringView kColumnsKey("columns/");
constexpr QLatin1StringView kOrdersKey("orders/");
constexpr QLatin1StringView kKeysKey("keys/");
constexpr QLatin1StringView kMutationsKey("mutations");
constexpr QLatin1StringView kConnectKey("connectMilliseconds");
constexpr QLatin1StringView kTotalKey("totalMilliseconds");
constexpr QLatin1StringView kRetriesKey("retries");
constexpr QLatin1StringView kResponseKey("responseBytes");
constexpr QLatin1StringView kConcurrentKey("concurrentRequests");
constexpr qint64 kLongestWait = 300'000; // ms

// The usual one where there is none, or one that cannot be.
template <typename T>
T numberBetween(const QSettings &settings, const QString &key, T least, T most, T usual)
{
    bool isNumber = false;
    const qint64 number = settings.value(key).toLongLong(&isNumber);
    return isNumber && number >= least && number <= most ? static_cast<T>(number) : usual;
}

// The latest first, and each only once.
QStringList withLatest(QStringList entries, const QString &latest, qsizetype most)
{
    entries.removeAll(latest);
    entries.prepend(latest);
    return entries.mid(0, most);
}

} // namespace

UiState::UiState(const QString &file) : m_settings(file, QSettings::IniFormat) {}

std::optional<WindowPlace> UiState::windowPlace() const
{
    return placeAt(kWindowKey);
}

void UiState::setWindowPlace(const WindowPlace &place)
{
    setPlaceAt(kWindowKey, place);
}

std::optional<WindowPlace> UiState::toolWindowPlace() const
{
    return placeAt(kToolWindowKey);
}

void UiState::setToolWindowPlace(const WindowPlace &place)
{
    setPlaceAt(kToolWindowKey, place);
}

std::optional<WindowPlace> UiState::placeAt(const QString &key) const
{
    const QRect rect = m_settings.value(key + QStringLiteral("/rect")).toRect();
    if (!rect.isValid())
        return std::nullopt;
    return WindowPlace{rect, m_settings.value(key + QStringLiteral("/maximised")).toBool()};
}

void UiState::setPlaceAt(const QString &key, const WindowPlace &place)
{
    m_settings.setValue(key + QStringLiteral("/rect"), place.rect);
    m_settings.setValue(key + QStringLiteral("/maximised"), place.isMaximised);
}

QList<int> UiState::splitterShares(const QString &splitter, qsizetype parts) const
{
    QList<int> shares;
    for (const QString &share : m_settings.value(kSplittersKey + splitter).toStringList())
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
    m_settings.setValue(kSplittersKey + splitter, words);
}

QList<int> UiState::columnWidths(const QString &table, qsizetype columns) const
{
    QList<int> widths;
    for (const QString &width : m_settings.value(kColumnsKey + table).toStringList())
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
    m_settings.setValue(kColumnsKey + table, words);
}

ColumnOrder UiState::columnOrder(const QString &table, int columns) const
{
    const QStringList kept = m_settings.value(kOrdersKey + table).toStringList();
    bool isNumber = false;
    const int column = kept.value(0).toInt(&isNumber);
    if (!isNumber || column < 0 || column >= columns)
        return {};
    return {column, kept.value(1) == u"descending" ? Qt::DescendingOrder : Qt::AscendingOrder};
}

void UiState::setColumnOrder(const QString &table, const ColumnOrder &order)
{
    const bool isDescending = order.order == Qt::DescendingOrder;
    m_settings.setValue(kOrdersKey + table, QStringList{QString::number(order.column),
                                                        isDescending ? QStringLiteral("descending")
                                                                     : QStringLiteral("ascending")});
}

QString UiState::workspace() const
{
    return m_settings.value(u"workspace").toString();
}

void UiState::setWorkspace(const QString &name)
{
    m_settings.setValue(u"workspace", name);
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

QStringList UiState::knownClients() const
{
    return m_settings.value(u"knownClients").toStringList();
}

void UiState::addKnownClient(const QString &client)
{
    m_settings.setValue(u"knownClients", withLatest(knownClients(), client, kMaxKnownClients));
}

bool UiState::showsToolDetails() const
{
    return m_settings.value(u"showsToolDetails").toBool();
}

void UiState::setShowsToolDetails(bool areShown)
{
    m_settings.setValue(u"showsToolDetails", areShown);
}

CodeStyle UiState::codeStyle() const
{
    CodeStyle look;
    look.family = m_settings.value(u"editor/font").toString();
    look.size = numberBetween(m_settings, QStringLiteral("editor/size"), CodeStyle::kSmallestSize,
                              CodeStyle::kLargestSize, look.size);
    look.indent =
        numberBetween(m_settings, QStringLiteral("editor/indent"), 1, CodeStyle::kDeepestIndent, look.indent);
    return look;
}

void UiState::setCodeStyle(const CodeStyle &look)
{
    m_settings.setValue(u"editor/font", look.family);
    m_settings.setValue(u"editor/size", look.size);
    m_settings.setValue(u"editor/indent", look.indent);
}

EndpointDefaults UiState::endpointDefaults() const
{
    using std::chrono::milliseconds;
    const auto number = [this](QLatin1StringView key, qint64 most, auto usual) {
        return static_cast<decltype(usual)>(numberBetween<qint64>(
            m_settings, QStringLiteral("endpoints/") + key, 0, most, static_cast<qint64>(usual)));
    };
    EndpointDefaults defaults;
    defaults.mutations = static_cast<workspace::MutationPolicy>(number(
        kMutationsKey, static_cast<qint64>(kAllPolicies.size()) - 1, static_cast<int>(defaults.mutations)));
    defaults.timeouts.connect =
        milliseconds(number(kConnectKey, kLongestWait, defaults.timeouts.connect.count()));
    defaults.timeouts.total = milliseconds(number(kTotalKey, kLongestWait, defaults.timeouts.total.count()));
    defaults.retries = number(kRetriesKey, 100, defaults.retries);
    defaults.responseBytes = number(kResponseKey, qint64{4096} << 20, defaults.responseBytes);
    defaults.concurrentRequests = number(kConcurrentKey, 1000, defaults.concurrentRequests);
    return defaults;
}

void UiState::setEndpointDefaults(const EndpointDefaults &defaults)
{
    const auto set = [this](QLatin1StringView key, auto number) {
        m_settings.setValue(QStringLiteral("endpoints/") + key, static_cast<qint64>(number));
    };
    set(kMutationsKey, defaults.mutations);
    set(kConnectKey, defaults.timeouts.connect.count());
    set(kTotalKey, defaults.timeouts.total.count());
    set(kRetriesKey, defaults.retries);
    set(kResponseKey, defaults.responseBytes);
    set(kConcurrentKey, defaults.concurrentRequests);
}

ToolArrangement UiState::toolArrangement() const
{
    return {choiceOf(kToolGroupings, m_settings.value(u"tools/grouping").toString()),
            choiceOf(kToolOrders, m_settings.value(u"tools/order").toString())};
}

void UiState::setToolArrangement(ToolArrangement arrangement)
{
    m_settings.setValue(u"tools/grouping", wordOf(kToolGroupings, arrangement.grouping));
    m_settings.setValue(u"tools/order", wordOf(kToolOrders, arrangement.order));
}

bool UiState::showsSidePanel() const
{
    return m_settings.value(u"tools/sidePanel", true).toBool();
}

void UiState::setShowsSidePanel(bool isShown)
{
    m_settings.setValue(u"tools/sidePanel", isShown);
}

bool UiState::showsDrawer() const
{
    return m_settings.value(u"tools/drawer", true).toBool();
}

void UiState::setShowsDrawer(bool isShown)
{
    m_settings.setValue(u"tools/drawer", isShown);
}

QHash<QString, QList<QKeySequence>> UiState::chosenKeys() const
{
    QHash<QString, QList<QKeySequence>> chosen;
    for (const QString &key : m_settings.allKeys()) {
        if (!key.startsWith(kKeysKey))
            continue;
        QList<QKeySequence> &keys = chosen[key.mid(kKeysKey.size())];
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
    m_settings.setValue(kKeysKey + action, texts);
}

void UiState::forgetChosenKeys(const QString &action)
{
    m_settings.remove(kKeysKey + action);
}

QStringList UiState::recentCommands() const
{
    return m_settings.value(u"palette/recent").toStringList();
}

void UiState::addRecentCommand(const QString &id)
{
    m_settings.setValue(u"palette/recent", withLatest(recentCommands(), id, kRecentCommands));
}

QStringList UiState::recentLogFilters() const
{
    return m_settings.value(u"log/recentFilters").toStringList();
}

void UiState::addRecentLogFilter(const QString &filter)
{
    m_settings.setValue(u"log/recentFilters", withLatest(recentLogFilters(), filter, kRecentLogFilters));
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
