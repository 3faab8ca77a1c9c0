// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statusline.h"

#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"

#include <QHBoxLayout>
#include <QTimer>

#include <chrono>

namespace tooltray::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto kNewsTime = 5s;

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_text(new TextLabel(TextStyle::Muted, this))
    , m_newsTimer(new QTimer(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacingSmall, metrics::kMargin,
                               metrics::kSpacingSmall);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_text);
    m_newsTimer->setSingleShot(true);
    m_newsTimer->setInterval(kNewsTime);
    connect(m_newsTimer, &QTimer::timeout, this, [this] { showText(m_state); });
    keepTranslated(*this, [this] { setAccessibleName(tr("Status")); });
}

void StatusLine::setState(const QString &text)
{
    m_state = text;
    if (!m_newsTimer->isActive())
        showText(text);
}

void StatusLine::addFigures(QWidget &figures)
{
    layout()->addWidget(&figures);
}

void StatusLine::showNews(const QString &text)
{
    showText(text);
    m_newsTimer->start();
    Announcement::say(*this, text);
}

QString StatusLine::text() const
{
    return m_text->text();
}

void StatusLine::showText(const QString &text)
{
    m_text->setText(text);
}

} // namespace tooltray::ui
