// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logtoolcommands.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/definitiontext.h"
#include "ui/models/logtext.h"
#include "ui/models/toolfromcall.h"
#include "ui/navigation/place.h"
#include "ui/pages/baselinecommands.h"
#include "ui/pages/log/logactions.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/inlineoffer.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::ui {

using journal::EntryPointer;

LogToolCommands::LogToolCommands(const PageContext &context, LogState state, InlineOffer &offer,
                                 QWidget *parent)
    : QObject(parent)
    , m_context(context)
    , m_state(std::move(state))
    , m_offer(offer)
    , m_page(parent)
    , m_baselines(new BaselineCommands(context, parent))
{
    const auto on = [&](QLatin1StringView id, auto run) {
        connect(context.actions.action(id), &QAction::triggered, this, run);
    };
    on(logaction::kResend, [this] { resend(); });
    on(logaction::kOpenTool, [this] { openTool(); });
    on(logaction::kSaveTool, [this] { saveTool(); });
    on(logaction::kSaveExample, [this] { saveExample(); });
    on(logaction::kCompare, [this] { compare(); });
    on(logaction::kPinBaseline, [this] {
        if (const EntryPointer entry = one())
            m_baselines->pin(entry->id);
    });
    on(logaction::kCompareBaseline, [this] {
        if (const EntryPointer entry = one())
            m_baselines->compare(entry->id);
    });
    connect(m_baselines, &BaselineCommands::pinned, this, &LogToolCommands::refresh);
    connect(m_baselines, &BaselineCommands::told, this,
            [this](MessageKind kind, const QString &text) { m_offer.tell(kind, text); });
}

void LogToolCommands::setActive(bool active)
{
    m_isActive = active;
    refresh();
}

void LogToolCommands::refresh()
{
    const std::vector<EntryPointer> selected = m_state.selected();
    const EntryPointer entry = one();
    const journal::Exchange *sent = entry ? m_state.exchange() : nullptr;
    const bool isOperation = sent && mayBeGraphql(*sent);
    const bool isTool = entry && hasTool(*entry);
    const auto set = [&](QLatin1StringView id, bool enabled) {
        m_context.actions.action(id)->setEnabled(m_isActive && enabled);
    };
    set(logaction::kResend, isTool || isOperation || (entry && isBuiltIn(*entry)));
    set(logaction::kOpenTool, isTool);
    set(logaction::kSaveTool, isOperation);
    const bool isOver = isTool && entry->outcome != journal::Outcome::Running;
    set(logaction::kSaveExample, isOver);
    set(logaction::kPinBaseline, isOver && !entry->result.text().empty());
    set(logaction::kCompareBaseline, isOver && m_baselines->has(entry->tool));
    set(logaction::kCompare,
        selected.size() == 2 && std::ranges::none_of(selected, [](const EntryPointer &each) {
            return each->outcome == journal::Outcome::Running;
        }));
}

// A saved tool opens where tools are tried. An operation whose tool is gone is worked on as if it were to become one.
void LogToolCommands::resend()
{
    const EntryPointer entry = one();
    if (!entry)
        return;
    if (!hasTool(*entry) && !isBuiltIn(*entry))
        return saveTool();
    withWhole(entry->arguments, [this, entry](const Text &text) {
        const Result<json::Value> arguments = argumentsToEdit(entry->arguments, *text);
        if (!arguments)
            return fail(arguments.error());
        m_offer.dismiss();
        if (isBuiltIn(*entry))
            return resendBuiltIn(*entry, *arguments);
        m_context.navigator.open(
            {.page = pageid::kTools, .item = fromUtf8(entry->tool), .input = *arguments});
    });
}

void LogToolCommands::resendBuiltIn(const journal::LogEntry &entry, const json::Value &arguments)
{
    const auto kind =
        entry.arguments.isMasked ? ResendDialog::Arguments::WithoutMasked : ResendDialog::Arguments::Whole;
    auto *dialog = new ResendDialog(m_context.theme, fromUtf8(entry.tool), arguments, kind, m_page);
    connect(dialog, &ResendDialog::sent, this,
            [this, tool = entry.tool, of = entry.id](const json::Value &changed) {
                Q_EMIT callWanted({.what = engine::SavedTrial{tool},
                                   .arguments = changed,
                                   .mode = engine::Trial::Mode::Call,
                                   .replayOf = of});
            });
    dialog->open();
}

void LogToolCommands::openTool()
{
    if (const EntryPointer entry = one())
        m_context.navigator.open({.page = pageid::kTools, .item = fromUtf8(entry->tool)});
}

// Makes a draft: its name and description are for a person to write.
void LogToolCommands::saveTool()
{
    const EntryPointer entry = one();
    const journal::Exchange *exchange = m_state.exchange();
    if (!entry || !exchange)
        return;
    const Result<SentOperation> sent = sentOperation(firstPage(*entry, *exchange));
    if (!sent)
        return fail(sent.error());
    m_offer.dismiss();
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    m_context.navigator.open({.page = pageid::kTools,
                              .item = itemid::kNew,
                              .input = sent->variables,
                              .tool = std::make_shared<const workspace::Tool>(toolFor(*sent, workspace))});
}

void LogToolCommands::saveExample()
{
    const EntryPointer entry = one();
    if (!entry)
        return;
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    const auto *tool = workspace.find<workspace::Tool>(entry->tool);
    const QString name = fromUtf8(entry->tool);
    const QString exampleName = tr("Example %1").arg(tool ? tool->examples.size() + 1 : 1);
    Result<workspace::Edit> edit =
        exampleEdit(*entry, workspace, toUtf8(exampleName), toUtf8(tr("Save an example of %1").arg(name)));
    if (!edit)
        return fail(edit.error());
    whenDone(m_context.engine.workspaceClient().apply(*std::move(edit)), this,
             [this, name, exampleName](const Result<void> &saved) {
                 if (!saved)
                     return fail(saved.error());
                 //: %1 is the name of an example, %2 that of a tool
                 m_offer.offer(MessageKind::Ok, tr("Saved as “%1” of %2.").arg(exampleName, name),
                               {tr("Open tool"), [this, name] {
                                    m_context.navigator.open({.page = pageid::kTools, .item = name});
                                }});
             });
}

void LogToolCommands::compare()
{
    const std::vector<EntryPointer> selected = m_state.selected();
    if (selected.size() != 2)
        return;
    // Both may have to be read from their files.
    struct Sides {
        std::array<CompareSide, 2> side;
        int missing = 2;
    };
    const auto sides = std::make_shared<Sides>();
    for (std::size_t i = 0; i < selected.size(); ++i) {
        const journal::LogEntry &entry = *selected[i];
        //: Heading over the result of a call: its number, what it called and when
        sides->side[i].title =
            tr("#%1 %2, %3")
                .arg(entry.id.value())
                .arg(fromUtf8(entry.tool.empty() ? entry.method : entry.tool), LogText::time(entry.time));
        withWhole(entry.result, [this, sides, i](const Text &text) {
            sides->side[i].body = comparedText(text);
            if (--sides->missing > 0)
                return;
            m_offer.dismiss();
            (new CompareDialog(m_context.theme, sides->side[0], sides->side[1], m_page))->open();
        });
    }
}

EntryPointer LogToolCommands::one() const
{
    const std::vector<EntryPointer> selected = m_state.selected();
    return selected.size() == 1 ? selected.front() : nullptr;
}

bool LogToolCommands::hasTool(const journal::LogEntry &entry) const
{
    return m_context.engine.workspaceClient().state().workspace->find<workspace::Tool>(entry.tool) != nullptr;
}

bool LogToolCommands::isBuiltIn(const journal::LogEntry &entry) const
{
    return m_context.engine.workspaceClient().state().workspace->isBuiltIn(entry.tool);
}

void LogToolCommands::withWhole(const journal::Body &body, const std::function<void(const Text &)> &go)
{
    if (!body.isCut || body.file.empty())
        return go(body.content ? body.content : std::make_shared<const std::string>());
    whenDone(m_context.engine.log().wholeBody(body), this, [this, go](const Result<std::string> &text) {
        if (text)
            go(std::make_shared<const std::string>(*text));
        else
            fail(text.error());
    });
}

void LogToolCommands::fail(const Error &error)
{
    m_offer.tell(MessageKind::Error, errorText(error));
}

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
