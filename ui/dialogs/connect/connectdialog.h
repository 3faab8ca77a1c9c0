// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/clientfilesclient.h"
#include "ui/models/clients.h"
#include "ui/state/secretclipboard.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;
class QListView;
class QStackedWidget;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ClientPane;
class OtherClientPane;
class Theme;

// Tells the programs of this computer where we are, each in its own file and its own words. Deletes itself when
// it is closed.
class ConnectDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectDialog)

public:
    ConnectDialog(engine::Engine &engine, const Theme &theme, QWidget *parent = nullptr);
    ~ConnectDialog() override;

    QString currentClient() const;
    void setCurrentClient(const QString &client);

protected:
    // Back from an editor: files may have changed.
    void changeEvent(QEvent *event) override;

private:
    void build(const Theme &theme);
    void refresh();
    void takeFiles(const std::vector<engine::ClientFileStatus> &files);
    void showCurrent();

    engine::Engine &m_engine;
    ClientListModel m_model;
    SecretClipboard *m_clipboard;
    QListView *m_list;
    QStackedWidget *m_panes;
    ClientPane *m_client;
    OtherClientPane *m_other;
    QDialogButtonBox *m_buttons;
    quint64 m_revision = 0;
};

} // namespace tooltray::ui
