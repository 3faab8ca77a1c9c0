// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/codehighlighter.h"
#include "ui/editor/jsonlexing.h"

namespace tooltray::ui {

// Colours JSON, comments of config files included.
class JsonHighlighter final : public CodeHighlighter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonHighlighter)

public:
    JsonHighlighter(const Theme &theme, QTextDocument &document);
    ~JsonHighlighter() override;

protected:
    int highlightLine(const QString &text, int stateBefore) override;

private:
    QList<JsonSpan> m_spans;
};

} // namespace tooltray::ui
