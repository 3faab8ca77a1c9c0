// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

#include <QDialog>
#include <QPointer>

#include <vector>

class QAction;
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

    // Asks first where somebody chose or decided something, and once more means no.
    void reject() override;

Q_SIGNALS:
    void created(const std::vector<tooltray::workspace::Tool> &tools);
    void saved(const QString &tool, int count); // the first of them, and how many they are

private:
    void build();
    void retranslate();
    void takeEndpoints(const QString &current);
    void changeEndpoint();
    void showChooser();
    void makeButtons();
    void askToDiscard();
    void discard();
    void keep();
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
    InlineMessage *m_question; // whether what is chosen is to be discarded
    QAction *m_discard;
    QAction *m_keep;
    QWidget *m_keepButton;
    QPointer<QWidget> m_askedAt; // what had the keyboard
    int m_shownEndpoint = -1;
    int m_wantedEndpoint = -1; // once what is chosen is discarded; none: the dialog closes
    TextLabel *m_summary;
    QHBoxLayout *m_bottom;
    QDialogButtonBox *m_buttons = nullptr;
    QPushButton *m_create = nullptr;
    QPushButton *m_cancel = nullptr;
    bool m_isSaving = false;
};

} // namespace tooltray::ui
