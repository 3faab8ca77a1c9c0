// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/widgets/log/entryparts.h"

#include <QWidget>

#include <cstddef>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPlainTextEdit;
class QSplitter;
class QTabWidget;
class QTimer;
class QToolButton;

namespace tooltray::ui {

class IconLabel;
class TextLabel;
class Theme;
class UiState;

// One side of a request to an endpoint: its first line, header fields and body.
class ExchangePane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangePane)

public:
    enum class Side : std::uint8_t { Request, Response };

    ExchangePane(const Theme &theme, Side side, BodyView::Fetch fetch, QWidget *parent = nullptr);

    void setExchange(const journal::Exchange *exchange); // null: there is none
    QSplitter &parts() const { return *m_parts; }        // header fields and body

private:
    Side m_side;
    QLineEdit *m_line;
    QSplitter *m_parts;
    FactList *m_headers;
    BodyView *m_body;
};

// All of one call. It stays with its call whatever becomes of the list; when the call goes on, so does this.
class LogDetail final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogDetail)

public:
    enum class Tab : int { Overview, CallRequest, CallResult, Request, Response, Timing, Notes, Count };

    LogDetail(const Theme &theme, BodyView::Fetch fetch, QWidget *parent = nullptr);

    enum class Presence : std::uint8_t { Always, WhileEnabled };
    void takeKeyboard(); // for its tabs
    void addButton(QAction &action, Presence presence = Presence::Always);
    void keepSizes(UiState &state); // of its parts
    QSize minimumSizeHint() const override;

    void setEntry(journal::EntryPointer entry); // null: none
    const journal::EntryPointer &entry() const { return m_entry; }
    // The request of the call that is shown; null when it has none.
    const journal::Exchange *exchange() const;
    void setExchange(std::size_t number);

Q_SIGNALS:
    void closed();
    void left(); // by Escape
    void noteWritten(tooltray::journal::EntryId id, const QString &note);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTabs(const BodyView::Fetch &fetch);
    void retranslate();
    void refresh();
    void showExchange();
    void giveButtonsRoom();
    void writeNote();

    const Theme &m_theme;
    IconLabel *m_mark;
    TextLabel *m_title;
    QHBoxLayout *m_header;
    QComboBox *m_picker; // of the request, where there are several
    QToolButton *m_close;
    QList<QToolButton *> m_buttons; // of what can be done with the call
    QTabWidget *m_tabs;
    FactList *m_overview;
    BodyView *m_arguments;
    BodyView *m_result;
    ExchangePane *m_request;
    ExchangePane *m_response;
    FactList *m_timing;
    QPlainTextEdit *m_note;
    QTimer *m_noteDelay;
    journal::EntryPointer m_entry;
    std::size_t m_exchange = 0;
};

} // namespace tooltray::ui
