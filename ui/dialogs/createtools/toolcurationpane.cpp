// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/toolcurationpane.h"

#include "ui/dialogs/createtools/argumentside.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/endpointdefaults.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsonview.h"
#include "ui/widgets/resulttree.h"
#include "json/write.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabWidget>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kDescriptionHeight = 110;
constexpr std::pair kFormShare(700, 300); // of the height of a trial: form and response, before one is there
constexpr std::pair kAnswerShare(420, 580); // and after, while the form is still used
enum TabIndex : int { kTextsIndex, kArgumentsIndex, kResultIndex, kTrialIndex, kPreviewIndex };

QVBoxLayout *columnOf(QWidget &side)
{
    auto *layout = new QVBoxLayout(&side);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->setSpacing(metrics::kSpacing);
    return layout;
}

void showProblem(InlineMessage &message, const QString &text)
{
    if (!text.isEmpty() && (message.isHidden() || text != message.text()))
        message.setMessage(MessageKind::Warning, text);
    message.setVisible(!text.isEmpty());
}

} // namespace

ToolCurationPane::ToolCurationPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout)
    , m_empty(new TextLabel(TextStyle::Muted, this))
    , m_tabs(new QTabWidget(this))
    , m_arguments(new ArgumentSide(theme, this))
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_tabs->setDocumentMode(true);
    auto *column = new QVBoxLayout(this);
    keepMargins(*this, *column, {metrics::kSpacing, 0, 0, 0});
    column->addLayout(m_stack);
    for (QWidget *side : std::initializer_list<QWidget *>{buildTexts(theme), m_arguments, buildResult(theme),
                                                          buildTrial(theme), buildPreview(theme)})
        m_tabs->addTab(side, QString());
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tabs);
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

QWidget *ToolCurationPane::buildTexts(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_nameLabel = new TextLabel(side);
    m_nameEdit = new QLineEdit(side);
    m_nameProblem = new InlineMessage(theme, side);
    m_nameProblem->hide();
    m_titleLabel = new TextLabel(side);
    m_titleEdit = new QLineEdit(side);
    m_descriptionLabel = new TextLabel(side);
    m_description = new QPlainTextEdit(side);
    m_description->setTabChangesFocus(true);
    m_description->setFixedHeight(kDescriptionHeight);
    m_mutationsLabel = new TextLabel(side);
    m_mutations = new QComboBox(side);
    m_mutations->addItem(QString());
    for (const auto policy : kAllPolicies)
        m_mutations->addItem(QString(), int(policy));
    m_pages = new QCheckBox(side);
    m_leftOut = new TextLabel(TextStyle::Muted, side);
    m_leftOut->setWordWrap(true);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_nameLabel, m_nameEdit);
    addFormRow(*form, m_titleLabel, m_titleEdit);
    addFormRow(*form, m_descriptionLabel, m_description);
    addFormRow(*form, m_mutationsLabel, m_mutations);
    auto *column = columnOf(*side);
    column->addLayout(form);
    column->addWidget(m_nameProblem);
    column->addWidget(m_pages);
    column->addWidget(m_leftOut);
    column->addStretch(1);
    return side;
}

QWidget *ToolCurationPane::buildResult(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_tree = new ResultTree(m_result, side);
    m_resultNote = new TextLabel(TextStyle::Muted, side);
    m_resultNote->setWordWrap(true);
    m_mostLabel = new TextLabel(side);
    m_most = new QLineEdit(side);
    m_mostLabel->setBuddy(m_most);
    m_mostProblem = new InlineMessage(theme, side);
    m_mostProblem->hide();
    m_formatLabel = new TextLabel(side);
    m_format = new QComboBox(side);
    m_format->setObjectName(QStringLiteral("format"));
    for (const auto &[text, format] : FieldTexts::resultFormats())
        m_format->addItem(text, format);
    m_formatLabel->setBuddy(m_format);
    auto *bounds = new QHBoxLayout;
    bounds->setSpacing(metrics::kSpacing);
    bounds->addWidget(m_mostLabel);
    bounds->addWidget(m_most, 1);
    bounds->addSpacing(metrics::kSpacing);
    bounds->addWidget(m_formatLabel);
    bounds->addWidget(m_format);
    auto *column = columnOf(*side);
    column->addWidget(m_resultNote);
    column->addWidget(m_tree, 1);
    column->addLayout(bounds);
    column->addWidget(m_mostProblem);
    return side;
}

QWidget *ToolCurationPane::buildTrial(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_try = new QPushButton(side);
    m_try->setIcon(theme.icon(Icon::Play));
    m_try->setAutoDefault(false);
    m_form = new SchemaForm(theme, side);
    m_outcome = new InlineMessage(theme, side);
    m_outcome->hide();
    m_answer = new JsonView(theme, side);
    auto *lower = new QWidget(side);
    auto *answer = new QVBoxLayout(lower);
    answer->setContentsMargins(0, metrics::kSpacing, 0, 0); // below the handle
    answer->setSpacing(metrics::kSpacing);
    answer->addWidget(m_outcome);
    answer->addWidget(m_answer, 1);
    m_trial = new QSplitter(Qt::Vertical, side);
    m_trial->addWidget(m_form);
    m_trial->addWidget(lower);
    m_trial->setChildrenCollapsible(false);
    connect(m_trial, &QSplitter::splitterMoved, this, [this] { m_isTrialMoved = true; });
    auto *column = columnOf(*side);
    column->addWidget(m_try, 0, Qt::AlignLeading); // above what grows
    column->addWidget(m_trial, 1);
    return side;
}

// Keeps the shares that a person has chosen.
void ToolCurationPane::shareTrial(const std::pair<int, int> &share)
{
    if (!m_isTrialMoved)
        m_trial->setSizes({share.first, share.second});
}

QWidget *ToolCurationPane::buildPreview(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_size = new TextLabel(TextStyle::Muted, side);
    m_json = new JsonEdit(theme, side);
    makeReadOnly(*m_json);
    auto *column = columnOf(*side);
    column->addWidget(m_size);
    column->addWidget(m_json, 1);
    return side;
}

void ToolCurationPane::connectParts()
{
    const auto chosen = [](const QString &text, const std::string &proposed) -> std::optional<std::string> {
        const std::string typed = toUtf8(text.trimmed());
        return typed == proposed ? std::nullopt : std::optional(typed);
    };
    connect(m_nameEdit, &QLineEdit::textEdited, this, [this, chosen](const QString &text) {
        change([&](ToolCuration &curation) { curation.name = chosen(text, toUtf8(m_name)); });
    });
    connect(m_titleEdit, &QLineEdit::textEdited, this, [this, chosen](const QString &text) {
        change([&](ToolCuration &curation) { curation.title = chosen(text, m_made.tool.title); });
    });
    connect(m_description, &QPlainTextEdit::textChanged, this, [this, chosen] {
        if (m_isShowing)
            return;
        const std::string &proposed = m_made.tool.versions.at(m_made.tool.active).description;
        change([&](ToolCuration &curation) {
            curation.description = chosen(m_description->toPlainText(), proposed);
        });
    });
    connect(m_mutations, &QComboBox::activated, this, [this] {
        const QVariant policy = m_mutations->currentData();
        change([&](ToolCuration &curation) {
            curation.mutations = policy.isValid()
                                     ? std::optional(static_cast<workspace::MutationPolicy>(policy.toInt()))
                                     : std::nullopt;
        });
    });
    connect(m_pages, &QCheckBox::clicked, this, [this](bool isChecked) {
        change([&](ToolCuration &curation) { curation.fetchesPages = isChecked; });
        showState(); // other arguments
    });
    connect(m_arguments, &ArgumentSide::edited, this, [this] {
        change([&](ToolCuration &curation) {
            curation.arguments = m_arguments->choices();
            curation.order = m_arguments->order();
        });
    });
    connect(m_arguments, &ArgumentSide::choiceForAll, this, &ToolCurationPane::choiceForAll);
    connect(m_format, &QComboBox::activated, this, [this] {
        change([&](ToolCuration &curation) {
            curation.shape.format =
                static_cast<workspace::ResultShape::Format>(m_format->currentData().toInt());
        });
        m_result.setShape(m_curation.shape);
    });
    connect(m_most, &QLineEdit::textEdited, this, [this](const QString &text) {
        std::optional<std::uint64_t> most;
        const QString problem = FieldTexts::readNumber(text, {.least = 1}, most);
        showProblem(*m_mostProblem, problem);
        if (problem.isEmpty())
            change([&](ToolCuration &curation) { curation.shape.maxItems = most; });
        m_result.setShape(m_curation.shape);
    });
    connect(&m_result, &ResultTreeModel::shapeEdited, this,
            [this] { change([&](ToolCuration &curation) { curation.shape = m_result.shape(); }); });
    connect(m_try, &QPushButton::clicked, this, [this] {
        if (m_isTrying || !m_form->validate())
            return;
        m_isTrying = true; // a button that is disabled would lose the keyboard to the next one, which saves
        m_wasSent = isSent();
        Q_EMIT tryWanted(m_form->value(), m_wasSent);
    });
    connect(m_form, &SchemaForm::changed, this, &ToolCurationPane::showTryTexts);
}

const workspace::Switch *ToolCurationPane::selection() const
{
    const auto version = m_made.tool.versions.find(m_made.tool.active);
    return version == m_made.tool.versions.end() || !version->second.operation
               ? nullptr
               : std::get_if<workspace::Switch>(&*version->second.operation);
}

bool ToolCurationPane::isSent() const
{
    const workspace::Switch *choice = selection();
    return m_reading.contains(choice == nullptr ? m_made.tool.name
                                                : std::string(m_form->value()[choice->parameter].toString()));
}

void ToolCurationPane::change(const std::function<void(ToolCuration &)> &what)
{
    const ToolCuration before = m_curation;
    what(m_curation);
    if (m_curation != before)
        Q_EMIT edited();
}

void ToolCurationPane::retranslate()
{
    m_tabs->setAccessibleName(tr("Parts of the tool"));
    m_tabs->setTabText(kTextsIndex, tr("Tool"));
    m_tabs->setTabText(kArgumentsIndex, tr("Arguments"));
    m_tabs->setTabText(kResultIndex, tr("Result"));
    m_tabs->setTabText(kTrialIndex, tr("Try"));
    //: Tab: the tool as clients see it
    m_tabs->setTabText(kPreviewIndex, tr("Preview"));
    m_nameLabel->setText(tr("&Name"));
    m_titleLabel->setText(tr("&Title"));
    m_descriptionLabel->setText(tr("&Description"));
    //: What happens when an agent calls a tool that changes something
    m_mutationsLabel->setText(tr("&Approval"));
    //: The choice of the endpoint counts
    m_mutations->setItemText(0, tr("Same as endpoint"));
    for (int i = 1; i < m_mutations->count(); ++i)
        m_mutations->setItemText(i, PolicyTexts::title(kAllPolicies[static_cast<std::size_t>(i) - 1]));
    m_pages->setText(tr("&Fetch all pages and join them"));
    m_mostLabel->setText(tr("&Max items per list"));
    m_most->setPlaceholderText(tr("No limit"));
    m_formatLabel->setText(tr("&Format"));
    const auto formats = FieldTexts::resultFormats();
    for (int i = 0; i < m_format->count(); ++i)
        m_format->setItemText(i, formats[i].first);
    m_form->setAccessibleName(tr("Arguments"));
    m_answer->setAccessibleName(tr("Response"));
    m_answer->setEmptyText(tr("Try the tool to see its response."));
    m_json->setAccessibleName(tr("The tool as clients see it, as JSON"));
    showState();
}

void ToolCurationPane::setShared(const workspace::Workspace &workspace)
{
    m_arguments->setShared(workspace);
}

void ToolCurationPane::showText(const QString &text)
{
    m_empty->setText(text);
    m_stack->setCurrentWidget(m_empty);
}

void ToolCurationPane::showTool(const engine::OperationTool &made, const ToolCuration &curation,
                                const QString &name, std::set<std::string> reading)
{
    const bool isAnother = m_made.tool.versions.empty() || made.key != m_made.key;
    m_made = made;
    m_curation = curation;
    m_name = name;
    m_reading = std::move(reading);
    if (isAnother) {
        m_outcome->hide();
        m_answer->setBody(nullptr);
        shareTrial(kFormShare);
        m_try->setEnabled(false); // until the form is that of this tool
        m_isTrying = false;
        m_form->setValue(json::Value::object());
        m_most->setText(FieldTexts::ofNumber(m_curation.shape.maxItems));
        m_mostProblem->hide();
    }
    m_stack->setCurrentWidget(m_tabs);
    showState();
    if (isAnother)
        m_arguments->showCurrent();
}

void ToolCurationPane::showTryTexts()
{
    m_try->setText(isSent() ? tr("T&ry") : tr("P&review request"));
    m_try->setToolTip(isSent() ? QString() : tr("Shows the request. Nothing is sent."));
}

void ToolCurationPane::showState()
{
    showTryTexts();
    if (m_made.tool.versions.empty())
        return;
    m_isShowing = true;
    const workspace::Switch *choice = selection();
    for (const int tab : {kArgumentsIndex, kResultIndex})
        m_tabs->setTabVisible(tab, choice == nullptr);
    m_nameLabel->setVisible(choice == nullptr); // it is beside the box that combines them
    m_nameEdit->setVisible(choice == nullptr);
    const workspace::Tool tool = curatedTool(m_made, m_curation);
    const workspace::ToolVersion &version = tool.versions.at(tool.active);
    const auto setText = [](QLineEdit &edit, const QString &text) {
        if (edit.text() != text)
            edit.setText(text);
    };
    setText(*m_nameEdit, m_curation.name ? fromUtf8(*m_curation.name) : m_name);
    setText(*m_titleEdit, fromUtf8(tool.title));
    if (const QString text = fromUtf8(version.description); text != m_description->toPlainText().trimmed())
        m_description->setPlainText(text);
    const bool changes = m_reading.size() < (choice == nullptr ? 1 : choice->cases.size());
    m_mutationsLabel->setVisible(changes);
    m_mutations->setVisible(changes);
    m_mutations->setCurrentIndex(m_curation.mutations ? m_mutations->findData(int(*m_curation.mutations))
                                                      : 0);
    m_pages->setVisible(m_made.unpaged.has_value());
    m_pages->setChecked(m_curation.fetchesPages);
    m_leftOut->setVisible(!m_made.leftOut.empty());
    QStringList names;
    for (const std::string &name : m_made.leftOut)
        names.append(fromUtf8(name));
    //: %1 are names of arguments of an operation
    m_leftOut->setText(tr("Not available in tools: %1").arg(names.join(listSeparator())));
    const workspace::Tool &proposed =
        m_made.unpaged && !m_curation.fetchesPages ? *m_made.unpaged : m_made.tool;
    if (choice == nullptr)
        m_arguments->setVersion(proposed.versions.at(proposed.active), m_curation);
    m_result.setSchema(m_made.response);
    m_result.setShape(m_curation.shape);
    if (std::optional<std::uint64_t> typed;
        FieldTexts::readNumber(m_most->text(), {.least = 1}, typed).isEmpty()
        && typed != m_curation.shape.maxItems) // what is wrong stays until it is put right
        m_most->setText(FieldTexts::ofNumber(m_curation.shape.maxItems));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(m_curation.shape.format)));
    const bool hasResult = m_result.rowCount() > 0;
    m_tree->setVisible(hasResult);
    m_tree->expandToDepth(0);
    m_resultNote->setText(hasResult ? tr("Unchecked members are omitted.")
                                    : tr("The description does not list the members of the response."));
    m_isShowing = false;
}

void ToolCurationPane::showNameProblem(const QString &text)
{
    showProblem(*m_nameProblem, text);
}

void ToolCurationPane::showApplied(std::size_t tools)
{
    m_arguments->showApplied(tools);
}

void ToolCurationPane::showPreview(const engine::ClientPreview &preview)
{
    m_form->setSchema(preview.form);
    showTryTexts();
    m_try->setEnabled(true);
    m_json->setPlainText(fromUtf8(json::writePretty(preview.tool)).trimmed());
    //: %1 is a size, %2 a number
    m_size->setText(
        tr("%1 in the tool list, about %2 tokens")
            .arg(LogText::size(preview.bytes), QLocale().toString(LogText::tokens(preview.bytes))));
}

void ToolCurationPane::showAnswer(const Result<engine::TrialAnswer> &answer)
{
    m_isTrying = false;
    m_outcome->show();
    shareTrial(kAnswerShare);
    if (!answer || answer->error) {
        m_answer->setBody(nullptr);
        return m_outcome->setMessage(MessageKind::Error, errorText(answer ? *answer->error : answer.error()));
    }
    const json::Value &request = answer->trace["request"];
    const bool isRequest = !m_wasSent && !request.isNull();
    const json::Value &shown = isRequest ? request : answer->structured;
    const bool isJson = isRequest || m_curation.shape.format == workspace::ResultShape::Format::Json;
    //: %1 is a time, %2 a size, %3 a number
    const QString measured = tr("Response after %1: %2, about %3 tokens")
                                 .arg(LogText::duration(answer->duration), LogText::size(answer->text.size()),
                                      QLocale().toString(LogText::tokens(answer->text.size())));
    m_outcome->setMessage(MessageKind::Ok, m_wasSent ? measured : tr("This request would be sent."));
    // As clients read it, where that is not JSON.
    m_answer->setBody(std::make_shared<const std::string>(
        shown.isNull() || !isJson ? std::string(answer->data()) : json::write(shown)));
}

} // namespace tooltray::ui
