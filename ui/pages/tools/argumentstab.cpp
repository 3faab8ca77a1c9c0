// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/argumentstab.h"

#include "engine/clients/clientsight.h"
#include "engine/clients/curationstate.h"
#include "json/pointer.h"
#include "json/write.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentedits.h"
#include "ui/pages/tools/argumentplaces.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/faircolumns.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

namespace {

constexpr int kPreviewWidth = 220;

// What the version that is worked on says of its arguments; null: nothing.
const json::Value &parametersSaid(const ToolDraft &draft)
{
    static const json::Value nothing;
    const auto version = draft.tool.versions.find(draft.version);
    return version == draft.tool.versions.end() ? nothing : version->second.parameters;
}

} // namespace

ArgumentsTab::ArgumentsTab(const Theme &theme, QWidget *parent)
    : DraftForm(theme, parent)
    , m_undo(new UndoNotice(theme, this))
    , m_table(new RowTable(m_model, this))
    , m_none(new TextLabel(TextLook::Muted, this))
    , m_buttons(new RowButtons(theme, this, RowButtons::Order::Fixed))
    , m_forget(new QPushButton(this))
{
    build();
    addSource();
    addArgumentFields();
    addSchema();
    connect(m_buttons, &RowButtons::addPressed, this, &ArgumentsTab::add);
    connect(m_buttons, &RowButtons::removePressed, this, &ArgumentsTab::remove);
    connect(m_forget, &QPushButton::clicked, this, &ArgumentsTab::forgetSchema);
    connect(m_table, &RowTable::rowChosen, this, [this](int row) {
        if (!isShowing())
            choose(m_model.rows()[static_cast<std::size_t>(row)].id());
    });
    keepTranslated(*this, [this] { retranslate(); });
}

ArgumentsTab::~ArgumentsTab() = default;

void ArgumentsTab::build()
{
    new FairColumns(*m_table);
    m_none->setWordWrap(true);
    addRow(m_undo);
    addRow(m_none);
    addRow(m_table);
    addRow(m_buttons);

    auto *beside = new QWidget(this);
    m_previewTitle = new TextLabel(TextLook::Strong, beside);
    m_preview = new JsonEdit(theme(), beside);
    m_preview->setReadOnly(true);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setMinimumWidth(kPreviewWidth);
    auto *column = new QVBoxLayout(beside);
    column->setContentsMargins(0, metrics::kSpacing, metrics::kMargin, metrics::kMargin);
    column->addWidget(m_previewTitle);
    column->addWidget(m_preview, 1);
    setBeside(beside);
}

void ArgumentsTab::retranslate()
{
    m_table->setAccessibleName(tr("Arguments"));
    m_none->setText(tr("The operation takes nothing: it has no variables."));
    m_buttons->setAddText(tr("Add argument"));
    m_forget->setText(tr("Leave it to the operation again"));
    m_whole->setText(tr("All arguments"));
    //: Above what clients of the server get to see
    m_previewTitle->setText(tr("What clients see"));
    m_preview->setAccessibleName(tr("What clients see of the arguments, as JSON Schema"));
    setLabel(kArgumentSource, tr("Comes from"));
    setLabel(kArgumentContext, tr("Context variable"));
    setLabel(kArgumentMapping, tr("Mapping"), tr("Callers say a label; what is sent is its value."));
    setLabel(kArgumentConstant, tr("Always"), tr("The value that is sent in every call"));
    setLabel(kArgumentBinding, tr("Binding"), tr("As JSON: a source, a mapping and transforms"));
    setLabel(kArgumentName, tr("Callers call it"));
    setLabel(kArgumentDescription, tr("Description"), tr("Agents decide by it what to pass."));
    setLabel(kArgumentType, tr("Type"));
    setLabel(kArgumentDefault, tr("Default"), tr("What counts when the caller leaves it out"));
    setLabel(kArgumentRequired, tr("Callers have to pass it"));
    setLabel(kArgumentParameters, tr("JSON Schema"), tr("Empty, it follows the operation."));
    findChild<QPlainTextEdit *>(QLatin1String(kArgumentParameters))
        ->setPlaceholderText(tr("It follows the operation."));
    findChild<QLineEdit *>(QLatin1String(kArgumentDefault))->setPlaceholderText(tr("None"));
    m_model.forgetTexts();
    fillChoices();
    showFields();
}

void ArgumentsTab::showFields()
{
    const ArgumentRow *current = row();
    const bool hasRows = !m_model.rows().empty();
    m_none->setVisible(!hasRows);
    m_table->setVisible(hasRows);
    m_buttons->setUses({.remove = current != nullptr && current->variable.empty()
                                  && parametersSaid(draft())["properties"].contains(current->name)});
    m_forget->setVisible(!parametersSaid(draft()).isNull());
    const bool isBinding =
        current && (current->source == ArgumentSource::Binding || m_asBindings.contains(current->id()));
    const auto is = [&](ArgumentSource source) { return current && !isBinding && current->source == source; };
    setRowVisible(kArgumentSource, current != nullptr);
    setRowVisible(kArgumentContext, is(ArgumentSource::Context));
    setRowVisible(kArgumentMapping, is(ArgumentSource::Mapping));
    setRowVisible(kArgumentConstant, is(ArgumentSource::Constant));
    setRowVisible(kArgumentBinding, isBinding);
    const bool isPassed = is(ArgumentSource::Caller) || is(ArgumentSource::Mapping);
    for (const char *place : {kArgumentName, kArgumentDescription, kArgumentDefault, kArgumentRequired})
        setRowVisible(place, isPassed);
    setRowVisible(kArgumentType, is(ArgumentSource::Caller));
    m_chosen->setVisible(current != nullptr);
    if (current != nullptr)
        m_chosen->setText(current->variable.empty() ? fromUtf8(current->name)
                          : current->type.empty()   ? u'{' + fromUtf8(current->variable) + u'}'
                                                  : QStringLiteral("$%1: %2").arg(fromUtf8(current->variable),
                                                                                  fromUtf8(current->type)));
    m_table->fitRows();
}

void ArgumentsTab::choose(const std::string &id)
{
    if (id == m_current)
        return;
    m_current = id;
    refresh();
}

void ArgumentsTab::add()
{
    std::string name;
    change([&](ToolDraft &draft) { name = addArgument(draft, subjectOf(draft)); });
    m_current = '=' + name;
    refresh();
    auto *edit = findChild<QLineEdit *>(QLatin1String(kArgumentName));
    edit->setFocus(Qt::OtherFocusReason);
    edit->selectAll();
}

void ArgumentsTab::remove()
{
    const json::Value before = parametersSaid(draft());
    const QString name = row() ? fromUtf8(row()->name) : QString();
    change([this](ToolDraft &draft) {
        const ArgumentSubject subject = subjectOf(draft);
        if (const auto found = rowIn(subject))
            removeArgument(draft, subject, *found);
    });
    m_undo->offer(tr("The argument %1 is removed.").arg(name), [this, before] {
        change([&before](ToolDraft &draft) { draft.edited().parameters = before; });
    });
}

void ArgumentsTab::forgetSchema()
{
    const json::Value before = parametersSaid(draft());
    change([](ToolDraft &draft) {
        draft.edited().parameters = json::Value();
        draft.setUnfinished(kArgumentParameters, std::nullopt);
    });
    m_undo->offer(tr("The arguments follow the operation again."), [this, before] {
        change([&before](ToolDraft &draft) { draft.edited().parameters = before; });
    });
}

ArgumentSubject ArgumentsTab::subjectOf(const ToolDraft &draft) const
{
    ArgumentSubject subject{m_workspace, draft.resolved()};
    const bool isKnown =
        m_inferredFrom == subject.version.operation && m_inferredWith == subject.version.bindings;
    if (!isKnown && m_workspace) {
        m_inferredFrom = subject.version.operation;
        m_inferredWith = subject.version.bindings;
        m_inferred = inferredVariables(*m_workspace, subject.version, m_schema.get());
    }
    subject.inferred = m_inferred;
    subject.paged = m_paged;
    return subject;
}

std::optional<ArgumentRow> ArgumentsTab::rowIn(const ArgumentSubject &subject) const
{
    const std::vector<ArgumentRow> rows = argumentRows(subject);
    const auto found = std::ranges::find(rows, m_current, &ArgumentRow::id);
    return found == rows.end() ? std::nullopt : std::optional(*found);
}

const ArgumentRow *ArgumentsTab::row() const
{
    const int at = m_model.rowOf(m_current);
    return at < 0 ? nullptr : &m_model.rows()[static_cast<std::size_t>(at)];
}

std::string ArgumentsTab::keyOf(const std::string &place) const
{
    if (place == kArgumentParameters)
        return place;
    return keyOf(m_current, place);
}

std::string ArgumentsTab::keyOf(const std::string &id, const std::string &place)
{
    return (json::Pointer() / "arguments" / id).toString() + place;
}

void ArgumentsTab::followDraft()
{
    if (std::exchange(m_tool, draft().original) != draft().original)
        m_asBindings.clear();
    const std::vector<ArgumentRow> rows = argumentRows(subjectOf(draft()));
    if (const std::string renamed = std::exchange(m_renamedTo, {}); !renamed.empty())
        m_current = renamed;
    m_model.setRows(rows);
    for (const ArgumentRow &one : rows) {
        if (draft().unfinishedAt(keyOf(one.id(), kArgumentBinding))) // it is not seen in what is stored
            m_asBindings.insert(one.id());
    }
    if (m_model.rowOf(m_current) < 0)
        m_current = rows.empty() ? std::string() : rows.front().id();
    m_table->showRow(m_model.rowOf(m_current));
    fillChoices();
    showFields();
}

void ArgumentsTab::showState(const engine::CurationState &state, const graphql::SchemaPointer &schema)
{
    m_workspace = state.workspace;
    m_schema = schema;
    m_inferredFrom.reset();
    m_inferred = {};
    if (draft().tool.versions.contains(draft().version))
        refresh();
}

void ArgumentsTab::showSight(const engine::ClientSight &sight)
{
    const QString text = fromUtf8(json::writePretty(sight.tool["inputSchema"])).trimmed();
    if (text != m_preview->toPlainText())
        m_preview->setPlainText(text);
    std::set<std::string, std::less<>> paged(sight.paged.begin(), sight.paged.end());
    if (paged == m_paged)
        return;
    m_paged = std::move(paged);
    if (draft().tool.versions.contains(draft().version))
        refresh();
}

bool ArgumentsTab::goTo(const QString &place)
{
    const auto pointer = json::Pointer::parse(toUtf8(place));
    if (!pointer || pointer->tokens().empty())
        return false;
    const auto tokens = pointer->tokens();
    const auto find = [this](auto &&isMeant) {
        const auto at = std::ranges::find_if(m_model.rows(), isMeant);
        if (at == m_model.rows().end())
            return false;
        choose(std::string(at->id()));
        return true;
    };
    if (tokens.size() == 3 && tokens[0] == "arguments")
        return find([&](const ArgumentRow &row) { return row.id() == tokens[1]; })
               && DraftForm::goTo(u'/' + fromUtf8(tokens[2]));
    if (tokens.size() >= 2 && tokens[0] == "bindings")
        return find([&](const ArgumentRow &row) { return row.variable == tokens[1]; })
               && DraftForm::goTo(QLatin1String(kArgumentSource));
    if (tokens.size() >= 3 && tokens[0] == "parameters" && tokens[1] == "properties"
        && find([&](const ArgumentRow &row) { return row.name == tokens[2]; }))
        return DraftForm::goTo(QLatin1String(kArgumentDescription));
    return tokens[0] == "parameters" && DraftForm::goTo(QLatin1String(kArgumentParameters));
}

} // namespace tooltray::ui
