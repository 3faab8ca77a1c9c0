// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/startfailure.h"

#include "base/result/result.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kFailureWidth = 440;

} // namespace

StartFailure::StartFailure(const Error &error, QWidget *parent) : QWidget(parent)
{
    setMinimumWidth(kFailureWidth);
    auto *title = new TextLabel(TextStyle::Strong, this);
    auto *text = new TextLabel(TextStyle::Plain, this);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setText(errorText(error));
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(title);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    close->setFocus();
    keepTranslated(*this, [=, this] {
        setWindowTitle(QStringLiteral("Tooltray"));
        title->setText(tr("Tooltray could not start."));
        close->setText(tr("Close"));
        close->setShortcut(Qt::Key_Escape); // a text takes it away
    });
}

} // namespace tooltray::ui
