// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/resulttab.h"

#include "engine/desks/curationstate.h"
#include "ui/models/errorrulecells.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/paginationedits.h"
#include "ui/models/renamingtext.h"
#include "ui/models/utf8text.h"
#include "ui/pages/tools/resultpane.h"
#include "ui/state/retranslation.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>

#include <limits>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::uint64_t kMostPageSeconds = std::numeric_limits<std::int32_t>::max();
constexpr std::uint64_t kLargestPage = 10'000;

constexpr const char *kPath = "/result/path";
constexpr const char *kResultFormat = "/result/format";
constexpr const char *kDrop = "/result/drop";
constexpr const char *kRename = "/result/rename";
constexpr const char *kMaxItems = "/result/max_items";
constexpr const char *kMaxBytes = "/result/max_bytes";
constexpr const char *kOutputSchema = "/output_schema";

constexpr const char *kPaged = "/pagination/enabled";
constexpr const char *kStyle = "/pagination/style";
constexpr const char *kItemsInPage = "/pagination/page_size";
constexpr const char *kMerge = "/pagination/merge_strategy";
constexpr const char *kPagePaths = "/pagination/path";
constexpr const char *kNextCursor = "/pagination/next_cursor_path";
constexpr const char *kMostPages = "/pagination/max_pages";
constexpr const char *kMostItems = "/pagination/max_items";
constexpr const char *kMostBytes = "/pagination/max_bytes";
constexpr const char *kMostTime = "/pagination/max_seconds";

constexpr const char *kExposeErrors = "/result/expose_errors";
constexpr const char *kErrors = "/errors";

struct PageVariable {
    const char *place;
    std::string Pagination::Variables::*member;
};

constexpr std::array kPageVariables{
    PageVariable{"/pagination/variables/size", &Pagination::Variables::size},
    PageVariable{"/pagination/variables/cursor", &Pagination::Variables::cursor},
    PageVariable{"/pagination/variables/offset", &Pagination::Variables::offset},
    PageVariable{"/pagination/variables/page", &Pagination::Variables::page}};

const ToolVersion &versionOf(const ToolDraft &draft)
{
    return draft.tool.versions.at(draft.version);
}

template <typename Member>
QString readPageNumber(ToolDraft &draft, const QString &text, const FieldTexts::Bounds &bounds,
                       std::optional<Member> Pagination::*member)
{
    Pagination value = paginationOf(draft);
    QString problem = FieldTexts::readNumber(text, bounds, value.*member);
    if (problem.isEmpty())
        setPagination(draft, value);
    return problem;
}

} // namespace

ResultTab::ResultTab(const Theme &theme, QWidget *parent)
    : DraftForm(theme, parent)
    , m_stepsNote(new TextLabel(TextLook::Muted, this))
    , m_pane(new ResultPane(this))
{
    m_stepsNote->setWordWrap(true);
    addShape();
    addPagination();
    addPageVariables();
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
                return tr("Each line says a member and its new name: /nodes/author = who");
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

void ResultTab::addPagination()
{
    m_headings[2] = addHeading();
    addRow(m_stepsNote);
    addCheck(
        kPaged, [](const ToolDraft &draft) { return paginationOf(draft).enabled; },
        [](ToolDraft &draft, bool isChecked) {
            Pagination value = paginationOf(draft);
            value.enabled = isChecked;
            setPagination(draft, value);
        });
    addChoice(
        kStyle,
        [](const ToolDraft &draft) -> QVariant {
            const auto style = paginationOf(draft).style;
            return style ? QVariant(static_cast<int>(*style)) : QVariant();
        },
        [](ToolDraft &draft, const QVariant &choice) {
            Pagination value = paginationOf(draft);
            value.style = choice.isValid() ? std::optional(static_cast<Pagination::Style>(choice.toInt()))
                                           : std::nullopt;
            setPagination(draft, value);
        });
    addLine(
        kItemsInPage,
        [](const ToolDraft &draft) {
            const std::uint32_t size = paginationOf(draft).pageSize;
            return size == Pagination().pageSize ? QString() : FieldTexts::ofNumber(size);
        },
        [](ToolDraft &draft, const QString &text) {
            std::optional<std::uint32_t> size;
            QString problem = FieldTexts::readNumber(text, {1, kLargestPage}, size);
            if (problem.isEmpty()) {
                Pagination value = paginationOf(draft);
                value.pageSize = size.value_or(Pagination().pageSize);
                setPagination(draft, value);
            }
            return problem;
        });
    addChoice(
        kMerge, [](const ToolDraft &draft) { return static_cast<int>(paginationOf(draft).mergeStrategy); },
        [](ToolDraft &draft, const QVariant &choice) {
            Pagination value = paginationOf(draft);
            value.mergeStrategy = static_cast<Pagination::MergeStrategy>(choice.toInt());
            // Only lists that are named can be several.
            if (value.mergeStrategy != Pagination::MergeStrategy::Custom && value.paths.size() > 1) {
                draft.setUnfinished(kPagePaths, toUtf8(FieldTexts::ofLines(value.paths)));
                value.paths.clear();
            }
            setPagination(draft, value);
        });
    addLines(
        kPagePaths, [](const ToolDraft &draft) { return FieldTexts::ofLines(paginationOf(draft).paths); },
        [](ToolDraft &draft, const QString &text) {
            Pagination value = paginationOf(draft);
            QString problem = FieldTexts::readPointers(text, value.paths);
            if (problem.isEmpty() && value.paths.size() > 1
                && value.mergeStrategy != Pagination::MergeStrategy::Custom)
                problem = tr("Several lists are joined only as “the lists named below”.");
            if (problem.isEmpty())
                setPagination(draft, value);
            return problem;
        });
    addLine(
        kNextCursor, [](const ToolDraft &draft) { return fromUtf8(paginationOf(draft).nextCursorPath); },
        [](ToolDraft &draft, const QString &text) {
            Pagination value = paginationOf(draft);
            QString problem = FieldTexts::readPointer(text, value.nextCursorPath);
            if (problem.isEmpty())
                setPagination(draft, value);
            return problem;
        });
}

void ResultTab::addPageVariables()
{
    for (const PageVariable &variable : kPageVariables) {
        addLine(
            variable.place,
            [member = variable.member](const ToolDraft &draft) {
                return fromUtf8(paginationOf(draft).variables.*member);
            },
            [member = variable.member](ToolDraft &draft, const QString &text) {
                Pagination value = paginationOf(draft);
                QString name = text.trimmed();
                if (name.startsWith(u'$')) // as the operation writes it
                    name.remove(0, 1);
                value.variables.*member = toUtf8(name);
                setPagination(draft, value);
                return QString();
            });
    }
    addLine(
        kMostPages, [](const ToolDraft &draft) { return FieldTexts::ofNumber(paginationOf(draft).maxPages); },
        [](ToolDraft &draft, const QString &text) {
            return readPageNumber(draft, text, {.least = 1}, &Pagination::maxPages);
        });
    addLine(
        kMostItems, [](const ToolDraft &draft) { return FieldTexts::ofNumber(paginationOf(draft).maxItems); },
        [](ToolDraft &draft, const QString &text) {
            return readPageNumber(draft, text, {.least = 1}, &Pagination::maxItems);
        });
    addLine(
        kMostBytes, [](const ToolDraft &draft) { return FieldTexts::ofNumber(paginationOf(draft).maxBytes); },
        [](ToolDraft &draft, const QString &text) {
            return readPageNumber(draft, text, {.least = 1}, &Pagination::maxBytes);
        });
    addLine(
        kMostTime,
        [](const ToolDraft &draft) {
            const auto time = paginationOf(draft).maxTime;
            return time ? FieldTexts::ofNumber(static_cast<std::uint64_t>(time->count())) : QString();
        },
        [](ToolDraft &draft, const QString &text) {
            std::optional<std::uint64_t> seconds;
            QString problem = FieldTexts::readNumber(text, {1, kMostPageSeconds}, seconds);
            if (problem.isEmpty()) {
                Pagination value = paginationOf(draft);
                value.maxTime = seconds ? std::optional(std::chrono::seconds(*seconds)) : std::nullopt;
                setPagination(draft, value);
            }
            return problem;
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
    m_headings[0]->setText(tr("What is handed out"));
    m_headings[1]->setText(tr("What is promised"));
    m_headings[2]->setText(tr("Pages"));
    m_headings[3]->setText(tr("Errors"));
    m_stepsNote->setText(tr("Each step fetches its own pages, as the definition on the first tab says."));
    setLabel(kPath, tr("Only what is at"), tr("A path into the answer, such as /issues/nodes"));
    setLabel(kDrop, tr("Leave out"),
             tr("One member in each line: a name, wherever it is, or a path such as /nodes/*/id"));
    setLabel(kRename, tr("Rename"), tr("One member in each line, and its new name: /nodes/*/id = key"));
    setLabel(kResultFormat, tr("Format"));
    setChoices(kResultFormat, {{tr("JSON"), static_cast<int>(ResultShape::Format::Json)},
                               {tr("TOON"), static_cast<int>(ResultShape::Format::Toon)},
                               {tr("CSV"), static_cast<int>(ResultShape::Format::Csv)},
                               {tr("Whichever is smallest"), static_cast<int>(ResultShape::Format::Auto)}});
    setLabel(kMaxItems, tr("Items of a list at most"));
    setLabel(kMaxBytes, tr("Bytes at most"), tr("What is beyond can be read on by a handle."));
    setLabel(kOutputSchema, tr("Output schema"),
             tr("A JSON Schema of an object that every answer fits. Clients are told of it."));
    setLabel(kPaged, tr("Fetch the pages of a list"));
    setLabel(kStyle, tr("Pages are asked for by"));
    setChoices(kStyle, {{tr("What the operation shows"), QVariant()},
                        {tr("Connections of Relay"), static_cast<int>(Pagination::Style::Relay)},
                        {tr("An offset"), static_cast<int>(Pagination::Style::Offset)},
                        {tr("A cursor"), static_cast<int>(Pagination::Style::Cursor)},
                        {tr("The number of the page"), static_cast<int>(Pagination::Style::Page)},
                        {tr("Link headers"), static_cast<int>(Pagination::Style::Link)}});
    setLabel(kItemsInPage, tr("Items in a page"));
    setLabel(kMerge, tr("What is joined"));
    setChoices(kMerge, {{tr("The nodes"), static_cast<int>(Pagination::MergeStrategy::ConcatNodes)},
                        {tr("The edges"), static_cast<int>(Pagination::MergeStrategy::ConcatEdges)},
                        {tr("The lists named below"), static_cast<int>(Pagination::MergeStrategy::Custom)}});
    setLabel(kPagePaths, tr("Lists"), tr("Paths to what comes in pages, one in each line"));
    setLabel(kNextCursor, tr("Next cursor at"), tr("Path to the cursor of the next page"));
    setLabel(kPageVariables[0].place, tr("Variable for the size"));
    setLabel(kPageVariables[1].place, tr("Variable for the cursor"));
    setLabel(kPageVariables[2].place, tr("Variable for the offset"));
    setLabel(kPageVariables[3].place, tr("Variable for the page"));
    setLabel(kMostPages, tr("Pages at most"));
    setLabel(kMostItems, tr("Items at most"));
    setLabel(kMostBytes, tr("Bytes of all pages at most"));
    setLabel(kMostTime, tr("Seconds at most"));
    setLabel(kExposeErrors, tr("Data that comes with errors is an error"));
    setLabel(kErrors, tr("Rules for errors"),
             tr("They turn what an API answers in its own way into one clear error. In a message, {name} "
                "stands for "
                "an argument."));
    setTableTexts(kErrors, tr("Rules for errors"), tr("Add rule"),
                  {tr("Null at"), tr("Message matches"), tr("HTTP status"), tr("Is like"), tr("Say")});
    showInherited();
}

void ResultTab::showInherited()
{
    const auto line = [this](const char *place) { return findChild<QLineEdit *>(QLatin1String(place)); };
    const QString noLimit = tr("No limit");
    for (const char *place : {kMaxItems, kMostPages, kMostItems, kMostBytes})
        line(place)->setPlaceholderText(noLimit);
    line(kMostTime)->setPlaceholderText(noLimit);
    line(kPath)->setPlaceholderText(tr("The whole answer"));
    line(kItemsInPage)->setPlaceholderText(FieldTexts::ofNumber(Pagination().pageSize));
    const std::uint64_t bytes = m_workspace ? m_workspace->settings().resultBytes : Settings().resultBytes;
    //: In an empty field: the value of the workspace or the client, which counts then
    line(kMaxBytes)->setPlaceholderText(
        tr("%1, or what the client takes").arg(QLocale().toString(static_cast<qulonglong>(bytes))));
    const QString found = tr("Found from the operation");
    for (const PageVariable &variable : kPageVariables)
        line(variable.place)->setPlaceholderText(found);
    line(kNextCursor)->setPlaceholderText(tr("Only where pages are asked for by a cursor"));
    const auto lines = [this](const char *place) {
        return findChild<QPlainTextEdit *>(QLatin1String(place));
    };
    lines(kPagePaths)->setPlaceholderText(found);
    lines(kDrop)->setPlaceholderText(QStringLiteral("secret\n/nodes/*/id"));
    lines(kRename)->setPlaceholderText(QStringLiteral("/nodes/*/id = key"));
    lines(kOutputSchema)->setPlaceholderText(tr("Nothing is promised"));
}

void ResultTab::showState(const engine::CurationState &state, const graphql::SchemaPointer &schema)
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
