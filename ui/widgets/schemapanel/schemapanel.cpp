// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemapanel/schemapanel.h"

#include "base/task/ask.h"
#include "ui/delegates/schemadelegate.h"
#include "ui/editor/graphqleditor.h"
#include "ui/editor/schemadocs.h"
#include "ui/language/language.h"
#include "ui/models/schemahitmodel.h"
#include "ui/models/schematreemodel.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/schemapanel/schemaediting.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QThreadPool>
#include <QTreeView>
#include <QVBoxLayout>

#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kTypingPause{120};
constexpr std::size_t kMaxHits = 60;
constexpr int kIndentation = 16;
constexpr int kTreeShare = 3; // of the height, to one part for what the schema says

using IndexPointer = std::shared_ptr<const graphql::SchemaSearch>;

} // namespace

SchemaPanel::SchemaPanel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_model(new SchemaTreeModel(this))
    , m_hits(new SchemaHitModel(this))
    , m_search(new QLineEdit(this))
    , m_message(new InlineMessage(theme, this))
    , m_stack(new QStackedWidget(this))
    , m_tree(new QTreeView(this))
    , m_list(new QListView(this))
    , m_empty(new TextLabel(this))
    , m_docs(new QTextBrowser(this))
{
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(makeUpperPart());
    splitter->addWidget(m_docs);
    splitter->setStretchFactor(0, kTreeShare);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    m_docs->setFrameShape(QFrame::NoFrame);
    m_docs->setOpenLinks(false);
    m_docs->document()->setDocumentMargin(metrics::kSpacing);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_search);
    layout->addWidget(m_message);
    layout->addWidget(splitter, 1);
    m_message->hide();
    m_searchPause.setSingleShot(true);
    m_searchPause.setInterval(kTypingPause);
    connect(&m_searchPause, &QTimer::timeout, this, &SchemaPanel::search);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_searchPause.start(); });
    connect(m_docs, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { reveal(url.path()); });
    connect(&theme, &Theme::themeChanged, this, &SchemaPanel::refreshDocs);

    keepTranslated(*this, [this] {
        m_search->setPlaceholderText(tr("Search types and fields"));
        m_search->setAccessibleName(tr("Search the schema"));
        m_tree->setAccessibleName(tr("Schema"));
        m_list->setAccessibleName(tr("Found in the schema"));
        m_docs->setAccessibleName(tr("About the selected row"));
        showParts();
        refreshDocs();
    });
}

SchemaPanel::~SchemaPanel() = default;

QWidget *SchemaPanel::makeUpperPart()
{
    m_search->setClearButtonEnabled(true);
    m_search->addAction(m_theme.icon(Icon::Search, Tint::Muted), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);

    m_tree->installEventFilter(this);
    m_tree->setModel(m_model);
    announceRows(*m_tree);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(kIndentation);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setModel(m_hits);
    m_list->setUniformItemSizes(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setMargin(metrics::kMarginLarge);
    for (QAbstractItemView *view : std::initializer_list<QAbstractItemView *>{m_tree, m_list}) {
        view->setItemDelegate(new SchemaDelegate(m_theme, view));
        view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        view->setFrameShape(QFrame::NoFrame);
        m_stack->addWidget(view);
        connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this](const QModelIndex &current) { showDocs(current.data(CoordinateRole).toString()); });
    }
    m_stack->addWidget(m_empty);

    connect(m_tree, &QTreeView::activated, this, &SchemaPanel::activate);
    // A click into a box is taken before it makes the row current, and Space is for the row that was clicked.
    connect(m_tree, &QTreeView::clicked, m_tree, &QTreeView::setCurrentIndex);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &SchemaPanel::showContextMenu);
    connect(m_list, &QListView::activated, this, &SchemaPanel::revealHit);
    return m_stack;
}

void SchemaPanel::setSchema(graphql::SchemaPointer schema)
{
    if (m_model->schema() == schema)
        return;
    m_model->setSchema(std::move(schema));
    m_hits->setHits(m_model->schema(), {});
    m_index.reset();
    ++m_searchRevision; // what is still being looked for is of the schema before
    showOperation();
    showDocs({});
    showParts();
    buildSearch();
}

void SchemaPanel::setEmptyText(const QString &text)
{
    m_emptyText = text;
    showParts();
}

void SchemaPanel::setEditor(GraphqlEditor *editor)
{
    m_editing.reset();
    if (!editor)
        return;
    m_editing = std::make_unique<SchemaEditing>(*m_model, *editor);
    connect(m_editing.get(), &SchemaEditing::refused, this, [this](const QString &why) {
        m_message->setMessage(MessageKind::Warning, why);
        m_message->show();
    });
    connect(m_editing.get(), &SchemaEditing::changed, m_message, &QWidget::hide);
    connect(editor, &GraphqlEditor::documentChanged, m_message, &QWidget::hide);
    connect(editor, &GraphqlEditor::definitionWanted, m_editing.get(),
            [this](const QString &coordinate) { revealFromText(coordinate); });
}

void SchemaPanel::reveal(const QString &coordinate)
{
    reveal(m_model->find(coordinate));
}

void SchemaPanel::showOperation()
{
    m_tree->collapseAll();
    if (!m_model->schema())
        return;
    // Where there is no operation yet, it will be of the kind that is used most.
    QModelIndex top = m_editing ? m_model->find(SchemaPlace{m_editing->operationType()}) : QModelIndex();
    if (!top.isValid())
        top = m_model->index(0, 0);
    expandChosen(top);
    m_tree->setCurrentIndex({});
    m_tree->scrollToTop();
}

void SchemaPanel::expandChosen(const QModelIndex &parent)
{
    m_tree->expand(parent);
    for (int i = 0; i < m_model->rowCount(parent); ++i) {
        const QModelIndex child = m_model->index(i, 0, parent);
        const SchemaNode *node = m_model->node(child);
        if (node->kind != SchemaNode::Kind::Argument && node->type.isComposite()
            && child.data(Qt::CheckStateRole).toInt() != Qt::Unchecked)
            expandChosen(child);
    }
}

// Where the operation has it, for there are the boxes; else among the types.
void SchemaPanel::revealFromText(const QString &coordinate)
{
    const std::optional<SchemaPlace> place = m_editing->placeAtCursor();
    const QModelIndex chosen = place ? m_model->find(*place) : QModelIndex();
    if (chosen.data(CoordinateRole).toString() != coordinate)
        return reveal(coordinate);
    reveal(chosen);
}

void SchemaPanel::activate(const QModelIndex &index)
{
    const std::optional<SchemaPlace> place = m_model->place(index);
    if (place && m_editing && m_editing->showInText(*place))
        return;
    m_tree->setExpanded(index, !m_tree->isExpanded(index));
}

void SchemaPanel::reveal(const QModelIndex &index)
{
    m_search->clear();
    showParts();
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_tree->setFocus(Qt::OtherFocusReason);
}

void SchemaPanel::revealHit(const QModelIndex &hit)
{
    const QString coordinate = hit.data(CoordinateRole).toString();
    const SchemaPlace place = m_hits->place(hit);
    // A field where it can be chosen; a type among the types.
    const bool isField = coordinate.contains(u'.');
    const QModelIndex found = isField && !place.path.empty() ? m_model->find(place) : QModelIndex();
    const bool isIt = found.isValid() && found.data(CoordinateRole).toString() == coordinate;
    reveal(isIt ? found : m_model->find(coordinate));
}

void SchemaPanel::showContextMenu(const QPoint &position)
{
    const QModelIndex index = m_tree->indexAt(position);
    const bool isByKey = !index.isValid() || !m_tree->visualRect(index).contains(position);
    const QModelIndex about = isByKey ? m_tree->currentIndex() : index;
    std::unique_ptr<QMenu> menu = menuFor(about);
    if (menu->isEmpty())
        return;
    const QPoint place = isByKey ? m_tree->visualRect(about).center() : position;
    QMenu *shown = menu.release();
    shown->setAttribute(Qt::WA_DeleteOnClose);
    shown->popup(m_tree->viewport()->mapToGlobal(place));
}

std::unique_ptr<QMenu> SchemaPanel::menuFor(const QModelIndex &index)
{
    using Kind = SchemaNode::Kind;
    auto menu = std::make_unique<QMenu>(this);
    const SchemaNode *node = m_model->node(index);
    if (!node)
        return menu;
    const std::optional<SchemaPlace> place = m_model->place(index);
    if (m_editing && place) {
        const bool isChosen = index.data(Qt::CheckStateRole).toInt() != Qt::Unchecked;
        const bool isArgument = node->kind == Kind::Argument;
        const QString add = isArgument ? tr("Use as argument") : tr("Add field");
        const QString remove = isArgument ? tr("Remove argument") : tr("Remove field");
        menu->addAction(isChosen ? remove : add, this, [this, place, isChosen] {
            m_editing->choose(*place, isChosen ? Choice::Remove : Choice::Add);
        });
        if (!isArgument && node->type.isComposite()) {
            menu->addAction(tr("Add all scalar fields"), this,
                            [this, place] { m_editing->addLeaves(*place, 1); });
            menu->addAction(tr("Add recursively to depth 2"), this,
                            [this, place] { m_editing->addLeaves(*place, 2); });
        }
        menu->addSeparator();
    }
    const bool hasType = node->kind == Kind::Field || node->kind == Kind::Argument
                         || node->kind == Kind::InputField || node->kind == Kind::Fragment
                         || node->kind == Kind::Operation;
    if (hasType && node->type) {
        const QString name = QString::fromStdString(std::string(node->type.name()));
        QAction *go = menu->addAction(tr("Go to type %1").arg(withoutMnemonics(name)), this,
                                      [this, name] { reveal(name); });
        go->setShortcut(Qt::Key_F12);
    }
    if (const QString coordinate = index.data(CoordinateRole).toString(); !coordinate.isEmpty())
        menu->addAction(m_theme.icon(Icon::Copy), tr("Copy name"), this,
                        [coordinate] { QApplication::clipboard()->setText(coordinate); });
    return menu;
}

void SchemaPanel::showDocs(const QString &coordinate)
{
    m_documented = coordinate;
    refreshDocs();
}

void SchemaPanel::refreshDocs()
{
    const graphql::SchemaPointer &schema = m_model->schema();
    QString html;
    if (schema && !m_documented.isEmpty())
        html = schemaDocs(*schema, m_documented, m_theme.tokens(), DocsStyle::Page);
    else if (schema) //: Below the tree of a schema, while no row of it is chosen
        html = QStringLiteral("<p style=\"color: %1\">%2</p>")
                   .arg(m_theme.tokens().muted.name(), tr("Select a field to see its docs.").toHtmlEscaped());
    m_docs->document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 6px 0 }"));
    m_docs->setHtml(html);
    m_docs->setAccessibleDescription(m_docs->toPlainText()); // screen readers read no more of it on Tab
    m_docs->setVisible(schema != nullptr);
}

void SchemaPanel::buildSearch()
{
    if (!m_model->schema())
        return;
    const auto build = [schema = m_model->schema()]() -> Result<IndexPointer> {
        return std::make_shared<const graphql::SchemaSearch>(schema);
    };
    whenDone(ask(QThreadPool::globalInstance(), build), this,
             [this, schema = m_model->schema()](const Result<IndexPointer> &index) {
                 if (!index || schema != m_model->schema())
                     return;
                 m_index = *index;
                 search();
             });
}

void SchemaPanel::search()
{
    const QString question = m_search->text().trimmed();
    const std::uint64_t revision = ++m_searchRevision;
    showParts();
    if (question.isEmpty() || !m_index)
        return showDocs(m_tree->currentIndex().data(CoordinateRole).toString());
    using Hits = std::vector<graphql::SearchHit>;
    const auto work = [index = m_index, text = question.toStdString()]() -> Result<Hits> {
        return index->spread(index->search(text, kMaxHits), kMaxHits);
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this, [this, revision](const Result<Hits> &hits) {
        if (!hits || revision != m_searchRevision)
            return;
        m_hits->setHits(m_model->schema(), *hits);
        m_list->setCurrentIndex(m_hits->index(0));
        showDocs(m_hits->index(0).data(CoordinateRole).toString());
        showParts();
    });
}

bool SchemaPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    if (watched == m_tree)
        return goToType(*static_cast<QKeyEvent *>(event));
    if (watched != m_search || m_stack->currentWidget() != m_list)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QApplication::sendEvent(m_list, key); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list->currentIndex().isValid())
            revealHit(m_list->currentIndex());
        return true;
    case Qt::Key_Escape: m_search->clear(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

bool SchemaPanel::goToType(const QKeyEvent &event)
{
    const SchemaNode *node = m_model->node(m_tree->currentIndex());
    if (event.key() != Qt::Key_F12 || !node || !node->type)
        return false;
    reveal(QString::fromStdString(std::string(node->type.name())));
    return true;
}

void SchemaPanel::showParts()
{
    const bool hasSchema = m_model->schema() != nullptr;
    const bool isSearching = hasSchema && m_index && !m_search->text().trimmed().isEmpty();
    m_search->setEnabled(hasSchema);
    const QString nothingYet = m_emptyText.isEmpty() ? tr("There is no schema yet.") : m_emptyText;
    m_empty->setText(hasSchema ? tr("No matches.") : nothingYet);
    const bool isNothing = isSearching && m_hits->rowCount() == 0;
    m_stack->setCurrentWidget(!hasSchema || isNothing ? static_cast<QWidget *>(m_empty)
                              : isSearching           ? static_cast<QWidget *>(m_list)
                                                      : static_cast<QWidget *>(m_tree));
}

} // namespace tooltray::ui
