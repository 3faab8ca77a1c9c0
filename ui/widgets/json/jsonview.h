// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"
#include "ui/navigation/edittarget.h"
#include "ui/widgets/json/jsonviewparts.h"

#include <QWidget>

#include <array>
#include <memory>
#include <string>

class QAction;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// Shows an answer, JSON or not, as text, as a tree and as a table, however big it is: it is read and laid out off
// the window's thread, and what would take too long to show is cut and says so.
class JsonView final : public QWidget, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonView)

public:
    explicit JsonView(const Theme &theme, QWidget *parent = nullptr);

    // Null: there is nothing to show, and the text for that stands there.
    void setBody(std::shared_ptr<const std::string> body);
    void setEmptyText(const QString &text);

    const JsonDocument &document() const { return m_document; }
    // True when the body that was set last stands there, all of it.
    bool isComplete() const;
    // Stays where it can, also for other bodies.
    JsonViewMode look() const { return m_look; }
    void setLook(JsonViewMode look);
    void openSearch();
    json::Pointer currentPointer() const;

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

Q_SIGNALS:
    void completed();
    void lookChanged();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addActions();
    void build();
    void setTexts();
    void read(JsonLayout layout);
    void showDocument(JsonDocument document);
    void showLook(JsonViewMode look);
    void showNotice();
    void showPlace();
    void showAt(const json::Pointer &pointer);
    const json::Value *currentValue() const;
    void copy();

    const Theme &m_theme;
    JsonDocument m_document;
    QString m_emptyText;
    std::shared_ptr<const std::string> m_body;
    int m_revision = 0; // of the body; what comes back for an older one is dropped
    JsonViewMode m_wantedLook = JsonViewMode::Text;
    JsonViewMode m_look = JsonViewMode::Text;
    bool m_isReading = false;

    std::array<QToolButton *, 3> m_looks; // by JsonViewMode
    QToolButton *m_find;
    QToolButton *m_copy;
    QToolButton *m_more;
    TextLabel *m_summary;
    InlineMessage *m_notice;
    QWidget *m_openButton = nullptr; // of the notice
    QWidget *m_panes;
    QStackedLayout *m_stack;
    TextLabel *m_empty;
    JsonEdit *m_text;
    JsonTreePane *m_tree;
    JsonTablePane *m_table;
    JsonImagePane *m_image; // in place of the text of a picture
    TextLabel *m_place;
    FindBar *m_findBar;
    JsonViewSearch *m_search;
    QMenu *m_menu;
    QMenu *m_levels;
    QAction *m_copyAll;
    QAction *m_copyValue;
    QAction *m_copyPath;
    QAction *m_pretty;
    QAction *m_wrap;
    QAction *m_save;
    QAction *m_open;
    BodyFile *m_file;
};

} // namespace tooltray::ui
