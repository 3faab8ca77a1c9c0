// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/workspaces/leavedialog.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kLeaveWidth = 440;
constexpr qsizetype kMaxListedNames = 8;

} // namespace

LeaveDialog::LeaveDialog(const QString &workspace, const QStringList &unsaved, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(kLeaveWidth);
    auto *title = new TextLabel(TextStyle::Strong, this);
    auto *names = new TextLabel(TextStyle::Plain, this);
    auto *text = new TextLabel(TextStyle::Muted, this);
    for (TextLabel *label : {title, names, text})
        label->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *leave = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    for (QWidget *each : std::initializer_list<QWidget *>{title, names, text, buttons})
        layout->addWidget(each);
    keepTranslated(*this, [=, this] {
        setWindowTitle(tr("Switch workspace"));
        title->setText(
            tr("%n unsaved draft(s) in the workspace %1.", nullptr, static_cast<int>(unsaved.size()))
                .arg(workspace));
        QStringList lines;
        for (const QString &name : unsaved)
            //: A draft that has no name yet
            lines.append(name.isEmpty() ? tr("(new)") : name);
        names->setText(listed(lines, kMaxListedNames));
        text->setText(tr("Drafts are kept and offered again when you return to this workspace."));
        leave->setText(tr("&Keep drafts and switch"));
        buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    });
}

} // namespace tooltray::ui
