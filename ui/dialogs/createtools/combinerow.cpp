// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/combinerow.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/toolcuration.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {

CombineRow::CombineRow(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_combines(new QCheckBox(this))
    , m_nameEdit(new QLineEdit(this))
    , m_show(new QPushButton(this))
    , m_problem(new InlineMessage(theme, this))
{
    m_combines->setObjectName(QStringLiteral("combine"));
    m_nameEdit->setObjectName(QStringLiteral("combined"));
    m_nameEdit->hide();
    m_show->setObjectName(QStringLiteral("showCombined"));
    m_show->setAutoDefault(false);
    m_show->hide();
    m_problem->hide();
    auto *row = new QHBoxLayout;
    row->addWidget(m_combines);
    row->addWidget(m_nameEdit, 1);
    row->addWidget(m_show);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(row);
    layout->addWidget(m_problem);
    connect(m_combines, &QCheckBox::toggled, this, [this](bool isCombined) {
        if (isCombined)
            Q_EMIT shown();
        Q_EMIT changed();
    });
    connect(m_show, &QPushButton::clicked, this, &CombineRow::shown);
    connect(m_nameEdit, &QLineEdit::textEdited, this, [this](const QString &text) {
        const std::string typed = toUtf8(text.trimmed());
        m_name = typed == m_proposed ? std::nullopt : std::optional(typed);
        Q_EMIT changed();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void CombineRow::retranslate()
{
    m_combines->setText(tr("C&ombine into one tool"));
    //: %1 is the name of an argument
    m_combines->setToolTip(!m_combines->isEnabled()
                               ? tr("Choose at least two operations first.")
                               : tr("The \"%1\" argument selects the operation. Result settings are ignored.")
                                     .arg(fromUtf8(m_argument)));
    m_nameEdit->setAccessibleName(tr("Name of the combined tool"));
    m_nameEdit->setPlaceholderText(tr("Name"));
    //: Button: shows the combined tool
    m_show->setText(tr("Sho&w"));
    m_show->setToolTip(tr("Shows the combined tool, which can be tried before it is saved."));
}

bool CombineRow::combine(OperationPlan &plan, const workspace::Workspace &workspace,
                         const std::string &proposed)
{
    m_argument = selectingArgument(plan.tools());
    const bool areSeveral = plan.tools().size() > 1;
    const bool isWanted = areSeveral && m_combines->isChecked();
    m_combines->setEnabled(areSeveral || m_combines->isChecked()); // so that it can be unchecked
    retranslate();
    m_nameEdit->setVisible(isWanted);
    m_show->setVisible(isWanted);
    if (!isWanted) {
        m_problem->hide();
        return false;
    }
    m_proposed = proposed;
    const std::string name = m_name.value_or(proposed);
    if (toUtf8(m_nameEdit->text().trimmed()) != name)
        m_nameEdit->setText(fromUtf8(name));
    const auto wrong = plan.combine(workspace, name);
    showProblem(wrong);
    if (wrong)
        return false;
    m_made.tool = plan.tools().front();
    plan.curate(m_curation);
    return true;
}

void CombineRow::showProblem(const std::optional<Message> &problem)
{
    if (problem && (m_problem->isHidden() || said(*problem) != m_problem->text()))
        m_problem->setMessage(MessageKind::Warning, said(*problem));
    m_problem->setVisible(problem.has_value());
}

} // namespace tooltray::ui
