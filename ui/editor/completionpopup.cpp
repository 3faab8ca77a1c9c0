// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/completionpopup.h"

#include "ui/delegates/schemadelegate.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/hovertip.h"
#include "ui/editor/schemadocs.h"
#include "ui/language/sentence.h"
#include "ui/models/schematreemodel.h"
#include "ui/models/subsequence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QCompleter>
#include <QEvent>
#include <QListView>
#include <QScreen>
#include <QScrollBar>

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
    case Qt::AccessibleTextRole: return type.isEmpty() ? name : QString(name + listSeparator() + type);
    case TypeTextRole: return type;
    //: Behind a variable that is declared when it is chosen
    case ArgumentsRole: return item.declaration.empty() ? QString() : tr(" new");
    case CoordinateRole: return QString::fromStdString(item.coordinate);
    case DeprecationRole: return item.isDeprecated ? QVariant(QString()) : QVariant();
    case NodeKindRole: return static_cast<int>(nodeKind(item.kind));
    default: return {};
    }
}

namespace {

constexpr int kLeastWidth = 260;
constexpr int kMaxWidth = 460;
constexpr int kMaxChoices = 10;

} // namespace

CompletionPopup::CompletionPopup(CodeEditor &editor)
    : QObject(&editor)
    , m_editor(editor)
    , m_model(new CompletionModel(this))
    , m_completer(new QCompleter(m_model, this))
    , m_list(new QListView)
    , m_docs(new DocsTip(&editor))
{
    m_completer->setPopup(m_list); // which it owns
    m_completer->setWidget(&editor);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(kMaxChoices);
    m_list->setItemDelegate(new SchemaDelegate(editor.theme(), m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);

    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) {
                if (index.row() >= m_model->rowCount())
                    return;
                const Completion completion = m_model->completion(index.row());
                hide();
                Q_EMIT chosen(completion);
            });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompletionPopup::showDocs);
}

void CompletionPopup::show(Completions completions, const QString &typed, graphql::SchemaPointer schema,
                           Preselection preselection)
{
    m_schema = std::move(schema);
    m_list->setAccessibleName(tr("Completions"));
    m_model->setCompletions(std::move(completions.items), typed);
    completions.items.clear();
    m_completions = std::move(completions);
    // A name that is typed in full needs no list.
    const bool isComplete =
        m_model->rowCount() == 1 && QString::fromStdString(m_model->completion(0).name) == typed;
    if (m_model->rowCount() == 0 || isComplete)
        return hide();

    int width = kLeastWidth;
    for (int row = 0; row < std::min(m_model->rowCount(), 200); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const QString text = index.data().toString() + index.data(TypeTextRole).toString();
        width = std::max(width, m_list->fontMetrics().horizontalAdvance(text) + 8 * metrics::kSpacing);
    }
    QRect below = m_editor.cursorRect();
    below.translate(m_editor.viewport()->pos());
    below.setLeft(below.left() - m_editor.fontMetrics().horizontalAdvance(typed) - metrics::kSpacingSmall);
    below.setWidth(std::min(width, kMaxWidth));
    m_completer->complete(below);
    m_list->setCurrentIndex(preselection == Preselection::First ? m_completer->completionModel()->index(0, 0)
                                                                : QModelIndex());
    showDocs(m_list->currentIndex());
}

void CompletionPopup::hide()
{
    m_list->hide();
    m_docs->hide();
}

bool CompletionPopup::isVisible() const
{
    return m_list->isVisible();
}

bool CompletionPopup::hasChoice() const
{
    return isVisible() && m_list->currentIndex().isValid();
}

bool CompletionPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::Hide)
        m_docs->hide();
    return QObject::eventFilter(watched, event);
}

void CompletionPopup::showDocs(const QModelIndex &index)
{
    const QString coordinate = index.data(CoordinateRole).toString();
    const QString html = m_schema && !coordinate.isEmpty() && m_list->isVisible()
                             ? schemaDocs(*m_schema, coordinate, m_editor.theme().tokens(), DocsStyle::Tip)
                             : QString();
    if (html.isEmpty())
        return m_docs->hide();
    m_docs->setDocs(html, m_editor.theme().tokens());
    const QRect list = m_list->geometry();
    QPoint place = list.topRight() + QPoint(metrics::kSpacingSmall, 0);
    const QScreen *screen = m_editor.screen();
    if (screen && place.x() + m_docs->width() > screen->availableGeometry().right())
        place.setX(list.left() - metrics::kSpacingSmall - m_docs->width());
    m_docs->move(place);
    m_docs->show();
}

} // namespace tooltray::ui
