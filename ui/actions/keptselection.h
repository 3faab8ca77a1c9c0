// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace tooltray::ui {

// What is selected in a text of one line stays selected while the menu bar has the keyboard, as the menu may be about
// to cut or copy it. Texts of several lines keep it by themselves.
class KeptSelection final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeptSelection)

public:
    explicit KeptSelection(QObject *parent = nullptr);
    ~KeptSelection() override;

    void watch(QWidget *focus); // that has the keyboard now; may be null

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointer<QWidget> m_focus;
};

} // namespace tooltray::ui
