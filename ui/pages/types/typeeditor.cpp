// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/typeeditor.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/contextvalues.h"
#include "ui/models/schemavalues.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/json/jsonedit.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/parameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kTypePause{200};

enum TypeTab { ValuesTab, SchemaTab, TypeExamplesTab, TryTab };

} // namespace

TypeExamples::TypeExamples(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_help(new TextLabel(TextStyle::Muted, this))
    , m_model(new SchemaExampleModel(this))
    , m_table(new TextTable(theme, *m_model, this))
    , m_none(new TextLabel(TextStyle::Muted, this))
{
    m_help->setWordWrap(true);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_help);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_none, 1);
    connect(m_model, &SchemaExampleModel::edited, this, &TypeExamples::edited);
    keepTranslated(*this, [this] { setTexts(); });
}

void TypeExamples::setTexts()
{
    m_help->setText(tr("Clients see these values with the schema."));
    //: Headings: a value as JSON, and whether the schema takes it
    m_model->setHeaders({tr("Example"), tr("Check")});
    m_table->setName(tr("Examples of the type"), tr("Add example"));
    m_none->setText(tr("A schema of just true or false cannot have examples."));
    if (m_schema)
        m_model->show(m_model->examples(), *m_schema);
}

void TypeExamples::setSchema(const json::Value &schema, const jsonschema::Schema &compiled)
{
    const auto examples = schemaExamples(schema);
    m_schema = examples ? std::optional(compiled) : std::nullopt;
    m_model->show(examples.value_or(std::vector<json::Value>()), compiled);
    m_help->setVisible(examples.has_value());
    m_table->setVisible(examples.has_value());
    m_none->setVisible(!examples.has_value());
}

void TypeExamples::setReadOnly(bool readOnly)
{
    m_table->setReadOnly(readOnly);
}

std::vector<json::Value> TypeExamples::examples() const
{
    return m_model->examples();
}

TypeEditor::TypeEditor(const Theme &theme, QWidget *parent)
    : DefinitionEditor(theme, workspace::ObjectKind::Type, parent)
    , m_scalarsLabel(new TextLabel(TextStyle::Plain, this))
    , m_scalars(new QLineEdit(this))
    , m_tabs(new QTabWidget(this))
    , m_text(new JsonEdit(theme, this))
    , m_valuesPage(new QWidget(this))
    , m_values(new TextTableModel(this))
    , m_table(new TextTable(theme, *m_values, m_valuesPage))
    , m_noValues(new TextLabel(TextStyle::Muted, m_valuesPage))
    , m_examples(new TypeExamples(theme, this))
    , m_tryPage(new QWidget(this))
    , m_form(new SchemaForm(theme, m_tryPage))
    , m_addExample(new QPushButton(theme.icon(Icon::Plus), QString(), m_tryPage))
{
    m_noValues->setWordWrap(true);
    m_noValues->setAlignment(Qt::AlignCenter);
    auto *values = new QVBoxLayout(m_valuesPage);
    values->setContentsMargins(0, metrics::kSpacing, 0, 0);
    values->addWidget(m_table);
    values->addWidget(m_noValues, 1);
    auto *adding = new QHBoxLayout;
    adding->addWidget(m_addExample);
    adding->addStretch();
    auto *trying = new QVBoxLayout(m_tryPage);
    trying->setContentsMargins({});
    trying->setSpacing(metrics::kSpacing);
    trying->addWidget(m_form, 1);
    trying->addLayout(adding);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_valuesPage, QString());
    m_tabs->addTab(m_text, QString());
    m_tabs->addTab(m_examples, QString());
    m_tabs->addTab(m_tryPage, QString());
    m_scalarsLabel->setBuddy(m_scalars);
    m_scalars->setLayoutDirection(Qt::LeftToRight); // names of a schema
    auto *scalars = new QHBoxLayout;
    scalars->setSpacing(metrics::kSpacing);
    scalars->addWidget(m_scalarsLabel);
    scalars->addWidget(m_scalars, 1);
    auto *layout = newLayout();
    layout->addLayout(scalars);
    layout->addWidget(m_tabs, 1);
    m_checking.setSingleShot(true);
    m_checking.setInterval(kTypePause);
    connect(&m_checking, &QTimer::timeout, this, &TypeEditor::readText);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_checking.start();
        m_schema.reset(); // what is not read yet must not be saved
        Q_EMIT edited();
    });
    connect(m_scalars, &QLineEdit::textEdited, this, [this] {
        readText();
        if (!m_schema)
            Q_EMIT edited();
    });
    connect(m_values, &TextTableModel::edited, this, &TypeEditor::takeValues);
    connect(m_examples, &TypeExamples::edited, this, &TypeEditor::takeExamples);
    connect(m_form, &SchemaForm::changed, this, &TypeEditor::enableAdding);
    connect(m_addExample, &QPushButton::clicked, this, &TypeEditor::addExample);
    keepTranslated(*this, [this] { setTexts(); });
}

void TypeEditor::setTexts()
{
    m_tabs->setAccessibleName(tr("Ways to edit the type"));
    m_tabs->setTabText(ValuesTab, tr("Values"));
    m_tabs->setTabText(SchemaTab, tr("JSON Schema"));
    m_tabs->setTabText(TypeExamplesTab, tr("Examples"));
    m_tabs->setTabText(TryTab, tr("Try it"));
    m_text->setAccessibleName(tr("JSON Schema"));
    m_scalarsLabel->setText(tr("Used for &scalars"));
    m_scalars->setPlaceholderText(tr("None"));
    m_scalars->setToolTip(
        tr("Custom scalars, separated by commas. Their arguments use this type automatically."));
    m_values->setHeaders({tr("Value"), tr("Title"), tr("Description")});
    m_table->setName(tr("Values of the type"), tr("Add value"));
    //: Keeps the value that is tried
    m_addExample->setText(tr("Add as e&xample"));
    m_noValues->setText(tr("This type is not a list of values. Edit it as JSON Schema."));
}

void TypeEditor::showDraft(const ObjectDraft &draft, workspace::Layer layer)
{
    setType(std::get<workspace::CustomType>(draft.object), fromUtf8(draft.text));
    setReadOnly(layer == workspace::Layer::Config);
}

void TypeEditor::setType(const workspace::CustomType &type, const QString &schemaText)
{
    const bool isSame = type.name == m_type.name;
    m_type = type;
    setNamed(type.name, type.description);
    QStringList scalars;
    for (const std::string &scalar : type.scalars)
        scalars.append(fromUtf8(scalar));
    m_scalars->setText(scalars.join(QStringLiteral(", ")));
    {
        const QSignalBlocker blocker(m_text);
        m_text->setPlainText(schemaText.isEmpty() ? fromUtf8(json::writePretty(type.schema)).trimmed()
                                                  : schemaText);
    }
    m_form->setValue(json::Value::object());
    readText();
    const auto rows = enumRows(m_type.schema);
    const bool stays = isSame && m_tabs->currentIndex() >= TypeExamplesTab; // as after it was saved
    if (!stays)
        m_tabs->setCurrentIndex(rows && m_schema ? ValuesTab : SchemaTab);
}

void TypeEditor::setWorkspace(const workspace::WorkspacePtr &workspace)
{
    m_workspace = workspace;
    if (!m_schema && !m_text->toPlainText().isEmpty())
        readText(); // a type that it refers to may exist now
}

void TypeEditor::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    setNameReadOnly(readOnly);
    m_text->setReadOnly(readOnly);
    m_scalars->setReadOnly(readOnly);
    m_table->setReadOnly(readOnly);
    m_examples->setReadOnly(readOnly);
    enableAdding();
}

QString TypeEditor::schemaText() const
{
    return m_text->toPlainText();
}

std::optional<workspace::CustomType> TypeEditor::type() const
{
    if (!m_schema)
        return {};
    return std::get<workspace::CustomType>(draft().object);
}

ObjectDraft TypeEditor::draft() const
{
    workspace::CustomType type = m_type;
    type.name = toUtf8(name());
    type.description = toUtf8(description());
    type.scalars = scalars();
    if (m_schema)
        type.schema = *m_schema;
    return {.original = {}, .object = std::move(type), .text = toUtf8(schemaText())};
}

std::vector<std::string> TypeEditor::scalars() const
{
    static const QRegularExpression between(QStringLiteral("[,\u060C\\s]+"));
    std::vector<std::string> names;
    for (const QString &name : m_scalars->text().split(between, Qt::SkipEmptyParts))
        names.push_back(toUtf8(name));
    return names;
}

QString TypeEditor::scalarsProblem() const
{
    for (const std::string &name : scalars()) {
        if (!workspace::isIdentifier(name))
            return tr("%1 is not a valid scalar name.").arg(fromUtf8(name));
    }
    return {};
}

void TypeEditor::readText()
{
    m_checking.stop();
    m_schema.reset();
    json::Parsed parsed = json::parse(toUtf8(m_text->toPlainText()));
    m_text->setWrongLine(parsed ? 0 : static_cast<int>(parsed.error->line));
    if (!parsed) {
        setProblem(tr("Line %1, column %2: %3")
                       .arg(parsed.error->line)
                       .arg(parsed.error->column)
                       .arg(fromUtf8(parsed.error->message)));
        enableAdding();
        return;
    }
    const auto compiled = m_workspace ? workspace::compileParameters(*m_workspace, parsed.value)
                                      : jsonschema::Schema::compile(parsed.value);
    if (!compiled.schema) {
        const jsonschema::CompileError &error = compiled.errors.front();
        const QString place = fromUtf8(error.pointer);
        setProblem(place.isEmpty() ? fromUtf8(error.message)
                                   : tr("At %1: %2").arg(place, fromUtf8(error.message)));
        enableAdding();
        return;
    }
    m_schema = std::move(parsed.value);
    setProblem(scalarsProblem());
    showValues();
    m_examples->setSchema(*m_schema, *compiled.schema);
    // A form is of an object: the value to try is its only member.
    json::Value tried = json::Value::object({{"type", "object"}});
    json::Value &properties = tried.set("properties", json::Value::object());
    const json::Value inlined = m_workspace ? workspace::inlined(*m_workspace, *m_schema) : *m_schema;
    m_tried = toUtf8(name());
    properties.set(m_tried, inlined);
    m_form->setSchema(tried);
    enableAdding();
    Q_EMIT edited();
}

void TypeEditor::showValues()
{
    const auto rows = enumRows(*m_schema);
    m_table->setVisible(rows.has_value());
    m_noValues->setVisible(!rows.has_value());
    QList<QStringList> texts;
    for (const EnumRow &row : rows.value_or(std::vector<EnumRow>()))
        texts.append({contextText(row.value), fromUtf8(row.title), fromUtf8(row.description)});
    m_values->setRows(texts);
}

void TypeEditor::takeValues()
{
    std::vector<EnumRow> rows;
    for (const QStringList &row : m_values->rows())
        rows.push_back({contextValue(row[0]), toUtf8(row[1]), toUtf8(row[2])});
    writeSchema(withEnumRows(m_schema.value_or(m_type.schema), rows));
}

void TypeEditor::takeExamples()
{
    writeSchema(withSchemaExamples(m_schema.value_or(m_type.schema), m_examples->examples()));
}

void TypeEditor::writeSchema(const json::Value &schema)
{
    {
        const QSignalBlocker blocker(m_text);
        m_text->setPlainText(fromUtf8(json::writePretty(schema)).trimmed());
    }
    readText();
}

void TypeEditor::enableAdding()
{
    m_addExample->setEnabled(!m_isReadOnly && m_schema && m_schema->isObject()
                             && m_form->value().contains(m_tried));
}

void TypeEditor::addExample()
{
    if (!m_schema || !m_form->validate())
        return;
    auto examples = schemaExamples(*m_schema);
    const json::Value *tried = m_form->value().find(m_tried);
    if (!examples || tried == nullptr)
        return;
    if (std::ranges::find(*examples, *tried) == examples->end()) {
        examples->push_back(*tried);
        writeSchema(withSchemaExamples(*m_schema, *examples));
    }
    m_tabs->setCurrentIndex(TypeExamplesTab);
}

} // namespace tooltray::ui
