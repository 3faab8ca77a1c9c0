// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/limitsform.h"

#include "ui/language/language.h"
#include "ui/models/endpointtexts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/filefield.h"
#include "ui/widgets/formrows.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <cmath>

namespace tooltray::ui {
namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr double kLongestTime = 300;    // s
constexpr int kMaxResponse = 4096;      // MiB
constexpr int kLongestCall = 1'000'000; // s

double secondsOf(Milliseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

void writeTime(const QDoubleSpinBox &box, Milliseconds &time)
{
    if (std::abs(secondsOf(time) - box.value()) > 0.006)
        time = Milliseconds(std::llround(box.value() * 1000));
}

template <typename T>
void writeNumber(const QSpinBox &box, T &number)
{
    number = static_cast<T>(box.value());
}

int mebibytesOf(std::uint64_t bytes)
{
    return std::max(1, static_cast<int>(bytes >> 20U));
}

} // namespace

LimitsForm::LimitsForm(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_timesTitle(new TextLabel(TextStyle::Strong, this))
    , m_connect(new QDoubleSpinBox(this))
    , m_total(new QDoubleSpinBox(this))
    , m_retries(new QSpinBox(this))
    , m_firstDelay(new QDoubleSpinBox(this))
    , m_longestDelay(new QDoubleSpinBox(this))
    , m_rateTitle(new TextLabel(TextStyle::Strong, this))
    , m_perMinute(new QSpinBox(this))
    , m_concurrent(new QSpinBox(this))
    , m_queued(new QSpinBox(this))
    , m_sizeTitle(new TextLabel(TextStyle::Strong, this))
    , m_response(new QSpinBox(this))
    , m_depth(new QSpinBox(this))
    , m_fields(new QSpinBox(this))
    , m_complexity(new QSpinBox(this))
    , m_callTitle(new TextLabel(TextStyle::Strong, this))
    , m_callRequests(new QSpinBox(this))
    , m_callItems(new QSpinBox(this))
    , m_callTime(new QSpinBox(this))
    , m_networkTitle(new TextLabel(TextStyle::Strong, this))
    , m_proxy(new QLineEdit(this))
    , m_verify(new QCheckBox(this))
    , m_ca(new FileField(theme, this))
    , m_certificate(new FileField(theme, this))
    , m_key(new FileField(theme, this))
{
    build();
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

void LimitsForm::build()
{
    auto *guard = new WheelGuard(this);
    for (QDoubleSpinBox *box : {m_connect, m_total, m_firstDelay, m_longestDelay}) {
        box->setDecimals(2);
        box->setRange(0.01, kLongestTime);
        box->setSingleStep(0.5);
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(guard);
    }
    const auto range = [guard](QSpinBox &box, int least, int most) {
        box.setRange(least, most);
        box.setGroupSeparatorShown(true);
        box.setFocusPolicy(Qt::StrongFocus);
        box.installEventFilter(guard);
    };
    range(*m_retries, 0, 20);
    range(*m_perMinute, 0, 100'000);
    range(*m_concurrent, 1, 1'000);
    range(*m_queued, 0, 100'000);
    range(*m_response, 1, kMaxResponse);
    range(*m_depth, 1, 1'000);
    range(*m_fields, 1, 1'000'000);
    range(*m_complexity, 1, 100'000'000);
    range(*m_callRequests, 1, 1'000'000);
    range(*m_callItems, 1, 100'000'000);
    range(*m_callTime, 1, kLongestCall);

    m_form->setContentsMargins(0, metrics::kMargin, 0, 0);
    const auto addRow = [this](QWidget *field) { addFormRow(*m_form, new TextLabel(this), field); };
    m_form->addRow(m_timesTitle);
    for (QWidget *field : {static_cast<QWidget *>(m_connect), static_cast<QWidget *>(m_total),
                           static_cast<QWidget *>(m_retries), static_cast<QWidget *>(m_firstDelay),
                           static_cast<QWidget *>(m_longestDelay)})
        addRow(field);
    m_form->addRow(m_rateTitle);
    for (QWidget *field : {m_perMinute, m_concurrent, m_queued})
        addRow(field);
    m_form->addRow(m_sizeTitle);
    for (QWidget *field : {m_response, m_depth, m_fields, m_complexity})
        addRow(field);
    m_form->addRow(m_callTitle);
    for (QWidget *field : {m_callRequests, m_callItems, m_callTime})
        addRow(field);
    m_form->addRow(m_networkTitle);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addRow(m_proxy);
    m_form->addRow(QString(), m_verify);
    for (FileField *field : {m_ca, m_certificate, m_key})
        addRow(field);
    // Numbers need no more room than they have digits.
    for (auto *box : findChildren<QAbstractSpinBox *>())
        box->setMaximumWidth(160);
}

void LimitsForm::connectParts()
{
    const auto tell = [this] {
        if (!m_isShowing)
            Q_EMIT edited();
    };
    for (QDoubleSpinBox *box : {m_connect, m_total, m_firstDelay, m_longestDelay})
        connect(box, &QDoubleSpinBox::valueChanged, this, tell);
    for (QSpinBox *box : {m_retries, m_perMinute, m_concurrent, m_queued, m_response, m_depth, m_fields,
                          m_complexity, m_callRequests, m_callItems, m_callTime})
        connect(box, &QSpinBox::valueChanged, this, tell);
    connect(m_proxy, &QLineEdit::textEdited, this, tell);
    connect(m_verify, &QCheckBox::toggled, this, tell);
    for (FileField *field : {m_ca, m_certificate, m_key})
        connect(field, &FileField::pathChanged, this, tell);
}

void LimitsForm::retranslate()
{
    m_timesTitle->setText(tr("Time and retries"));
    m_rateTitle->setText(tr("Rate"));
    m_sizeTitle->setText(tr("Size"));
    m_callTitle->setText(tr("Per call, including all steps and pages"));
    m_networkTitle->setText(tr("Network"));
    const auto setLabel = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(m_form->labelForField(field))->setText(text);
    };
    setLabel(m_connect, tr("Connect timeout"));
    setLabel(m_total, tr("Response timeout"));
    setLabel(m_retries, tr("Retries"));
    setLabel(m_firstDelay, tr("Initial delay"));
    setLabel(m_longestDelay, tr("Max delay"));
    setLabel(m_perMinute, tr("Requests per minute"));
    setLabel(m_concurrent, tr("Concurrent requests"));
    setLabel(m_queued, tr("Queue length"));
    setLabel(m_response, tr("Max response"));
    setLabel(m_depth, tr("Max depth"));
    setLabel(m_fields, tr("Max fields"));
    setLabel(m_complexity, tr("Max complexity"));
    setLabel(m_callRequests, tr("Requests per call"));
    setLabel(m_callItems, tr("Items per call"));
    setLabel(m_callTime, tr("Time per call"));
    setLabel(m_proxy, tr("Proxy"));
    //: Seconds, behind a number
    const QString seconds = tr(" s");
    for (QDoubleSpinBox *box : {m_connect, m_total, m_firstDelay, m_longestDelay})
        box->setSuffix(seconds);
    m_callTime->setSuffix(seconds);
    m_perMinute->setSpecialValueText(tr("No limit"));
    m_retries->setSpecialValueText(tr("None"));
    m_response->setSuffix(tr(" MiB"));
    m_proxy->setPlaceholderText(QStringLiteral("http://proxy.example.com:3128"));
    m_verify->setText(tr("Verify server certificate"));
    const QString pem = tr("PEM files (*.pem *.crt *.cer *.key)");
    const auto setFile = [&](FileField *field, const QString &text, const QString &placeholder = {}) {
        setLabel(field, text);
        field->setTexts(text, pem, placeholder);
    };
    setFile(m_ca, tr("Certificate authorities"), tr("In addition to system CAs"));
    setFile(m_certificate, tr("Client certificate"));
    setFile(m_key, tr("Certificate key"));
}

void LimitsForm::setEndpoint(const workspace::Endpoint &endpoint)
{
    m_isShowing = true;
    for (QWidget *ofGraphql : {m_depth, m_fields, m_complexity})
        m_form->setRowVisible(ofGraphql, !isRestOnly(endpoint));
    m_connect->setValue(secondsOf(endpoint.timeouts.connect));
    m_total->setValue(secondsOf(endpoint.timeouts.total));
    m_retries->setValue(static_cast<int>(endpoint.retry.retries));
    m_firstDelay->setValue(secondsOf(endpoint.retry.firstDelay));
    m_longestDelay->setValue(secondsOf(endpoint.retry.longestDelay));
    const workspace::EndpointLimits &limits = endpoint.limits;
    m_perMinute->setValue(static_cast<int>(limits.requestsPerMinute.value_or(0)));
    m_concurrent->setValue(static_cast<int>(limits.concurrentRequests));
    m_queued->setValue(static_cast<int>(limits.queuedRequests));
    m_response->setValue(mebibytesOf(limits.responseBytes));
    m_depth->setValue(static_cast<int>(limits.depth));
    m_fields->setValue(static_cast<int>(limits.fields));
    m_complexity->setValue(static_cast<int>(limits.complexity));
    m_callRequests->setValue(static_cast<int>(limits.callRequests));
    m_callItems->setValue(static_cast<int>(limits.callItems));
    m_callTime->setValue(static_cast<int>(limits.callTime.count()));
    showIn(*m_proxy, endpoint.proxy);
    m_verify->setChecked(endpoint.tls.verify);
    m_ca->setPath(QString::fromStdString(endpoint.tls.caFile));
    m_certificate->setPath(QString::fromStdString(endpoint.tls.certificateFile));
    m_key->setPath(QString::fromStdString(endpoint.tls.keyFile));
    m_isShowing = false;
}

void LimitsForm::writeTo(workspace::Endpoint &endpoint) const
{
    writeTime(*m_connect, endpoint.timeouts.connect);
    writeTime(*m_total, endpoint.timeouts.total);
    writeNumber(*m_retries, endpoint.retry.retries);
    writeTime(*m_firstDelay, endpoint.retry.firstDelay);
    writeTime(*m_longestDelay, endpoint.retry.longestDelay);
    workspace::EndpointLimits &limits = endpoint.limits;
    limits.requestsPerMinute.reset();
    if (m_perMinute->value() > 0)
        limits.requestsPerMinute = static_cast<std::uint32_t>(m_perMinute->value());
    writeNumber(*m_concurrent, limits.concurrentRequests);
    writeNumber(*m_queued, limits.queuedRequests);
    if (mebibytesOf(limits.responseBytes) != m_response->value())
        limits.responseBytes = static_cast<std::uint64_t>(m_response->value()) << 20U;
    writeNumber(*m_depth, limits.depth);
    writeNumber(*m_fields, limits.fields);
    writeNumber(*m_complexity, limits.complexity);
    writeNumber(*m_callRequests, limits.callRequests);
    writeNumber(*m_callItems, limits.callItems);
    limits.callTime = std::chrono::seconds(m_callTime->value());
    endpoint.proxy = typedIn(*m_proxy);
    endpoint.tls.verify = m_verify->isChecked();
    endpoint.tls.caFile = m_ca->path().toStdString();
    endpoint.tls.certificateFile = m_certificate->path().toStdString();
    endpoint.tls.keyFile = m_key->path().toStdString();
}

} // namespace tooltray::ui
