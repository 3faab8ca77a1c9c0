// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/resenddialog.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr QSize kResendSize(620, 420);

} // namespace

ResendDialog::ResendDialog(const Theme &theme, const QString &tool, const json::Value &arguments,
                           Arguments kind, QWidget *parent)
    : QDialog(parent)
    , m_tool(tool)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_masked(new TextLabel(TextStyle::Muted, this))
    , m_arguments(new JsonEdit(theme, this))
    , m_problem(new InlineMessage(theme, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(kResendSize);
    m_masked->setWordWrap(true);
    m_masked->setVisible(kind == Arguments::WithoutMasked);
    m_problem->hide();
    m_arguments->setPlainText(fromUtf8(json::writePretty(arguments)).trimmed());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_send = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_send->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addWidget(m_title);
    layout->addWidget(m_masked);
    layout->addWidget(m_arguments, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(m_arguments, &QPlainTextEdit::textChanged, this, &ResendDialog::read);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT sent(m_value);
        accept();
    });
    m_arguments->setFocus();
    keepTranslated(*this, [this] { retranslate(); });
    read();
}

ResendDialog::~ResendDialog() = default;

void ResendDialog::retranslate()
{
    setWindowTitle(tr("Edit and resend"));
    //: %1 is a tool
    m_title->setText(tr("Arguments of %1").arg(m_tool));
    m_masked->setText(tr("The log does not store secrets. Enter the missing values again."));
    m_arguments->setAccessibleName(tr("Arguments as JSON"));
    m_send->setText(tr("&Send"));
    m_cancel->setText(tr("Cancel"));
}

void ResendDialog::read()
{
    json::Parsed parsed = json::parse(toUtf8(m_arguments->toPlainText()));
    const bool isObject = parsed && parsed.value.isObject();
    m_send->setEnabled(isObject);
    m_arguments->setWrongLine(parsed ? 0 : static_cast<int>(parsed.error->line));
    if (!parsed)
        m_problem->setMessage(MessageKind::Error, tr("Line %1, column %2: %3")
                                                      .arg(parsed.error->line)
                                                      .arg(parsed.error->column)
                                                      .arg(fromUtf8(parsed.error->message)));
    else if (!isObject)
        m_problem->setMessage(MessageKind::Error, tr("Arguments must be a JSON object."));
    m_problem->setVisible(!isObject);
    if (isObject)
        m_value = std::move(parsed.value);
}

} // namespace tooltray::ui
