// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"

class QCheckBox;
class QFontComboBox;
class QSpinBox;

namespace tooltray::ui {

class CodeEditor;
struct CodeStyle;

// How code looks where it is written, and what becomes of it.
class EditorSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditorSettings)

public:
    explicit EditorSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~EditorSettings() override;

    void restoreDefaults() override;

private:
    void build();
    void show();
    void use(const CodeStyle &look);

    SettingsContext m_context;
    QFontComboBox *m_family;
    QCheckBox *m_usual;
    QSpinBox *m_size;
    QSpinBox *m_indent;
    QCheckBox *m_format;
    QCheckBox *m_leaving;
    CodeEditor *m_sample;
    bool m_isShowing = false;
};

} // namespace tooltray::ui
