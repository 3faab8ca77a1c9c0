// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/pinpane.h"

#include "base/time/rfc3339.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/diffmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/diffview.h"
#include "workspace/checks/pinning.h"
#include "workspace/codec/toolcodec.h"
#include "json/write.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kPinDiffHeight = 200;

QString dayAndTime(const std::string &rfc3339)
{
    const auto time = parseRfc3339(rfc3339);
    if (!time)
        return fromUtf8(rfc3339);
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count());
    return QLocale().toString(local, QLocale::ShortFormat);
}

// The text that a pin approves, with its endpoint and version.
std::string approvedText(const workspace::Pin &pin)
{
    json::Value text = json::Value::object({{"endpoint", pin.endpoint}, {"version", pin.version.toString()}});
    text.set("definition", workspace::encode(pin.definition));
    return json::writePretty(text);
}

} // namespace

PinPane::PinPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_state(new TextLabel(TextStyle::Muted, this))
    , m_pin(new QPushButton(this))
    , m_restore(new QPushButton(this))
    , m_unpin(new QPushButton(this))
    , m_difference(new DiffView(theme, this))
{
    m_state->setWordWrap(true);
    m_pin->setIcon(theme.icon(Icon::Pin));
    m_difference->setFixedHeight(kPinDiffHeight);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_pin, m_restore, m_unpin}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_state);
    layout->addLayout(buttons);
    layout->addWidget(m_difference);
    connect(m_pin, &QPushButton::clicked, this, &PinPane::pinWanted);
    connect(m_restore, &QPushButton::clicked, this, &PinPane::restoreWanted);
    connect(m_unpin, &QPushButton::clicked, this, &PinPane::unpinWanted);
    keepTranslated(*this, [this] { retranslate(); });
}

void PinPane::setTool(const workspace::WorkspacePtr &workspace, const workspace::Tool &tool)
{
    m_tool = tool;
    m_hasChanged = workspace && tool.pin && !workspace::pinDifferences(*workspace, tool).empty();
    if (m_hasChanged)
        m_difference->setRows(diffRows(
            approvedText(*tool.pin), approvedText(workspace::pinOf(*workspace, tool, tool.pin->approvedAt))));
    retranslate();
}

void PinPane::retranslate()
{
    const bool isPinned = m_tool.pin.has_value();
    m_pin->setText(isPinned ? tr("Approve as it is now") : tr("Approve and pin"));
    m_restore->setText(tr("Revert to approved"));
    m_unpin->setText(tr("Unpin"));
    m_difference->setAccessibleName(tr("Changes since approval"));
    m_pin->setVisible(!isPinned || m_hasChanged);
    m_restore->setVisible(m_hasChanged);
    m_unpin->setVisible(isPinned);
    m_difference->setVisible(m_hasChanged);
    if (!isPinned) {
        m_state->setText(tr("Anyone who may edit tools can change this one. Once pinned, clients get it as "
                            "you approve it now, until you approve a later change."));
        return;
    }
    const QString when = dayAndTime(m_tool.pin->approvedAt);
    const QString version = fromUtf8(m_tool.pin->version.toString());
    m_state->setText(
        m_hasChanged
            ? tr("Clients get version %1 as approved on %2. It has changed since.").arg(version, when)
            : tr("Clients get version %1 as approved on %2. It has not changed since.").arg(version, when));
}

} // namespace tooltray::ui
