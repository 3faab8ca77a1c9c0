// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>
#include <QTextCharFormat>
#include <QTimer>

#include <array>

namespace tooltray::ui {

class Theme;

// The colours of JSON that is only shown, broken lines included. Those of a new theme arrive in small steps, as a document may be long.
class JsonViewHighlighter final : public QSyntaxHighlighter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonViewHighlighter)

public:
    // Without a document, setDocument() begins.
    explicit JsonViewHighlighter(const Theme &theme, QObject *parent = nullptr);
    ~JsonViewHighlighter() override;

protected:
    void highlightBlock(const QString &text) override;

private:
    void readColours();
    void refreshSome();

    const Theme &m_theme;
    std::array<QTextCharFormat, 5> m_formats; // by JsonViewTokenKind
    QTimer m_refresh;
    int m_nextBlock = 0;
};

} // namespace tooltray::ui
