// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QObject>
#include <QWidgetList>

#include <string>
#include <vector>

namespace tooltray::ui {

// A row whose label is the name of its field and leads to it. (QFormLayout does so for texts alone.)
inline void addFormRow(QFormLayout &form, QLabel *label, QWidget *field)
{
    form.addRow(label, field);
    label->setBuddy(field);
}

inline std::string typedIn(const QLineEdit &edit)
{
    return edit.text().trimmed().toStdString();
}

// The cursor stays where it is in a field that already says so.
inline void showIn(QLineEdit &edit, const std::string &text)
{
    if (const QString wanted = QString::fromStdString(text); wanted != edit.text())
        edit.setText(wanted);
}

// Fields below each other with their labels beside them, or above where both have no room in one line. Unlike
// QFormLayout of Qt 6.4 it keeps its count while rows hide and show beside texts that wrap.
class FormRows final : public QLayout {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormRows)

public:
    explicit FormRows(QWidget *parent);
    ~FormRows() override;

    void addRow(QLabel *label, QWidget *field);
    void addRow(QWidget *whole);        // over all the width
    void addUnlabelled(QWidget *field); // where the other fields are
    bool hasRows() const { return !m_rows.empty(); }

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Row {
        QLayoutItem *label = nullptr;
        QLayoutItem *field = nullptr; // null once it was taken
        bool isWhole = false;
    };
    enum class Purpose { Measure, Place };

    void append(QLabel *label, QWidget *field, bool isWhole);
    int labelWidth(int width) const;
    int lay(const QRect &rect, Purpose purpose) const; // how high the rows are

    std::vector<Row> m_rows;
};

// An event filter for fields of a page that scrolls: scrolling it over one of them must not change that one.
class WheelGuard final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WheelGuard)

public:
    explicit WheelGuard(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

// What takes the keyboard, in the order in which it is laid out. Tabs and scroll areas are not looked into.
QWidgetList controlsOf(const QLayout &layout);

// Tab goes from each to the next. Qt's order is that in which they were made, and what is made last stands last.
void orderTabs(const QWidgetList &controls);

} // namespace tooltray::ui
