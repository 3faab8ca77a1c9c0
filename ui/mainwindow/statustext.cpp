// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/statustext.h"

#include "base/task/ask.h"
#include "engine/clients/logclient.h"
#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/models/logtext.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/statisticsstrip.h"
#include "ui/widgets/serverindicator.h"
#include "ui/widgets/statusline.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto kMeasuredAfter = 500ms;
constexpr auto kAgesEvery = 30s;

// When the schema that was checked the longest ago was found to be right; nothing while none was fetched.
std::optional<WallTime> oldestSchema(const engine::WorkspaceState &state)
{
    std::optional<WallTime> oldest;
    for (const auto &[endpoint, schema] : state.schemas) {
        const bool isThere = state.workspace->find<workspace::Endpoint>(endpoint) != nullptr;
        if (isThere && schema.schema && schema.fetchedAt)
            oldest = std::min(oldest.value_or(*schema.fetchedAt), *schema.fetchedAt);
    }
    return oldest;
}

} // namespace

StatusFigures::StatusFigures(const Theme &theme, const engine::LogClient &log, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_log(log)
    , m_line(new Sparkline(theme, this))
    , m_text(new TextLabel(TextStyle::Muted, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kSpacingSmall, 0, metrics::kSpacingSmall, 0);
    layout->addWidget(m_line);
    layout->addWidget(m_text);
    for (QWidget *part : std::initializer_list<QWidget *>{m_line, m_text})
        part->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&log, &engine::LogClient::figuresChanged, this, &StatusFigures::refresh);
    keepTranslated(*this, [this] { refresh(); });
}

QSize StatusFigures::sizeHint() const
{
    return layout()->sizeHint();
}

void StatusFigures::paintEvent(QPaintEvent *)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    if (option.state & QStyle::State_MouseOver)
        paint::roundedRect(painter, rect(), metrics::kRadius - 2, m_theme.tokens().hover, QColor());
    if (hasFocus() && (option.state & QStyle::State_KeyboardFocusChange))
        paint::focusRing(painter, option, m_theme.tokens());
}

void StatusFigures::refresh()
{
    const engine::LogFigures &figures = m_log.figures();
    const QString summary = FigureText::summary(figures);
    setVisible(!summary.isEmpty());
    m_line->setValues(FigureText::callsByMinute(figures));
    m_text->setText(summary);
    //: Of what leads to the log; %1 are figures such as "7/min"
    setAccessibleName(tr("Calls of the last hour: %1. Open the log").arg(summary));
    setToolTip(tr("Calls per minute, averaged over the last 5 minutes. Click to open the log."));
    updateGeometry();
}

StatusText::StatusText(engine::Engine &engine, StatusLine &line, QObject *parent)
    : QObject(parent)
    , m_engine(engine)
    , m_line(line)
    , m_told(engine.serverStatus())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kMeasuredAfter);
    m_ages.setInterval(kAgesEvery);
    const auto soon = [this] {
        refresh();
        m_soon.start();
    };
    connect(&m_soon, &QTimer::timeout, this, &StatusText::measure);
    connect(&m_ages, &QTimer::timeout, this, &StatusText::refresh);
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this, soon);
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::healthChanged, this, soon);
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::schemaChanged, this, soon);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &StatusText::tellServer);
    m_ages.start();
    soon();
}

QString StatusText::facts() const
{
    const engine::WorkspaceState &state = m_engine.workspaceClient().state();
    const auto &tools = state.workspace->entries(workspace::ObjectKind::Tool);
    const auto enabled = std::ranges::count_if(
        tools, [](const auto &tool) { return std::get<workspace::Tool>(tool.value.object()).enabled; });
    QStringList parts{tr("%n tool(s)", nullptr, static_cast<int>(tools.size()))};
    if (!tools.isEmpty())
        //: How many of the tools are switched on
        parts += tr("%n enabled", nullptr, static_cast<int>(enabled));
    if (m_listing.bytes > 0)
        //: What a client gets that asks for the list of tools: %1 is a size
        parts += tr("list %1").arg(LogText::size(m_listing.bytes));
    QString text = parts.join(u" \u00b7 ");
    if (const auto oldest = oldestSchema(state))
        //: %1 is how long ago the schema was fetched: 2 min ago
        text += QStringLiteral(" \u00b7 ") + tr("schema from %1").arg(AgeText::of(*oldest, wallTimeNow()));
    return text;
}

void StatusText::refresh()
{
    m_line.setState(facts());
}

void StatusText::measure()
{
    if (m_isMeasuring) // it is asked again when there is an answer
        return m_soon.start();
    m_isMeasuring = true;
    whenDone(m_engine.calls().listingSize(), this, [this](const Result<engine::ListingSize> &size) {
        m_isMeasuring = false;
        m_listing = size ? *size : engine::ListingSize();
        refresh();
    });
}

void StatusText::tellServer()
{
    const engine::ServerStatus &status = m_engine.serverStatus();
    const bool isNew = status.state != m_told.state || status.isPaused != m_told.isPaused;
    const bool hasMoved = status.state != m_told.state && status.state == engine::ServerStatus::State::Running
                          && status.movedFrom != 0;
    m_told = status;
    if (!isNew)
        return;
    if (hasMoved)
        return m_line.showNews(tr("Another program uses port %1. The server is now on port %2.")
                                   .arg(status.movedFrom)
                                   .arg(status.port));
    ServerIndicator look = ServerIndicator::of(status, engine::KeychainStatus().condition);
    look.clients.clear();
    m_line.showNews(look.sentence());
}

} // namespace tooltray::ui
