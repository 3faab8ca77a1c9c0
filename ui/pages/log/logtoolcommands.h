// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/trial.h"
#include "ui/pages/log/logstate.h"
#include "ui/pages/pagecontext.h"
#include "json/value.h"

#include <QDialog>
#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

class QPushButton;

namespace tooltray::ui {

class BaselineCommands;
class InlineMessage;
class InlineOffer;
class JsonEdit;
class TextLabel;
class Theme;

// What leads from calls of the log to tools: opens them, calls them with something else, makes tools and examples of
// calls; and compares two calls.
class LogToolCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogToolCommands)

public:
    LogToolCommands(const PageContext &context, LogState state, InlineOffer &offer, QWidget *parent);

    void setActive(bool active);
    void refresh(); // what can be done now

Q_SIGNALS:
    void callWanted(const engine::Trial &call);

private:
    using Text = std::shared_ptr<const std::string>;

    void resend();
    void resendBuiltIn(const journal::LogEntry &entry, const json::Value &arguments);
    void openTool();
    void saveTool();
    void saveExample();
    void compare();

    journal::EntryPointer one() const; // the only one that is selected; else null
    bool hasTool(const journal::LogEntry &entry) const;
    bool isBuiltIn(const journal::LogEntry &entry) const;
    void withWhole(const journal::Body &body, const std::function<void(const Text &)> &go);
    void fail(const Error &error);

    PageContext m_context;
    LogState m_state;
    InlineOffer &m_offer;
    QWidget *m_page;
    BaselineCommands *m_baselines;
    bool m_isActive = false;
};

// The arguments of a call of a built-in tool, to be changed and sent again.
class ResendDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResendDialog)

public:
    // What the log masked is missing from the arguments.
    enum class Arguments : std::uint8_t { Whole, WithoutMasked };

    ResendDialog(const Theme &theme, const QString &tool, const json::Value &arguments, Arguments kind,
                 QWidget *parent = nullptr);

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
