// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacestate.h"
#include "ui/dialogs/settings/settingspage.h"
#include "ui/widgets/inlinemessage.h"

#include <vector>

class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tooltray::ui {

// Where everything is kept, copies of it, and the way back to how it was.
class DataSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DataSettings)

public:
    explicit DataSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~DataSettings() override;

    bool hasDefaults() const override { return false; }

private:
    void load();
    void fill();
    void follow();
    void goBack();
    void backUp();
    void exportAll();
    void tell(MessageKind kind, const QString &text);

    SettingsContext m_context;
    QLineEdit *m_folder;
    QPushButton *m_backUp;
    QPushButton *m_export;
    QTreeWidget *m_moments;
    QPushButton *m_back;
    InlineMessage *m_message;
    std::vector<engine::SavedMoment> m_known;
    quint64 m_revision = 0;
    bool m_isBusy = false;
};

} // namespace tooltray::ui
