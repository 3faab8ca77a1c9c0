// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/curated/objecteditor.h"
#include "workspace/definitions/sharedobjects.h"

#include <vector>

class QComboBox;
class QFormLayout;
class QPlainTextEdit;

namespace tooltray::ui {

class TextLabel;
class TextTable;
class TextTableModel;

// One prompt: its arguments, its messages, and what a client gets with values for the arguments.
class PromptEditor final : public ObjectEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptEditor)

public:
    explicit PromptEditor(const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ObjectDraft &draft, workspace::Layer layer) override;
    ObjectDraft draft() const override;

private:
    struct MessageBox {
        QWidget *box;
        QComboBox *role;
        QPushButton *remove;
        QPlainTextEdit *text;
    };
    struct Value {
        QString argument;
        QLineEdit *field;
    };

    QWidget *build();
    void setTexts();
    void setMessageTexts(const MessageBox &box) const;
    void addMessage(const workspace::Prompt::Message &message);
    void removeMessage(const QWidget *box);
    void takeEdit();
    void showState() override;
    void showReadOnly();
    void showValues();
    void orderFields();
    void showPreview();
    workspace::Prompt prompt() const;
    QString problem() const;

    const Theme &m_theme;
    workspace::Prompt m_shown;
    bool m_isReadOnly = false;
    TextLabel *m_titleLabel;
    QLineEdit *m_title;
    TextLabel *m_descriptionLabel;
    QLineEdit *m_description;
    TextLabel *m_argumentsHeading;
    TextTableModel *m_arguments;
    TextTable *m_argumentTable;
    TextLabel *m_messagesHeading;
    TextLabel *m_messagesHelp;
    QVBoxLayout *m_messageLayout;
    std::vector<MessageBox> m_messages;
    QPushButton *m_addMessage;
    TextLabel *m_previewHeading;
    QFormLayout *m_valueForm;
    std::vector<Value> m_values;
    TextLabel *m_preview;
};

} // namespace tooltray::ui
