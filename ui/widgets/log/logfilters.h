// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"
#include "ui/state/uistate.h"
#include "ui/theme/icon.h"
#include "ui/widgets/log/filtercompleter.h"

#include <QFrame>
#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;
class QToolButton;

// The ways to choose what the log shows: by a filter that is written, and by the usual ones.
namespace tooltray::ui {

class IconLabel;
class Theme;

// The field in which the log is filtered. Its edge says at once whether what is typed is a filter; it is applied
// a moment after the last key.
class FilterEdit final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilterEdit)

public:
    enum class State : std::uint8_t { Empty, Valid, Invalid };

    explicit FilterEdit(const Theme &theme, QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text); // applies it at once
    void type(const QString &text);    // as if by hand, and takes the keyboard
    State state() const { return m_state; }
    QString problem() const { return m_problem; }
    void setHistory(const QStringList &history) { m_history = history; }
    void setEntries(FilterCompleter::Entries entries) { m_completer->setEntries(std::move(entries)); }

Q_SIGNALS:
    void textChanged(const QString &text); // at each key
    void filterChanged(const tooltray::journal::Filter &filter);
    void problemChanged(const QString &problem); // empty: there is none any more
    void accepted(const QString &text);          // by Enter
    void left();                                 // by Escape out of the empty field
    void saveWanted();
    void helpWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void read();
    void apply();
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);
    QToolButton *addButton(Icon icon);
    void describe();

    const Theme &m_theme;
    IconLabel *m_icon;
    QLineEdit *m_field;
    FilterCompleter *m_completer;
    QToolButton *m_clear;
    QToolButton *m_save;
    QToolButton *m_help;
    QTimer *m_delay;
    QStringList m_history;
    State m_state = State::Empty;
    QString m_problem;
    journal::Filter m_filter; // as typed
    journal::Filter m_applied;
};

// What is asked of the log most often, each one press away, and the filters that got a name. A button is down while
// the filter asks for it.
class QuickFilters final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuickFilters)

public:
    explicit QuickFilters(QWidget *parent = nullptr);

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
