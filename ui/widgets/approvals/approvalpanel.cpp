// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalpanel.h"

#include "ui/models/argumentdifference.h"
#include "ui/state/retranslation.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/log/factlist.h"
#include "ui/widgets/textlabel.h"
#include "json/write.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

using namespace std::chrono_literals;
using engine::ApprovalDecision;

constexpr auto kSettlingTime = 500ms;
constexpr int kMostArgumentRows = 6; // more scroll
constexpr int kArgumentHeight = 26;
constexpr int kDocumentHeight = 130;

QString shortText(const json::Value &value)
{
    return QString::fromStdString(value.isString() ? std::string(value.toString()) : json::write(value));
}

} // namespace

ApprovalPanel::ApprovalPanel(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_icon(new IconLabel(theme.icon(Icon::Mutation, Tint::Warn), metrics::kIcon, this))
    , m_title(new TextLabel(TextLook::Strong, this))
    , m_detail(new TextLabel(TextLook::Muted, this))
    , m_time(new TextLabel(TextLook::Plain, this))
    , m_arguments(new FactList(theme, this))
    , m_more(new QToolButton(this))
    , m_document(new QPlainTextEdit(this))
    , m_approve(addButton(ApprovalDecision::Once))
    , m_same(addButton(ApprovalDecision::SameForAnHour))
    , m_tool(addButton(ApprovalDecision::ToolForAnHour))
    , m_deny(addButton(ApprovalDecision::Deny))
    , m_clock(new QTimer(this))
    , m_settling(new QTimer(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_detail->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_document->setReadOnly(true);
    m_document->setFont(codeFont());
    m_document->setTabChangesFocus(true);
    m_document->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_document->setFixedHeight(kDocumentHeight);
    m_document->hide();
    m_approve->setIcon(theme.icon(Icon::Check, Tint::Ok));
    m_deny->setIcon(theme.icon(Icon::Close, Tint::Error));

    auto *header = new QHBoxLayout;
    header->addWidget(m_icon);
    header->addWidget(m_title, 1);
    header->addWidget(m_time);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_approve, m_same, m_tool, m_deny})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_more);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, metrics::kMargin);
    layout->addLayout(header);
    layout->addWidget(m_detail);
    layout->addWidget(m_arguments);
    layout->addWidget(m_document);
    layout->addLayout(buttons);

    m_clock->setInterval(1s);
    m_settling->setSingleShot(true);
    m_settling->setInterval(kSettlingTime);
    connect(m_settling, &QTimer::timeout, this, [this] { setBusy(false); });
    connect(m_clock, &QTimer::timeout, this, &ApprovalPanel::showTime);
    connect(m_more, &QToolButton::toggled, this, [this](bool shown) {
        m_document->setVisible(shown);
        retranslate();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

ApprovalPanel::~ApprovalPanel() = default;

void ApprovalPanel::setCard(const engine::ApprovalCard &card, qsizetype waiting)
{
    const bool isOther = card != m_card;
    m_card = card;
    m_waiting = waiting;
    if (isOther) {
        // Whoever is about to press something else is not to say yes to what just came under the mouse.
        setBusy(true);
        m_settling->start();
        m_more->setChecked(false);
        std::string text = card.document;
        if (card.variables.isObject() && !card.variables.isEmpty())
            text += "\n\n" + json::writePretty(card.variables);
        m_document->setPlainText(QString::fromStdString(text));
    }
    retranslate();
}

void ApprovalPanel::setBusy(bool busy)
{
    m_settling->stop();
    for (QPushButton *button : {m_approve, m_same, m_tool, m_deny})
        button->setEnabled(!busy);
}

void ApprovalPanel::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius, tokens.warnSoft, tokens.warn);
}

void ApprovalPanel::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    showTime();
    m_clock->start();
}

void ApprovalPanel::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_clock->stop();
}

QPushButton *ApprovalPanel::addButton(ApprovalDecision decision)
{
    auto *button = new QPushButton(this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, decision] { Q_EMIT decided(m_card.id, decision); });
    return button;
}

void ApprovalPanel::retranslate()
{
    const QString client = QString::fromStdString(m_card.client);
    const QString tool = QString::fromStdString(m_card.tool);
    //: %1 is a client, %2 a tool that changes data
    m_title->setText(tr("%1 wants to run %2").arg(client, tool));
    QString detail =
        //: %1 is the version of a tool, %2 an endpoint
        tr("Version %1, changes data of %2.")
            .arg(QString::fromStdString(m_card.version), QString::fromStdString(m_card.endpoint));
    if (m_waiting > 0)
        detail += u' ' + tr("%n more wait(s) behind it.", nullptr, static_cast<int>(m_waiting));
    m_detail->setText(detail);
    //: Lets a call run
    m_approve->setText(tr("&Approve"));
    //: Lets this very call run for an hour
    m_same->setText(tr("Approve the &same for an hour"));
    //: Lets the tool run for an hour, whatever its arguments
    m_tool->setText(tr("Allow the &tool for an hour"));
    //: Refuses a call
    m_deny->setText(tr("&Deny"));
    m_tool->setToolTip(tr("Any call of %1 by %2, whatever its arguments").arg(tool, client));
    m_more->setText(m_more->isChecked() ? tr("Hide the operation") : tr("Show the operation"));
    m_more->setIcon(m_theme.icon(m_more->isChecked() ? Icon::ChevronUp : Icon::ChevronDown));
    m_arguments->setAccessibleName(tr("Arguments of the call"));
    m_document->setAccessibleName(tr("Operation that would be sent"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_detail->text());
    showArguments();
    showTime();
}

void ApprovalPanel::showArguments()
{
    using Kind = ArgumentDifference::Kind;
    QList<Fact> facts;
    for (const ArgumentDifference &each : differences(m_card.arguments, m_card.lastApproved)) {
        const QString now = each.value ? shortText(*each.value) : QString();
        const QString before = each.lastValue ? shortText(*each.lastValue) : QString();
        QString text = now;
        switch (each.kind) {
        case Kind::Same: break;
        //: An argument; %2 is what it was in the call that was approved before
        case Kind::Changed: text = tr("%1   (was %2)").arg(now, before); break;
        //: An argument that the call approved before did not have
        case Kind::Added: text = tr("%1   (new)").arg(now); break;
        //: An argument that only the call approved before had
        case Kind::Removed: text = tr("not given   (was %1)").arg(before); break;
        }
        facts.append(
            {.name = QString::fromStdString(each.name), .value = text, .isHeading = each.kind != Kind::Same});
    }
    m_arguments->setFacts(facts);
    m_arguments->setVisible(!facts.isEmpty());
    const auto rows = std::clamp(static_cast<int>(facts.size()), 1, kMostArgumentRows);
    m_arguments->setFixedHeight(rows * std::max(kArgumentHeight, fontMetrics().height() + 4) + 4);
}

void ApprovalPanel::showTime()
{
    const qint64 left = m_card.until.time_since_epoch().count() - QDateTime::currentMSecsSinceEpoch();
    const auto seconds = static_cast<int>(std::max<qint64>(0, (left + 999) / 1000));
    //: Time left to decide, minutes and seconds
    m_time->setText(tr("%1:%2 left").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

} // namespace tooltray::ui
