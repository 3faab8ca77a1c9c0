// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QByteArray>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <array>
#include <functional>
#include <optional>
#include <utility>

class QAction;

namespace tooltray::ui {

class Theme;
class UiState;

// The menus, in their order.
enum class ActionSection : std::uint8_t { File, Edit, View, Tool, Server, Log, Help };
inline constexpr std::array kActionSections{ActionSection::File, ActionSection::Edit,   ActionSection::View,
                                            ActionSection::Tool, ActionSection::Server, ActionSection::Log,
                                            ActionSection::Help};

enum class ActionKind : std::uint8_t { Command, Page };

struct ActionSpec {
    QString id; // "server.toggle"; what is stored and looked up
    ActionSection section = ActionSection::File;
    QByteArray text; // QT_TRANSLATE_NOOP("Actions", ...)
    Icon icon = Icon::None;
    QList<QKeySequence> shortcuts = {};
    int group = 0;           // a separator stands between groups of a menu
    QByteArray submenu = {}; // QT_TRANSLATE_NOOP("Actions", ...)
    ActionKind kind = ActionKind::Command;
    QByteArray context = "Actions";           // of text, for the translation
    QString argument = {};                    // in place of %1 in the text
    std::optional<ActionSection> alsoIn = {}; // a second menu, behind what is of that
};

// Every command of the window, once. Menus, palette, buttons and the list of shortcuts read this one list, so
// none of them can say something else than the others.
class ActionRegistry final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActionRegistry)

public:
    struct Entry {
        ActionSpec spec;
        QAction *action;
    };

    // The parent may be the registry of the window that this one belongs to.
    explicit ActionRegistry(const Theme &theme, QObject *parent = nullptr);

    // Ids are unique. `run` is left out where the caller watches the action itself.
    QAction *add(const ActionSpec &spec, std::function<void()> run = {});
    void setText(const QString &id, const QByteArray &text, Icon icon, const QString &argument = {});

    const QList<Entry> &entries() const { return m_entries; }
    QAction *action(const QString &id) const; // null when there is none
    const ActionSpec *spec(const QString &id) const;

    // Text without the mark of the menu key, with the submenu it stands in: "Theme: Dark".
    static QString plainText(const Entry &entry);
    static QString submenuText(const ActionSpec &spec);

    // Pairs of ids that claim the same keys.
    QList<std::pair<QString, QString>> conflicts() const;

    void retranslate();

private:
    void setTexts(const Entry &entry);

    const Theme &m_theme;
    QList<Entry> m_entries;
    QHash<QString, qsizetype> m_index;
};

QString sectionTitle(ActionSection section);

// The keys that somebody gave to commands in place of those that they come with; remembered.
class ChosenKeys final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChosenKeys)

public:
    // All actions must be registered, and outlive this.
    ChosenKeys(ActionRegistry &actions, UiState &state, QObject *parent = nullptr);

    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    void restoreAll();

    QList<QKeySequence> ownKeys(const QString &id) const; // that the command comes with
    bool hasOwnKeys(const QString &id) const;
    // The id of the action that has the keys; empty when they are free.
    QString ownerOf(const QKeySequence &keys) const;

Q_SIGNALS:
    void keysChanged(const QString &id);

private:
    ActionRegistry &m_actions;
    UiState &m_state;
};

} // namespace tooltray::ui
