// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/schemaform.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldeditor.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kCheckPause{150};
// The member that a message "`filter.title` is missing" is about.
std::string missingName(std::string_view subject)
{
    subject.remove_suffix(subject.ends_with('`') ? 1 : 0);
    if (const std::size_t quoted = subject.rfind("[\"");
        subject.ends_with("\"]") && quoted < subject.size()) {
        const std::string_view name = subject.substr(quoted + 1, subject.size() - quoted - 2);
        return std::string(json::parse(name).value.toString());
    }
    return std::string(subject.substr(subject.find_last_of(".`") + 1));
}

// Is as high as its fields need at its width: lines that wrap report too little to a scroll area.
class FormColumn final : public QWidget {
public:
    explicit FormColumn(QWidget &viewport) : QWidget(&viewport)
    {
        // Later than all that the fields have still to tell each other.
        m_fitting.setSingleShot(true);
        m_fitting.setInterval(0);
        connect(&m_fitting, &QTimer::timeout, this, &FormColumn::fit);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        m_fitting.start();
    }

    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            m_fitting.start();
        return QWidget::event(event);
    }

private:
    void fit()
    {
        QLayout *own = layout();
        own->invalidate();
        const int height =
            own->hasHeightForWidth() ? own->totalHeightForWidth(width()) : own->totalSizeHint().height();
        own->activate();
        // It has just been laid out: to be asked again for that would go on for ever.
        QCoreApplication::removePostedEvents(this, QEvent::LayoutRequest);
        if (height != minimumHeight())
            setMinimumHeight(height);
    }

    QTimer m_fitting{this};
};

// A control that gave way to another one is still there for a moment.
bool isPutAside(const QWidget &control, const QWidget &form)
{
    const QWidget *part = &control;
    while (part != &form && !(part->isHidden() && part->testAttribute(Qt::WA_WState_ExplicitShowHide)))
        part = part->parentWidget();
    return part != &form;
}

// True if the field that the control belongs to says what is wrong with it.
bool isWrongField(const QWidget &control)
{
    for (const QWidget *around = &control; around; around = around->parentWidget()) {
        if (const auto *row = qobject_cast<const FieldRow *>(around))
            return row->isWrong();
    }
    return false;
}

constexpr jsonschema::Limits kLimits{.steps = 50'000, .patternSteps = 20'000}; // less than a frame

} // namespace

void addLookButtons(QHBoxLayout &bar, QToolButton &form, QToolButton &json)
{
    for (QToolButton *button : {&form, &json}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        bar.addWidget(button);
    }
    form.setChecked(true);
}

SchemaForm::SchemaForm(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_formButton(new QToolButton(this))
    , m_jsonButton(new QToolButton(this))
    , m_none(new TextLabel(TextStyle::Muted, this))
    , m_problem(new InlineMessage(theme, this))
    , m_stack(new QStackedLayout)
    , m_scroll(new QScrollArea(this))
    , m_json(new JsonEdit(theme, this))
{
    build();
    m_checking.setSingleShot(true);
    m_checking.setInterval(kCheckPause);
    connect(&m_checking, &QTimer::timeout, this, &SchemaForm::check);
    connect(m_json, &QPlainTextEdit::textChanged, this, &SchemaForm::readJson);
    keepTranslated(*this, [this] { setTexts(); });
}

void SchemaForm::build()
{
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(0, metrics::kSpacingSmall, 0, metrics::kSpacingSmall);
    bar->setSpacing(metrics::kSpacingSmall);
    addLookButtons(*bar, *m_formButton, *m_jsonButton);
    bar->addStretch();
    connect(m_formButton, &QToolButton::clicked, this, [this] { setLook(FormView::Form); });
    connect(m_jsonButton, &QToolButton::clicked, this, [this] { setLook(FormView::Json); });

    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Window);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_json);
    m_stack->addWidget(m_none);
    m_stack->setCurrentWidget(m_none);
    m_problem->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_problem);
    layout->addLayout(m_stack, 1);
}

void SchemaForm::setTexts()
{
    //: The two ways to edit a value
    m_formButton->setText(tr("Form"));
    m_jsonButton->setText(tr("JSON"));
    m_none->setText(tr("No arguments."));
    m_json->setAccessibleName(tr("Value as JSON"));
}

void SchemaForm::setSchema(const json::Value &schema, const SchemaLookup &lookup)
{
    jsonschema::CompileOptions options;
    if (lookup)
        options.resolve = [lookup](const std::string &reference) -> std::optional<json::Value> {
            const json::Value *found = lookup(reference);
            return found ? std::optional(*found) : std::nullopt;
        };
    m_schema = jsonschema::Schema::compile(schema, options).schema;
    m_field = formFor(schema, lookup);
    m_field.title.clear();
    m_field.description.clear();
    m_field.isRequired = true;
    m_showsMissing = false;
    m_given.clear();

    // Within the window from the beginning: what joins it later has no place in the order of Tab.
    auto *content = new FormColumn(*m_scroll->viewport());
    auto *column = new QVBoxLayout(content);
    // Beside the scroll bar there is still air.
    keepMargins(*content, *column,
                {metrics::kSpacingSmall, metrics::kSpacing, metrics::kMargin, metrics::kSpacing});
    m_row = new FieldRow(m_field, {m_theme}, content);
    column->addWidget(m_row);
    column->addStretch();
    connect(&m_row->editor(), &FieldEditor::changed, this, &SchemaForm::readForm);
    m_scroll->setWidget(content); // deletes the one before
    showValue();
    setLook(m_look);
    check();
}

void SchemaForm::setValue(const json::Value &value)
{
    m_value = value;
    m_given.clear();
    m_showsMissing = false;
    showValue();
    setLook(m_look);
    check();
}

void SchemaForm::showValue()
{
    const QSignalBlocker blocker(m_json);
    m_hasBrokenJson = false;
    m_problem->hide();
    m_json->setWrongLine(0);
    m_json->setPlainText(fromUtf8(json::writePretty(m_value)).trimmed());
    if (m_row)
        m_row->editor().setValue(m_value);
    orderFields();
}

// Fields are made when there is a schema or a value for them.
void SchemaForm::orderFields()
{
    if (m_row)
        orderTabs(QWidgetList{m_jsonButton} + controlsOf(*m_row->layout()));
}

void SchemaForm::focusFields()
{
    QWidgetList fields = m_row ? controlsOf(*m_row->layout()) : QWidgetList();
    fields.removeIf([this](const QWidget *field) { return isPutAside(*field, *m_row); });
    if (m_stack->currentWidget() != m_scroll || fields.isEmpty()) {
        const bool isJson = m_stack->currentWidget() == m_json;
        return (isJson ? static_cast<QWidget *>(m_json) : m_formButton)->setFocus(Qt::OtherFocusReason);
    }
    const auto wrong =
        std::ranges::find_if(fields, [](const QWidget *field) { return isWrongField(*field); });
    QWidget *field = wrong == fields.end() ? fields.constFirst() : *wrong;
    field->setFocus(Qt::OtherFocusReason);
    m_scroll->ensureWidgetVisible(field);
}

void SchemaForm::readForm()
{
    orderFields(); // a list or a choice may have others now
    m_value = m_row->editor().value().value_or(json::Value(nullptr));
    m_given.clear();
    {
        const QSignalBlocker blocker(m_json);
        m_json->setPlainText(fromUtf8(json::writePretty(m_value)).trimmed());
    }
    m_checking.start();
    Q_EMIT changed();
}

void SchemaForm::readJson()
{
    json::Parsed parsed = json::parse(toUtf8(m_json->toPlainText()));
    m_hasBrokenJson = !parsed;
    m_json->setWrongLine(parsed ? 0 : static_cast<int>(parsed.error->line));
    m_given.clear();
    m_checking.start();
    if (!parsed) {
        m_problem->setMessage(MessageKind::Error, tr("Line %1, column %2: %3")
                                                      .arg(parsed.error->line)
                                                      .arg(parsed.error->column)
                                                      .arg(fromUtf8(parsed.error->message)));
        m_problem->show();
        return;
    }
    m_value = std::move(parsed.value);
    Q_EMIT changed();
}

void SchemaForm::setLook(FormView look)
{
    // A form could only show the value as it was before: the text stays until it can be read.
    if (look == FormView::Form && m_hasBrokenJson)
        look = FormView::Json;
    if (look == FormView::Form && m_look == FormView::Json && m_row)
        m_row->editor().setValue(m_value);
    const bool isNews = look != m_look;
    m_look = look;
    m_formButton->setChecked(look == FormView::Form);
    m_jsonButton->setChecked(look == FormView::Json);
    const bool isNothing = m_field.kind == FieldKind::Group && m_field.fields.empty() && m_value.isEmpty();
    if (look == FormView::Json)
        m_stack->setCurrentWidget(m_json);
    else if (!m_row || isNothing)
        m_stack->setCurrentWidget(m_none);
    else
        m_stack->setCurrentWidget(m_scroll);
    showErrors();
    if (isNews)
        Q_EMIT lookChanged();
}

void SchemaForm::setErrors(const FormErrors &errors)
{
    m_given = errors;
    showErrors();
}

bool SchemaForm::validate()
{
    m_showsMissing = true;
    check();
    return m_found.empty() && !m_hasBrokenJson;
}

void SchemaForm::check()
{
    m_checking.stop();
    m_found.clear();
    if (m_schema) {
        for (const jsonschema::ValidationError &error : m_schema->validate(m_value, kLimits)) {
            if (error.code == jsonschema::Code::Required && !m_showsMissing)
                continue;
            auto place = json::Pointer::parse(error.instancePointer).value_or(json::Pointer());
            // A missing member is reported at the place of the member itself.
            if (error.code == jsonschema::Code::Required && !error.arguments.empty())
                place = std::move(place) / missingName(error.arguments.front());
            QString text = fromUtf8(error.message);
            if (!error.suggestion.empty())
                text += u' ' + fromUtf8(error.suggestion);
            m_found.try_emplace(std::move(place), text);
        }
    }
    showErrors();
}

void SchemaForm::showErrors()
{
    FormErrors all = m_given;
    all.insert(m_found.begin(), m_found.end());
    for (auto &[place, text] : all)
        text.replace(u'`', u'"'); // which agents read as code
    if (m_row)
        m_row->setErrors(all, {});
    if (m_hasBrokenJson)
        return;
    // The JSON look has no fields to show problems below.
    m_problem->setVisible(m_look == FormView::Json && !all.empty());
    QStringList texts;
    for (const auto &[place, text] : all)
        texts.append(text);
    if (m_look == FormView::Json && !all.empty())
        m_problem->setMessage(MessageKind::Warning, texts.join(u'\n'));
}

} // namespace tooltray::ui
