// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"
#include "ui/state/uistate.h"

#include <QFrame>
#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace tooltray::ui {

class Theme;

// What is asked of the log most often, each one press away, and the filters that got a name. A button is down while
// the filter asks for it.
class QuickFilters final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuickFilters)

public:
    explicit QuickFilters(QWidget *parent = nullptr);
    ~QuickFilters() override;

    void setText(const QString &text); // what the filter is now
    void setNamed(const QList<NamedLogFilter> &named);
    const QList<NamedLogFilter> &named() const { return m_named; }

Q_SIGNALS:
    void textWanted(const QString &text);
    void namedChanged();

private:
    struct Fixed {
        QToolButton *button;
        journal::Filter part;
    };

    QToolButton *addButton();
    void addNamedButton(const NamedLogFilter &named);
    void refresh();

    QHBoxLayout *m_layout;
    QList<Fixed> m_fixed;
    QList<QToolButton *> m_namedButtons;
    QList<NamedLogFilter> m_named;
    QString m_text;
};

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
