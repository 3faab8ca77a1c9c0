// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/exchange.h"
#include "ui/models/logfacts.h"

#include <QFuture>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <string>

class QAction;

// What an entry of the log is shown with: facts about it, and bodies.
namespace tooltray::ui {

class InlineMessage;
class JsonView;
class Theme;

// A body of the log, and what of it is not as it went over the wire. One that is cut can be fetched whole.
class BodyView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyView)

public:
    using Fetch = std::function<QFuture<Result<std::string>>(journal::Body)>;

    BodyView(const Theme &theme, Fetch fetch, QWidget *parent = nullptr);

    void setEmptyText(const QString &text);
    // The same body again changes nothing: what is unfolded and found in it stays.
    void setBody(const journal::Body &body);

private:
    void fetchWhole();
    void describe();

    Fetch m_fetch;
    JsonView *m_view;
    InlineMessage *m_notice;
    QAction *m_whole;
    journal::Body m_body;
    bool m_isWhole = true; // what is shown
    int m_revision = 0;
    QString m_problem;
    QString m_emptyText;
};

// A fact: its name steps back, its value does not, a time may have a bar.
class FactDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FactDelegate)

public:
    explicit FactDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

// Facts one below the other, to be read, walked through and copied.
class FactList final : public QTreeWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FactList)

public:
    explicit FactList(const Theme &theme, QWidget *parent = nullptr);

    void setFacts(const QList<Fact> &facts);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Copied : std::uint8_t { Facts, Values };

    void fitNames();
    void copy(Copied what);
};

} // namespace tooltray::ui
