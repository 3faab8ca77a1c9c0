// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/closedialog.h"

#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kDialogWidth = 440;

} // namespace

CloseStep closeStep(bool isServing, bool hasTray, CloseChoice choice)
{
    if (!isServing || choice == CloseChoice::Quit)
        return CloseStep::Quit;
    return hasTray && choice == CloseChoice::KeepRunning ? CloseStep::Hide : CloseStep::Ask;
}

CloseDialog::CloseDialog(Offer offer, QWidget *parent) : QDialog(parent), m_remember(new QCheckBox(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(kDialogWidth);
    auto *title = new TextLabel(TextStyle::Strong, this);
    auto *text = new TextLabel(TextStyle::Plain, this);
    text->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *quit = buttons->addButton(QString(), QDialogButtonBox::DestructiveRole);
    QPushButton *keep = nullptr;
    if (offer == Offer::KeepRunning) {
        keep = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
        connect(keep, &QPushButton::clicked, this, [this] { choose(CloseChoice::KeepRunning); });
    }
    (keep ? keep : quit)->setDefault(true);
    connect(quit, &QPushButton::clicked, this, [this] { choose(CloseChoice::Quit); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addWidget(title);
    layout->addWidget(text);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_remember);
    layout->addWidget(buttons);
    keepTranslated(*this, [=, this] {
        setWindowTitle(tr("Close Tooltray"));
        title->setText(tr("The server is running."));
        text->setText(
            keep ? tr("It can keep running without the window. Click the tray icon to show the window again.")
                 : tr("This desktop has no tray. Closing the window stops the server."));
        m_remember->setText(tr("Do not ask again"));
        quit->setText(tr("&Quit"));
        if (keep)
            keep->setText(tr("&Keep running"));
        buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    });
}

void CloseDialog::choose(CloseChoice choice)
{
    Q_EMIT chosen(choice, m_remember->isChecked() ? Memory::Keep : Memory::Forget);
    accept();
}

} // namespace tooltray::ui
