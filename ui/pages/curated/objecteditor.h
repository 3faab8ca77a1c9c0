// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tooltray::ui {

class InlineMessage;
class Theme;

// What the editors of one object have in common: its name beside the buttons that save and discard, and messages.
// What is edited is kept by whoever owns this.
class ObjectEditor : public QWidget, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectEditor)

public:
    ~ObjectEditor() override;

    void editName();
    void showProblem(const QString &text);
    // Somebody else saved it while it was edited here.
    void showConflict(const QString &text);
    virtual void clearProblem();

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    bool isUnsavedAt(const QWidget &) const override { return m_isUnsaved; }

Q_SIGNALS:
    void edited();
    void saveWanted();
    void overwriteWanted();
    void discardWanted();

protected:
    ObjectEditor(const Theme &theme, QWidget *parent);
    // The layout of the editor, which begins with the name and the messages.
    QVBoxLayout *newLayout();

    bool m_isUnsaved = false;
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
