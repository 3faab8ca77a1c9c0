// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/help/helpdialog.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/delegates/raildelegate.h"
#include "ui/language/language.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/theme/metrics.h"

#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringList>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

QString paragraphs(const QStringList &texts)
{
    QString html;
    for (const QString &text : texts)
        html += QStringLiteral("<p>%1</p>").arg(text);
    return html;
}

QString numberedSteps(const QStringList &steps)
{
    QString html = QStringLiteral("<ol>");
    for (const QString &step : steps)
        html += QStringLiteral("<li><p>%1</p></li>").arg(step);
    return html + QStringLiteral("</ol>");
}

QString strong(const QString &name)
{
    return QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
}

constexpr QSize kHelpSize(780, 520);
constexpr int kTopicsWidth = 200;
constexpr int kMaxTopicsWidth = 320;

} // namespace

QList<HelpTopics::Topic> HelpTopics::all() const
{
    return {aboutTools(), firstTool(), connecting(), parts(), log(), keys()};
}

HelpTopics::Topic HelpTopics::aboutTools() const
{
    return {
        tr("Overview"),
        paragraphs({tr("Tooltray runs on your computer and gives agents tools to work with. A tool is one "
                       "API operation, such as finding an order, with a name, arguments and a result no "
                       "larger than necessary."),
                    tr("You decide which tools exist and what each may do. Agents can create tools too; "
                       "allow or forbid this in the settings."),
                    tr("Every call is in the log. Secrets stay in your keychain; agents never see them.")}),
        Icon::Tool};
}

HelpTopics::Topic HelpTopics::firstTool() const
{
    return {
        tr("Your first tool"),
        numberedSteps(
            {tr("Add the API you want to use: %1. To explore without one, choose %2.")
                 .arg(command(actionid::kNewEndpoint), command(actionid::kUseSample)),
             tr("Pick fields or operations to turn into tools: %1. Or start with an empty tool: %2.")
                 .arg(command(actionid::kToolsFromSchema), command(actionid::kNewTool)),
             tr("Write the operation, or tick fields in the schema next to it. Turn values that differ "
                "between calls into variables: put the cursor on a value and choose %1.")
                 .arg(command(actionid::kExtractVariable)),
             tr("Describe the tool. Agents choose a tool by its description."),
             tr("Call it: %1. The response appears next to the arguments.").arg(command(actionid::kTryTool)),
             tr("Save it: %1. Agents can then call it. Until you save, your changes are kept as a draft.")
                 .arg(command(actionid::kSave))}),
        Icon::Plus};
}

HelpTopics::Topic HelpTopics::connecting() const
{
    return {tr("Connect a client"),
            paragraphs(
                //: %1 is a menu
                {tr("Clients reach your tools while the server is running. Start and stop it in the %1 menu.")
                     .arg(strong(sectionTitle(ActionSection::Server).remove(u'&'))),
                 tr("%1 lists the clients on this computer that Tooltray knows. You see each change to their "
                    "settings before it is written, and you can undo it.")
                     .arg(command(actionid::kConnectClient)),
                 tr("Other clients need the address and a token. Copy both from the same window and restart "
                    "the client: most read their settings only at startup.")}),
            Icon::Connect};
}

HelpTopics::Topic HelpTopics::parts() const
{
    const auto row = [](const QString &name, const QString &text) {
        return QStringLiteral("<p><b>%1.</b> %2</p>").arg(name, text);
    };
    const auto page = [this](QLatin1StringView id) { return command(actionid::page(id)); };
    return {
        tr("Building blocks"),
        row(page(pageid::kEndpoints),
            tr("APIs, each with its URL, limits and schema or description. %1 fetches these again.")
                .arg(command(actionid::kRefreshSchemas)))
            + row(page(pageid::kCredentials),
                  tr("Authentication for endpoints. Secrets stay in your keychain, never in files or logs."))
            + row(page(pageid::kContext),
                  tr("Values that tools fill in automatically, such as your current project."))
            + row(page(pageid::kTypes),
                  tr("Data types that several tools share, and labels that agents use instead of codes."))
            + row(page(pageid::kPrompts),
                  tr("Text with arguments that clients offer to their users, such as a review checklist."))
            + row(page(pageid::kClients),
                  tr("The agents that are connected, with their permissions and limits.")),
        Icon::Endpoint};
}

HelpTopics::Topic HelpTopics::log() const
{
    return {tr("Log"),
            paragraphs({tr("Every call is in the log with its full requests and responses: %1.")
                            .arg(command(actionid::page(pageid::kLog))),
                        //: The words between <code> and </code> stay as they are
                        tr("Type above the list to find calls, for example <code>is:error</code>, "
                           "<code>tool:find_orders</code> or <code>dur:&gt;500</code>. The question mark "
                           "next to it explains the rest."),
                        tr("%1 repeats a call, %2 lets you edit it first, and %3 shows the differences "
                           "between two responses.")
                            .arg(command(QStringLiteral("log.replay")), command(QStringLiteral("log.resend")),
                                 command(QStringLiteral("log.compare")))}),
            Icon::Log};
}

HelpTopics::Topic HelpTopics::keys() const
{
    const auto row = [](const QString &keys, const QString &text) {
        return QStringLiteral("<tr><td style=\"padding: 2px 16px 2px 0\"><b>%1</b></td>"
                              "<td style=\"padding: 2px 0\">%2</td></tr>")
            .arg(keys, text);
    };
    const auto own = [this, &row](const QString &id, const QString &text) { return row(keysOf(id), text); };
    QString table = QStringLiteral("<table>");
    table += own(actionid::kPalette, tr("Finds every tool, page, command and setting"));
    table += own(QStringLiteral("view.nextPane"), tr("Goes to the next pane"));
    table += own(actionid::kFind, tr("Searches the list, or the text that has the focus"));
    table += own(actionid::kComplete, tr("Shows completions at the cursor"));
    table += own(actionid::kNextProblem, tr("Goes to the next problem"));
    table += row(QKeySequence(Qt::ALT | Qt::Key_Return).toString(QKeySequence::NativeText),
                 tr("Applies the suggested fix at the cursor"));
    //: Two keys, one after the other
    table += row(tr("Esc, then Tab"), tr("Leaves an editor in which Tab indents"));
    table += QStringLiteral("</table>");
    return {tr("Shortcuts"),
            table
                + paragraphs({tr("%1 lists them all. Change them in the settings: %2.")
                                  .arg(command(actionid::kShortcuts), command(actionid::kSettings))}),
            Icon::Keyboard};
}

QString HelpTopics::command(const QString &id) const
{
    const auto &entries = m_actions.entries();
    const auto found =
        std::ranges::find_if(entries, [&id](const auto &entry) { return entry.spec.id == id; });
    if (found == entries.end())
        return {};
    QString name = ActionRegistry::plainText(*found);
    while (name.endsWith(u'.'))
        name.chop(1);
    const QString keys = keysOf(id);
    //: A command and its keys
    return keys.isEmpty() ? strong(name) : tr("%1 (%2)").arg(strong(name), keys);
}

QString HelpTopics::keysOf(const QString &id) const
{
    const QAction *action = m_actions.action(id);
    return action ? action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped() : QString();
}

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
    // The list is as wide as the longest title, and a little more: letters may end between two pixels.
    const int wanted = m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + metrics::kSpacingSmall;
    m_list->setFixedWidth(std::clamp(wanted, kTopicsWidth, kMaxTopicsWidth));
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
