// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/roles.h"

#include <QFrame>

#include <cstdint>

class QAction;
class QHBoxLayout;

namespace tooltray::ui {

class IconLabel;
class TextLabel;
class Theme;

enum class MessageKind : std::uint8_t { Info, Ok, Warning, Error };

// The message that is as serious as a word beside a row.
constexpr MessageKind messageKindOf(Tone tone)
{
    switch (tone) {
    case Tone::Ok: return MessageKind::Ok;
    case Tone::Warn: return MessageKind::Warning;
    case Tone::Error: return MessageKind::Error;
    case Tone::Neutral:
    case Tone::Accent:
    case Tone::Info: break;
    }
    return MessageKind::Info;
}

// A sentence at the place it is about, with what can be done. Icon and colour say how serious it is.
class InlineMessage final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InlineMessage)

public:
    explicit InlineMessage(const Theme &theme, QWidget *parent = nullptr);

    // Tells those who listen to the window, too.
    void setMessage(MessageKind kind, const QString &text);
    MessageKind kind() const { return m_kind; }
    QString text() const;
    QWidget &addButton(QAction &action);
    // Those that are added from now on stand below the text, as several would leave it no room.
    void putButtonsBelow();
    // Lets a person take it away, by a cross at its end.
    void letClose();

Q_SIGNALS:
    void closed(); // by a person; it is hidden by then

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void announce();

    const Theme &m_theme;
    MessageKind m_kind = MessageKind::Info;
    bool m_isNews = false; // and was not announced yet
    IconLabel *m_icon;
    TextLabel *m_text;
    QHBoxLayout *m_layout;
    QHBoxLayout *m_below = nullptr;
    int m_buttons = 0;
};

} // namespace tooltray::ui
