// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"
#include "workspace/snapshot/entry.h"

#include <QDialog>

#include <optional>

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
    ~VariableDialog() override;

Q_SIGNALS:
    void saved(const QString &key);

private:
    void build();
    void setTexts();
    void read();
    void check();
    void save();

    PageContext m_context;
    QString m_key; // as it is known; empty for a new one
    std::optional<workspace::Revision> m_basedOn = 0;
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
    QPushButton *m_save;
    QPushButton *m_cancel;
};

} // namespace tooltray::ui
