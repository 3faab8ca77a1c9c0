// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <QDialog>

class QPushButton;

namespace tooltray::ui {

class InlineMessage;
class JsonEdit;
class TextLabel;
class Theme;

// The arguments of a call of a built-in tool, to be changed and sent again.
class ResendDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResendDialog)

public:
    // What the log masked is missing from the arguments.
    enum class Arguments : std::uint8_t { Whole, WithoutMasked };

    ResendDialog(const Theme &theme, const QString &tool, const json::Value &arguments, Arguments kind,
                 QWidget *parent = nullptr);
    ~ResendDialog() override;

Q_SIGNALS:
    void sent(const json::Value &arguments);

private:
    void retranslate();
    void read();

    QString m_tool;
    json::Value m_value;
    TextLabel *m_title;
    TextLabel *m_masked;
    JsonEdit *m_arguments;
    InlineMessage *m_problem;
    QPushButton *m_send;
    QPushButton *m_cancel;
};

} // namespace tooltray::ui
