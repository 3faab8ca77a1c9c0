// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/argumentside.h"

#include "ui/delegates/celldelegate.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentrows.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/roles.h"
#include "ui/models/schemareader.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/rowtable.h"
#include "workspace/snapshot/references.h"
#include "json/parser.h"
#include "json/write.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr std::array kArgumentColumns{140, 70, 120, 100}; // widths: argument, type, use, fixed value
// Qt's own is the widest letter of the font, for which a vertical scroll bar leaves no room.
constexpr int kLeastColumn = 60;
constexpr int kTypeLength = 12; // letters that are always seen
constexpr std::array kTypes{"string", "integer", "number", "boolean", "array", "object"};

// The one type of its values, where it names several the first that is not null.
std::string_view typeOf(const json::Value &schema)
{
    for (const json::Value &one : schema["type"].elements()) {
        if (one.toString() != "null")
            return one.toString();
    }
    return schema["type"].toString();
}

json::Value schemaOfType(const char *type)
{
    json::Value schema = json::Value::object({{"type", type}});
    if (schema["type"].toString() == "array")
        schema.set("items", json::Value::object({{"type", "string"}}));
    return schema;
}

// The keywords that bound a value of the type; null: none do.
std::pair<const char *, const char *> boundsOf(std::string_view type)
{
    if (type == "integer" || type == "number")
        return {"minimum", "maximum"};
    if (type == "string")
        return {"minLength", "maxLength"};
    return type == "array" ? std::pair("minItems", "maxItems") : std::pair<const char *, const char *>();
}

QString plainText(const json::Value &value)
{
    return fromUtf8(value.isString() ? std::string(value.toString()) : json::write(value));
}

// Without quotes around texts. Nothing where the text is no value of the type.
std::optional<json::Value> readPlain(const QString &text, std::string_view type)
{
    const std::string typed = toUtf8(text.trimmed());
    if (type == "string")
        return json::Value(typed);
    if (type == "boolean")
        return typed == "true" || typed == "false" ? std::optional(json::Value(typed == "true"))
                                                   : std::nullopt;
    const auto number = json::Value::number(typed);
    return number && (type == "number" || number->toInt64()) ? number : std::nullopt;
}

bool hasPlainValues(std::string_view type)
{
    return type == "string" || type == "integer" || type == "number";
}

QString valuesText(const json::Value &schema)
{
    std::vector<std::string> values;
    for (const json::Value &value : schema["enum"].elements())
        values.push_back(toUtf8(plainText(value)));
    return FieldTexts::ofNames(values);
}

// Nothing where one is no value of the type.
std::optional<json::Value> readValues(const QString &text, std::string_view type)
{
    json::Value values = json::Value::array();
    for (const std::string &name : FieldTexts::names(text)) {
        auto value = readPlain(fromUtf8(name), type);
        if (!value)
            return std::nullopt;
        values.append(*std::move(value));
    }
    return values;
}

void setOrRemove(json::Value &schema, const char *keyword, std::optional<json::Value> value)
{
    if (value)
        schema.set(keyword, *std::move(value));
    else
        schema.remove(keyword);
}

} // namespace

ArgumentSide::ArgumentSide(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableView(this))
    , m_none(new TextLabel(TextStyle::Muted, this))
    , m_forAll(new QPushButton(this))
    , m_buttons(new RowButtons(theme, this, RowButtons::Order::FreeOfGiven))
    , m_form(new QWidget(this))
    , m_fixed(new SchemaForm(theme, this))
    , m_typeLabel(new TextLabel(m_form))
    , m_type(new QComboBox(m_form))
    , m_problem(new InlineMessage(theme, this))
{
    build(theme);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ArgumentSide::showCurrent);
    connect(&m_model, &QAbstractItemModel::modelReset, this,
            [this] { m_table->setCurrentIndex(m_model.index(0, 0)); });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ArgumentSide::showCurrent);
    connect(&m_model, &ArgumentChoiceModel::edited, this, &ArgumentSide::edited);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == ArgumentChoiceModel::UseColumn
            || index.column() == ArgumentChoiceModel::ValueColumn)
            openCell(index);
    });
    connect(m_buttons, &RowButtons::movePressed, this, [this](int by) {
        m_model.move(m_table->currentIndex(), by);
        showCurrent();
    });
    connect(m_forAll, &QPushButton::clicked, this, [this] {
        if (const auto choice = m_model.choiceAt(m_table->currentIndex()))
            Q_EMIT choiceForAll(fromUtf8(choice->first), choice->second);
    });
    connect(m_type, &QComboBox::activated, this, &ArgumentSide::takeType);
    connect(m_fixed, &SchemaForm::changed, this, [this] {
        const QScopedValueRollback typing(m_isTyping, true); // what is typed stays as it is
        m_model.setFixedAt(m_table->currentIndex(), m_fixed->value());
    });
    for (std::size_t i = 0; i < FieldCount; ++i)
        connect(m_fields[i], &QLineEdit::textEdited, this, [this, i] { takeField(static_cast<Field>(i)); });
    keepTranslated(*this, [this] { retranslate(); });
}

void ArgumentSide::build(const Theme &theme)
{
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new CellDelegate(theme, m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    m_table->setShowGrid(false);
    m_table->installEventFilter(this);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QTableView::SingleSelection);
    m_table->setEditTriggers(QTableView::DoubleClicked | QTableView::EditKeyPressed
                             | QTableView::AnyKeyPressed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setMinimumSectionSize(kLeastColumn);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    for (int column = 0; const int width : kArgumentColumns)
        m_table->setColumnWidth(column++, width);
    m_forAll->setAutoDefault(false);
    m_problem->hide();
    m_type->setObjectName(QStringLiteral("type"));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_type->setMinimumContentsLength(kTypeLength);
    auto *grid = new QGridLayout(m_form);
    grid->setContentsMargins({});
    grid->setSpacing(metrics::kSpacing);
    grid->addWidget(m_typeLabel, 0, 0);
    grid->addWidget(m_type, 0, 1);
    m_typeLabel->setBuddy(m_type);
    const auto add = [this, grid](Field field, const char *name, int row, int column, int columns) {
        m_labels[field] = new TextLabel(m_form);
        m_fields[field] = new QLineEdit(m_form);
        m_fields[field]->setObjectName(QLatin1String(name));
        m_labels[field]->setBuddy(m_fields[field]);
        grid->addWidget(m_labels[field], row, column);
        grid->addWidget(m_fields[field], row, column + 1, 1, columns);
    };
    add(Default, "default", 0, 2, 1);
    add(Values, "values", 1, 0, 3);
    add(Least, "least", 2, 0, 1);
    add(Most, "most", 2, 2, 1);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_forAll);
    bar->addWidget(m_buttons, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics::kSpacing, 0, 0);
    column->setSpacing(metrics::kSpacing);
    column->addWidget(m_none);
    column->addWidget(m_table, 1);
    column->addLayout(bar);
    column->addWidget(m_form);
    column->addWidget(m_fixed, 1);
    m_fixed->hide();
    column->addWidget(m_problem);
}

// One click is enough to choose. What is chosen to have a value is ready to be given one.
void ArgumentSide::openCell(const QModelIndex &index)
{
    if (!(index.flags() & Qt::ItemIsEditable) || m_table->indexWidget(index) != nullptr)
        return;
    m_table->setCurrentIndex(index);
    m_table->edit(index);
    auto *box = qobject_cast<QComboBox *>(m_table->indexWidget(index));
    if (box == nullptr)
        return;
    if (index.column() == ArgumentChoiceModel::UseColumn) {
        const auto goToValue = [this] {
            const QModelIndex value =
                m_table->currentIndex().siblingAtColumn(ArgumentChoiceModel::ValueColumn);
            if (value.flags() & Qt::ItemIsEditable)
                m_table->setCurrentIndex(value);
        };
        // Once the cell has taken what was chosen, and the list is closed.
        connect(box, &QComboBox::activated, this, goToValue, Qt::QueuedConnection);
    }
    box->showPopup();
}

// By a key as by a click: a closed list would take each step through it for a choice.
bool ArgumentSide::eventFilter(QObject *watched, QEvent *event)
{
    return (watched == m_table && event->type() == QEvent::KeyPress
            && openByKey(static_cast<const QKeyEvent &>(*event)))
           || QWidget::eventFilter(watched, event);
}

bool ArgumentSide::openByKey(const QKeyEvent &press)
{
    const QModelIndex current = m_table->currentIndex();
    const bool isForCell = press.key() == Qt::Key_F2 || press.key() == Qt::Key_Space
                           || press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
    if (!isForCell || current.data(ChoicesRole).toStringList().isEmpty())
        return false;
    openCell(current);
    return true;
}

void ArgumentSide::retranslate()
{
    m_table->setAccessibleName(tr("Arguments"));
    m_fixed->setAccessibleName(
        m_model.headerData(ArgumentChoiceModel::ValueColumn, Qt::Horizontal, Qt::DisplayRole).toString());
    m_none->setText(tr("This tool takes no arguments."));
    m_forAll->setText(tr("&Apply to all chosen tools"));
    m_typeLabel->setText(tr("Type"));
    m_labels[Default]->setText(tr("Default"));
    //: Field: the only values that an argument can have
    m_labels[Values]->setText(tr("Allowed values"));
    m_fields[Values]->setToolTip(tr("Separated by commas"));
    showCurrent();
}

void ArgumentSide::setVersion(const workspace::ToolVersion &version, const ToolCuration &curation)
{
    m_model.setVersion(version, curation.arguments, curation.order);
    const bool hasRows = m_model.rowCount() > 0;
    m_none->setVisible(!hasRows);
    for (QWidget *part : std::initializer_list<QWidget *>{m_table, m_forAll})
        part->setVisible(hasRows);
    m_buttons->setVisible(m_model.rowCount() > 1);
    showFixed();
}

void ArgumentSide::setShared(const workspace::Workspace &workspace)
{
    const auto namesOf = [&workspace](workspace::ObjectKind kind) {
        QStringList names;
        for (const auto &[name, entry] : workspace.entries(kind))
            names.append(fromUtf8(name));
        return names;
    };
    m_types = namesOf(workspace::ObjectKind::Type);
    m_model.setSources(namesOf(workspace::ObjectKind::Context), namesOf(workspace::ObjectKind::Mapping));
}

void ArgumentSide::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_forAll->setEnabled(m_model.choiceAt(current).has_value());
    m_forAll->setToolTip(m_forAll->isEnabled()
                             ? tr("Makes the same choice for this argument in every chosen tool that has it.")
                             : tr("Change this argument first."));
    m_buttons->setUses(
        {.add = false, .up = m_model.canMove(current, -1), .down = m_model.canMove(current, 1)});
    if (m_isTyping)
        return;
    showFixed();
    const json::Value schema = m_model.schemaAt(current);
    m_form->setEnabled(!schema.isNull());
    m_problem->hide();
    m_type->clear();
    if (!current.isValid())
        return;
    const json::Value described = m_model.describedAt(current);
    //: The type that the description of an API gives an argument; %1 is "string", "integer" ...
    m_type->addItem(tr("As described (%1)").arg(SchemaReader(described).typeText({&described})));
    for (const char *type : kTypes)
        m_type->addItem(QLatin1String(type), fromUtf8(json::write(schemaOfType(type))));
    for (const QString &type : std::as_const(m_types)) {
        const std::string reference = std::string(workspace::kTypeReference) + toUtf8(type);
        m_type->addItem(type, fromUtf8(json::write(json::Value::object({{"$ref", reference}}))));
    }
    showType(schema);
    showFields(schema);
}

void ArgumentSide::showFixed()
{
    const QModelIndex current = m_table->currentIndex();
    const json::Value schema = m_model.fixedSchemaAt(current);
    m_form->setVisible(schema.isNull() && m_model.rowCount() > 0);
    m_fixed->setVisible(!schema.isNull());
    if (schema.isNull())
        return;
    const json::Value &value = m_model.choices().at(m_model.choiceAt(current)->first).value;
    if (value != m_fixed->value())
        m_fixed->setValue(value);
    if (schema != m_fixedSchema)
        m_fixed->setSchema(m_fixedSchema = schema);
}

void ArgumentSide::showApplied(std::size_t tools)
{
    m_problem->setMessage(MessageKind::Ok, tr("Applied to %n tool(s).", nullptr, static_cast<int>(tools)));
    m_problem->show();
}

void ArgumentSide::showType(const json::Value &schema)
{
    const std::string_view saved = referredName(schema, workspace::kTypeReference);
    const QString type = fromUtf8(saved.empty() ? typeOf(schema) : saved);
    const bool isDescribed = schema.isNull() || schema == m_model.describedAt(m_table->currentIndex());
    m_type->setCurrentIndex(isDescribed ? 0 : m_type->findText(type));
}

void ArgumentSide::showFields(const json::Value &schema)
{
    const std::string_view type = typeOf(schema);
    const auto [least, most] = boundsOf(type);
    const json::Value described = m_model.describedAt(m_table->currentIndex());
    const std::string_view named =
        typeOf(schema.isNull() ? described : schema); // also while nothing is passed
    const bool isLength = named == "string";
    m_labels[Least]->setText(isLength           ? tr("Min length")
                             : named == "array" ? tr("Min items")
                                                : tr("Minimum"));
    m_labels[Most]->setText(isLength ? tr("Max length") : named == "array" ? tr("Max items") : tr("Maximum"));
    const json::Value *given = schema.find("default");
    const auto bound = [&schema](const char *keyword) {
        return keyword == nullptr || !schema.contains(keyword) ? QString() : plainText(schema[keyword]);
    };
    m_fields[Values]->setText(valuesText(schema));
    m_fields[Least]->setText(bound(least));
    m_fields[Most]->setText(bound(most));
    m_fields[Default]->setText(given == nullptr ? QString() : plainText(*given));
    // Values with commas in them, or of several types, would not be read as they are written.
    const auto values = readValues(m_fields[Values]->text(), type);
    const bool areRead =
        values && *values == (schema.contains("enum") ? schema["enum"] : json::Value::array());
    m_fields[Values]->setEnabled(hasPlainValues(type) && areRead);
    m_fields[Least]->setEnabled(least != nullptr);
    m_fields[Most]->setEnabled(most != nullptr);
    m_fields[Default]->setEnabled(hasPlainValues(type) || type == "boolean");
    for (QLineEdit *field : m_fields)
        field->setPlaceholderText(
            field->isEnabledTo(m_form) ? field == m_fields[Values] ? tr("Any") : tr("None") : QString());
}

void ArgumentSide::takeType()
{
    const QModelIndex current = m_table->currentIndex();
    const QString chosen = m_type->currentData().toString();
    m_model.setSchemaAt(current,
                        chosen.isEmpty() ? m_model.describedAt(current) : json::parse(toUtf8(chosen)).value);
    showCurrent();
}

// What does not fit is not taken, and stays to be corrected.
void ArgumentSide::takeField(Field field)
{
    const QModelIndex current = m_table->currentIndex();
    const QString text = m_fields[field]->text().trimmed();
    json::Value schema = m_model.schemaAt(current);
    const std::string type(typeOf(schema));
    const auto [least, most] = boundsOf(type);
    QString problem;
    std::optional<json::Value> value;
    if (field == Values) {
        value = readValues(text, type);
        if (!value)
            problem = tr("Enter numbers, separated by commas.");
        else if (value->isEmpty())
            value.reset();
        setOrRemove(schema, "enum", std::move(value));
    } else if (field == Default) {
        if (!text.isEmpty())
            value = readPlain(text, type);
        if (!text.isEmpty() && !value)
            problem = type == "boolean"  ? tr("Enter true or false.")
                      : type == "number" ? tr("Enter a number.")
                                         : tr("Enter a whole number.");
        setOrRemove(schema, "default", std::move(value));
    } else {
        const bool isCount = type != "number" && type != "integer";
        if (!text.isEmpty())
            value = readPlain(text, isCount ? std::string_view("integer") : type);
        if (!text.isEmpty() && (!value || (isCount && !value->toUInt64())))
            problem = type == "number" ? tr("Enter a number.") : tr("Enter a whole number.");
        setOrRemove(schema, field == Least ? least : most, std::move(value));
        if (problem.isEmpty() && schema.contains(least) && schema.contains(most)
            && schema[least].toDouble() > schema[most].toDouble())
            problem = tr("The minimum is above the maximum.");
    }
    const auto values = schema["enum"].elements();
    const json::Value *given = schema.find("default");
    if (problem.isEmpty() && given != nullptr && !values.empty()
        && std::ranges::find(values, *given) == values.end())
        problem = tr("The default is not among the allowed values.");
    if (!problem.isEmpty() && (m_problem->isHidden() || m_problem->text() != problem))
        m_problem->setMessage(MessageKind::Warning, problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        return;
    m_isTyping = true; // what is typed stays as it is
    m_model.setSchemaAt(current, schema);
    m_isTyping = false;
    showType(schema);
}

} // namespace tooltray::ui
