// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace tooltray::ui {

// The values that an endpoint that is added begins with.
class NewEndpointSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NewEndpointSettings)

public:
    explicit NewEndpointSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~NewEndpointSettings() override;

    void restoreDefaults() override;

private:
    void build();
    void show();
    void save();

    SettingsContext m_context;
    QComboBox *m_mutations;
    QDoubleSpinBox *m_connect;
    QDoubleSpinBox *m_total;
    QSpinBox *m_retries;
    QSpinBox *m_response;
    QSpinBox *m_concurrent;
    bool m_isShowing = false;
};

} // namespace tooltray::ui
