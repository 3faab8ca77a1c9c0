// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/resultpane.h"

#include "base/task/ask.h"
#include "graphql/inference/outputschema.h"
#include "graphql/language/parse.h"
#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kResultTreeHeight = 220;

} // namespace

ResultPane::ResultPane(QWidget *parent)
    : QWidget(parent)
    , m_tree(new QTreeView(this))
    , m_note(new TextLabel(TextStyle::Muted, this))
    , m_only(new QPushButton(this))
    , m_all(new QPushButton(this))
{
    m_tree->setModel(&m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setFixedHeight(kResultTreeHeight);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(ResultTreeModel::FieldColumn, QHeaderView::Stretch);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_note->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_only);
    buttons->addWidget(m_all);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_note);
    layout->addWidget(m_tree);
    layout->addLayout(buttons);
    connect(&m_model, &ResultTreeModel::shapeEdited, this, [this] { Q_EMIT shapeEdited(m_model.shape()); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &ResultPane::enableButtons);
    connect(m_only, &QPushButton::clicked, this, [this] {
        if (const auto path = m_model.pathOf(m_tree->currentIndex()))
            choosePath(*path);
    });
    connect(m_all, &QPushButton::clicked, this, [this] { choosePath({}); });
    keepTranslated(*this, [this] { retranslate(); });
}

ResultPane::~ResultPane() = default;

void ResultPane::setOperation(const std::optional<workspace::Operation> &operation,
                              const graphql::SchemaPointer &schema)
{
    const auto *found = operation ? std::get_if<workspace::GraphqlOperation>(&*operation) : nullptr;
    const auto now = found ? std::optional(*found) : std::nullopt;
    if (now == m_operation && schema == m_schema)
        return;
    m_operation = now;
    m_schema = schema;
    infer();
}

void ResultPane::infer()
{
    const quint64 revision = ++m_revision;
    if (!m_operation || !m_schema)
        return setSchema({});
    const auto work = [operation = *m_operation, schema = m_schema]() -> Result<json::Value> {
        const graphql::Document document = graphql::parseDocument(operation.document);
        const auto definition = document.isValid() ? findOperation(document, operation.operationName)
                                                   : graphql::OperationDefinition();
        return definition ? inferDataSchema(*schema, definition).schema : json::Value();
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, revision](const Result<json::Value> &schema) {
                 if (revision != m_revision || !schema)
                     return;
                 setSchema(*schema);
             });
}

void ResultPane::setSchema(const json::Value &schema)
{
    m_model.setSchema(schema);
    m_tree->expandToDepth(1);
    retranslate();
}

void ResultPane::setShape(const workspace::ResultShape &shape)
{
    m_model.setShape(shape);
    enableButtons();
}

void ResultPane::choosePath(const std::string &path)
{
    workspace::ResultShape shape = m_model.shape();
    shape.path = path;
    setShape(shape);
    Q_EMIT shapeEdited(shape);
}

void ResultPane::enableButtons()
{
    const auto path = m_model.pathOf(m_tree->currentIndex());
    m_only->setEnabled(path && *path != m_model.shape().path);
    m_all->setEnabled(!m_model.shape().path.empty());
}

void ResultPane::retranslate()
{
    m_tree->setAccessibleName(tr("Returned members"));
    m_tree->setAccessibleDescription(tr("Unchecked members are omitted."));
    //: Button: of a response, the member that is chosen in the tree
    m_only->setText(tr("Return only this"));
    //: Button: the whole response
    m_all->setText(tr("Return everything"));
    const bool hasTree = m_model.rowCount() > 0;
    for (QWidget *part :
         {static_cast<QWidget *>(m_tree), static_cast<QWidget *>(m_only), static_cast<QWidget *>(m_all)})
        part->setVisible(hasTree);
    m_note->setVisible(!hasTree || !m_model.isComplete());
    if (hasTree)
        m_note->setText(tr("Too many members to show. Enter the paths of the others below."));
    else if (!m_operation)
        m_note->setText(tr("No schema describes this response. Try the tool and enter the paths below."));
    else if (!m_schema)
        m_note->setText(tr("Available once the endpoint's schema is loaded."));
    else
        m_note->setText(tr("Available once the operation is valid."));
    enableButtons();
}

} // namespace tooltray::ui
