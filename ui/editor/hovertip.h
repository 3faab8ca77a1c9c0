// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPoint>
#include <QTimer>

#include <functional>

namespace tooltray::ui {

class CodeEditor;
struct Tokens;

// The only tip that draws markup: what the window itself writes about a schema, in which every name and text from
// outside is escaped. Other tips are plain.
class DocsTip final : public QLabel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocsTip)

public:
    explicit DocsTip(QWidget *parent);

    void setDocs(const QString &html, const Tokens &tokens);
};

// Tells about the place under the mouse once that rests there.
class HoverTip final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HoverTip)

public:
    // The function gives rich text for a position; empty for nothing to tell.
    HoverTip(CodeEditor &editor, std::function<QString(int position)> tell);

    void hide();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();

    CodeEditor &m_editor;
    DocsTip *m_tip;
    QRect m_place; // in the viewport, that it is about
    std::function<QString(int)> m_tell;
    QTimer m_rest;
    QPoint m_mouse; // in the viewport
};

} // namespace tooltray::ui
