// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/emptypage.h"

#include "ui/actions/actionregistry.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/retranslation.h"
#include "ui/widgets/emptystate.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace tooltray::ui {

EmptyPage::EmptyPage(const EmptyPageSpec &spec, const PageContext &context, QWidget *parent) : QWidget(parent)
{
    auto *state = new EmptyState(context.theme, spec.icon, this);
    if (QAction *action = context.actions.action(spec.action))
        state->addButton(*action);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(state);
    keepTranslated(*state, [state, spec] {
        state->setTexts(QCoreApplication::translate("Pages", spec.what),
                        QCoreApplication::translate("Pages", spec.why));
    });
}

EmptyPage::~EmptyPage() = default;

} // namespace tooltray::ui
