// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/toolcurationpane.h"

#include "ui/delegates/celldelegate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/endpointdefaults.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsonview.h"
#include "json/write.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <array>
#include <memory>

namespace tooltray::ui {
namespace {

constexpr int kDescriptionHeight = 110;
constexpr int kTrialIndex = 3;                            // of the tabs
constexpr std::array kArgumentColumns{140, 70, 104, 100}; // widths: argument, type, use, fixed value

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
    , m_stack(new QStackedLayout(this))
    , m_empty(new TextLabel(TextStyle::Muted, this))
    , m_tabs(new QTabWidget(this))
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_tabs->setDocumentMode(true);
    setContentsMargins(isRightToLeft() ? 0 : metrics::kSpacing, 0, // a layout of a stack has none
                       isRightToLeft() ? metrics::kSpacing : 0, 0);
    for (QWidget *side : {buildTexts(theme), buildArguments(theme), buildResult(theme), buildTrial(theme),
                          buildPreview(theme)})
        m_tabs->addTab(side, QString());
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tabs);
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

ToolCurationPane::~ToolCurationPane() = default;

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

QWidget *ToolCurationPane::buildArguments(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_table = new QTableView(side);
    m_noArguments = new TextLabel(TextStyle::Muted, side);
    m_table->setModel(&m_arguments);
    m_table->setItemDelegate(new CellDelegate(theme, m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QTableView::SingleSelection);
    m_table->setEditTriggers(QTableView::DoubleClicked | QTableView::SelectedClicked
                             | QTableView::EditKeyPressed | QTableView::AnyKeyPressed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    for (int column = 0; const int width : kArgumentColumns)
        m_table->setColumnWidth(column++, width);
    auto *column = columnOf(*side);
    m_forAll = new QPushButton(side);
    m_forAll->setAutoDefault(false);
    column->addWidget(m_noArguments);
    column->addWidget(m_table, 1);
    m_up = new QToolButton(side);
    m_down = new QToolButton(side);
    m_up->setIcon(theme.icon(Icon::ChevronUp));
    m_down->setIcon(theme.icon(Icon::ChevronDown));
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_forAll);
    bar->addStretch();
    for (QToolButton *button : {m_up, m_down}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        bar->addWidget(button);
    }
    column->addLayout(bar);
    return side;
}

QWidget *ToolCurationPane::buildResult(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_tree = new QTreeView(side);
    m_tree->setModel(&m_result);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(ResultTreeModel::FieldColumn, QHeaderView::Stretch);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_resultNote = new TextLabel(TextStyle::Muted, side);
    m_resultNote->setWordWrap(true);
    m_mostLabel = new TextLabel(side);
    m_most = new QLineEdit(side);
    m_mostLabel->setBuddy(m_most);
    m_mostProblem = new InlineMessage(theme, side);
    m_mostProblem->hide();
    auto *bounds = new QHBoxLayout;
    bounds->addWidget(m_mostLabel);
    bounds->addWidget(m_most, 1);
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
    m_form = new SchemaForm(theme, side);
    m_try = new QPushButton(side);
    m_try->setIcon(theme.icon(Icon::Play));
    m_try->setAutoDefault(false);
    m_outcome = new InlineMessage(theme, side);
    m_outcome->hide();
    m_answer = new JsonView(theme, side);
    auto *lower = new QWidget(side);
    auto *answer = new QVBoxLayout(lower);
    answer->setContentsMargins({});
    answer->setSpacing(metrics::kSpacing);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_try);
    bar->addStretch();
    answer->addLayout(bar);
    answer->addWidget(m_outcome);
    answer->addWidget(m_answer, 1);
    auto *parts = new QSplitter(Qt::Vertical, side);
    parts->addWidget(m_form);
    parts->addWidget(lower);
    parts->setChildrenCollapsible(false);
    columnOf(*side)->addWidget(parts, 1);
    return side;
}

QWidget *ToolCurationPane::buildPreview(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_size = new TextLabel(TextStyle::Muted, side);
    m_json = new JsonEdit(theme, side);
    m_json->setReadOnly(true);
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
    connect(&m_arguments, &ArgumentChoiceModel::edited, this, [this] {
        change([&](ToolCuration &curation) {
            curation.arguments = m_arguments.choices();
            curation.order = m_arguments.order();
        });
        showCurrentArgument();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ToolCurationPane::showCurrentArgument);
    connect(m_up, &QToolButton::clicked, this, [this] { moveArgument(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveArgument(1); });
    connect(m_most, &QLineEdit::textEdited, this, [this](const QString &text) {
        std::optional<std::uint64_t> most;
        const QString problem = FieldTexts::readNumber(text, {.least = 1}, most);
        showProblem(*m_mostProblem, problem);
        if (problem.isEmpty())
            change([&](ToolCuration &curation) { curation.shape.maxItems = most; });
        m_result.setShape(m_curation.shape);
    });
    connect(m_forAll, &QPushButton::clicked, this, [this] {
        if (const auto choice = m_arguments.choiceAt(m_table->currentIndex()))
            Q_EMIT choiceForAll(fromUtf8(choice->first), choice->second);
    });
    connect(&m_result, &ResultTreeModel::shapeEdited, this,
            [this] { change([&](ToolCuration &curation) { curation.shape = m_result.shape(); }); });
    connect(m_try, &QPushButton::clicked, this, [this] {
        if (!m_form->validate())
            return;
        m_try->setEnabled(false);
        Q_EMIT tryWanted(m_form->value());
    });
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
    m_tabs->setTabText(0, tr("Tool"));
    m_tabs->setTabText(1, tr("Arguments"));
    m_tabs->setTabText(2, tr("Result"));
    m_tabs->setTabText(kTrialIndex, tr("Try"));
    //: Tab: the tool as clients see it
    m_tabs->setTabText(4, tr("Preview"));
    m_nameLabel->setText(tr("&Name"));
    m_titleLabel->setText(tr("&Title"));
    m_descriptionLabel->setText(tr("&Description"));
    //: What happens when an agent calls a tool that changes something
    m_mutationsLabel->setText(tr("&Approval"));
    //: The choice of the endpoint counts
    m_mutations->setItemText(0, tr("As the endpoint"));
    for (int i = 1; i < m_mutations->count(); ++i)
        m_mutations->setItemText(i, PolicyTexts::title(kAllPolicies[static_cast<std::size_t>(i) - 1]));
    m_pages->setText(tr("&Fetch all pages and join them"));
    m_table->setAccessibleName(tr("Arguments"));
    m_noArguments->setText(tr("This tool takes no arguments."));
    m_forAll->setText(tr("&Apply to all chosen tools"));
    m_forAll->setToolTip(tr("Makes the same choice for this argument in every chosen tool that has it."));
    for (const auto &[button, text] : {std::pair(m_up, tr("Move up")), std::pair(m_down, tr("Move down"))}) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    }
    m_mostLabel->setText(tr("&Max items per list"));
    m_most->setPlaceholderText(tr("No limit"));
    m_tree->setAccessibleName(tr("Returned members"));
    m_form->setAccessibleName(tr("Arguments"));
    m_answer->setAccessibleName(tr("Response"));
    m_answer->setEmptyText(tr("Try the tool to see its response."));
    m_json->setAccessibleName(tr("The tool as clients see it, as JSON"));
    showState();
}

void ToolCurationPane::showText(const QString &text)
{
    m_empty->setText(text);
    m_stack->setCurrentWidget(m_empty);
}

void ToolCurationPane::showTool(const engine::OperationTool &made, const ToolCuration &curation,
                                const QString &name, bool isReadOnly)
{
    const bool isAnother = made.key != m_made.key;
    m_made = made;
    m_curation = curation;
    m_name = name;
    m_isReadOnly = isReadOnly;
    if (isAnother) {
        m_outcome->hide();
        m_answer->setBody(nullptr);
        m_try->setEnabled(false); // until the form is that of this tool
        m_form->setValue(json::Value::object());
        m_most->setText(FieldTexts::ofNumber(m_curation.shape.maxItems));
        m_mostProblem->hide();
    }
    m_stack->setCurrentWidget(m_tabs);
    showState();
}

void ToolCurationPane::showState()
{
    m_try->setText(m_isReadOnly ? tr("T&ry") : tr("P&review request"));
    m_try->setToolTip(m_isReadOnly ? QString() : tr("Shows the request. Nothing is sent."));
    if (m_made.tool.versions.empty())
        return;
    m_isShowing = true;
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
    m_mutationsLabel->setVisible(!m_isReadOnly);
    m_mutations->setVisible(!m_isReadOnly);
    m_mutations->setCurrentIndex(m_curation.mutations ? m_mutations->findData(int(*m_curation.mutations))
                                                      : 0);
    m_pages->setVisible(m_made.unpaged.has_value());
    m_pages->setChecked(m_curation.fetchesPages);
    m_leftOut->setVisible(!m_made.leftOut.empty());
    QStringList names;
    for (const std::string &name : m_made.leftOut)
        names.append(fromUtf8(name));
    //: %1 are names of arguments of an operation
    m_leftOut->setText(tr("Not available in tools: %1").arg(names.join(u", ")));
    const workspace::Tool &proposed =
        m_made.unpaged && !m_curation.fetchesPages ? *m_made.unpaged : m_made.tool;
    m_arguments.setVersion(proposed.versions.at(proposed.active), m_curation.arguments, m_curation.order);
    m_table->setVisible(m_arguments.rowCount() > 0);
    m_noArguments->setVisible(m_arguments.rowCount() == 0);
    m_forAll->setVisible(m_arguments.rowCount() > 0);
    m_up->setVisible(m_arguments.rowCount() > 1);
    m_down->setVisible(m_arguments.rowCount() > 1);
    showCurrentArgument();
    m_result.setSchema(m_made.response);
    m_result.setShape(m_curation.shape);
    if (std::optional<std::uint64_t> typed;
        FieldTexts::readNumber(m_most->text(), {.least = 1}, typed).isEmpty()
        && typed != m_curation.shape.maxItems) // what is wrong stays until it is put right
        m_most->setText(FieldTexts::ofNumber(m_curation.shape.maxItems));
    const bool hasResult = m_result.rowCount() > 0;
    m_tree->setVisible(hasResult);
    m_tree->expandToDepth(0);
    m_resultNote->setText(hasResult ? tr("Unchecked members are omitted.")
                                    : tr("The description does not list the members of the response."));
    m_isShowing = false;
}

void ToolCurationPane::showCurrentArgument()
{
    const QModelIndex current = m_table->currentIndex();
    m_forAll->setEnabled(m_arguments.choiceAt(current).has_value());
    m_up->setEnabled(m_arguments.canMove(current, -1));
    m_down->setEnabled(m_arguments.canMove(current, 1));
}

void ToolCurationPane::moveArgument(int by)
{
    m_arguments.move(m_table->currentIndex(), by);
    showCurrentArgument();
}

void ToolCurationPane::showNameProblem(const QString &text)
{
    showProblem(*m_nameProblem, text);
}

void ToolCurationPane::showPreview(const engine::ClientPreview &preview)
{
    m_form->setSchema(preview.tool["inputSchema"]);
    m_try->setEnabled(true);
    m_json->setPlainText(fromUtf8(json::writePretty(preview.tool)).trimmed());
    //: %1 is a size, %2 a number
    m_size->setText(
        tr("%1 in the tool list, about %2 tokens")
            .arg(LogText::size(preview.bytes), QLocale().toString(LogText::tokens(preview.bytes))));
}

void ToolCurationPane::showAnswer(const Result<engine::TrialAnswer> &answer)
{
    m_try->setEnabled(true);
    m_outcome->show();
    if (!answer || answer->error) {
        m_answer->setBody(nullptr);
        return m_outcome->setMessage(MessageKind::Error, errorText(answer ? *answer->error : answer.error()));
    }
    const json::Value &shown = m_isReadOnly || answer->trace.isNull() ? answer->structured : answer->trace;
    m_outcome->setMessage(MessageKind::Ok,
                          m_isReadOnly ? tr("Response after %1").arg(LogText::duration(answer->duration))
                                       : tr("This request would be sent."));
    m_answer->setBody(std::make_shared<const std::string>(shown.isNull() ? std::string(answer->data())
                                                                         : json::write(shown)));
}

} // namespace tooltray::ui
