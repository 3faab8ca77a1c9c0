// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "ui/language/language.h"
#include "ui/models/endpointdefaults.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

namespace tooltray::ui {
namespace {

constexpr int kMaxRetries = 10;
constexpr int kMaxAnswer = 4096; // MiB
constexpr int kMaxConcurrent = 200;
constexpr double kLongestSeconds = 300;

std::chrono::milliseconds timeOf(const QDoubleSpinBox &box)
{
    return std::chrono::milliseconds(std::llround(box.value() * 1000));
}

} // namespace

NewEndpointSettings::NewEndpointSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_mutations(new QComboBox(this))
    , m_connect(new QDoubleSpinBox(this))
    , m_total(new QDoubleSpinBox(this))
    , m_retries(new QSpinBox(this))
    , m_response(new QSpinBox(this))
    , m_concurrent(new QSpinBox(this))
{
    build();
    show();
    connect(m_mutations, &QComboBox::activated, this, &NewEndpointSettings::save);
    for (QDoubleSpinBox *box : {m_connect, m_total})
        connect(box, &QDoubleSpinBox::valueChanged, this, &NewEndpointSettings::save);
    for (QSpinBox *box : {m_retries, m_response, m_concurrent})
        connect(box, &QSpinBox::valueChanged, this, &NewEndpointSettings::save);
}

void NewEndpointSettings::restoreDefaults()
{
    m_context.state.setEndpointDefaults({});
    show();
}

void NewEndpointSettings::build()
{
    for (const workspace::MutationPolicy policy : kAllPolicies)
        m_mutations->addItem(QString(), static_cast<int>(policy));
    for (QDoubleSpinBox *box : {m_connect, m_total}) {
        box->setDecimals(1);
        box->setRange(0.1, kLongestSeconds);
    }
    m_retries->setRange(0, kMaxRetries);
    m_response->setRange(1, kMaxAnswer);
    m_concurrent->setRange(1, kMaxConcurrent);
    auto *form = newForm();
    QLabel *mutations = addField(*form, m_mutations);
    QLabel *connecting = addField(*form, m_connect);
    QLabel *total = addField(*form, m_total);
    QLabel *retries = addField(*form, m_retries);
    QLabel *response = addField(*form, m_response);
    QLabel *concurrent = addField(*form, m_concurrent);
    auto *why = new TextLabel(TextStyle::Muted, this);
    why->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(why);
    layout->addSpacing(metrics::kSpacing);
    layout->addLayout(form);
    layout->addStretch(1);
    keepTranslated(*this, [=, this] {
        why->setText(tr("Defaults for new endpoints. Existing ones stay unchanged, and each can differ on "
                        "its own page."));
        mutations->setText(tr("C&hanges"));
        connecting->setText(tr("&Connect timeout"));
        total->setText(tr("Response timeo&ut"));
        retries->setText(tr("Re&try up to"));
        response->setText(tr("Max response si&ze"));
        concurrent->setText(tr("Concurrent re&quests"));
        for (int i = 0; i < m_mutations->count(); ++i)
            m_mutations->setItemText(i, PolicyTexts::title(kAllPolicies[static_cast<std::size_t>(i)]));
        for (QDoubleSpinBox *box : {m_connect, m_total}) {
            //: Behind a number: seconds
            box->setSuffix(tr(" s"));
        }
        //: Behind a number of retries
        m_retries->setSuffix(tr(" times"));
        //: Behind a number: mebibytes
        m_response->setSuffix(tr(" MiB"));
        for (const auto &[label, field] :
             std::initializer_list<std::pair<QLabel *, QWidget *>>{{mutations, m_mutations},
                                                                   {connecting, m_connect},
                                                                   {total, m_total},
                                                                   {retries, m_retries},
                                                                   {response, m_response},
                                                                   {concurrent, m_concurrent}})
            field->setAccessibleName(label->text().remove(u'&'));
    });
}

void NewEndpointSettings::show()
{
    const EndpointDefaults defaults = m_context.state.endpointDefaults();
    const auto seconds = [](std::chrono::milliseconds time) {
        return static_cast<double>(time.count()) / 1000;
    };
    m_isShowing = true;
    m_mutations->setCurrentIndex(m_mutations->findData(static_cast<int>(defaults.mutations)));
    m_connect->setValue(seconds(defaults.timeouts.connect));
    m_total->setValue(seconds(defaults.timeouts.total));
    m_retries->setValue(static_cast<int>(defaults.retries));
    m_response->setValue(static_cast<int>(defaults.responseBytes >> 20U));
    m_concurrent->setValue(static_cast<int>(defaults.concurrentRequests));
    m_isShowing = false;
}

void NewEndpointSettings::save()
{
    if (m_isShowing)
        return;
    EndpointDefaults defaults;
    defaults.mutations = static_cast<workspace::MutationPolicy>(m_mutations->currentData().toInt());
    defaults.timeouts = {timeOf(*m_connect), timeOf(*m_total)};
    defaults.retries = static_cast<std::uint32_t>(m_retries->value());
    defaults.responseBytes = static_cast<std::uint64_t>(m_response->value()) << 20U;
    defaults.concurrentRequests = static_cast<std::uint32_t>(m_concurrent->value());
    m_context.state.setEndpointDefaults(defaults);
}

} // namespace tooltray::ui
