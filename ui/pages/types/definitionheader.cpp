// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/definitionheader.h"

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

DefinitionHeader::DefinitionHeader(const Theme &theme, workspace::ObjectKind kind, QWidget *parent)
    : QWidget(parent)
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
    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::kSpacing);
    top->addWidget(m_name, 1);
    top->addWidget(m_revert);
    top->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(top);
    layout->addWidget(m_description);
    layout->addWidget(m_users);
    layout->addWidget(m_message);
    for (QLineEdit *edit : {m_name, m_description})
        connect(edit, &QLineEdit::textEdited, this, [this] {
            showState();
            Q_EMIT edited();
        });
    connect(m_save, &QPushButton::clicked, this, &DefinitionHeader::saveWanted);
    connect(m_revert, &QPushButton::clicked, this, &DefinitionHeader::revertWanted);
    connect(m_users, &QLabel::linkActivated, this, &DefinitionHeader::toolActivated);
    keepTranslated(*this, [this] { retranslate(); });
}

DefinitionHeader::~DefinitionHeader() = default;

void DefinitionHeader::retranslate()
{
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name"));
    m_description->setAccessibleName(tr("Description"));
    m_description->setPlaceholderText(tr("What it is for, in one sentence. Agents read this."));
    m_save->setText(tr("Save"));
    m_save->setToolTip(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
    m_revert->setText(tr("Revert"));
    setUsers(m_tools, m_others);
    showState();
}

void DefinitionHeader::setTexts(const QString &name, const QString &description)
{
    m_name->setText(name);
    m_description->setText(description);
    showState();
}

QString DefinitionHeader::name() const
{
    return m_name->text();
}

QString DefinitionHeader::description() const
{
    return m_description->text();
}

void DefinitionHeader::setUsers(const QStringList &tools, const QStringList &others)
{
    m_tools = tools;
    m_others = others;
    if (tools.isEmpty() && others.isEmpty())
        m_users->setText(tr("Not used yet."));
    else
        m_users->setNames(tr("Used by %1"), tools, others);
}

void DefinitionHeader::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_name->setReadOnly(readOnly);
    m_description->setReadOnly(readOnly);
    showState();
}

void DefinitionHeader::setUnsaved(bool unsaved)
{
    m_isUnsaved = unsaved;
    showState();
}

void DefinitionHeader::setProblem(const QString &problem)
{
    m_problem = problem;
    showState();
}

bool DefinitionHeader::canSave() const
{
    return m_save->isEnabled();
}

void DefinitionHeader::selectName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void DefinitionHeader::showState()
{
    const auto wrongName = workspace::nameProblem(m_kind, toUtf8(m_name->text()));
    const QString problem = wrongName ? said(*wrongName) : m_problem;
    if (m_isReadOnly)
        m_message->setMessage(MessageKind::Info, tr("Defined in config.yaml. Change it there."));
    else if (!problem.isEmpty())
        m_message->setMessage(MessageKind::Error, problem);
    m_message->setVisible(m_isReadOnly || !problem.isEmpty());
    m_save->setEnabled(m_isUnsaved && !m_isReadOnly && !wrongName && m_problem.isEmpty());
    m_revert->setEnabled(m_isUnsaved);
}

} // namespace tooltray::ui
