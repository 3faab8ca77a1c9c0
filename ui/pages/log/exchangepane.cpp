// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/exchangepane.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/logfacts.h"
#include "ui/models/logtext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/factlist.h"

#include <QLineEdit>
#include <QSplitter>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

QString firstLine(const journal::Exchange &exchange, ExchangePane::Side side)
{
    if (side == ExchangePane::Side::Request)
        return QString::fromStdString(exchange.method + ' ' + exchange.url);
    QString line = LogText::status(exchange);
    if (!exchange.httpVersion.empty())
        line = QString::fromStdString(exchange.httpVersion) + u' ' + line;
    if (!exchange.error.empty())
        line += QStringLiteral(" - ") + worded({}, exchange.error);
    return line;
}

} // namespace

ExchangePane::ExchangePane(const Theme &theme, Side side, BodyView::Fetch fetch, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
    , m_line(new QLineEdit(this))
    , m_parts(new QSplitter(Qt::Horizontal, this))
    , m_headers(new FactList(theme, this))
    , m_body(new BodyView(theme, std::move(fetch), this))
{
    m_line->setReadOnly(true);
    m_line->setFont(codeFont());
    m_parts->addWidget(m_headers);
    m_parts->addWidget(m_body);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 5);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->addWidget(m_line);
    layout->addWidget(m_parts, 1);
    keepTranslated(*this, [this] {
        m_line->setAccessibleName(m_side == Side::Request ? tr("Request URL") : tr("Response status"));
        m_headers->setAccessibleName(tr("Headers"));
        m_body->setEmptyText(m_side == Side::Request ? tr("The request had no body.")
                                                     : tr("The response had no body."));
    });
}

ExchangePane::~ExchangePane() = default;

void ExchangePane::setExchange(const journal::Exchange *exchange)
{
    m_line->setText(exchange ? firstLine(*exchange, m_side) : QString());
    m_line->setCursorPosition(0);
    if (!exchange) {
        m_headers->setFacts({});
        m_body->setBody({});
        return;
    }
    const bool isRequest = m_side == Side::Request;
    m_headers->setFacts(LogFacts::headers(isRequest ? exchange->requestHeaders : exchange->responseHeaders));
    m_body->setBody(isRequest ? exchange->request : exchange->response);
}

} // namespace tooltray::ui
