// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/completion.h"

#include <QCompleter>
#include <QFrame>
#include <QStandardItemModel>
#include <QStringList>
#include <QStyledItemDelegate>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace tooltray::ui {

class TextLabel;
class Theme;

// Something to be typed, in the font of code, and beside it what it means (DetailRole).
class ChoiceDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceDelegate)

public:
    explicit ChoiceDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

// Offers what could stand in a filter where the cursor is: fields, operators, and values that the log has.
class FilterCompleter final : public QCompleter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilterCompleter)

public:
    using Entries = std::function<std::vector<journal::EntryPointer>()>;

    FilterCompleter(const Theme &theme, QLineEdit &field);

    void setEntries(Entries entries) { m_entries = std::move(entries); }

    void offer();                              // for what stands before the cursor
    void offerWhole(const QStringList &texts); // in place of all that stands there

private:
    void show(const journal::FilterCompletions &completions, const QString &text);
    void choose(const QModelIndex &index);
    void open();

    QLineEdit &m_field;
    Entries m_entries;
    QStandardItemModel m_choices;
    int m_revision = 0;
    qsizetype m_from = 0; // what a choice replaces
    qsizetype m_length = 0;
};

// The language of the filter by examples, each of which can be taken.
class FilterSheet final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilterSheet)

public:
    explicit FilterSheet(const Theme &theme, QWidget *parent);

    void openBelow(const QWidget &anchor);

Q_SIGNALS:
    void chosen(const QString &filter);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fill();

    const Theme &m_theme;
    TextLabel *m_title;
    TextLabel *m_rules;
    QListWidget *m_examples;
};

} // namespace tooltray::ui
