// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prompts/prompteditor.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace tooltray::ui {
namespace {

using workspace::Prompt;

constexpr int kPromptFormWidth = 760;
constexpr int kMinTextLines = 6;
constexpr int kMinArgumentRows = 2;
constexpr int kMaxArgumentRows = 8;

const QString kRequired = QStringLiteral("required");
const QString kOptional = QStringLiteral("optional");

} // namespace

PromptEditor::PromptEditor(const Theme &theme, QWidget *parent)
    : ObjectEditor(theme, parent)
    , m_theme(theme)
    , m_titleLabel(new TextLabel(this))
    , m_title(new QLineEdit(this))
    , m_descriptionLabel(new TextLabel(this))
    , m_description(new QLineEdit(this))
    , m_argumentsHeading(new TextLabel(TextStyle::Strong, this))
    , m_arguments(new TextTableModel(this))
    , m_argumentTable(new TextTable(theme, *m_arguments, this))
    , m_messagesHeading(new TextLabel(TextStyle::Strong, this))
    , m_messagesHelp(new TextLabel(TextStyle::Muted, this))
    , m_messageLayout(new QVBoxLayout)
    , m_addMessage(new QPushButton(this))
    , m_previewHeading(new TextLabel(TextStyle::Strong, this))
    , m_valueForm(new QFormLayout)
    , m_preview(new TextLabel(TextStyle::Plain, this))
{
    m_argumentTable->fitRows(kMinArgumentRows, kMaxArgumentRows);
    m_messagesHelp->setWordWrap(true);
    m_preview->setWordWrap(true);
    m_preview->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_addMessage->setIcon(theme.icon(Icon::Plus));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    scroll->setWidget(build());
    newLayout()->addWidget(scroll, 1);
    for (QLineEdit *edit : {m_name, m_title, m_description})
        connect(edit, &QLineEdit::textEdited, this, &PromptEditor::takeEdit);
    connect(m_arguments, &TextTableModel::edited, this, &PromptEditor::takeEdit);
    connect(m_addMessage, &QPushButton::clicked, this, [this] {
        addMessage({});
        m_messages.back().text->setFocus();
        takeEdit();
    });
    keepTranslated(*this, [this] { setTexts(); });
}

QWidget *PromptEditor::build()
{
    auto *column = new QWidget(this);
    auto *content = new QVBoxLayout(column);
    keepMargins(*column, *content, {0, metrics::kMargin, metrics::kSpacing, 0});
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_titleLabel, m_title);
    addFormRow(*form, m_descriptionLabel, m_description);
    content->addLayout(form);
    content->addSpacing(metrics::kMargin);
    content->addWidget(m_argumentsHeading);
    content->addWidget(m_argumentTable);
    content->addSpacing(metrics::kMargin);
    content->addWidget(m_messagesHeading);
    content->addWidget(m_messagesHelp);
    content->addLayout(m_messageLayout);
    content->addWidget(m_addMessage, 0, Qt::AlignLeading);
    content->addSpacing(metrics::kMargin);
    content->addWidget(m_previewHeading);
    content->addLayout(m_valueForm);
    content->addWidget(m_preview);
    content->addStretch();
    column->setMaximumWidth(kPromptFormWidth);
    return column;
}

void PromptEditor::setTexts()
{
    m_name->setAccessibleName(tr("Name of the prompt"));
    m_titleLabel->setText(tr("Display title"));
    m_title->setPlaceholderText(tr("Optional"));
    m_descriptionLabel->setText(tr("Description"));
    m_description->setPlaceholderText(tr("What it is for, in one sentence"));
    m_argumentsHeading->setText(tr("Arguments"));
    m_arguments->setHeaders({tr("Name"), tr("Description"), tr("Needed")});
    //: An argument of a prompt
    m_arguments->setChoices(2, {{kOptional, tr("Optional")}, {kRequired, tr("Required")}});
    m_argumentTable->setName(tr("Arguments of the prompt"), tr("Add argument"));
    m_messagesHeading->setText(tr("Messages"));
    //: The braces stay as they are
    m_messagesHelp->setText(tr("{{name}} stands for the argument of that name."));
    m_addMessage->setText(tr("Add message"));
    m_previewHeading->setText(tr("Preview"));
    for (const MessageBox &box : m_messages)
        setMessageTexts(box);
    showPreview();
    showState();
}

void PromptEditor::setMessageTexts(const MessageBox &box) const
{
    const int role = std::max(0, box.role->currentIndex());
    box.role->clear();
    //: Who says a message: the items are in the order of the roles
    box.role->addItems({tr("User"), tr("Assistant")});
    box.role->setCurrentIndex(role);
    box.role->setAccessibleName(tr("Role"));
    box.remove->setText(tr("Remove"));
    box.text->setAccessibleName(tr("Text of the message"));
}

void PromptEditor::addMessage(const Prompt::Message &message)
{
    auto *box = new QWidget(this);
    const MessageBox made{box, new QComboBox(box), new QPushButton(box), new QPlainTextEdit(box)};
    made.text->setTabChangesFocus(true);
    made.text->setMinimumHeight(kMinTextLines * made.text->fontMetrics().lineSpacing());
    made.remove->setIcon(m_theme.icon(Icon::Trash));
    auto *top = new QHBoxLayout;
    top->addWidget(made.role);
    top->addStretch();
    top->addWidget(made.remove);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addLayout(top);
    layout->addWidget(made.text);
    setMessageTexts(made);
    made.role->setCurrentIndex(static_cast<int>(message.role));
    made.text->setPlainText(fromUtf8(message.text));
    connect(made.role, &QComboBox::activated, this, &PromptEditor::takeEdit);
    connect(made.text, &QPlainTextEdit::textChanged, this, &PromptEditor::takeEdit);
    connect(made.remove, &QPushButton::clicked, this, [this, box] {
        removeMessage(box);
        takeEdit();
    });
    m_messageLayout->addWidget(box);
    box->show(); // the layout would do so later
    m_messages.push_back(made);
}

void PromptEditor::removeMessage(const QWidget *box)
{
    const auto found = std::ranges::find(m_messages, box, &MessageBox::box);
    if (found == m_messages.end())
        return;
    found->box->hide();
    found->box->deleteLater(); // its button is still being pressed
    m_messages.erase(found);
}

void PromptEditor::showDraft(const ObjectDraft &draft, workspace::Layer layer)
{
    const auto shown = std::get<Prompt>(draft.object);
    m_isReadOnly = layer == workspace::Layer::Config;
    if (shown != prompt()) {
        m_name->setText(fromUtf8(shown.name));
        m_title->setText(fromUtf8(shown.title));
        m_description->setText(fromUtf8(shown.description));
        QList<QStringList> rows;
        for (const Prompt::Argument &argument : shown.arguments)
            rows.append({fromUtf8(argument.name), fromUtf8(argument.description),
                         argument.required ? kRequired : kOptional});
        m_arguments->setRows(rows);
        while (!m_messages.empty())
            removeMessage(m_messages.back().box);
        for (const Prompt::Message &message : shown.messages)
            addMessage(message);
    }
    m_shown = shown;
    showReadOnly();
    showValues();
    orderFields();
    showPreview();
    showState();
}

void PromptEditor::showReadOnly()
{
    for (QLineEdit *edit : {m_name, m_title, m_description})
        edit->setReadOnly(m_isReadOnly);
    m_argumentTable->setReadOnly(m_isReadOnly);
    m_addMessage->setVisible(!m_isReadOnly);
    for (const MessageBox &box : m_messages) {
        box.role->setEnabled(!m_isReadOnly);
        box.remove->setVisible(!m_isReadOnly);
        box.text->setReadOnly(m_isReadOnly);
    }
    m_note->setVisible(m_isReadOnly);
    if (m_isReadOnly)
        m_note->setMessage(MessageKind::Info, tr("Defined in the configuration file. Change it there."));
}

Prompt PromptEditor::prompt() const
{
    Prompt prompt = m_shown;
    prompt.name = toUtf8(m_name->text().trimmed());
    prompt.title = toUtf8(m_title->text());
    prompt.description = toUtf8(m_description->text());
    prompt.arguments.clear();
    for (const QStringList &row : m_arguments->rows())
        prompt.arguments.push_back({toUtf8(row.value(0)), toUtf8(row.value(1)), row.value(2) == kRequired});
    prompt.messages.clear();
    for (const MessageBox &box : m_messages)
        prompt.messages.push_back({static_cast<Prompt::Role>(std::max(0, box.role->currentIndex())),
                                   toUtf8(box.text->toPlainText())});
    return prompt;
}

ObjectDraft PromptEditor::draft() const
{
    return {.original = {}, .object = prompt()};
}

void PromptEditor::takeEdit()
{
    showValues();
    orderFields();
    showPreview();
    showState();
    Q_EMIT edited();
}

// The fields stay while the arguments do, so that what is typed in them does.
void PromptEditor::showValues()
{
    const Prompt now = prompt();
    const bool isSame =
        std::ranges::equal(now.arguments, m_values, [](const Prompt::Argument &argument, const Value &value) {
            return fromUtf8(argument.name) == value.argument;
        });
    if (isSame)
        return;
    while (m_valueForm->rowCount() > 0)
        m_valueForm->removeRow(0);
    m_values.clear();
    for (const Prompt::Argument &argument : now.arguments) {
        auto *label = new TextLabel(this);
        auto *field = new QLineEdit(this);
        label->setText(fromUtf8(argument.name));
        label->setBuddy(field);
        m_valueForm->addRow(label, field);
        connect(field, &QLineEdit::textEdited, this, &PromptEditor::showPreview);
        m_values.push_back({fromUtf8(argument.name), field});
    }
}

// Messages and the fields of arguments are made when there are some.
void PromptEditor::orderFields()
{
    orderTabs(controlsOf(*m_addMessage->parentWidget()->layout()));
}

void PromptEditor::showPreview()
{
    std::map<std::string, std::string, std::less<>> given;
    for (const Value &value : m_values)
        given.emplace(toUtf8(value.argument), toUtf8(value.field->text()));
    const Prompt now = prompt();
    QStringList texts;
    for (const Prompt::Message &message : now.messages)
        texts.append(fromUtf8(workspace::filledText(now, message.text, given)));
    m_preview->setText(texts.join(QStringLiteral("\n\n")));
}

QString PromptEditor::problem() const
{
    const Prompt now = prompt();
    if (const auto wrong = workspace::nameProblem(workspace::ObjectKind::Prompt, now.name))
        return said(*wrong);
    QSet<QString> seen;
    for (const Prompt::Argument &argument : now.arguments) {
        const QString name = fromUtf8(argument.name);
        if (name.isEmpty())
            return tr("Every argument needs a name.");
        if (seen.contains(name))
            return tr("The argument %1 is defined twice.").arg(name);
        seen.insert(name);
    }
    const bool isEmpty = std::ranges::all_of(
        now.messages, [](const Prompt::Message &message) { return message.text.empty(); });
    return isEmpty ? tr("Write a message.") : QString();
}

void PromptEditor::showState()
{
    const QString wrong = problem();
    m_save->setVisible(!m_isReadOnly);
    m_save->setEnabled(isUnsaved() && !isBusy() && wrong.isEmpty());
    m_save->setToolTip(wrong);
    m_discard->setVisible(isUnsaved());
}

} // namespace tooltray::ui
