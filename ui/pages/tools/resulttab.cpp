// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/resulttab.h"

#include "base/task/ask.h"
#include "engine/clients/workspacestate.h"
#include "graphql/inference/outputschema.h"
#include "graphql/language/parse.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/conditioncells.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/operationedits.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/resulttree.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kResultTreeHeight = 220;

} // namespace

ResultPane::ResultPane(QWidget *parent)
    : QWidget(parent)
    , m_tree(new ResultTree(m_model, this))
    , m_note(new TextLabel(TextStyle::Muted, this))
    , m_only(new QPushButton(this))
    , m_all(new QPushButton(this))
{
    m_tree->setFixedHeight(kResultTreeHeight);
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

void ResultPane::setOperation(const workspace::Shared<workspace::Operation> &operation,
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
    if (!m_operation)
        return setSchema(m_response);
    if (!m_schema)
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

void ResultPane::setResponse(const json::Value &schema)
{
    if (schema == m_response)
        return;
    m_response = schema;
    if (!m_operation)
        infer();
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

using namespace workspace;

namespace {

constexpr const char *kPath = "/result/path";
constexpr const char *kResultFormat = "/result/format";
constexpr const char *kDrop = "/result/drop";
constexpr const char *kRename = "/result/rename";
constexpr const char *kMaxItems = "/result/max_items";
constexpr const char *kMaxBytes = "/result/max_bytes";
constexpr const char *kOutputSchema = "/output_schema";

constexpr const char *kExposeErrors = "/result/expose_errors";
constexpr const char *kErrors = "/errors";

} // namespace

ResultTab::ResultTab(const Theme &theme, QWidget *parent)
    : PagedForm(theme, parent)
    , m_stepsNote(new TextLabel(TextStyle::Muted, this))
    , m_pane(new ResultPane(this))
{
    m_stepsNote->setWordWrap(true);
    addShape();
    m_headings[2] = addHeading();
    addRow(m_stepsNote);
    addPages("/pagination", {[](const ToolDraft &draft) { return paginationOf(draft); },
                             [](ToolDraft &draft, const Pagination &value) { setPagination(draft, value); }});
    addErrors();
    connect(m_pane, &ResultPane::shapeEdited, this, [this](const ResultShape &shape) {
        change([shape](ToolDraft &draft) {
            ResultShape &edited = draft.edited().result;
            edited.path = shape.path;
            edited.drop = shape.drop;
            edited.rename = shape.rename;
            for (const char *place : {kPath, kDrop, kRename})
                draft.setUnfinished(place, std::nullopt);
        });
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void ResultTab::addShape()
{
    m_headings[0] = addHeading();
    addRow(m_pane);
    addLine(
        kPath, [](const ToolDraft &draft) { return fromUtf8(draft.edited().result.path); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readPointer(text, draft.edited().result.path);
        });
    addLines(
        kDrop, [](const ToolDraft &draft) { return FieldTexts::ofLines(draft.edited().result.drop); },
        [](ToolDraft &draft, const QString &text) {
            draft.edited().result.drop = FieldTexts::lines(text);
            return QString();
        });
    addLines(
        kRename, [](const ToolDraft &draft) { return renamingText(draft.edited().result.rename); },
        [](ToolDraft &draft, const QString &text) {
            auto renamings = readRenamings(text);
            if (!renamings)
                return tr("Write a member and its new name on each line: /nodes/author = who");
            draft.edited().result.rename = std::move(*renamings);
            return QString();
        });
    addChoice(
        kResultFormat, [](const ToolDraft &draft) { return static_cast<int>(draft.edited().result.format); },
        [](ToolDraft &draft, const QVariant &choice) {
            draft.edited().result.format = static_cast<ResultShape::Format>(choice.toInt());
        });
    addLine(
        kMaxItems,
        [](const ToolDraft &draft) { return FieldTexts::ofNumber(draft.edited().result.maxItems); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readNumber(text, {}, draft.edited().result.maxItems);
        });
    addLine(
        kMaxBytes,
        [](const ToolDraft &draft) { return FieldTexts::ofNumber(draft.edited().result.maxBytes); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readNumber(text, {}, draft.edited().result.maxBytes);
        });
    m_headings[1] = addHeading();
    addJson(
        kOutputSchema,
        [](const ToolDraft &draft) { return FieldTexts::ofObject(draft.edited().outputSchema); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readObject(text, draft.edited().outputSchema);
        });
}

void ResultTab::addErrors()
{
    m_headings[3] = addHeading();
    addCheck(
        kExposeErrors, [](const ToolDraft &draft) { return draft.edited().result.exposeErrors; },
        [](ToolDraft &draft, bool isChecked) { draft.edited().result.exposeErrors = isChecked; });
    addTable(
        kErrors, QStringList(ErrorRuleCells::ColumnCount),
        [](const ToolDraft &draft) { return ErrorRuleCells::rowsOf(draft.edited().errors); },
        [](ToolDraft &draft, const QList<QStringList> &rows) {
            return ErrorRuleCells::readRows(rows, draft.edited().errors);
        });
}

void ResultTab::retranslate()
{
    m_headings[0]->setText(tr("Returned data"));
    m_headings[1]->setText(tr("Output"));
    m_headings[2]->setText(tr("Pages"));
    m_headings[3]->setText(tr("Errors"));
    m_stepsNote->setText(tr("Each step has its own pagination on the first tab."));
    setLabel(kPath, tr("Root path"), tr("Path into the response, such as /issues/nodes"));
    setLabel(kDrop, tr("Omit"), tr("One member per line: a name anywhere, or a path such as /nodes/*/id"));
    setLabel(kRename, tr("Rename"), tr("One member and its new name per line: /nodes/*/id = key"));
    setLabel(kResultFormat, tr("Format"));
    setChoices(kResultFormat, FieldTexts::resultFormats());
    setLabel(kMaxItems, tr("Max items per list"));
    setLabel(kMaxBytes, tr("Max bytes"), tr("The rest can be read with a handle."));
    setLabel(kOutputSchema, tr("Output schema"),
             tr("JSON Schema that every result matches. Clients see it."));
    setPagesTexts();
    setLabel(kExposeErrors, tr("Treat data with errors as an error"));
    setLabel(kErrors, tr("Error rules"),
             tr("Turn API-specific failures into clear errors. In a message, {name} inserts an argument."));
    setTableTexts(kErrors, tr("Error rules"), tr("Add rule"),
                  {tr("Null at"), tr("Message matches"), tr("HTTP status"), tr("Treat as"), tr("Message"),
                   tr("Advice"), tr("Step")});
    showInherited();
}

void ResultTab::showInherited()
{
    const auto line = [this](const char *place) { return findChild<QLineEdit *>(QLatin1String(place)); };
    line(kMaxItems)->setPlaceholderText(tr("No limit"));
    line(kPath)->setPlaceholderText(tr("Whole response"));
    const std::uint64_t bytes = m_workspace ? m_workspace->settings().resultBytes : Settings().resultBytes;
    //: In an empty field: the value of the workspace or the client, which counts then
    line(kMaxBytes)->setPlaceholderText(
        tr("%1, or the client's limit").arg(QLocale().toString(static_cast<qulonglong>(bytes))));
    const auto lines = [this](const char *place) {
        return findChild<QPlainTextEdit *>(QLatin1String(place));
    };
    lines(kDrop)->setPlaceholderText(QStringLiteral("secret\n/nodes/*/id"));
    lines(kRename)->setPlaceholderText(QStringLiteral("/nodes/*/id = key"));
    lines(kOutputSchema)->setPlaceholderText(tr("None"));
}

void ResultTab::showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema)
{
    m_workspace = state.workspace;
    m_schema = schema;
    showInherited();
    if (draft().tool.versions.contains(draft().version))
        m_pane->setOperation(draft().resolved().operation, m_schema);
}

void ResultTab::followDraft()
{
    const ToolVersion resolved = draft().resolved();
    m_pane->setOperation(resolved.operation, m_schema);
    m_pane->setShape(resolved.result);
    const bool isComposite = resolved.operation
                             && (std::holds_alternative<Sequence>(*resolved.operation)
                                 || std::holds_alternative<Switch>(*resolved.operation));
    m_stepsNote->setVisible(isComposite);
}

} // namespace tooltray::ui
