// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"
#include "ui/state/uistate.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
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

} // namespace tooltray::ui
