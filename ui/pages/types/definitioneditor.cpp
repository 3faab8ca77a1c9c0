// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/definitioneditor.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {

DefinitionEditor::DefinitionEditor(const Theme &theme, workspace::ObjectKind kind, QWidget *parent)
    : DraftEditor(parent)
    , m_kind(kind)
    , m_name(new QLineEdit(this))
    , m_description(new QLineEdit(this))
    , m_users(new TextLabel(TextStyle::Muted, this))
    , m_save(new QPushButton(this))
    , m_revert(new QPushButton(this))
    , m_message(new InlineMessage(theme, this))
{
    m_name->setFont(headingFont(font()));
    m_users->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_users->setWordWrap(true);
    m_save->setIcon(theme.icon(Icon::Save));
    m_message->hide();
    for (QLineEdit *edit : {m_name, m_description})
        connect(edit, &QLineEdit::textEdited, this, [this] {
            showState();
            Q_EMIT edited();
        });
    connect(m_save, &QPushButton::clicked, this, &DefinitionEditor::saveWanted);
    connect(m_revert, &QPushButton::clicked, this, &DefinitionEditor::discardWanted);
    connect(m_users, &QLabel::linkActivated, this, &DefinitionEditor::toolActivated);
    keepTranslated(*this, [this] { retranslate(); });
}

QVBoxLayout *DefinitionEditor::newLayout()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::kSpacing);
    top->addWidget(m_name, 1);
    top->addWidget(m_revert);
    top->addWidget(m_save);
    auto *header = new QVBoxLayout;
    header->setSpacing(metrics::kSpacing);
    header->addLayout(top);
    header->addWidget(m_description);
    header->addWidget(m_users);
    header->addWidget(m_message);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge,
                               metrics::kMargin);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(header);
    return layout;
}

void DefinitionEditor::retranslate()
{
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name"));
    m_description->setAccessibleName(tr("Description"));
    m_description->setPlaceholderText(tr("What it is for, in one sentence. Agents read this."));
    m_save->setText(tr("Save"));
    m_save->setToolTip(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
    m_revert->setText(tr("Revert"));
    showUsers();
    showState();
}

void DefinitionEditor::setNamed(const std::string &name, const std::string &description)
{
    m_name->setText(fromUtf8(name));
    m_description->setText(fromUtf8(description));
    showState();
}

QString DefinitionEditor::name() const
{
    return m_name->text();
}

QString DefinitionEditor::description() const
{
    return m_description->text();
}

void DefinitionEditor::setUsers(const std::vector<workspace::ObjectKey> &users)
{
    m_tools.clear();
    m_others.clear();
    for (const workspace::ObjectKey &user : users)
        (user.kind == workspace::ObjectKind::Tool ? m_tools : m_others).append(fromUtf8(user.name));
    showUsers();
}

void DefinitionEditor::showUsers()
{
    if (m_tools.isEmpty() && m_others.isEmpty())
        m_users->setText(tr("Not used yet."));
    else
        m_users->setNames(tr("Used by %1"), m_tools, m_others);
}

void DefinitionEditor::setNameReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_name->setReadOnly(readOnly);
    m_description->setReadOnly(readOnly);
    showState();
}

void DefinitionEditor::setProblem(const QString &problem)
{
    m_problem = problem;
    showState();
}

bool DefinitionEditor::canSave() const
{
    return m_save->isEnabled();
}

void DefinitionEditor::editName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void DefinitionEditor::showState()
{
    const auto wrongName = workspace::nameProblem(m_kind, toUtf8(m_name->text()));
    const QString problem = wrongName ? said(*wrongName) : m_problem;
    if (m_isReadOnly)
        m_message->setMessage(MessageKind::Info, tr("Defined in config.yaml. Change it there."));
    else if (!problem.isEmpty())
        m_message->setMessage(MessageKind::Error, problem);
    m_message->setVisible(m_isReadOnly || !problem.isEmpty());
    m_save->setEnabled(isUnsaved() && !m_isReadOnly && !wrongName && m_problem.isEmpty());
    m_revert->setEnabled(isUnsaved());
}

} // namespace tooltray::ui
