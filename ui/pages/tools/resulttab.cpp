// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/resulttab.h"

#include "engine/clients/workspacestate.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/conditioncells.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/operationedits.h"
#include "ui/pages/tools/resultpane.h"
#include "ui/theme/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>

namespace tooltray::ui {

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

const ToolVersion &versionOf(const ToolDraft &draft)
{
    return draft.tool.versions.at(draft.version);
}

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

ResultTab::~ResultTab() = default;

void ResultTab::addShape()
{
    m_headings[0] = addHeading();
    addRow(m_pane);
    addLine(
        kPath, [](const ToolDraft &draft) { return fromUtf8(versionOf(draft).result.path); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readPointer(text, draft.edited().result.path);
        });
    addLines(
        kDrop, [](const ToolDraft &draft) { return FieldTexts::ofLines(versionOf(draft).result.drop); },
        [](ToolDraft &draft, const QString &text) {
            draft.edited().result.drop = FieldTexts::lines(text);
            return QString();
        });
    addLines(
        kRename, [](const ToolDraft &draft) { return renamingText(versionOf(draft).result.rename); },
        [](ToolDraft &draft, const QString &text) {
            auto renamings = readRenamings(text);
            if (!renamings)
                return tr("Write a member and its new name on each line: /nodes/author = who");
            draft.edited().result.rename = std::move(*renamings);
            return QString();
        });
    addChoice(
        kResultFormat,
        [](const ToolDraft &draft) { return static_cast<int>(versionOf(draft).result.format); },
        [](ToolDraft &draft, const QVariant &choice) {
            draft.edited().result.format = static_cast<ResultShape::Format>(choice.toInt());
        });
    addLine(
        kMaxItems,
        [](const ToolDraft &draft) { return FieldTexts::ofNumber(versionOf(draft).result.maxItems); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readNumber(text, {}, draft.edited().result.maxItems);
        });
    addLine(
        kMaxBytes,
        [](const ToolDraft &draft) { return FieldTexts::ofNumber(versionOf(draft).result.maxBytes); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readNumber(text, {}, draft.edited().result.maxBytes);
        });
    m_headings[1] = addHeading();
    addJson(
        kOutputSchema,
        [](const ToolDraft &draft) { return FieldTexts::ofObject(versionOf(draft).outputSchema); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readObject(text, draft.edited().outputSchema);
        });
}

void ResultTab::addErrors()
{
    m_headings[3] = addHeading();
    addCheck(
        kExposeErrors, [](const ToolDraft &draft) { return versionOf(draft).result.exposeErrors; },
        [](ToolDraft &draft, bool isChecked) { draft.edited().result.exposeErrors = isChecked; });
    addTable(
        kErrors, QStringList(ErrorRuleCells::ColumnCount),
        [](const ToolDraft &draft) { return ErrorRuleCells::rowsOf(versionOf(draft).errors); },
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
    setChoices(kResultFormat, {{tr("JSON"), static_cast<int>(ResultShape::Format::Json)},
                               {tr("TOON"), static_cast<int>(ResultShape::Format::Toon)},
                               {tr("CSV"), static_cast<int>(ResultShape::Format::Csv)},
                               {tr("Smallest"), static_cast<int>(ResultShape::Format::Auto)}});
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
