// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/curated/objecteditor.h"

#include "ui/language/language.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {

ObjectEditor::ObjectEditor(const Theme &theme, QWidget *parent)
    : DraftEditor(parent)
    , m_name(new QLineEdit(this))
    , m_discard(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_header(new QHBoxLayout)
    , m_note(new InlineMessage(theme, this))
    , m_problem(new InlineMessage(theme, this))
    , m_overwrite(new QAction(this))
    , m_takeTheirs(new QAction(this))
{
    m_name->setFont(headingFont(font()));
    m_save->setIcon(theme.icon(Icon::Save));
    m_save->setDefault(true);
    m_note->hide();
    m_problem->hide();
    m_problem->addButton(*m_overwrite);
    m_problem->addButton(*m_takeTheirs);
    m_problem->letClose();
    connect(m_save, &QPushButton::clicked, this, &ObjectEditor::saveWanted);
    connect(m_discard, &QPushButton::clicked, this, &ObjectEditor::discardWanted);
    connect(m_overwrite, &QAction::triggered, this, &ObjectEditor::overwriteWanted);
    connect(m_takeTheirs, &QAction::triggered, this, &ObjectEditor::discardWanted);
    keepTranslated(*this, [this] {
        m_discard->setText(tr("Disca&rd"));
        m_save->setText(tr("&Save"));
        //: Answer when somebody else changed what is being edited
        m_overwrite->setText(tr("Keep mine"));
        //: Answer when somebody else changed what is being edited
        m_takeTheirs->setText(tr("Take theirs"));
    });
}

QVBoxLayout *ObjectEditor::newLayout()
{
    m_header->addWidget(m_name, 1);
    m_header->addSpacing(metrics::kSpacing);
    m_header->addWidget(m_discard);
    m_header->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge,
                               metrics::kMargin);
    layout->addLayout(m_header);
    layout->addWidget(m_note);
    return layout;
}

void ObjectEditor::editName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void ObjectEditor::showProblem(const QString &text)
{
    m_overwrite->setVisible(false);
    m_takeTheirs->setVisible(false);
    m_problem->setMessage(MessageKind::Error, text);
    m_problem->show();
}

void ObjectEditor::showConflict(const QString &text)
{
    showProblem(text);
    m_overwrite->setVisible(true);
    m_takeTheirs->setVisible(true);
}

void ObjectEditor::clearProblem()
{
    m_problem->hide();
}

QWidget *ObjectEditor::message() const
{
    return m_problem;
}

bool ObjectEditor::canSave() const
{
    return m_save->isEnabled();
}

} // namespace tooltray::ui
