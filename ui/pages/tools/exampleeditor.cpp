// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/exampleeditor.h"

#include "ui/delegates/celldelegate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/examplelistmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonview.h"
#include "json/write.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <string>

namespace tooltray::ui {
namespace {

enum ExamplePart { ArgumentsPart, ExpectationsPart, AnswerPart };

} // namespace

ExampleEditor::ExampleEditor(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_name(new QLineEdit(this))
    , m_end(new QComboBox(this))
    , m_description(new QLineEdit(this))
    , m_parts(new QTabWidget(this))
    , m_arguments(new SchemaForm(theme, m_parts))
{
    m_end->addItems({QString(), QString()});
    m_end->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_parts->setDocumentMode(true);
    m_parts->addTab(m_arguments, QString());
    m_parts->addTab(buildExpectations(), QString());
    m_parts->addTab(buildAnswer(), QString());
    auto *first = new QHBoxLayout;
    first->addWidget(m_name, 2);
    first->addWidget(m_description, 3);
    auto *layout = new QVBoxLayout(this);
    keepMargins(*this, *layout, {metrics::kSpacing, 0, 0, 0});
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(first);
    layout->addWidget(m_parts, 1);
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
    showOutcome({});
    enableButtons();
}

QWidget *ExampleEditor::buildExpectations()
{
    auto *part = new QWidget(m_parts);
    m_table = new QTableView(part);
    m_table->setModel(&m_assertions);
    m_table->setItemDelegate(new AssertionDelegate(m_theme, m_table));
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                             | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->installEventFilter(this);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_add = new QPushButton(m_theme.icon(Icon::Plus), QString(), part);
    m_remove = new QToolButton(part);
    m_remove->setIcon(m_theme.icon(Icon::Trash));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    setTabOrder(m_table, m_end);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_end);
    buttons->addWidget(m_add);
    buttons->addStretch();
    buttons->addWidget(m_remove);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    return part;
}

QWidget *ExampleEditor::buildAnswer()
{
    auto *part = new QWidget(m_parts);
    m_message = new InlineMessage(m_theme, part);
    m_answer = new JsonView(m_theme, part);
    m_expect = new QPushButton(m_theme.icon(Icon::Plus), QString(), part);
    m_log = new QPushButton(m_theme.icon(Icon::Log), QString(), part);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_expect);
    buttons->addStretch();
    buttons->addWidget(m_log);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->addWidget(m_message);
    layout->addWidget(m_answer, 1);
    layout->addLayout(buttons);
    return part;
}

void ExampleEditor::connectParts()
{
    for (QLineEdit *edit : {m_name, m_description})
        connect(edit, &QLineEdit::textEdited, this, &ExampleEditor::changed);
    connect(m_end, &QComboBox::activated, this, &ExampleEditor::changed);
    connect(m_arguments, &SchemaForm::changed, this, &ExampleEditor::changed);
    connect(&m_assertions, &AssertionModel::edited, this, &ExampleEditor::changed);
    connect(m_add, &QPushButton::clicked, this, &ExampleEditor::addAssertion);
    connect(m_remove, &QToolButton::clicked, this,
            [this] { m_assertions.remove(m_table->currentIndex().row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ExampleEditor::enableButtons);
    connect(&m_assertions, &QAbstractItemModel::modelReset, this, &ExampleEditor::enableButtons);
    connect(m_answer, &JsonView::completed, this, &ExampleEditor::enableButtons);
    connect(m_expect, &QPushButton::clicked, this, &ExampleEditor::expectCurrent);
    connect(m_log, &QPushButton::clicked, this, [this] {
        if (m_outcome.answer)
            Q_EMIT logWanted(m_outcome.answer->entry.value());
    });
}

void ExampleEditor::setTexts()
{
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name of the example"));
    m_description->setAccessibleName(tr("Description"));
    m_description->setPlaceholderText(tr("What the example shows"));
    m_end->setAccessibleName(tr("Expected outcome"));
    //: Of an example: how its call is to end
    m_end->setItemText(0, tr("Succeeds"));
    //: Of an example: how its call is to end
    m_end->setItemText(1, tr("Fails"));
    m_parts->setAccessibleName(tr("Example"));
    m_parts->setTabText(ArgumentsPart, tr("Arguments"));
    m_arguments->setAccessibleName(tr("Arguments"));
    m_table->setAccessibleName(tr("Expectations"));
    m_table->setToolTip(tr("Expected values in the response"));
    m_add->setText(tr("Add expectation"));
    m_remove->setToolTip(tr("Remove expectation"));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_parts->setTabText(AnswerPart, tr("Response"));
    m_answer->setAccessibleName(tr("Response"));
    m_answer->setEmptyText(tr("Run the example to see its response."));
    m_expect->setText(tr("Expect this value"));
    m_expect->setToolTip(tr("Add an expectation for the selected value"));
    m_log->setText(tr("Show in log"));
    m_assertions.retranslate();
    showOutcomeText();
    enableButtons();
}

void ExampleEditor::setSchema(const json::Value &schema)
{
    m_isShowing = true;
    m_arguments->setSchema(schema);
    m_isShowing = false;
}

void ExampleEditor::showExample(const workspace::Example &example)
{
    m_isShowing = true;
    const auto set = [](QLineEdit &edit, const std::string &text) {
        if (const QString wanted = fromUtf8(text); edit.text() != wanted)
            edit.setText(wanted);
    };
    set(*m_name, example.name);
    set(*m_description, example.description);
    m_end->setCurrentIndex(example.expectsSuccess ? 0 : 1);
    if (!m_arguments->value().isIdenticalTo(example.parameters))
        m_arguments->setValue(example.parameters);
    m_assertions.show(example.assertions);
    m_isShowing = false;
    enableButtons();
}

workspace::Example ExampleEditor::example() const
{
    workspace::Example example;
    example.name = toUtf8(m_name->text());
    example.description = toUtf8(m_description->text());
    example.expectsSuccess = m_end->currentIndex() == 0;
    example.parameters = m_arguments->value();
    example.assertions = m_assertions.assertions();
    return example;
}

void ExampleEditor::showOutcome(const ExampleOutcome &outcome)
{
    const bool isNews = outcome.state != ExampleState::NotRun && outcome.state != ExampleState::Running;
    m_outcome = outcome;
    m_assertions.setOutcome(outcome);
    std::shared_ptr<const std::string> body;
    if (outcome.answer && !outcome.answer->structured.isNull())
        body = std::make_shared<const std::string>(json::write(outcome.answer->structured));
    else if (outcome.answer)
        body = std::make_shared<const std::string>(outcome.answer->text);
    m_answer->setBody(std::move(body));
    m_log->setEnabled(outcome.answer && outcome.answer->entry.value() != 0);
    m_message->setVisible(isNews);
    showOutcomeText();
    enableButtons();
}

void ExampleEditor::showOutcomeText()
{
    if (m_outcome.error)
        return m_message->setMessage(MessageKind::Error, errorText(*m_outcome.error));
    if (m_outcome.state == ExampleState::Passed)
        return m_message->setMessage(MessageKind::Ok, tr("The response is as expected."));
    if (m_outcome.state != ExampleState::Failed)
        return;
    QStringList lines;
    for (const workspace::ExampleMiss &miss : m_outcome.misses) {
        const QString text = ExampleText::miss(miss);
        if (!miss.assertion || *miss.assertion >= m_assertions.assertions().size())
            lines.append(text);
        else
            //: Where in a result something is not as expected, and what is there
            lines.append(tr("%1: %2").arg(fromUtf8(m_assertions.assertions()[*miss.assertion].path), text));
    }
    m_message->setMessage(MessageKind::Error, lines.join(u'\n'));
}

void ExampleEditor::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

bool ExampleEditor::validate()
{
    const bool isFine = m_arguments->validate();
    if (!isFine)
        m_parts->setCurrentIndex(ArgumentsPart);
    return isFine;
}

void ExampleEditor::changed()
{
    if (m_isShowing)
        return;
    enableButtons();
    Q_EMIT edited();
}

void ExampleEditor::addAssertion()
{
    const int row = m_assertions.add({});
    const QModelIndex index = m_assertions.index(row, AssertionModel::Place);
    m_table->setCurrentIndex(index);
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->edit(index);
}

void ExampleEditor::expectCurrent()
{
    const json::Pointer place = m_answer->currentPointer();
    const auto value = m_answer->document().value;
    const json::Value *found = value ? json::resolve(*value, place) : nullptr;
    if (found == nullptr)
        return;
    m_assertions.add({place.toString(), workspace::Assertion::Equals{*found}});
    m_parts->setCurrentIndex(ExpectationsPart);
    m_table->setCurrentIndex(m_assertions.index(m_assertions.rowCount() - 1, AssertionModel::Place));
}

void ExampleEditor::enableButtons()
{
    m_remove->setEnabled(m_table->currentIndex().isValid());
    m_expect->setEnabled(m_outcome.answer && m_answer->isComplete() && m_answer->document().value);
    const auto count = static_cast<int>(m_assertions.assertions().size());
    m_parts->setTabText(ExpectationsPart,
                        //: Tab: what is expected of an answer, with how much that is
                        count == 0 ? tr("Expectations") : tr("Expectations (%1)").arg(count));
}

bool ExampleEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        m_assertions.remove(m_table->currentIndex().row());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tooltray::ui
