// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/widgets/log/bodyview.h"

#include <QWidget>

class QLineEdit;
class QSplitter;

namespace tooltray::ui {

class FactList;
class Theme;

// One side of a request to an endpoint: its first line, header fields and body.
class ExchangePane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangePane)

public:
    enum class Side : std::uint8_t { Request, Response };

    ExchangePane(const Theme &theme, Side side, BodyView::Fetch fetch, QWidget *parent = nullptr);
    ~ExchangePane() override;

    void setExchange(const journal::Exchange *exchange); // null: there is none
    QSplitter &parts() const { return *m_parts; }        // header fields and body

private:
    Side m_side;
    QLineEdit *m_line;
    QSplitter *m_parts;
    FactList *m_headers;
    BodyView *m_body;
};

} // namespace tooltray::ui
