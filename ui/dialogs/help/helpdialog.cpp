// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/help/helpdialog.h"

#include "ui/delegates/raildelegate.h"
#include "ui/language/language.h"
#include "ui/models/roles.h"
#include "ui/theme/metrics.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QSize kHelpSize(780, 520);
constexpr int kTopicsWidth = 200;
constexpr int kMostTopicsWidth = 320;

} // namespace

HelpDialog::HelpDialog(const Theme &theme, const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
    , m_topics(actions)
    , m_list(new QListWidget(this))
    , m_text(new QTextBrowser(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setItemDelegate(new RailDelegate(theme, this));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->document()->setDocumentMargin(metrics::kMargin);
    m_close->setAutoDefault(false); // Return is for the list
    auto *middle = new QHBoxLayout;
    middle->setSpacing(metrics::kMargin);
    middle->addWidget(m_list);
    middle->addWidget(m_text, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(middle, 1);
    layout->addLayout(buttons);
    resize(kHelpSize);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpDialog::showTopic);
    keepTranslated(*this, [this] { retranslate(); });
    m_list->setFocus();
}

HelpDialog::~HelpDialog() = default;

void HelpDialog::showFor(const Theme &theme, const ActionRegistry &actions, QWidget &window)
{
    auto *dialog = window.findChild<HelpDialog *>();
    if (!dialog)
        dialog = new HelpDialog(theme, actions, &window);
    dialog->show(); // who reads how to do something wants to do it
    dialog->raise();
    dialog->activateWindow();
}

void HelpDialog::retranslate()
{
    setWindowTitle(tr("Help"));
    m_list->setAccessibleName(tr("Topics"));
    m_close->setText(tr("Close"));
    const int row = std::max(0, m_list->currentRow());
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const HelpTopics::Topic &topic : m_topics.all())
            (new QListWidgetItem(topic.title, m_list))->setData(IconRole, static_cast<int>(topic.icon));
        m_list->setCurrentRow(row);
    }
    // As wide as the longest title of the language, and a little more: its letters may end between two pixels.
    const int wanted = m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + metrics::kSpacingSmall;
    m_list->setFixedWidth(std::clamp(wanted, kTopicsWidth, kMostTopicsWidth));
    showTopic(row);
}

void HelpDialog::showTopic(int row)
{
    const QList<HelpTopics::Topic> topics = m_topics.all();
    if (row < 0 || row >= topics.size())
        return;
    const HelpTopics::Topic &topic = topics[row];
    m_text->setAccessibleName(topic.title);
    m_text->setHtml(QStringLiteral("<h2>%1</h2>%2").arg(topic.title.toHtmlEscaped(), topic.html));
}

} // namespace tooltray::ui
