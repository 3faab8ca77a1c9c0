// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/aboutdialog.h"

#include "ui/language/language.h"
#include "ui/theme/iconengine.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QStringList>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kIcon = 64;
constexpr QSize kAboutSize(520, 380);

// Names, which are the same in every language.
QString usedLibraries()
{
    const QStringList libraries{
        QStringLiteral("Qt %1 (LGPL-3.0, Qt HttpServer GPL-3.0)").arg(QLatin1String(qVersion())),
        QStringLiteral("simdjson (Apache-2.0)"),
        QStringLiteral("libcurl (curl)"),
        QStringLiteral("QtKeychain (BSD)"),
        QStringLiteral("yaml-cpp (MIT)"),
        QStringLiteral("ICU (Unicode)"),
    };
    return QStringLiteral("<li>") + libraries.join(QStringLiteral("</li><li>")) + QStringLiteral("</li>");
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto *name = new TextLabel(TextStyle::Heading, this);
    auto *version = new TextLabel(TextStyle::Muted, this);
    version->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *text = new QTextBrowser(this);
    text->setOpenExternalLinks(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // nothing here is the thing to do
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *titles = new QVBoxLayout;
    titles->setSpacing(metrics::kSpacingSmall);
    titles->addStretch();
    titles->addWidget(name);
    titles->addWidget(version);
    titles->addStretch();
    auto *header = new QHBoxLayout;
    header->setSpacing(metrics::kMarginLarge);
    header->addWidget(new IconLabel(appIcon(), kIcon, this));
    header->addLayout(titles, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addLayout(header);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    resize(kAboutSize);

    keepTranslated(*this, [=, this] {
        setWindowTitle(tr("About Tooltray"));
        name->setText(QStringLiteral("Tooltray"));
        version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
        version->setAccessibleName(version->text());
        text->setAccessibleName(tr("Licence and components"));
        text->setHtml(
            QStringLiteral("<p>%1</p><p>%2</p><p>%3</p><ul>%4</ul>")
                .arg(tr("Turns API operations into small, safe tools for agents and logs every call."),
                     //: %1 is the name of a licence
                     tr("Tooltray is free software under the %1, version 3 or later. It comes without any "
                        "warranty.")
                         .arg(QStringLiteral(
                             "<a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">GNU General "
                             "Public License</a>")),
                     tr("Its icons are original and under the same licence. It uses:"), usedLibraries()));
    });
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace tooltray::ui
