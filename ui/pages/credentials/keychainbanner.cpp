// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/keychainbanner.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace tooltray::ui {

using LookCondition = engine::KeychainStatus::Condition;

KeychainBanner::KeychainBanner(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_problem(new InlineMessage(theme, this))
    , m_retry(new QAction(theme.icon(Icon::Refresh), QString(), this))
    , m_kept(new QWidget(this))
    , m_keptText(new TextLabel(TextStyle::Muted, m_kept))
{
    m_problem->addButton(*m_retry);
    m_problem->hide();
    m_keptText->setWordWrap(true);
    auto *kept = new QHBoxLayout(m_kept);
    kept->setContentsMargins({});
    kept->setSpacing(metrics::kSpacingSmall);
    kept->addWidget(new IconLabel(theme.icon(Icon::Lock, Tint::Muted), metrics::kIcon, m_kept));
    kept->addWidget(m_keptText, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge, 0);
    layout->addWidget(m_problem);
    layout->addWidget(m_kept);
    connect(m_retry, &QAction::triggered, this, &KeychainBanner::retryWanted);
    keepTranslated(*this, [this] { setTexts(); });
}

void KeychainBanner::setTexts()
{
    m_retry->setText(tr("Retry"));
    m_keptText->setText(tr("Secrets are saved in the system keychain."));
    setLook(m_look);
}

void KeychainBanner::setLook(const engine::KeychainStatus &look)
{
    m_look = look;
    const bool isKnown = look.condition != LookCondition::Unknown;
    const bool isAvailable = look.condition == LookCondition::Available;
    m_kept->setVisible(isAvailable);
    if (isKnown && !isAvailable)
        showProblem();
    else
        m_problem->hide();
    setVisible(isKnown);
}

void KeychainBanner::showProblem()
{
    // The reason says what to do as well.
    if (m_look.problem)
        m_problem->setMessage(MessageKind::Warning, errorText(*m_look.problem));
    else
        m_problem->setMessage(MessageKind::Warning,
                              tr("The system keychain is unavailable. Keep the secret in memory for this "
                                 "session, or read it from an environment variable."));
    m_problem->show(); // with its text, which decides how high it is
}

} // namespace tooltray::ui
