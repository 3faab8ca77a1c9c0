// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/names.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// What a type and a mapping have in common: name, description, who uses it, and whether it is saved.
class DefinitionHeader final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DefinitionHeader)

public:
    DefinitionHeader(const Theme &theme, workspace::ObjectKind kind, QWidget *parent = nullptr);
    ~DefinitionHeader() override;

    // Is no edit.
    void setTexts(const QString &name, const QString &description);
    QString name() const;
    QString description() const;
    void setUsers(const QStringList &tools, const QStringList &others);
    void setReadOnly(bool readOnly);
    void setUnsaved(bool unsaved);
    // Of the content; that of the name it finds itself. While there is one, nothing can be saved.
    void setProblem(const QString &problem);
    bool canSave() const;
    void selectName();

Q_SIGNALS:
    void edited();
    void saveWanted();
    void revertWanted();
    void toolActivated(const QString &name);

private:
    void retranslate();
    void showState();

    workspace::ObjectKind m_kind;
    bool m_isUnsaved = false;
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
