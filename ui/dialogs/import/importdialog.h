// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/models/endpointdefaults.h"
#include "ui/models/importsource.h"
#include "workspace/exchange/importpack.h"

#include <QDialog>
#include <QHash>

#include <functional>
#include <set>
#include <string>

class QAction;
class QComboBox;
class QFormLayout;
class QPushButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class EmptyState;
class InlineMessage;
class ImportList;
class TextLabel;
class Theme;
class UndoNotice;

// Brings in tools from elsewhere, or the schema of an endpoint: what there is, what would become of each, and then
// all that was chosen as one step that can be undone. Deletes itself when it is closed.
class ImportDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportDialog)

public:
    ImportDialog(engine::Engine &engine, const Theme &theme, QWidget *parent = nullptr);

    void openFile(const QString &path);
    void openText(const QString &text);     // as it was copied elsewhere
    void openPack(const QString &resource); // one that comes with the program
    // The defaults are for endpoints that come along.
    void setEndpointDefaults(const EndpointDefaults &defaults) { m_defaults = defaults; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void retranslate();
    void chooseFile();
    void paste();
    void takeSource(const QString &path, const Result<ImportSource> &source);
    void fillPacks();
    void read(const std::function<Result<std::string>()> &content, const QString &path,
              const QString &pack = {});
    void fillEndpoints();
    void addEndpoint();
    void useEndpoint(const QString &name);
    void planSchema();
    void plan();
    void showWhatIsThere();
    void showPlan(const std::set<std::string> &tools, const workspace::Pack &chosen);
    void tellProblem();
    void bringIn();
    void carryOut(const workspace::ImportPlan &plan);

    workspace::Schemas schemas() const;
    workspace::ImportOptions options() const;

    engine::Engine &m_engine;
    const Theme &m_theme;
    EndpointDefaults m_defaults;
    ImportSource m_source;
    workspace::ImportPlan m_plan;
    QString m_file;
    QString m_pack; // the resource
    quint64 m_revision = 0;
    bool m_mayBreak = false; // said once that tools would stop working

    TextLabel *m_drop;
    QPushButton *m_choose;
    QPushButton *m_paste;
    QAction *m_chooseFile; // both, where there is nothing yet
    QAction *m_pasteText;
    EmptyState *m_empty;
    InlineMessage *m_message;
    UndoNotice *m_done;
    QWidget *m_body;
    ImportList *m_tools;
    QWidget *m_space; // in place of the list, for a schema
    QFormLayout *m_form;
    TextLabel *m_conflictLabel;
    QComboBox *m_conflict;
    QHash<QString, QComboBox *> m_endpoints;
    QPushButton *m_packs;
    QAction *m_addEndpoint;
    QPushButton *m_import;
    QPushButton *m_close;
};

} // namespace tooltray::ui
