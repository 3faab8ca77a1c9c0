// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;
class ToolsChooser;

// Makes a tool of each chosen field of a GraphQL schema, or operation of a REST API. Those of fields are drafts, for
// whoever listens; those of operations, which can be tried here, are saved in one step. Deletes itself when it is closed.
class CreateToolsDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CreateToolsDialog)

public:
    // The endpoint to begin with; of several another one can be picked.
    CreateToolsDialog(engine::Engine &engine, const Theme &theme, const QString &endpoint,
                      QWidget *parent = nullptr);
    ~CreateToolsDialog() override;

Q_SIGNALS:
    void created(const std::vector<tooltray::workspace::Tool> &tools);
    void saved(const QString &tool); // the first of them

private:
    void build();
    void retranslate();
    void takeEndpoints(const QString &current);
    void showChooser();
    void makeButtons();
    void showState();
    void create();
    void save();

    engine::Engine &m_engine;
    const Theme &m_theme;
    QVBoxLayout *m_column;
    QLabel *m_endpointLabel;
    QComboBox *m_endpoint;
    ToolsChooser *m_chooser = nullptr;
    InlineMessage *m_problem;
    TextLabel *m_summary;
    QHBoxLayout *m_bottom;
    QDialogButtonBox *m_buttons = nullptr;
    QPushButton *m_create = nullptr;
    QPushButton *m_cancel = nullptr;
    bool m_isSaving = false;
};

} // namespace tooltray::ui
