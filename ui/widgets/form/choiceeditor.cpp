// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/fieldeditors.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/jsonpreview.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr std::size_t kMaxWithoutSearch = 12;

std::vector<FieldChoice> choicesOf(const FormField &field)
{
    if (field.kind == FieldKind::Boolean)
        return {{json::Value(true), {}}, {json::Value(false), {}}}; // named in the language of the window
    if (field.kind == FieldKind::Constant)
        return {{field.constant, toUtf8(jsonPreview(field.constant))}};
    return field.choices;
}

constexpr int kMinShownLines = 3;
constexpr int kMaxShownLines = 12;

} // namespace

ChoiceEditor::ChoiceEditor(const FormField &field, const FormContext &, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_choices(choicesOf(field))
    , m_box(new QComboBox(this))
    , m_meaning(new TextLabel(TextStyle::Muted, this))
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_meaning->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_box);
    layout->addWidget(m_meaning);
    if (m_choices.size() > kMaxWithoutSearch)
        addSearch();
    connect(m_box, &QComboBox::activated, this, [this] {
        m_isNull = false;
        showMeaning();
        Q_EMIT changed();
    });
    keepTranslated(*this, [this] { fill(); });
    if (field.isRequired && field.kind == FieldKind::Constant)
        setValue(field.constant);
}

QWidget *ChoiceEditor::control()
{
    return m_box;
}

// Typed, it lists what contains the letters.
void ChoiceEditor::addSearch()
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->completer()->setFilterMode(Qt::MatchContains);
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        // Typed text must match one of the choices; otherwise it is reset.
        const int typed = m_box->findText(m_box->currentText(), Qt::MatchFixedString);
        if (typed >= 0 && typed != m_box->currentIndex()) {
            m_box->setCurrentIndex(typed);
            Q_EMIT changed();
        } else {
            m_box->setEditText(m_box->itemText(m_box->currentIndex()));
        }
        showMeaning();
    });
}

// A required one without a value begins without one, too: it is the person who chooses.
bool ChoiceEditor::hasNone() const
{
    return m_field.kind != FieldKind::Constant || !m_field.isRequired;
}

void ChoiceEditor::fill()
{
    const QSignalBlocker blocker(m_box);
    const std::optional<json::Value> before = m_box->count() == 0 ? std::nullopt : value();
    m_box->clear();
    if (hasNone()) {
        //: A choice of a form that is not made
        QString none = tr("(none)");
        if (m_field.fallback && !m_field.fallback->isNull())
            none = tr("(default: %1)").arg(plainJsonText(*m_field.fallback));
        m_box->addItem(none);
    }
    for (const FieldChoice &choice : m_choices) {
        QString label = fromUtf8(choice.label);
        if (m_field.kind == FieldKind::Boolean)
            label = choice.value.toBool() ? tr("true") : tr("false");
        m_box->addItem(label);
        m_box->setItemData(m_box->count() - 1, fromUtf8(choice.description), Qt::ToolTipRole);
    }
    setValue(before);
}

std::optional<json::Value> ChoiceEditor::value() const
{
    const int first = hasNone() ? 1 : 0;
    const int current = m_box->currentIndex() - first;
    if (current < 0) {
        if (m_isNull || (m_field.isNullable && m_field.isRequired))
            return json::Value(nullptr);
        return {};
    }
    if (current < static_cast<int>(m_choices.size()))
        return m_choices[static_cast<std::size_t>(current)].value;
    return m_other;
}

void ChoiceEditor::setValue(const std::optional<json::Value> &value)
{
    const int first = hasNone() ? 1 : 0;
    m_isNull = value && value->isNull();
    if (m_other) {
        m_other.reset();
        m_box->removeItem(m_box->count() - 1);
    }
    if (!value || value->isNull()) {
        m_box->setCurrentIndex(0);
    } else {
        const auto choice = std::ranges::find(m_choices, *value, &FieldChoice::value);
        if (choice == m_choices.end()) { // kept, and the schema says that it is none of them
            m_other = value;
            m_box->addItem(jsonPreview(*value));
        }
        m_box->setCurrentIndex(first + static_cast<int>(choice - m_choices.begin()));
    }
    showMeaning();
}

void ChoiceEditor::showMeaning()
{
    const QString meaning = m_box->currentData(Qt::ToolTipRole).toString();
    m_meaning->setText(meaning);
    m_meaning->setVisible(!meaning.isEmpty());
}

JsonFieldEditor::JsonFieldEditor(const FormField &, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_edit(new JsonEdit(context.theme, this))
    , m_problem(new TextLabel(TextStyle::Muted, this))
{
    m_edit->setFrameShape(QFrame::StyledPanel);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_edit);
    layout->addWidget(m_problem);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        read();
        fit();
    });
    fit();
}

QWidget *JsonFieldEditor::control()
{
    return m_edit;
}

void JsonFieldEditor::fit()
{
    const int lines = std::clamp(m_edit->blockCount(), kMinShownLines, kMaxShownLines);
    m_edit->setFixedHeight(lines * m_edit->fontMetrics().lineSpacing() + 2 * metrics::kSpacing);
}

void JsonFieldEditor::read()
{
    const std::string text = toUtf8(m_edit->toPlainText());
    if (text.find_first_not_of(" \t\n") == std::string::npos) {
        m_value.reset();
        m_problem->hide();
        m_edit->setWrongLine(0);
        Q_EMIT changed();
        return;
    }
    json::Parsed parsed = json::parse(text);
    m_problem->setVisible(!parsed);
    m_edit->setWrongLine(parsed ? 0 : static_cast<int>(parsed.error->line));
    if (parsed) {
        m_value = std::move(parsed.value);
        Q_EMIT changed();
    } else {
        m_problem->setText(tr("Not valid JSON: %1").arg(fromUtf8(parsed.error->message)));
    }
}

void JsonFieldEditor::setValue(const std::optional<json::Value> &value)
{
    const QSignalBlocker blocker(m_edit);
    m_value = value;
    m_problem->hide();
    m_edit->setWrongLine(0);
    const std::string text = value ? json::writePretty(*value) : std::string();
    m_edit->setPlainText(fromUtf8(text).trimmed());
    fit();
}

} // namespace tooltray::ui
