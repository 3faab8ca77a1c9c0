// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/palettemodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"
#include "ui/models/subsequence.h"

#include <algorithm>
#include <tuple>

namespace tooltray::ui {
namespace {

constexpr qsizetype kMaxRows = 100;
constexpr qsizetype kShortestQuestion = 3; // in fewer letters nothing is said
constexpr int kTogether = 7; // of the score for each letter: as beginnings of words and neighbours have

} // namespace

QString paletteId(workspace::ObjectKind kind, const QString &name)
{
    return fromUtf8(workspace::kindName(kind)) + u'/' + name;
}

PaletteModel::PaletteModel(QObject *parent) : QAbstractListModel(parent) {}

void PaletteModel::addSource(PaletteSource &source)
{
    m_sources.append(&source);
}

void PaletteModel::reload(const QStringList &recentIds)
{
    m_candidates.clear();
    for (PaletteSource *source : m_sources) {
        for (const PaletteEntry &entry : source->entries()) {
            const qsizetype recent = recentIds.indexOf(entry.id);
            m_candidates.append({source, entry, recent < 0 ? recentIds.size() : recent});
        }
    }
    m_known = m_candidates.size();
    QList<QString> names;
    names.reserve(m_known);
    for (const Candidate &candidate : m_candidates)
        names.append(candidate.entry.text);
    m_meanings = MeaningSearch(names);
    setQuery({});
}

void PaletteModel::setQuery(const QString &query)
{
    beginResetModel();
    m_candidates.resize(m_known);
    PaletteSource *source = sourceFor(query);
    const QString typed = source ? query.mid(1) : query;
    if (source)
        takeAnswers(*source, typed);
    m_rows = matches(source, typed);
    endResetModel();
}

QString PaletteModel::run(const QModelIndex &index, OpenMode mode)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    // A copy: what is run may reload this model.
    const Candidate chosen = m_candidates[m_rows[index.row()].candidate];
    if (mode == OpenMode::Beside)
        chosen.source->runBeside(chosen.entry.id);
    else
        chosen.source->run(chosen.entry.id);
    return chosen.source->reach() == PaletteSource::Reach::Always ? chosen.entry.id : QString();
}

bool PaletteModel::opensBeside() const
{
    return std::ranges::any_of(
        m_rows, [this](const Row &row) { return m_candidates[row.candidate].source->opensBeside(); });
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[index.row()];
    const auto &[source, entry, age] = m_candidates[row.candidate];
    switch (role) {
    case Qt::DisplayRole: return entry.text;
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.text, source->kind(), entry.keys};
        parts.removeAll(QString());
        return parts.join(listSeparator());
    }
    case IdRole: return entry.id;
    case IconRole: return static_cast<int>(entry.icon);
    case DetailRole: return source->kind();
    case KeysRole: return entry.keys;
    case PositionsRole: return QVariant::fromValue(row.positions);
    default: return {};
    }
}

PaletteSource *PaletteModel::sourceFor(const QString &query) const
{
    if (query.isEmpty())
        return nullptr;
    const auto found = std::ranges::find(m_sources, query.front(), &PaletteSource::prefix);
    return found == m_sources.end() ? nullptr : *found;
}

void PaletteModel::takeAnswers(PaletteSource &source, const QString &typed)
{
    for (const PaletteEntry &entry : source.answers(typed))
        m_candidates.append({&source, entry, 0});
}

QList<PaletteModel::Row> PaletteModel::matches(const PaletteSource *source, QStringView typed) const
{
    QList<Row> rows;
    QList<bool> isOpen(m_known, false); // to be found by its meaning
    const auto isAnswer = [this](const PaletteEntry &entry) {
        return std::any_of(m_candidates.begin() + m_known, m_candidates.end(),
                           [&entry](const Candidate &other) { return other.entry.id == entry.id; });
    };
    for (qsizetype i = 0; i < m_known; ++i) {
        const Candidate &candidate = m_candidates[i];
        // There may be several of a kind: commands of this window, and of another one.
        const bool isMeant = source ? candidate.source->prefix() == source->prefix()
                                    : candidate.source->reach() == PaletteSource::Reach::Always;
        if (!isMeant || isAnswer(candidate.entry))
            continue;
        if (auto match = matchSubsequence(typed, candidate.entry.text))
            rows.append({i, match->score, std::move(match->positions)});
        else
            isOpen[i] = true;
    }
    std::ranges::sort(rows, {}, [this](const Row &row) {
        const Candidate &candidate = m_candidates[row.candidate];
        // Without a query all match alike, and then the sources' own order is better than that of length.
        const qsizetype length = row.positions.isEmpty() ? 0 : candidate.entry.text.size();
        return std::tuple(-row.score, candidate.age, length, row.candidate);
    });
    addMeant(typed.toString().trimmed(), isOpen, rows);
    if (rows.size() > kMaxRows)
        rows.resize(kMaxRows);
    for (qsizetype i = m_candidates.size() - 1; i >= m_known; --i)
        rows.prepend({i, 0, {}});
    return rows;
}

void PaletteModel::addMeant(const QString &typed, const QList<bool> &isOpen, QList<Row> &rows) const
{
    const auto letters = std::ranges::count_if(typed, [](QChar letter) { return !letter.isSpace(); });
    // A sign before the words is the prefix of a source that is not there.
    if (letters < kShortestQuestion || !typed.front().isLetterOrNumber())
        return;
    const auto isScattered = [&](const Row &row) { return row.score < kTogether * letters; };
    auto place = std::ranges::find_if(rows, isScattered) - rows.begin();
    for (const qsizetype found : m_meanings.find(typed))
        if (isOpen[found])
            rows.insert(place++, {found, 0, {}});
}

} // namespace tooltray::ui
