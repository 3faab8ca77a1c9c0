// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

class QPushButton;
class QToolButton;

namespace tooltray::ui {

class Theme;

// The buttons below a table of rows: one for a new row, and what is done with the row that is chosen.
class RowButtons final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowButtons)

public:
    enum class Order : std::uint8_t { Free, Fixed }; // whether rows are moved

    explicit RowButtons(const Theme &theme, QWidget *parent = nullptr, Order order = Order::Free);
    ~RowButtons() override;

    void setAddText(const QString &text);
    void offerGroups(); // a button for a row that others stand in

    // What there is to do now.
    struct Uses {
        bool add = true;
        bool up = false;
        bool down = false;
        bool remove = false;
    };
    void setUses(const Uses &uses);

Q_SIGNALS:
    void addPressed();
    void groupPressed();
    void movePressed(int by);
    void removePressed();

private:
    void retranslate();

    QPushButton *m_add;
    QPushButton *m_group;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_remove;
};

} // namespace tooltray::ui
