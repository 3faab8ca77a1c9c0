// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/argumentstab.h"

#include "engine/clients/clientpreview.h"
#include "engine/clients/workspacestate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentmodel.h"
#include "ui/models/fieldtexts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/faircolumns.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr int kPreviewWidth = 220;

// What the fields are about: the argument that is chosen, and at last all of them.
constexpr const char *kArgumentName = "/name";
constexpr const char *kArgumentSource = "/source";
constexpr const char *kArgumentContext = "/context";
constexpr const char *kArgumentMapping = "/mapping";
constexpr const char *kArgumentConstant = "/constant";
constexpr const char *kArgumentBinding = "/binding";
constexpr const char *kArgumentDescription = "/description";
constexpr const char *kArgumentType = "/type";
constexpr const char *kArgumentDefault = "/default";
constexpr const char *kArgumentRequired = "/required";
constexpr const char *kArgumentParameters = "/parameters";

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
    , m_none(new TextLabel(TextStyle::Muted, this))
    , m_buttons(new RowButtons(theme, this, RowButtons::Order::Fixed))
{
    build();
    addSource();
    addSourceValues();
    addArgumentFields();
    addSchema();
    addPreview();
    connect(m_buttons, &RowButtons::addPressed, this, &ArgumentsTab::add);
    connect(m_buttons, &RowButtons::removePressed, this, &ArgumentsTab::remove);
    connect(m_forget, &QPushButton::clicked, this, &ArgumentsTab::forgetSchema);
    connect(m_table, &RowTable::rowChosen, this, [this](int row) {
        if (!isShowing())
            choose(m_model.rows()[static_cast<std::size_t>(row)].id());
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void ArgumentsTab::build()
{
    new FairColumns(*m_table);
    m_none->setWordWrap(true);
    addRow(m_none);
    addRow(m_table);
    addRow(m_buttons);
    (new FloatingNotices(*this))->add(*m_undo);
}

// Made last, so that Tab gets to it after the fields beside it.
void ArgumentsTab::addPreview()
{
    auto *beside = new QWidget(this);
    m_previewTitle = new TextLabel(TextStyle::Strong, beside);
    m_preview = new JsonEdit(theme(), beside);
    makeReadOnly(*m_preview);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setMinimumWidth(kPreviewWidth);
    auto *column = new QVBoxLayout(beside);
    keepMargins(*beside, *column, {0, metrics::kSpacing, metrics::kMargin, metrics::kMargin});
    column->addWidget(m_previewTitle);
    column->addWidget(m_preview, 1);
    setBeside(beside);
}

template <typename F>
DraftForm::WriteText ArgumentsTab::writeRow(const ArgumentsTab &tab, F &&write)
{
    return [&tab, write = std::forward<F>(write)](ToolDraft &draft, const QString &text) -> QString {
        const ArgumentSubject subject = tab.m_chosen.subjectOf(draft);
        const std::optional<ArgumentRow> row = tab.m_chosen.rowIn(subject);
        return row ? write(draft, subject, *row, text) : QString();
    };
}

template <typename F>
DraftForm::ReadText ArgumentsTab::readRow(const ArgumentsTab &tab, F &&read)
{
    return [&tab, read = std::forward<F>(read)](const ToolDraft &draft) -> QString {
        const std::optional<ArgumentRow> row = tab.m_chosen.rowIn(draft);
        return row ? read(*row) : QString();
    };
}

void ArgumentsTab::addSource()
{
    m_heading = addHeading();
    addChoice(
        kArgumentSource,
        [this](const ToolDraft &draft) -> QVariant {
            const auto found = m_chosen.rowIn(draft);
            if (!found)
                return {};
            return static_cast<int>(m_asBindings.contains(found->id()) ? ArgumentSource::Binding
                                                                       : found->source);
        },
        [this](ToolDraft &draft, const QVariant &choice) {
            const ArgumentSubject subject = m_chosen.subjectOf(draft);
            const auto found = m_chosen.rowIn(subject);
            if (!found)
                return;
            const auto source = static_cast<ArgumentSource>(choice.toInt());
            m_asBindings.erase(found->id());
            if (source == ArgumentSource::Binding)
                m_asBindings.insert(found->id());
            std::string detail;
            if (source == ArgumentSource::Context) {
                const auto *own =
                    m_chosen.workspace() ? m_chosen.workspace()->contextFor(found->variable) : nullptr;
                const auto *box = findChild<QComboBox *>(QLatin1String(kArgumentContext));
                detail = own ? own->key : toUtf8(box->itemData(0).toString());
            } else if (source == ArgumentSource::Mapping) {
                const auto *box = findChild<QComboBox *>(QLatin1String(kArgumentMapping));
                detail = toUtf8(box->itemData(0).toString());
            }
            setArgumentSource(draft, subject, *found, source, detail);
        });
    const auto addDetail = [this](const char *place, ArgumentSource source) {
        addChoice(
            place,
            [this](const ToolDraft &draft) -> QVariant {
                const auto found = m_chosen.rowIn(draft);
                return found ? fromUtf8(found->detail) : QVariant();
            },
            [this, source](ToolDraft &draft, const QVariant &choice) {
                const ArgumentSubject subject = m_chosen.subjectOf(draft);
                if (const auto found = m_chosen.rowIn(subject))
                    setArgumentSource(draft, subject, *found, source, toUtf8(choice.toString()));
            });
    };
    addDetail(kArgumentContext, ArgumentSource::Context);
    addDetail(kArgumentMapping, ArgumentSource::Mapping);
}

void ArgumentsTab::addSourceValues()
{
    addLine(kArgumentConstant,
            readRow(*this, [](const ArgumentRow &row) { return argumentText(row, row.constant); }),
            writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &, const ArgumentRow &row,
                               const QString &text) {
                auto value = argumentValue(row, text);
                if (!value)
                    return tr("Enter JSON, such as 5, true or \"text\".");
                setArgumentConstant(draft, row, std::move(*value));
                return QString();
            }));
    addJson(kArgumentBinding,
            readRow(*this,
                    [](const ArgumentRow &row) {
                        const Binding plain{ParameterSource{row.isPassed() ? row.name : row.variable}};
                        return FieldTexts::ofObject(encode(row.binding.value_or(plain)));
                    }),
            writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &, const ArgumentRow &row,
                               const QString &text) {
                json::Value typed;
                QString problem = FieldTexts::readJson(text, typed);
                if (!problem.isEmpty())
                    return problem;
                auto decoded = json::decode<Binding>(typed);
                if (!decoded)
                    return decodeSentence(decoded.errors.front());
                setArgumentBinding(draft, row, std::move(decoded.value));
                return QString();
            }));
}

QString ArgumentsTab::rename(ToolDraft &draft, const std::string &name)
{
    const ArgumentSubject subject = m_chosen.subjectOf(draft);
    const auto found = m_chosen.rowIn(subject);
    if (!found || name == found->name)
        return {};
    if (name.empty())
        return tr("Enter a name.");
    ToolDraft renamed = draft;
    if (!renameArgument(renamed, subject, *found, name))
        return tr("Another argument has this name.");
    draft = std::move(renamed);
    if (!found->variable.empty())
        return {};
    m_renamedTo = '=' + name;
    if (const std::string *typed = draft.unfinishedAt(keyOf(kArgumentDefault))) {
        draft.setUnfinished(ChosenArgument::keyOf(m_renamedTo, kArgumentDefault), std::string(*typed));
        draft.setUnfinished(keyOf(kArgumentDefault), std::nullopt);
    }
    return {};
}

void ArgumentsTab::addArgumentFields()
{
    addLine(kArgumentName, readRow(*this, [](const ArgumentRow &row) { return fromUtf8(row.name); }),
            [this](ToolDraft &draft, const QString &text) { return rename(draft, toUtf8(text.trimmed())); });
    addLines(kArgumentDescription,
             readRow(*this, [](const ArgumentRow &row) { return fromUtf8(row.description); }),
             writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                                const QString &text) {
                 if (toUtf8(text) != row.description)
                     setArgumentDescription(draft, subject, row, toUtf8(text));
                 return QString();
             }));
    addChoice(
        kArgumentType, [this](const ToolDraft &draft) { return m_chosen.type(draft); },
        [this](ToolDraft &draft, const QVariant &choice) {
            const ArgumentSubject subject = m_chosen.subjectOf(draft);
            const auto found = m_chosen.rowIn(subject);
            auto schema = ChosenArgument::schemaOf(choice.toString());
            if (found && schema)
                setArgumentSchema(draft, subject, *found, std::move(*schema));
        });
    addLine(kArgumentDefault,
            readRow(*this,
                    [](const ArgumentRow &row) {
                        return row.defaultValue ? argumentText(row, *row.defaultValue) : QString();
                    }),
            writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                               const QString &text) {
                std::optional<json::Value> value;
                if (!text.isEmpty()) {
                    value = argumentValue(row, text);
                    if (!value)
                        return tr("Enter JSON, such as 5, true or \"text\".");
                }
                if (value != row.defaultValue)
                    setArgumentDefault(draft, subject, row, value);
                return QString();
            }));
    addCheck(
        kArgumentRequired,
        [this](const ToolDraft &draft) {
            const auto found = m_chosen.rowIn(draft);
            return found && found->isRequired;
        },
        [this](ToolDraft &draft, bool isChecked) {
            const ArgumentSubject subject = m_chosen.subjectOf(draft);
            if (const auto found = m_chosen.rowIn(subject))
                setArgumentRequired(draft, subject, *found, isChecked);
        });
}

void ArgumentsTab::addSchema()
{
    m_whole = addHeading();
    addJson(
        kArgumentParameters,
        [](const ToolDraft &draft) { return FieldTexts::ofObject(draft.resolved().parameters); },
        [this](ToolDraft &draft, const QString &text) {
            json::Value schema;
            QString problem = FieldTexts::readObject(text, schema);
            if (problem.isEmpty())
                problem = m_chosen.parametersProblem(schema);
            if (problem.isEmpty() && schema.contains("type") && schema["type"].toString() != "object")
                problem = tr("The schema must describe an object: \"type\": \"object\".");
            if (problem.isEmpty())
                draft.edited().parameters = std::move(schema);
            return problem;
        });
    m_forget = new QPushButton(this);
    addRow(m_forget);
    m_forget->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ArgumentsTab::fillChoices()
{
    const ArgumentRow *current = row();
    if (current == nullptr)
        return;
    const ChosenArgument::Choices choices = m_chosen.choices(*current, draft());
    setChoices(kArgumentContext, choices.contexts);
    setChoices(kArgumentMapping, choices.mappings);
    setChoices(kArgumentType, choices.types);
    setChoices(kArgumentSource, choices.sources);
}

void ArgumentsTab::retranslate()
{
    m_table->setAccessibleName(tr("Arguments"));
    m_none->setText(tr("The tool has no arguments."));
    m_buttons->setAddText(tr("Add argument"));
    m_forget->setText(tr("Reset to operation"));
    m_whole->setText(tr("All arguments"));
    //: Above what clients of the server get to see
    m_previewTitle->setText(tr("What clients see"));
    m_preview->setAccessibleName(tr("Arguments as clients see them, as JSON Schema"));
    setLabel(kArgumentSource, tr("Source"));
    setLabel(kArgumentContext, tr("Context variable"));
    setLabel(kArgumentMapping, tr("Mapping"), tr("Clients pass a label; its value is sent."));
    setLabel(kArgumentConstant, tr("Constant"), tr("Sent in every call"));
    setLabel(kArgumentBinding, tr("Binding"), tr("As JSON: a source, a mapping and transforms"));
    setLabel(kArgumentName, tr("Exposed as"));
    setLabel(kArgumentDescription, tr("Description"), tr("Tells agents what to pass."));
    setLabel(kArgumentType, tr("Type"));
    setLabel(kArgumentDefault, tr("Default"), tr("Used when the client omits it"));
    setLabel(kArgumentRequired, tr("Required"));
    setLabel(kArgumentParameters, tr("JSON Schema"), tr("Empty: derived from the operation."));
    findChild<QPlainTextEdit *>(QLatin1String(kArgumentParameters))
        ->setPlaceholderText(tr("Derived from the operation."));
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
    m_heading->setVisible(current != nullptr);
    if (current != nullptr)
        m_heading->setText(current->variable.empty() ? fromUtf8(current->name)
                           : current->type.empty()   ? u'{' + fromUtf8(current->variable) + u'}'
                                                     : QStringLiteral("$%1: %2").arg(
                                                         fromUtf8(current->variable), fromUtf8(current->type)));
    m_table->fitRows();
}

void ArgumentsTab::choose(const std::string &id)
{
    if (id == m_chosen.id())
        return;
    m_chosen.choose(id);
    refresh();
}

void ArgumentsTab::add()
{
    std::string name;
    change([&](ToolDraft &draft) { name = addArgument(draft, m_chosen.subjectOf(draft)); });
    m_chosen.choose('=' + name);
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
        const ArgumentSubject subject = m_chosen.subjectOf(draft);
        if (const auto found = m_chosen.rowIn(subject))
            removeArgument(draft, subject, *found);
    });
    m_undo->offer(tr("Removed the argument %1.").arg(name), [this, before] {
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
    m_undo->offer(tr("Arguments reset to the operation."), [this, before] {
        change([&before](ToolDraft &draft) { draft.edited().parameters = before; });
    });
}

const ArgumentRow *ArgumentsTab::row() const
{
    const int at = m_model.rowOf(m_chosen.id());
    return at < 0 ? nullptr : &m_model.rows()[static_cast<std::size_t>(at)];
}

std::string ArgumentsTab::keyOf(const std::string &place) const
{
    if (place == kArgumentParameters)
        return place;
    return ChosenArgument::keyOf(m_chosen.id(), place);
}

void ArgumentsTab::followDraft()
{
    if (std::exchange(m_tool, draft().original) != draft().original)
        m_asBindings.clear();
    const std::vector<ArgumentRow> rows = argumentRows(m_chosen.subjectOf(draft()));
    if (const std::string renamed = std::exchange(m_renamedTo, {}); !renamed.empty())
        m_chosen.choose(renamed);
    m_model.setRows(rows);
    for (const ArgumentRow &one : rows) {
        if (draft().unfinishedAt(
                ChosenArgument::keyOf(one.id(), kArgumentBinding))) // it is not seen in what is stored
            m_asBindings.insert(one.id());
    }
    if (m_model.rowOf(m_chosen.id()) < 0)
        m_chosen.choose(rows.empty() ? std::string() : rows.front().id());
    m_table->showRow(m_model.rowOf(m_chosen.id()));
    fillChoices();
    showFields();
}

void ArgumentsTab::showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema)
{
    m_chosen.setSurroundings(state.workspace, schema);
    if (draft().tool.versions.contains(draft().version))
        refresh();
}

void ArgumentsTab::showPreview(const engine::ClientPreview &preview)
{
    const QString text = fromUtf8(json::writePretty(preview.tool["inputSchema"])).trimmed();
    if (text != m_preview->toPlainText())
        m_preview->setPlainText(text);
    const bool isNews = m_chosen.setPaged({preview.paged.begin(), preview.paged.end()});
    if (isNews && draft().tool.versions.contains(draft().version))
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
