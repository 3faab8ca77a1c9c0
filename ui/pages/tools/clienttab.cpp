// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/clienttab.h"

#include "ui/editor/codeeditor.h"
#include "ui/editor/jsonhighlighter.h"
#include "ui/models/logtext.h"
#include "ui/models/utf8text.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textdirection.h"
#include "ui/theme/theme.h"
#include "ui/widgets/textlabel.h"
#include "json/write.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr std::size_t kBytesPerToken = 4; // of English and JSON, as tokenizers of models cut them on average

} // namespace

ClientTab::ClientTab(const Theme &theme, QWidget *parent)
    : ToolTab(parent)
    , m_name(new TextLabel(TextLook::Strong, this))
    , m_description(new TextLabel(TextLook::Plain, this))
    , m_size(new TextLabel(TextLook::Muted, this))
    , m_injected(new TextLabel(TextLook::Muted, this))
    , m_copy(new QPushButton(this))
    , m_json(new CodeEditor(theme, this))
{
    for (TextLabel *label : {m_name, m_description, m_injected}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_copy->setIcon(theme.icon(Icon::Copy));
    m_json->setReadOnly(true);
    new JsonHighlighter(theme, *m_json->document());
    auto *title = new QHBoxLayout;
    title->addWidget(m_name, 1);
    title->addWidget(m_size);
    title->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->addLayout(title);
    layout->addWidget(m_description);
    layout->addWidget(m_injected);
    layout->addWidget(m_json, 1);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_json->toPlainText()); });
    keepTranslated(*this, [this] { setTexts(); });
}

ClientTab::~ClientTab() = default;

void ClientTab::setSight(const engine::ClientSight &sight)
{
    m_sight = sight;
    m_json->setText(fromUtf8(json::writePretty(sight.tool)));
    setTexts();
}

void ClientTab::setTexts()
{
    m_copy->setText(tr("Copy"));
    m_json->setAccessibleName(tr("As JSON"));
    setDirectedText(*m_name, fromUtf8(m_sight.tool["name"].toString()));
    const QString description = fromUtf8(m_sight.tool["description"].toString());
    setDirectedText(*m_description, description.isEmpty()
                                        ? tr("No description: agents will hardly choose this tool.")
                                        : description);
    const auto tokens = static_cast<qlonglong>((m_sight.bytes + kBytesPerToken - 1) / kBytesPerToken);
    //: What it costs a client to have the tool listed: size, and roughly how many tokens of a model
    m_size->setText(tr("%1, about %2 tokens").arg(LogText::size(m_sight.bytes), QLocale().toString(tokens)));
    QStringList injected;
    for (const std::string &name : m_sight.injected)
        injected.append(fromUtf8(name));
    m_injected->setVisible(!injected.isEmpty());
    m_injected->setText(
        tr("Filled in from the context, and not asked of clients: %1").arg(injected.join(u", ")));
}

} // namespace tooltray::ui
