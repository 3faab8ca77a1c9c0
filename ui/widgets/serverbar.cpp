// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbar.h"

#include "engine/settings/serversettings.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/searchbutton.h"
#include "ui/widgets/serverpill.h"
#include "ui/widgets/serverpopover.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace tooltray::ui {

ServerBar::ServerBar(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine,
                     QMenu &settings, QWidget *parent)
    : QWidget(parent)
    , m_pill(new ServerPill(theme, this))
    , m_popover(new ServerPopover(theme, actions, engine, this))
{
    const auto button = [this](QAction *action, Qt::ToolButtonStyle look) {
        auto *made = new QToolButton(this);
        if (action)
            made->setDefaultAction(action);
        made->setToolButtonStyle(look);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    QToolButton *copy = button(actions.action(actionid::kCopyAddress), Qt::ToolButtonIconOnly);
    QToolButton *toggle = button(actions.action(actionid::kToggleServer), Qt::ToolButtonTextBesideIcon);
    QToolButton *connection = button(actions.action(actionid::kConnectClient), Qt::ToolButtonTextBesideIcon);
    auto *search = new SearchButton(theme, *actions.action(actionid::kPalette), this);
    QToolButton *gear = button(nullptr, Qt::ToolButtonIconOnly);
    gear->setIcon(theme.icon(Icon::Gear));
    gear->setMenu(&settings);
    gear->setPopupMode(QToolButton::InstantPopup);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->addWidget(m_pill);
    layout->addWidget(copy);
    layout->addWidget(toggle);
    layout->addWidget(connection);
    layout->addStretch(1);
    layout->addWidget(search);
    layout->addWidget(gear);

    connect(m_pill, &QAbstractButton::clicked, this, [this] { m_popover->openAt(*m_pill); });
    keepTranslated(*this, [this, gear, copy] {
        setAccessibleName(tr("Server and search"));
        gear->setAccessibleName(tr("Settings"));
        gear->setToolTip(tr("Settings"));
        copy->setAccessibleName(tr("Copy address"));
    });
}

ServerBar::~ServerBar() = default;

void ServerBar::setStatus(const engine::ServerStatus &status, const engine::KeychainLook &keychain)
{
    m_pill->setLook(ServerLook::of(status, keychain.condition));
    m_popover->setStatus(status, keychain);
}

} // namespace tooltray::ui
