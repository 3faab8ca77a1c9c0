// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tooltray::ui {

class CodeEditor;
class Theme;

// The column beside code: numbers of lines, and a mark where there is a problem. A click selects the line.
class CodeGutter final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CodeGutter)

public:
    CodeGutter(const Theme &theme, CodeEditor &editor);

    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    const Theme &m_theme;
    CodeEditor &m_editor;
};

} // namespace tooltray::ui
