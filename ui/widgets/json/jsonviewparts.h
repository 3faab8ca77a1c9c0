// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"
#include "ui/widgets/inlinemessage.h"
#include "json/pointer.h"

#include <QList>
#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

class QTemporaryDir;
class QWidget;

// What a JsonView is made of besides its panes: the search in it, and the file that a body becomes.
namespace tooltray::ui {

class FindBar;
class JsonEdit;
class JsonImagePane;
class JsonTablePane;
class JsonTreePane;

enum class JsonViewMode : std::uint8_t { Text, Tree, Table };

// The search within an answer: looks for what stands in the find bar, off the window's thread, and goes from match to
// match in the pane that is shown. All that it is given has to outlive it.
class JsonViewSearch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonViewSearch)

public:
    struct Panes {
        JsonEdit *text;
        JsonTreePane *tree;
        JsonTablePane *table;
    };

    JsonViewSearch(const JsonDocument &document, const Panes &panes, FindBar &bar, QObject *parent);

    void setLook(JsonViewMode look) { m_look = look; }
    void search();
    void searchIfOpen(); // for what is shown now
    void drop();         // what is being looked for
    void forget();       // what was found
    void step(int direction);

private:
    void setMatches(QList<qsizetype> positions, std::vector<json::Pointer> pointers);
    void reveal();
    qsizetype matchCount() const;

    const JsonDocument &m_document;
    const Panes m_panes;
    FindBar &m_bar;
    JsonViewMode m_look = JsonViewMode::Text;
    int m_revision = 0;           // what comes back for an older one is dropped
    QList<qsizetype> m_positions; // what was found, in a text
    std::vector<json::Pointer> m_pointers;
    qsizetype m_match = 0;
};

// An answer as a file: where somebody saves it, or for another program, for as long as the view is there. Nobody else
// on the machine can read either.
class BodyFile final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyFile)

public:
    using Body = std::shared_ptr<const std::string>;

    explicit BodyFile(QWidget *view);

    // Precondition of both: there is a body.
    void saveAs(const Body &body);
    void openElsewhere(const Body &body);

Q_SIGNALS:
    void told(tooltray::ui::MessageKind kind, const QString &text);
    void opened(); // in another program, and there is nothing to tell

private:
    void save(const Body &body, const QString &path);
    bool makeFolder();
    QString nameFor(const Body &body);
    void open(const QString &path);

    QWidget *m_view;
    // Whoever still writes into it has it, too: it goes with the last one.
    std::shared_ptr<QTemporaryDir> m_folder;
    std::weak_ptr<const std::string> m_last; // that was opened
    int m_count = 0;                         // of those opened, each of which has a name of its own
};

} // namespace tooltray::ui
