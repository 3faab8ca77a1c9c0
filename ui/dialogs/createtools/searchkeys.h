// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;
class QLineEdit;

namespace tooltray::ui {

// The keys of a field that searches a view: Down goes there, and Escape empties the field before it closes a dialog.
class SearchKeys final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchKeys)

public:
    SearchKeys(QLineEdit &field, QAbstractItemView &view); // belongs to the field
    ~SearchKeys() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void goToView();

    QLineEdit &m_field;
    QAbstractItemView &m_view;
};

} // namespace tooltray::ui
