// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/clienttab.h"

#include "ui/editor/codeeditor.h"
#include "ui/editor/jsonhighlighter.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/schemaoutline.h"
#include "json/write.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kLeastJsonLines = 12;

} // namespace

ClientTab::ClientTab(const Theme &theme, QWidget *parent)
    : ToolTab(parent)
    , m_scroll(new QScrollArea(this))
    , m_page(new QWidget(this)) // in the window all the time, or the order of Tab is lost
    , m_name(new TextLabel(TextStyle::Strong, m_page))
    , m_title(new TextLabel(TextStyle::Plain, m_page))
    , m_description(new TextLabel(TextStyle::Plain, m_page))
    , m_hints(new TextLabel(TextStyle::Plain, m_page))
    , m_size(new TextLabel(TextStyle::Muted, m_page))
    , m_injected(new TextLabel(TextStyle::Muted, m_page))
    , m_copy(new QPushButton(m_page))
    , m_input(addOutline())
    , m_output(addOutline())
    , m_jsonHeading(new TextLabel(TextStyle::Strong, m_page))
    , m_json(new CodeEditor(theme, m_page))
{
    for (TextLabel *label : {m_name, m_title, m_description, m_hints, m_injected}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_copy->setIcon(theme.icon(Icon::Copy));
    makeReadOnly(*m_json);
    m_json->setMinimumHeight(kLeastJsonLines * m_json->fontMetrics().lineSpacing());
    new JsonHighlighter(theme, *m_json->document());
    build();
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_json->toPlainText()); });
    keepTranslated(*this, [this] { setTexts(); });
}

ClientTab::Outline ClientTab::addOutline()
{
    const Outline outline{new TextLabel(TextStyle::Strong, m_page), new TextLabel(TextStyle::Muted, m_page),
                          new SchemaOutline(m_page)};
    outline.note->setWordWrap(true);
    return outline;
}

void ClientTab::build()
{
    auto *title = new QHBoxLayout;
    title->addWidget(m_name, 1);
    title->addWidget(m_size);
    title->addWidget(m_copy);
    auto *layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->addLayout(title);
    for (TextLabel *label : {m_title, m_description, m_hints, m_injected})
        layout->addWidget(label);
    for (const Outline *outline : {&m_input, &m_output}) {
        layout->addSpacing(metrics::kSpacing);
        layout->addWidget(outline->heading);
        layout->addWidget(outline->note);
        layout->addWidget(outline->members);
    }
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_jsonHeading);
    layout->addWidget(m_json, 1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Window);
    m_scroll->setWidget(m_page);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(m_scroll);
}

void ClientTab::setPreview(const engine::ClientPreview &preview)
{
    const bool isSame = preview.tool.isIdenticalTo(m_preview.tool);
    m_preview = preview;
    if (!isSame) { // else what is expanded and scrolled stays
        m_input.members->setSchema(preview.tool["inputSchema"]);
        m_output.members->setSchema(preview.tool["outputSchema"]);
        m_json->setText(fromUtf8(json::writePretty(preview.tool)));
    }
    setTexts();
}

void ClientTab::setTexts()
{
    m_copy->setText(tr("Copy"));
    m_jsonHeading->setText(tr("As JSON"));
    m_json->setAccessibleName(m_jsonHeading->text());
    m_name->setText(fromUtf8(m_preview.tool["name"].toString())); // a heading stays where the window begins
    m_name->setVisible(!m_name->text().isEmpty());
    const QString title = fromUtf8(m_preview.tool["title"].toString());
    m_title->setVisible(!title.isEmpty());
    //: What clients show in place of the name of a tool
    m_title->setText(tr("Title: %1").arg(title));
    const QString description = fromUtf8(m_preview.tool["description"].toString());
    m_description->setText(
        description.isEmpty() ? tr("No description: agents are unlikely to pick this tool.") : description);
    showHints();
    showOutline(m_input, tr("Arguments"), tr("No arguments."));
    showOutline(m_output, tr("Response"), tr("No output schema."));
    //: What it costs a client to have the tool listed: size, and roughly how many tokens of a model
    m_size->setText(
        tr("%1, about %2 tokens")
            .arg(LogText::size(m_preview.bytes), QLocale().toString(LogText::tokens(m_preview.bytes))));
    QStringList injected;
    for (const std::string &name : m_preview.injected)
        injected.append(fromUtf8(name));
    m_injected->setVisible(!injected.isEmpty());
    m_injected->setText(
        tr("Filled in from the context, hidden from clients: %1").arg(injected.join(listSeparator())));
}

// Missing hints are false, except destructive and open world (MCP 2025-06-18, schema, ToolAnnotations).
void ClientTab::showHints()
{
    const json::Value &hints = m_preview.tool["annotations"];
    QStringList texts;
    if (hints["readOnlyHint"].toBool(false)) {
        texts.append(tr("Read-only: calls change nothing."));
    } else {
        texts.append(tr("Not read-only: calls may change something."));
        texts.append(hints["destructiveHint"].toBool(true)
                         ? tr("Destructive: calls may delete or overwrite something.")
                         : tr("Not destructive: calls only add data."));
        texts.append(hints["idempotentHint"].toBool(false)
                         ? tr("Idempotent: repeating a call has no further effect.")
                         : tr("Not idempotent: repeating a call may change more."));
    }
    texts.append(hints["openWorldHint"].toBool(true) ? tr("Open world: may return third-party content.")
                                                     : tr("Closed world: returns no third-party content."));
    m_hints->setVisible(m_preview.tool.isObject());
    m_hints->setText(texts.join(u'\n'));
}

void ClientTab::showOutline(const Outline &outline, const QString &title, const QString &nothing)
{
    outline.heading->setText(title);
    outline.members->setAccessibleName(title);
    outline.members->setVisible(!outline.members->isEmpty());
    outline.note->setVisible(outline.members->isEmpty() || !outline.members->isComplete());
    outline.note->setText(outline.members->isEmpty() ? nothing : tr("More in the JSON below."));
}

} // namespace tooltray::ui
