// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"
#include "json/pointer.h"

#include <QList>
#include <QObject>

#include <cstdint>
#include <vector>

namespace tooltray::ui {

class FindBar;
class JsonEdit;
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
    ~JsonViewSearch() override;

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

} // namespace tooltray::ui
