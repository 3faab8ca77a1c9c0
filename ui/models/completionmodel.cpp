// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/completionmodel.h"

#include "ui/models/schematreemodel.h"
#include "ui/models/subsequence.h"

#include <algorithm>
#include <tuple>

namespace tooltray::ui {
namespace {

using CompletionNode = SchemaNode::Kind;

CompletionNode nodeKind(Completion::Kind kind)
{
    switch (kind) {
    case Completion::Kind::Input:
    case Completion::Kind::Variable: return CompletionNode::Argument;
    case Completion::Kind::Type:
    case Completion::Kind::Fragment: return CompletionNode::Type;
    case Completion::Kind::Value: return CompletionNode::EnumValue;
    case Completion::Kind::Field:
    case Completion::Kind::Directive:
    case Completion::Kind::Keyword: break;
    }
    return CompletionNode::Field;
}

} // namespace

CompletionModel::CompletionModel(QObject *parent) : QAbstractListModel(parent) {}

CompletionModel::~CompletionModel() = default;

void CompletionModel::setCompletions(std::vector<Completion> completions, const QString &typed)
{
    beginResetModel();
    m_completions = std::move(completions);
    m_rows.clear();
    struct Match {
        bool begins;
        int score;
        qsizetype row;
    };
    std::vector<Match> matches;
    for (std::size_t i = 0; i < m_completions.size(); ++i) {
        const QString name = QString::fromStdString(m_completions[i].name);
        if (const auto match = matchSubsequence(typed, name))
            matches.push_back({name.startsWith(typed, Qt::CaseInsensitive), match->score, qsizetype(i)});
    }
    std::ranges::sort(matches, {},
                      [](const Match &match) { return std::tuple(!match.begins, -match.score, match.row); });
    for (const Match &match : matches)
        m_rows.append(match.row);
    endResetModel();
}

const Completion &CompletionModel::completion(int row) const
{
    return m_completions[static_cast<std::size_t>(m_rows[row])];
}

int CompletionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CompletionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Completion &item = completion(index.row());
    const QString name = QString::fromStdString(item.name);
    const QString type = QString::fromStdString(item.type);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return name;
    case Qt::AccessibleTextRole:
        return type.isEmpty() ? name : QString(name + QLatin1StringView(", ") + type);
    case TypeTextRole: return type;
    //: Behind a variable that is declared when it is chosen
    case ArgumentsRole: return item.declaration.empty() ? QString() : tr(" new");
    case CoordinateRole: return QString::fromStdString(item.coordinate);
    case DeprecationRole: return item.isDeprecated ? QVariant(QString()) : QVariant();
    case NodeKindRole: return static_cast<int>(nodeKind(item.kind));
    default: return {};
    }
}

} // namespace tooltray::ui
