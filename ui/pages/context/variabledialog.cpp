// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/context/variabledialog.h"

#include "base/task/ask.h"
#include "base/text/secretlike.h"
#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/contextvalues.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tooltray::ui {
namespace {

constexpr int kVariableDialogWidth = 460;

} // namespace

VariableDialog::VariableDialog(const PageContext &context, const QString &key, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_key(key)
    , m_nameLabel(new TextLabel(this))
    , m_valueLabel(new TextLabel(this))
    , m_secretLabel(new TextLabel(this))
    , m_descriptionLabel(new TextLabel(this))
    , m_scopeLabel(new TextLabel(this))
    , m_name(new QLineEdit(this))
    , m_value(new QLineEdit(this))
    , m_isSecret(new QCheckBox(this))
    , m_credential(new QComboBox(this))
    , m_description(new QLineEdit(this))
    , m_scope(new QComboBox(this))
    , m_problem(new InlineMessage(context.theme, this))
    , m_overwrite(new QAction(this))
    , m_takeTheirs(new QAction(this))
    , m_save(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    keepTranslated(*this, [this] { setTexts(); });
    read();
    check();
    connect(m_name, &QLineEdit::textChanged, this, &VariableDialog::check);
    connect(m_isSecret, &QCheckBox::toggled, this, &VariableDialog::check);
    connect(m_value, &QLineEdit::textEdited, this, [this] {
        m_lacksValue = false;
        check();
    });
    for (QLineEdit *edit : {m_name, m_value, m_description})
        connect(edit, &QLineEdit::textEdited, this, &VariableDialog::typed);
    for (QComboBox *combo : {m_credential, m_scope})
        connect(combo, &QComboBox::activated, this, &VariableDialog::typed);
    connect(m_isSecret, &QCheckBox::clicked, this, &VariableDialog::typed);
    connect(this, &VariableDialog::typed, this, &VariableDialog::enableSaving);
    connect(m_overwrite, &QAction::triggered, this, [this] {
        m_basedOn.reset();
        save();
    });
    connect(m_takeTheirs, &QAction::triggered, this, [this] {
        read();
        check();
        Q_EMIT typed();
    });
    connect(m_save, &QPushButton::clicked, this, &VariableDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    (m_key.isEmpty() ? m_name : m_value)->setFocus();
}

void VariableDialog::build()
{
    auto *form = new QFormLayout;
    // A form makes buddies of the labels that it makes itself only, and without one the & is shown as it is.
    const auto add = [form](QLabel *label, QWidget *field) {
        label->setBuddy(field);
        form->addRow(label, field);
    };
    add(m_nameLabel, m_name);
    add(m_valueLabel, m_value);
    form->addRow(QString(), m_isSecret);
    add(m_secretLabel, m_credential);
    add(m_descriptionLabel, m_description);
    add(m_scopeLabel, m_scope);
    m_problem->hide();
    m_problem->addButton(*m_overwrite);
    m_problem->addButton(*m_takeTheirs);
    m_save->setDefault(true);
    m_scope->addItems({QString(), QString()});
    for (const auto &[name, entry] :
         m_context.engine.workspaceClient().state().workspace->entries(workspace::ObjectKind::Credential))
        m_credential->addItem(fromUtf8(name));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addStretch();
    layout->addLayout(buttons);
    setMinimumWidth(kVariableDialogWidth);
}

void VariableDialog::setTexts()
{
    setWindowTitle(m_key.isEmpty() ? tr("New context variable") : tr("Context variable"));
    m_nameLabel->setText(tr("&Name"));
    m_valueLabel->setText(tr("&Value"));
    m_secretLabel->setText(tr("&Credential"));
    m_descriptionLabel->setText(tr("&Description"));
    m_scopeLabel->setText(tr("S&tored"));
    m_isSecret->setText(tr("Secret, from a credential"));
    m_isSecret->setToolTip(
        m_credential->count() > 0 ? QString() : tr("Create a credential on the Credentials page first."));
    m_scope->setItemText(0, tr("Saved with the workspace"));
    m_scope->setItemText(1, tr("Until Tooltray quits"));
    m_value->setPlaceholderText(tr("Text, number, true or false"));
    m_name->setAccessibleName(tr("Name"));
    m_value->setAccessibleName(tr("Value"));
    m_credential->setAccessibleName(tr("Credential"));
    m_description->setAccessibleName(tr("Description"));
    m_scope->setAccessibleName(tr("Stored"));
    //: Answer when somebody else changed what is being edited
    m_overwrite->setText(tr("Keep mine"));
    //: Answer when somebody else changed what is being edited
    m_takeTheirs->setText(tr("Take theirs"));
    m_save->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
}

void VariableDialog::read()
{
    m_isSecret->setEnabled(m_credential->count() > 0);
    if (m_key.isEmpty())
        return;
    const workspace::Entry *known = entry();
    if (!known)
        return;
    const auto &variable = std::get<workspace::ContextVariable>(known->object());
    m_basedOn = known->revision();
    m_from = fingerprintOf(known->object());
    m_lacksValue = false;
    m_layer = known->layer();
    m_name->setText(m_key);
    m_name->setReadOnly(m_layer != workspace::Layer::Stored); // only what is saved can be renamed
    m_value->setText(contextText(variable.value));
    m_isSecret->setChecked(variable.isSecret());
    m_credential->setCurrentText(fromUtf8(variable.credential));
    m_description->setText(fromUtf8(variable.description));
    m_scope->setCurrentIndex(m_layer == workspace::Layer::Session ? 1 : 0);
    m_scope->setEnabled(false);
    if (m_layer == workspace::Layer::Config) {
        for (QWidget *field : {static_cast<QWidget *>(m_value), static_cast<QWidget *>(m_isSecret),
                               static_cast<QWidget *>(m_credential), static_cast<QWidget *>(m_description)})
            field->setEnabled(false);
        m_problem->setMessage(MessageKind::Info, tr("Defined in config.yaml. Change it there."));
        m_problem->show();
    }
}

void VariableDialog::check()
{
    const bool isSecret = m_isSecret->isChecked();
    for (QWidget *field : {static_cast<QWidget *>(m_valueLabel), static_cast<QWidget *>(m_value)})
        field->setVisible(!isSecret);
    for (QWidget *field : {static_cast<QWidget *>(m_secretLabel), static_cast<QWidget *>(m_credential)})
        field->setVisible(isSecret);
    m_overwrite->setVisible(false);
    m_takeTheirs->setVisible(false);
    if (m_layer == workspace::Layer::Config)
        return enableSaving();
    const QString name = m_name->text();
    const auto &known = *m_context.engine.workspaceClient().state().workspace;
    QString problem;
    if (const auto wrong = workspace::nameProblem(workspace::ObjectKind::Context, toUtf8(name));
        wrong && !name.isEmpty())
        problem = said(*wrong);
    else if (name != m_key && known.find({workspace::ObjectKind::Context, toUtf8(name)}))
        problem = tr("A variable with this name already exists.");
    const bool mustAsk = m_lacksValue && !isSecret;
    if (!problem.isEmpty())
        m_problem->setMessage(MessageKind::Error, problem);
    else if (mustAsk)
        m_problem->setMessage(MessageKind::Info, tr("The typed value may be a secret and was not stored. "
                                                    "Type it again, or store it as a credential."));
    m_problem->setVisible(!problem.isEmpty() || mustAsk);
    m_hasProblem = !problem.isEmpty();
    enableSaving();
}

void VariableDialog::enableSaving()
{
    const workspace::Entry *known = entry();
    const bool isChanged = !known || variable() != std::get<workspace::ContextVariable>(known->object());
    m_save->setEnabled(m_layer != workspace::Layer::Config && !m_hasProblem && !m_name->text().isEmpty()
                       && isChanged);
}

void VariableDialog::save()
{
    const QString name = m_name->text();
    workspace::ContextVariable variable = this->variable();
    variable.key = m_key.isEmpty() ? toUtf8(name) : toUtf8(m_key);
    variable.origin = workspace::Origin::Person;
    const workspace::Layer layer =
        m_key.isEmpty() && m_scope->currentIndex() == 1 ? workspace::Layer::Session : m_layer;
    workspace::Edit edit{
        .label = toUtf8(m_key.isEmpty() ? tr("New variable %1").arg(name) : tr("Change %1").arg(m_key)),
        .steps = {workspace::PutObject{variable, m_basedOn, layer}}};
    if (!m_key.isEmpty() && name != m_key)
        edit.steps.push_back(
            workspace::RenameObject{{workspace::ObjectKind::Context, toUtf8(m_key)}, toUtf8(name)});
    m_save->setEnabled(false);
    whenDone(m_context.engine.workspaceClient().apply(std::move(edit)), this,
             [this, name](const Result<void> &result) {
                 m_save->setEnabled(true);
                 if (result) {
                     Q_EMIT saved(name);
                     accept();
                     return;
                 }
                 m_problem->setMessage(MessageKind::Error, errorText(result.error()));
                 m_problem->show();
                 // A new variable whose name is taken by now needs another name.
                 const bool isSomebodyElse = result.error().kind == ErrorKind::Conflict && !m_key.isEmpty();
                 m_overwrite->setVisible(isSomebodyElse);
                 m_takeTheirs->setVisible(isSomebodyElse && entry() != nullptr);
             });
}

const workspace::Entry *VariableDialog::entry() const
{
    return m_context.engine.workspaceClient().state().workspace->find(
        {workspace::ObjectKind::Context, toUtf8(m_key)});
}

workspace::ContextVariable VariableDialog::variable() const
{
    workspace::ContextVariable variable;
    if (const workspace::Entry *known = entry())
        variable = std::get<workspace::ContextVariable>(known->object());
    const bool isSecret = m_isSecret->isChecked();
    variable.key = toUtf8(m_name->text());
    variable.credential = isSecret ? toUtf8(m_credential->currentText()) : std::string();
    variable.value = isSecret ? json::Value() : contextValue(m_value->text());
    variable.description = toUtf8(m_description->text());
    return variable;
}

std::optional<ObjectDraft> VariableDialog::draft() const
{
    const bool isForNow =
        m_layer == workspace::Layer::Session || (m_key.isEmpty() && m_scope->currentIndex() == 1);
    if (isForNow || m_layer == workspace::Layer::Config)
        return std::nullopt;
    workspace::ContextVariable now = variable();
    const workspace::Entry *known = entry();
    workspace::ContextVariable before;
    before.value = contextValue({});
    if (known)
        before = std::get<workspace::ContextVariable>(known->object());
    if (now == before && !m_lacksValue)
        return std::nullopt;
    ObjectDraft draft{
        .original = {workspace::ObjectKind::Context, toUtf8(m_key)}, .object = {}, .base = m_from};
    draft.lacksSecret = m_lacksValue;
    if (secretIn(toUtf8(m_value->text()))) {
        draft.lacksSecret = draft.lacksSecret || now.value != before.value;
        now.value = {}; // resuming the draft shows the saved value
    }
    draft.object = std::move(now);
    return draft;
}

void VariableDialog::resume(const ObjectDraft &draft)
{
    const auto &typed = std::get<workspace::ContextVariable>(draft.object);
    json::Value value = typed.value;
    if (const workspace::Entry *known = entry()) {
        m_basedOn = draft.basedOn(*known);
        if (value.isNull())
            value = std::get<workspace::ContextVariable>(known->object()).value;
    }
    m_from = draft.base;
    m_lacksValue = draft.lacksSecret;
    m_name->setText(fromUtf8(typed.key));
    m_value->setText(contextText(value));
    m_isSecret->setChecked(typed.isSecret());
    m_credential->setCurrentText(fromUtf8(typed.credential));
    m_description->setText(fromUtf8(typed.description));
    check();
}

} // namespace tooltray::ui
