// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/models/palettesource.h"

#include <QObject>

#include <deque>
#include <vector>

namespace tooltray::engine {
class CurationDesk;
class LogDesk;
} // namespace tooltray::engine

namespace tooltray::ui {

class Navigator;

// Calls of the log, as the palette finds them behind "#": the newest by what they called, all by their number.
class CallSource final : public QObject, public PaletteSource {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallSource)

public:
    static constexpr std::size_t kNewest = 100;

    CallSource(engine::LogDesk &log, const engine::CurationDesk &curation, Navigator &navigator);
    ~CallSource() override;

    QString kind() const override;
    QChar prefix() const override { return u'#'; }
    Reach reach() const override { return Reach::ByPrefix; }
    QList<PaletteEntry> entries() const override;
    QList<PaletteEntry> answers(const QString &typed) const override;
    void run(const QString &id) override;

private:
    void load();
    void take(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);

    engine::LogDesk &m_log;
    Navigator &m_navigator;
    std::deque<journal::LogEntry> m_calls; // the oldest first, without their bodies
    bool m_isLoaded = false;
};

} // namespace tooltray::ui
