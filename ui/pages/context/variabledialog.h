// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/objectdraft.h"
#include "ui/pages/pagecontext.h"

#include <QDialog>

#include <optional>
#include <string>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tooltray::ui {

class InlineMessage;

// Makes or changes a context variable. Stays open when it is refused, with what was typed. Deletes itself.
class VariableDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VariableDialog)

public:
    // Without a key for a new one.
    VariableDialog(const PageContext &context, const QString &key, QWidget *parent = nullptr);

    // Nothing when there is nothing that is not saved, or nothing that outlives the program.
    std::optional<ObjectDraft> draft() const;
    // Goes on with what was typed before.
    void resume(const ObjectDraft &draft);

Q_SIGNALS:
    void typed();
    void saved(const QString &key);

private:
    void build();
    void setTexts();
    void read();
    void check();
    void enableSaving();
    void save();
    workspace::ContextVariable variable() const; // as it is typed
    const workspace::Entry *entry() const;       // null: there is none (any more)

    PageContext m_context;
    QString m_key; // as it is known; empty for a new one
    std::optional<workspace::Revision> m_basedOn = 0;
    std::string m_from;        // fingerprint of what it was begun from
    bool m_lacksValue = false; // it was typed before a process ended, and may have been a secret
    workspace::Layer m_layer = workspace::Layer::Stored;

    QLabel *m_nameLabel;
    QLabel *m_valueLabel;
    QLabel *m_secretLabel;
    QLabel *m_descriptionLabel;
    QLabel *m_scopeLabel;
    QLineEdit *m_name;
    QLineEdit *m_value;
    QCheckBox *m_isSecret;
    QComboBox *m_credential;
    QLineEdit *m_description;
    QComboBox *m_scope;
    InlineMessage *m_problem;
    bool m_hasProblem = false;
    QAction *m_overwrite;
    QAction *m_takeTheirs;
    QPushButton *m_save;
    QPushButton *m_cancel;
};

} // namespace tooltray::ui
