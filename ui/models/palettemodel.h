// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/meaningsearch.h"
#include "ui/theme/icon.h"
#include "workspace/definitions/names.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace tooltray::ui {

struct PaletteEntry {
    QString id; // unique within its source, stable over restarts
    QString text;
    QString keys;
    Icon icon = Icon::None;
};

// The id of an object of the workspace, or of one that is not saved yet.
QString paletteId(workspace::ObjectKind kind, const QString &name);

// One kind of thing that the palette finds: commands, pages, tools, log entries ...
class PaletteSource {
public:
    virtual ~PaletteSource() = default;

    // The word for the kind of the entries, shown beside them.
    virtual QString kind() const = 0;
    // Typed first, it limits the palette to this source; null for none.
    virtual QChar prefix() const = 0;
    // What can be chosen now; asked for each time the palette opens.
    virtual QList<PaletteEntry> entries() const = 0;
    // What can be made of the words behind its prefix; these stand first.
    virtual QList<PaletteEntry> answers(const QString & /*typed*/) const { return {}; }
    virtual void run(const QString &id) = 0;
    // True when an entry that is chosen can stand beside what is shown, and not in its place.
    virtual bool opensBeside() const { return false; }
    virtual void runBeside(const QString &id) { run(id); }

    // Much of a kind is only found by whoever asks for it, and is not kept among what was run lately.
    enum class Reach : std::uint8_t { Always, ByPrefix };
    virtual Reach reach() const { return Reach::Always; }
};

// What the palette lists for a query: the best matches of all sources first, those run lately before others
// that match as well. What has the letters as they were typed comes before what means the same, and that before what has
// the letters here and there.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaletteModel)

public:
    explicit PaletteModel(QObject *parent = nullptr);

    // The source must outlive the model.
    void addSource(PaletteSource &source);
    // Asks the sources again and forgets the query.
    void reload(const QStringList &recentIds);
    void setQuery(const QString &query);
    enum class OpenMode : std::uint8_t { InPlace, Beside };
    // Runs the entry of a row, beside what is shown where it can; the answer is its id, if that is worth to be
    // remembered.
    QString run(const QModelIndex &index, OpenMode mode = OpenMode::InPlace);
    // True when that makes a difference for one of the rows.
    bool opensBeside() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Candidate {
        PaletteSource *source;
        PaletteEntry entry;
        qsizetype age; // place in the list of recent ones, past its end for the others
    };
    struct Row {
        qsizetype candidate;
        int score;
        QList<qsizetype> positions;
    };

    PaletteSource *sourceFor(const QString &query) const; // by its prefix; null: all of them
    void takeAnswers(PaletteSource &source, const QString &typed);
    QList<Row> matches(const PaletteSource *source, QStringView typed) const;
    void addMeant(const QString &typed, const QList<bool> &isOpen, QList<Row> &rows) const;

    QList<PaletteSource *> m_sources;
    QList<Candidate> m_candidates; // the answers to the query behind the others
    qsizetype m_known = 0;         // how many others
    MeaningSearch m_meanings;      // of those
    QList<Row> m_rows;
};

} // namespace tooltray::ui
