// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"
#include "workspace/definitions/policy.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace tooltray::ui {

class InlineMessage;

// How the tools of the workspace are offered to clients. Each change is one step that can be undone.
class OfferSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OfferSettings)

public:
    explicit OfferSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~OfferSettings() override;

    void restoreDefaults() override;

private:
    void build();
    void retranslate();
    // From the workspace to the controls, and back.
    void show();
    void save();
    void apply(const workspace::Settings &settings);

    struct Group {
        workspace::BuiltInGroup group;
        QCheckBox *box;
    };

    SettingsContext m_context;
    InlineMessage *m_message;
    QComboBox *m_surface;
    QSpinBox *m_maxTools;
    QSpinBox *m_resultSize;
    QComboBox *m_scope;
    QComboBox *m_override;
    std::vector<Group> m_groups;
    bool m_isShowing = false;
};

} // namespace tooltray::ui
