// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/settings/settingspage.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlinemessage.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

using engine::LogPreferences;

constexpr int kNamesWidth = 260;
constexpr int kKibibyte = 1 << 10;
constexpr int kMebibyte = 1 << 20;

} // namespace

LogSettings::LogSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_message(new InlineMessage(context.theme, this))
    , m_entries(new QSpinBox(this))
    , m_days(new QSpinBox(this))
    , m_archive(new QSpinBox(this))
    , m_body(new QSpinBox(this))
    , m_names(new QLineEdit(this))
{
    build();
    const auto follow = [this](QSpinBox *box, std::uint64_t unit, auto member) {
        connect(box, &QSpinBox::valueChanged, this, [this, unit, member](int value) {
            change([&](LogPreferences &log) {
                using Number = std::remove_reference_t<decltype(log.*member)>;
                log.*member = static_cast<Number>(static_cast<std::uint64_t>(value) * unit);
            });
        });
    };
    follow(m_entries, 1, &LogPreferences::entries);
    follow(m_days, 1, &LogPreferences::days);
    follow(m_archive, kMebibyte, &LogPreferences::archiveBytes);
    follow(m_body, kKibibyte, &LogPreferences::bodyBytes);
    connect(m_names, &QLineEdit::editingFinished, this,
            [this] { change([this](LogPreferences &log) { log.secretNames = wordsOf(m_names->text()); }); });
    connect(&context.engine.preferences(), &engine::PreferencesClient::changed, this, &LogSettings::show);
    show();
}

void LogSettings::restoreDefaults()
{
    change([](LogPreferences &log) { log = {}; });
}

void LogSettings::build()
{
    m_message->hide();
    m_entries->setRange(LogPreferences::kLeastEntries, LogPreferences::kMaxEntries);
    m_days->setRange(1, LogPreferences::kMaxDays);
    m_archive->setRange(static_cast<int>(LogPreferences::kLeastArchive / kMebibyte),
                        static_cast<int>(LogPreferences::kMaxArchive / kMebibyte));
    m_body->setRange(1, static_cast<int>(LogPreferences::kMaxBody / kKibibyte));
    for (QSpinBox *box : {m_entries, m_days, m_archive, m_body}) {
        box->setKeyboardTracking(false);
        box->setGroupSeparatorShown(true);
    }
    m_names->setMinimumWidth(kNamesWidth);
    m_names->setPlaceholderText(QStringLiteral("X-Customer-Id, taxNumber"));
    auto *form = newForm();
    QLabel *entries = addField(*form, m_entries);
    QLabel *days = addField(*form, m_days);
    QLabel *archive = addField(*form, m_archive);
    QLabel *body = addField(*form, m_body);
    QLabel *names = addField(*form, m_names);
    auto *why = new TextLabel(TextStyle::Muted, this);
    why->setWordWrap(true);
    auto *layout = newLayout(m_message, form);
    layout->addWidget(why);
    layout->addStretch(1);
    keepTranslated(*this, [=, this] {
        entries->setText(tr("&Calls in memory"));
        m_entries->setToolTip(tr("Calls with large responses count as several"));
        days->setText(tr("&Days on disk"));
        archive->setText(tr("M&ax size on disk"));
        body->setText(tr("B&ody size in memory"));
        names->setText(tr("Also &mask fields"));
        //: Behind a number
        m_days->setSuffix(tr(" days"));
        //: Behind a number: mebibytes
        m_archive->setSuffix(tr(" MiB"));
        //: Behind a number: kibibytes
        m_body->setSuffix(tr(" KiB"));
        why->setText(tr("Lowering a limit deletes older calls immediately. Known secrets and fields such as "
                        "Authorization or password are always masked. Names added here mask headers, members "
                        "and parameters of future calls, in any spelling."));
        for (const auto &[label, field] :
             std::initializer_list<std::pair<QLabel *, QWidget *>>{{entries, m_entries},
                                                                   {days, m_days},
                                                                   {archive, m_archive},
                                                                   {body, m_body},
                                                                   {names, m_names}})
            field->setAccessibleName(label->text().remove(u'&'));
    });
}

void LogSettings::show()
{
    const LogPreferences &log = m_context.engine.preferences().state().chosen.log;
    m_isShowing = true;
    m_entries->setValue(static_cast<int>(log.entries));
    m_days->setValue(static_cast<int>(log.days));
    m_archive->setValue(static_cast<int>(log.archiveBytes / kMebibyte));
    m_body->setValue(std::max(1, static_cast<int>(log.bodyBytes / kKibibyte)));
    if (!m_names->hasFocus() || !m_names->isModified())
        m_names->setText(textOf(log.secretNames));
    m_isShowing = false;
}

void LogSettings::change(const std::function<void(LogPreferences &)> &how)
{
    if (m_isShowing)
        return;
    const engine::Preferences &chosen = m_context.engine.preferences().state().chosen;
    engine::Preferences preferences = chosen;
    how(preferences.log);
    if (preferences == chosen)
        return;
    whenDone(m_context.engine.preferences().apply(preferences), this, [this](const Result<void> &done) {
        m_names->setModified(false);
        m_message->setVisible(!done);
        if (!done)
            m_message->setMessage(MessageKind::Error, errorText(done.error()));
        show();
    });
}

} // namespace tooltray::ui
