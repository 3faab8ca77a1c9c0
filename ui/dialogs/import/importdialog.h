// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/pack/importpack.h"

#include <QDialog>
#include <QHash>

#include <set>
#include <string>

class QComboBox;
class QFormLayout;
class QPushButton;
class QTreeWidget;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;
class UndoNotice;

// Brings in the tools of a pack: what there is, what would become of each, and
// then all that was chosen as one step that can be undone. Deletes itself when
// it is closed.
class ImportDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportDialog)

public:
    ImportDialog(engine::Engine &engine, const Theme &theme, QWidget *parent = nullptr);
    ~ImportDialog() override;

    void openFile(const QString &path);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void retranslate();
    void chooseFile();
    void takePack(const QString &path, Result<workspace::Pack> pack);
    void fillTools();
    void fillEndpoints();
    void plan();
    void showPlan(const std::set<std::string> &tools, const workspace::Pack &chosen);
    void tellProblem();
    void bringIn();

    workspace::ImportOptions options() const;

    engine::Engine &m_engine;
    workspace::Pack m_pack;
    workspace::ImportPlan m_plan;
    QString m_file;
    quint64 m_revision = 0;
    bool m_isFilling = false;

    TextLabel *m_drop;
    QPushButton *m_choose;
    InlineMessage *m_message;
    UndoNotice *m_done;
    QWidget *m_body;
    QTreeWidget *m_tools;
    QFormLayout *m_form;
    TextLabel *m_conflictLabel;
    QComboBox *m_conflict;
    QHash<QString, QComboBox *> m_endpoints;
    QPushButton *m_import;
    QPushButton *m_close;
};

} // namespace tooltray::ui
