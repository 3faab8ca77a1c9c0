// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/callclient.h"

#include <QPlainTextEdit>

#include <cstdint>

class QTextCharFormat;

namespace tooltray::ui {

class Theme;

// All that would be sent, as one plain text: values with where they come from, the operation, what the agent passed.
// Nothing in it is shortened or folded away. Long lines wrap and the text scrolls, and characters that draw nothing
// are written as their codes.
class ApprovalView final : public QPlainTextEdit {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalView)

public:
    explicit ApprovalView(const Theme &theme, QWidget *parent = nullptr);

    // The operation comes first on cards that no saved tool stands behind.
    void setCard(const engine::ApprovalCard &card);
    static QString clientText(const engine::ApprovalCard &card); // who calls
    static bool isSavedTool(const engine::ApprovalCard &card) { return !card.version.empty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Style : std::uint8_t { Heading, Name, Text, Mark, Danger };

    void rewrite();
    void write(Style style, const QString &text);
    void writeHeading(const QString &text);
    void writeIndented(const QString &text);
    // A short value beside its name, a longer one below it.
    void writeValue(const QString &name, const QString &value, const QString &mark);
    void writeRequest();
    void writeDocument();
    void writeCaller();
    void writeValues(engine::ApprovalValue::Place place, const QString &heading);
    void writeChanges();
    void writeArguments();
    QTextCharFormat formatOf(Style style) const;

    const Theme &m_theme;
    engine::ApprovalCard m_card;
};

} // namespace tooltray::ui
