// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tooltray::ui {

enum class TextStyle : std::uint8_t { Plain, Muted, Strong, Heading };

// The one label of the window, in one of its looks, sized after the application's font and coloured by its palette.
// Its text is never read as markup, wherever it came from, and characters that hide or reorder text are shown by
// their codes.
class TextLabel final : public QLabel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextLabel)

public:
    explicit TextLabel(TextStyle look, QWidget *parent = nullptr);
    explicit TextLabel(QWidget *parent = nullptr);

    void setText(const QString &text);
    // Names behind or within a sentence ("Used by %1"). Those to press say by linkActivated() which one it was.
    void setNames(const QString &sentence, const QStringList &links, const QStringList &others);

    // Takes the room that is left, and ends its text with an ellipsis where that is too little.
    void shorten();
    bool isShortened() const { return m_isShortened; }

protected:
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void applyFont();

    TextStyle m_look;
    bool m_isShortened = false;
};

} // namespace tooltray::ui
