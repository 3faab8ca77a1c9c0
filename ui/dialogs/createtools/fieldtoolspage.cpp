// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/fieldtoolspage.h"

#include "base/task/ask.h"
#include "engine/clients/workspaceclient.h"
#include "ui/dialogs/createtools/operationsearch.h"
#include "ui/editor/graphqlhighlighter.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/logtext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tooltray::ui {
namespace {

using graphql::OperationType;

constexpr int kReplanAfter = 60; // ms, so that choosing many asks once
// More at once would only fill the list of tools: then nothing is chosen beforehand.
constexpr std::size_t kMaxChosen = 40;
constexpr int kToolColumnWidth = 210;

} // namespace

FieldToolsPage::FieldToolsPage(engine::WorkspaceClient &workspaceClient, const Theme &theme,
                               const QString &endpoint, QWidget *parent)
    : ToolsChooser(parent)
    , m_workspaceClient(workspaceClient)
    , m_endpoint(endpoint)
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeView(this))
    , m_operationTitle(new TextLabel(TextStyle::Strong, this))
    , m_operation(new QPlainTextEdit(this))
    , m_naming(new QComboBox(this))
    , m_prefix(new QLineEdit(this))
    , m_depth(new QComboBox(this))
    , m_arguments(new QComboBox(this))
    , m_namingLabel(new TextLabel(this))
    , m_prefixLabel(new TextLabel(this))
    , m_depthLabel(new TextLabel(this))
    , m_argumentsLabel(new TextLabel(this))
    , m_message(new InlineMessage(theme, this))
    , m_noMatch(new InlineMessage(theme, this))
    , m_clearFilter(new QAction(this))
    , m_taken(new InlineMessage(theme, this))
    , m_usePrefix(new QAction(this))
    , m_replan(new QTimer(this))
{
    m_rows.setFields(m_model);
    m_replan->setSingleShot(true);
    m_replan->setInterval(kReplanAfter);
    build(theme);
    fillCombos();
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
    takeSchema();
    setFocusProxy(m_filter);
}

void FieldToolsPage::build(const Theme &theme)
{
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme.icon(Icon::Filter, Tint::Muted), QLineEdit::LeadingPosition);
    m_tree->setModel(&m_rows);
    announceRows(*m_tree);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(false);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(FieldTreeModel::FieldColumn, QHeaderView::Stretch);
    m_tree->setColumnWidth(FieldTreeModel::ToolColumn, kToolColumnWidth);
    makeReadOnly(*m_operation);
    m_operation->setFont(codeFont());
    m_operation->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_operation->setTabChangesFocus(true);
    new GraphqlHighlighter(theme, *m_operation->document());
    m_message->hide();
    m_noMatch->addButton(*m_clearFilter);
    m_noMatch->hide();
    m_taken->addButton(*m_usePrefix);
    m_taken->hide();

    auto *side = new QWidget(this);
    auto *sideLayout = new QVBoxLayout(side);
    keepMargins(*side, *sideLayout, {metrics::kSpacing, 0, 0, 0});
    sideLayout->addWidget(m_operationTitle);
    sideLayout->addWidget(m_operation, 1);
    auto *parts = new QSplitter(this);
    parts->addWidget(m_tree);
    parts->addWidget(side);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);

    auto *options = new QGridLayout;
    options->setHorizontalSpacing(metrics::kMargin);
    buildOptions(*options);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(m_filter);
    layout->addWidget(m_noMatch);
    layout->addWidget(parts, 1);
    layout->addLayout(options);
    layout->addWidget(m_message);
    layout->addWidget(m_taken);
}

void FieldToolsPage::buildOptions(QGridLayout &options)
{
    const std::array<std::pair<QLabel *, QWidget *>, 4> fields{
        std::pair<QLabel *, QWidget *>{m_namingLabel, m_naming},
        {m_depthLabel, m_depth},
        {m_prefixLabel, m_prefix},
        {m_argumentsLabel, m_arguments}};
    int cell = 0;
    for (const auto &[label, field] : fields) {
        const int column = 2 * (cell % 2);
        label->setBuddy(field);
        options.addWidget(label, cell / 2, column);
        options.addWidget(field, cell / 2, column + 1);
        options.setColumnStretch(column + 1, 1);
        ++cell;
    }
}

void FieldToolsPage::connectParts()
{
    new SearchKeys(*m_filter, *m_tree);
    connect(m_filter, &QLineEdit::textChanged, this, &FieldToolsPage::filter);
    connect(m_clearFilter, &QAction::triggered, m_filter, &QLineEdit::clear);
    m_prefix->setObjectName(QStringLiteral("prefix"));
    connect(m_prefix, &QLineEdit::textChanged, this, &FieldToolsPage::replan);
    for (QComboBox *combo : {m_naming, m_depth, m_arguments})
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            replan();
            showOperation();
        });
    connect(&m_model, &FieldTreeModel::chosenChanged, this, [this] {
        m_preselection = Preselection::None;
        replan();
    });
    connect(m_usePrefix, &QAction::triggered, this, [this] {
        m_prefix->setText(QString::fromStdString(snakeCase(m_endpoint.toStdString())) + u'_');
        m_prefix->setFocus();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FieldToolsPage::showOperation);
    connect(m_tree, &QTreeView::clicked, m_tree, &QTreeView::setCurrentIndex); // also when a box is ticked
    connect(&m_workspaceClient, &engine::WorkspaceClient::schemaChanged, this,
            [this](const std::string &endpoint) {
                if (endpoint == m_endpoint.toStdString())
                    takeSchema();
            });
    connect(m_replan, &QTimer::timeout, this, [this] {
        const std::uint64_t revision = m_revision;
        auto work = [schema = m_model.schema(), workspace = m_workspaceClient.state().workspace,
                     choices = m_model.chosen(), options = options()]() -> Result<std::vector<PlannedTool>> {
            if (!schema)
                return std::vector<PlannedTool>();
            return planTools(*schema, *workspace, choices, options);
        };
        whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
                 [this, revision](const Result<std::vector<PlannedTool>> &plan) {
                     if (revision != m_revision || !plan)
                         return;
                     m_plan = *plan;
                     m_isPlanned = true;
                     m_model.setPlan(m_plan);
                     showTaken();
                     Q_EMIT stateChanged();
                 });
    });
}

void FieldToolsPage::fillCombos()
{
    m_naming->addItem(QString(), int(NamingRule::Verb));
    m_naming->addItem(QString(), int(NamingRule::Plain));
    for (const SelectionDepth depth : {SelectionDepth::Key, SelectionDepth::Flat, SelectionDepth::Deep})
        m_depth->addItem(QString(), int(depth));
    m_depth->setCurrentIndex(int(SelectionDepth::Flat));
    m_arguments->addItem(QString(), int(TakenArguments::All));
    m_arguments->addItem(QString(), int(TakenArguments::Required));
}

void FieldToolsPage::retranslate()
{
    //: What is typed there is looked for in the whole schema; do not translate the example
    m_filter->setPlaceholderText(tr("Find fields, such as repository.pullRequests"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_tree->setAccessibleName(tr("Fields of the schema"));
    m_tree->setColumnWidth(FieldTreeModel::SizeColumn,
                           m_tree->fontMetrics().horizontalAdvance(LogText::longestSize())
                               + 2 * metrics::kMargin);
    m_operationTitle->setText(tr("Operation"));
    m_operation->setAccessibleName(m_operationTitle->text());
    m_clearFilter->setText(tr("Clear filter"));
    m_namingLabel->setText(tr("&Names"));
    //: A rule for names of tools, told by examples; do not translate the names
    m_naming->setItemText(0, tr("With a verb: list_issues, get_issue"));
    //: A rule for names of tools, told by examples; do not translate the names
    m_naming->setItemText(1, tr("As in the schema: issues, issue"));
    m_prefixLabel->setText(tr("&Prefix"));
    m_prefix->setPlaceholderText(tr("None"));
    m_depthLabel->setText(tr("&Fields"));
    m_depth->setItemText(0, tr("Identifying fields only"));
    m_depth->setItemText(1, tr("All scalars"));
    m_depth->setItemText(2, tr("All scalars, one level deep"));
    m_argumentsLabel->setText(tr("&Arguments"));
    m_arguments->setItemText(0, tr("All"));
    m_arguments->setItemText(1, tr("Required only"));
    m_model.retranslate();
    showTaken();
    showOperation();
}

void FieldToolsPage::takeSchema()
{
    const engine::WorkspaceState &state = m_workspaceClient.state();
    const auto found = state.schemas.find(m_endpoint.toStdString());
    const engine::EndpointSchema schema =
        found == state.schemas.end() ? engine::EndpointSchema() : found->second;
    if (schema.schema) {
        m_message->hide();
    } else if (schema.problem && !schema.isLoading) {
        m_message->setMessage(MessageKind::Error, sentenceOf(*schema.problem));
        m_message->show();
    } else {
        m_message->setMessage(MessageKind::Info,
                              m_endpoint.isEmpty() ? tr("No endpoints yet.") : tr("Fetching the schema..."));
        m_message->show();
    }
    if (schema.schema == m_model.schema())
        return;
    m_model.setExisting(toolsByField(*state.workspace, m_endpoint.toStdString()));
    m_model.setSchema(schema.schema);
    preselect();
    for (int row = 0; row < m_rows.rowCount(); ++row)
        m_tree->expand(m_rows.index(row, 0));
    const QModelIndex first = m_rows.index(0, 0, m_rows.index(0, 0));
    m_tree->setCurrentIndex(first);
    replan();
    showOperation();
}

void FieldToolsPage::preselect()
{
    if (m_model.fieldCount(OperationType::Query) > kMaxChosen)
        return;
    m_model.choose(OperationType::Query, Qt::Checked);
    m_preselection = Preselection::Chosen;
}

void FieldToolsPage::filter(const QString &text)
{
    if (!text.isEmpty() && m_preselection == Preselection::Chosen) {
        m_model.chooseNone();
        m_preselection = Preselection::PutAside;
    } else if (text.isEmpty() && m_preselection == Preselection::PutAside) {
        preselect();
    }
    m_rows.setText(text);
    for (int row = 0; row < m_rows.rowCount(); ++row)
        m_tree->expand(m_rows.index(row, 0));
    if (!text.isEmpty())
        expandToFound({});
    showOperation(); // no signal tells that the current row went with its group
}

// Whether there is something in it that was looked for. Expands only what is loaded: types lead to each other in
// circles.
bool FieldToolsPage::expandToFound(const QModelIndex &parent)
{
    bool hasFound = false;
    for (int row = 0; row < m_rows.rowCount(parent); ++row) {
        const QModelIndex index = m_rows.index(row, 0, parent);
        const bool isIn = expandToFound(index);
        if (isIn)
            m_tree->expand(index);
        hasFound = hasFound || isIn || m_rows.isFound(index);
    }
    return hasFound;
}

ToolPlanOptions FieldToolsPage::options() const
{
    return {.endpoint = m_endpoint.toStdString(),
            .naming = {.rule = static_cast<NamingRule>(m_naming->currentData().toInt()),
                       .prefix = m_prefix->text().trimmed().toStdString()},
            .operation = {.depth = static_cast<SelectionDepth>(m_depth->currentData().toInt()),
                          .arguments = static_cast<TakenArguments>(m_arguments->currentData().toInt())}};
}

void FieldToolsPage::replan()
{
    m_isPlanned = false;
    ++m_revision; // what is being planned is out of date
    m_replan->start();
    Q_EMIT stateChanged();
}

void FieldToolsPage::showOperation()
{
    const auto choice = m_model.choiceAt(m_rows.mapToSource(m_tree->currentIndex()));
    QString text;
    if (choice) {
        text = QString::fromStdString(
            fieldOperation(choice->type, fieldsOf(*m_model.schema(), *choice), options().operation));
    }
    if (text != m_operation->toPlainText())
        m_operation->setPlainText(text);
    const bool isNothingFound = m_model.schema() && m_rows.rowCount() == 0;
    m_operation->setPlaceholderText(isNothingFound ? QString()
                                                   : tr("Select a field to preview its operation."));
    m_noMatch->setVisible(isNothingFound);
    if (isNothingFound)
        m_noMatch->setMessage(MessageKind::Info, tr("No field matches %1.").arg(m_filter->text().trimmed()));
}

QString FieldToolsPage::summary() const
{
    if (count() == 0)
        return tr("Choose fields to turn into tools.");
    const auto bytes =
        std::accumulate(m_plan.begin(), m_plan.end(), std::size_t(0),
                        [](std::size_t sum, const PlannedTool &tool) { return sum + tool.bytes; });
    //: %1 is a size such as 14 kB
    return m_isPlanned ? tr("Adds about %1 to the tool list once saved.").arg(LogText::size(bytes))
                       : QString();
}

void FieldToolsPage::showTaken()
{
    const auto count = static_cast<int>(std::ranges::count(m_plan, true, &PlannedTool::isNumbered));
    m_taken->setVisible(count > 0 && m_prefix->text().isEmpty());
    m_taken->setMessage(MessageKind::Info, tr("%n name(s) are taken and get a number.", nullptr, count));
    //: A button; %1 is the beginning of names, such as "github_"
    m_usePrefix->setText(
        tr("Use prefix %1").arg(QString::fromStdString(snakeCase(m_endpoint.toStdString())) + u'_'));
}

std::vector<workspace::Tool> FieldToolsPage::tools() const
{
    std::vector<workspace::Tool> tools;
    for (const PlannedTool &planned : m_plan)
        tools.push_back(planned.tool);
    return tools;
}

} // namespace tooltray::ui
