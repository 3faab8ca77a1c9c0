// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/endpointdefaults.h"
#include "ui/models/toolarrangement.h"
#include "ui/theme/themechoice.h"
#include "ui/theme/windowplace.h"

#include <QHash>
#include <QKeySequence>
#include <QSettings>
#include <QStringList>

#include <optional>

namespace tooltray::ui {

// The choice of what closing the window does while the server runs.
enum class CloseChoice : std::uint8_t { Ask, KeepRunning, Quit };

struct NamedLogFilter {
    QString name;
    QString filter;

    bool operator==(const NamedLogFilter &) const = default;
};

struct ColumnOrder {
    int column = 0;
    Qt::SortOrder order = Qt::AscendingOrder;

    bool operator==(const ColumnOrder &) const = default;
};

// How the window was left, in a small file of its own. Nothing here is worth an error: what cannot be read
// has its default, what cannot be written is forgotten.
class UiState final {
    Q_DISABLE_COPY_MOVE(UiState)

public:
    explicit UiState(const QString &file);

    QString file() const { return m_settings.fileName(); }

    std::optional<WindowPlace> windowPlace() const;
    void setWindowPlace(const WindowPlace &place);
    // The place of the window of a tool that was used last.
    std::optional<WindowPlace> toolWindowPlace() const;
    void setToolWindowPlace(const WindowPlace &place);

    // Percentages of a splitter's parts; empty when there are none for that many parts.
    QList<int> splitterShares(const QString &splitter, qsizetype parts) const;
    void setSplitterShares(const QString &splitter, const QList<int> &shares);

    // The widths of the columns of a table, in pixels; empty when none are stored for that many.
    QList<int> columnWidths(const QString &table, qsizetype columns) const;
    void setColumnWidths(const QString &table, const QList<int> &widths);

    // What the rows of a table are ordered by; by the first column when nobody chose one that there is.
    ColumnOrder columnOrder(const QString &table, int columns) const;
    void setColumnOrder(const QString &table, const ColumnOrder &order);

    QString workspace() const; // the name of the one that is open
    void setWorkspace(const QString &name);
    QString page() const;
    void setPage(const QString &id);

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    // Code of a language; empty for that of the desktop.
    QString language() const;
    void setLanguage(const QString &code);

    CloseChoice closeChoice() const;
    void setCloseChoice(CloseChoice choice);

    // True when the window waits in the tray until it is asked for.
    bool startsHidden() const { return m_settings.value(u"startsHidden").toBool(); }
    void setStartsHidden(bool isHidden) { m_settings.setValue(u"startsHidden", isHidden); }
    // True when news appear beside the tray while nobody looks at the window.
    bool showsNotices() const { return m_settings.value(u"showsNotices", true).toBool(); }
    void setShowsNotices(bool isShown) { m_settings.setValue(u"showsNotices", isShown); }
    // Who has called in this run or an earlier one, the latest first.
    QStringList knownClients() const;
    void addKnownClient(const QString &client);
    bool reducesMotion() const { return m_settings.value(u"reducesMotion").toBool(); }
    void setReducesMotion(bool isReduced) { m_settings.setValue(u"reducesMotion", isReduced); }
    bool isCompact() const { return m_settings.value(u"compact").toBool(); } // low rows and controls
    void setCompact(bool isCompact) { m_settings.setValue(u"compact", isCompact); }
    // True when the page of tools shows more of a tool than its name above the operation.
    bool showsToolDetails() const;
    void setShowsToolDetails(bool areShown);
    CodeStyle codeStyle() const;
    void setCodeStyle(const CodeStyle &look);
    bool formatsOnSave() const { return m_settings.value(u"editor/formatsOnSave").toBool(); }
    void setFormatsOnSave(bool isFormatting) { m_settings.setValue(u"editor/formatsOnSave", isFormatting); }
    // True when a tool that has no error is saved as soon as another one, or something else, is shown.
    bool savesOnLeave() const { return m_settings.value(u"editor/savesOnLeave").toBool(); }
    void setSavesOnLeave(bool isSaving) { m_settings.setValue(u"editor/savesOnLeave", isSaving); }
    EndpointDefaults endpointDefaults() const;
    void setEndpointDefaults(const EndpointDefaults &defaults);

    ToolArrangement toolArrangement() const;
    void setToolArrangement(ToolArrangement arrangement);
    // Beside and below the tool that is worked on.
    bool showsSidePanel() const;
    void setShowsSidePanel(bool isShown);
    bool showsDrawer() const;
    void setShowsDrawer(bool isShown);

    // Keys that somebody chose, by the id of the action; an empty list for none at all.
    QHash<QString, QList<QKeySequence>> chosenKeys() const;
    void setChosenKeys(const QString &action, const QList<QKeySequence> &keys);
    void forgetChosenKeys(const QString &action);

    // Ids of what was run from the palette, the latest first.
    QStringList recentCommands() const;
    void addRecentCommand(const QString &id);

    // Filters of the log: those typed lately, the latest first, and those with a name.
    QStringList recentLogFilters() const;
    void addRecentLogFilter(const QString &filter);
    QList<NamedLogFilter> namedLogFilters() const;
    void setNamedLogFilters(const QList<NamedLogFilter> &filters);

private:
    std::optional<WindowPlace> placeAt(const QString &key) const;
    void setPlaceAt(const QString &key, const WindowPlace &place);

    QSettings m_settings;
};

} // namespace tooltray::ui
