// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/pages.h"

#include <QHash>
#include <QStackedWidget>
#include <QStringList>

#include <functional>

namespace tooltray::ui {

// Shows one page at a time and makes each when it is first asked for. Remembers the way, so that one can go
// back.
class PageHost final : public QStackedWidget, public Navigator {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PageHost)

public:
    // What pages work with; the way between them is this.
    struct Setting {
        engine::Engine &engine;
        const Theme &theme;
        ActionRegistry &actions;
        UiState &state;
        std::function<QList<PaletteSource *>()> found = {};
    };

    PageHost(const QList<PageSpec> &pages, const Setting &setting, QWidget *parent = nullptr);

    const QList<PageSpec> &pages() const { return m_pages; }
    QString currentPage() const;
    // True if it is the current page of a window that is neither hidden nor minimised.
    bool isSeen(const QString &id) const { return m_isSeen && currentPage() == id; }
    void openPage(const QString &id); // unknown ids are ignored
    void open(const Place &place) override;
    void addActions();                                          // of all pages
    QStringList unsavedNames() const;                           // see DraftsPage
    QMap<QString, QString> newItems(const QString &page) const; // see DraftsPage

    bool canGoBack() const { return m_position > 0; }
    bool canGoForward() const { return m_position + 1 < m_history.size(); }
    void goBack();
    void goForward();

Q_SIGNALS:
    void pageChanged(const QString &id);
    void sightChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *made(const QString &id); // null for unknown ids
    void show(const QString &id);
    static void giveKeyboard(QWidget &page);
    void retranslate();

    QList<PageSpec> m_pages;
    PageContext m_context;
    QHash<QString, QWidget *> m_made;
    QStringList m_history;
    qsizetype m_position = -1;
    bool m_isSeen = false;
};

} // namespace tooltray::ui
