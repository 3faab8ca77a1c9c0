// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/diffmodel.h"

#include <QTableView>

namespace tooltray::ui {

class DiffDelegate;
class Theme;

// Two texts side by side, what differs in colour and with a sign; read by lines.
class DiffView final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiffView)

public:
    explicit DiffView(const Theme &theme, QWidget *parent = nullptr);
    ~DiffView() override;

    void setRows(std::vector<DiffRow> rows);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();

    DiffModel m_model;
    DiffDelegate *m_delegate;
};

} // namespace tooltray::ui
