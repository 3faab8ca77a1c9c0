// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tooltray::ui {

class Theme;

// Asks for the name that a filter is kept by.
class NameFilterPopup final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NameFilterPopup)

public:
    explicit NameFilterPopup(const Theme &theme, QWidget *parent);
    ~NameFilterPopup() override;

    void openBelow(const QWidget &anchor);

Q_SIGNALS:
    void named(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void finish();

    const Theme &m_theme;
    QLabel *m_label;
    QLineEdit *m_name;
    QPushButton *m_keep;
};

} // namespace tooltray::ui
