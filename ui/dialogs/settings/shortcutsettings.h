// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"

class QKeySequence;
class QKeySequenceEdit;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;

// The keys of every command. Keys that another command has are taken from it only when somebody says so.
class ShortcutSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutSettings)

public:
    explicit ShortcutSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~ShortcutSettings() override;

    void restoreDefaults() override;

private:
    void build();
    void fill();
    void filter();
    QTreeWidgetItem *itemOf(const QString &id) const;
    void update(const QString &id);
    QString current() const;
    void showCurrent();
    void check();

    void assign();
    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    void reset(const QString &id);
    QString nameOf(const QString &id) const;

    SettingsContext m_context;
    QLineEdit *m_filter;
    QTreeWidget *m_list;
    TextLabel *m_name;
    QKeySequenceEdit *m_keys;
    QPushButton *m_assign;
    QPushButton *m_clear;
    QPushButton *m_reset;
    InlineMessage *m_message;
};

} // namespace tooltray::ui
