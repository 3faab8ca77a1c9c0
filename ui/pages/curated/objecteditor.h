// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/curated/drafteditor.h"

class QAction;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tooltray::ui {

class InlineMessage;
class Theme;

// An editor that begins with the name of the object beside the buttons that save and discard, and has messages.
class ObjectEditor : public DraftEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectEditor)

public:
    bool canSave() const override;
    QWidget *message() const override;
    void editName() override;
    void showProblem(const QString &text) override;
    void showConflict(const QString &text) override;
    void clearProblem() override;

protected:
    ObjectEditor(const Theme &theme, QWidget *parent);
    // The layout of the editor, which begins with the name and the messages.
    QVBoxLayout *newLayout();

    QLineEdit *m_name;
    QPushButton *m_discard;
    QPushButton *m_save;
    QHBoxLayout *m_header; // the name and the buttons behind it
    InlineMessage *m_note;
    InlineMessage *m_problem;

private:
    QAction *m_overwrite;
    QAction *m_takeTheirs;
};

} // namespace tooltray::ui
