// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/completionpopup.h"

#include "ui/delegates/schemadelegate.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/hovertip.h"
#include "ui/editor/schemadocs.h"
#include "ui/models/completionmodel.h"
#include "ui/models/schematreemodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QCompleter>
#include <QEvent>
#include <QListView>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace tooltray::ui {
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

CompletionPopup::~CompletionPopup() = default;

void CompletionPopup::show(Completions completions, const QString &typed, graphql::SchemaPointer schema)
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
    m_list->setCurrentIndex(m_completer->completionModel()->index(0, 0));
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
