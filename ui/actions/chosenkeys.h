// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

namespace tooltray::ui {

class ActionRegistry;
class UiState;

// The keys that somebody gave to commands in place of those that they come with; remembered.
class ChosenKeys final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChosenKeys)

public:
    // All actions must be registered, and outlive this.
    ChosenKeys(ActionRegistry &actions, UiState &state, QObject *parent = nullptr);
    ~ChosenKeys() override;

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
