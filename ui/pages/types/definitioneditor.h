// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/curated/drafteditor.h"

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// The editor of a type or mapping. It begins with what they have in common: name, description, who uses it, and
// whether it is saved. What is refused is said by the page.
class DefinitionEditor : public DraftEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DefinitionEditor)

public:
    bool canSave() const override;
    void setUsers(const std::vector<workspace::ObjectKey> &users) override;
    void editName() override;
    QString name() const;
    QString description() const;

Q_SIGNALS:
    void toolActivated(const QString &name);

protected:
    DefinitionEditor(const Theme &theme, workspace::ObjectKind kind, QWidget *parent);
    // The layout of the editor, which begins with what they have in common.
    QVBoxLayout *newLayout();

    void setNamed(const std::string &name, const std::string &description); // is no edit
    void setNameReadOnly(bool readOnly);
    // A problem of the content; problems of the name are found here. While there is one, nothing can be saved.
    void setProblem(const QString &problem);
    void showState() override;

private:
    void retranslate();
    void showUsers();

    workspace::ObjectKind m_kind;
    bool m_isReadOnly = false;
    QString m_problem;
    QStringList m_tools;
    QStringList m_others;
    QLineEdit *m_name;
    QLineEdit *m_description;
    TextLabel *m_users;
    QPushButton *m_save;
    QPushButton *m_revert;
    InlineMessage *m_message;
};

} // namespace tooltray::ui
