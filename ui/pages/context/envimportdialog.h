// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/contextvalues.h"
#include "ui/pages/pagecontext.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;

// What a .env file would set, to choose from. Values are hidden: often they are secrets. Deletes itself.
class EnvImportDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnvImportDialog)

public:
    EnvImportDialog(const PageContext &context, const QString &path, QWidget *parent = nullptr);

private:
    void setTexts();
    void read();
    void fill();
    void countChosen();
    void import();
    void showProblem(const QString &text);

    PageContext m_context;
    QString m_path;
    EnvFile m_file;
    TextLabel *m_intro;
    QTreeWidget *m_list;
    InlineMessage *m_problem;
    QPushButton *m_import;
    QPushButton *m_cancel;
};

} // namespace tooltray::ui
