// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/scalarpane.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/customscalars.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/write.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kSchemaLines = 6;

QString guessText(ScalarGuess::Kind kind)
{
    using Kind = ScalarGuess::Kind;
    switch (kind) {
    case Kind::Date: return ScalarPane::tr("It looks like a date, such as 2026-02-14.");
    case Kind::DateTime:
        return ScalarPane::tr("It looks like a date and time, such as 2026-02-14T09:30:00Z.");
    case Kind::Time: return ScalarPane::tr("It looks like a time of day, such as 09:30:00.");
    case Kind::Duration: return ScalarPane::tr("It looks like a duration, such as PT1H30M.");
    case Kind::Uuid:
        return ScalarPane::tr("It looks like a UUID, such as 123e4567-e89b-12d3-a456-426614174000.");
    case Kind::Id: return ScalarPane::tr("It looks like an ID, sent as a string.");
    case Kind::Url: return ScalarPane::tr("It looks like a web address.");
    case Kind::Email: return ScalarPane::tr("It looks like an e-mail address.");
    case Kind::Json: return ScalarPane::tr("It looks like arbitrary JSON.");
    case Kind::WholeNumber:
        return ScalarPane::tr(
            "It looks like a whole number of any size, which may also be sent as a string.");
    case Kind::Decimal:
        return ScalarPane::tr("It looks like an exact number, which may also be sent as a string.");
    case Kind::Upload:
        return ScalarPane::tr(
            "It stands for a file upload. Tooltray cannot upload files: omit its arguments.");
    }
    return {};
}

} // namespace

ScalarPane::ScalarPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_where(new TextLabel(TextStyle::Muted, this))
    , m_guess(new TextLabel(TextStyle::Plain, this))
    , m_what(new TextLabel(TextStyle::Muted, this))
    , m_schema(new JsonEdit(theme, this))
    , m_apply(new QPushButton(this))
{
    for (TextLabel *label : {m_name, m_where, m_guess, m_what}) {
        label->setWordWrap(true);
    }
    makeReadOnly(*m_schema);
    m_schema->setFixedHeight(kSchemaLines * m_schema->fontMetrics().lineSpacing());
    m_apply->setIcon(theme.icon(Icon::Check));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge,
                               metrics::kMargin);
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(m_name);
    layout->addWidget(m_where);
    layout->addWidget(m_guess);
    layout->addWidget(m_what);
    layout->addWidget(m_schema);
    layout->addWidget(m_apply, 0, Qt::AlignLeft);
    layout->addStretch(1);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        const auto guess = guessScalar(m_scalar.name);
        Q_EMIT typeWanted({.name = m_scalar.name,
                           .description = {},
                           .scalars = {m_scalar.name},
                           .schema = guess ? guess->schema : json::Value::object()});
    });
    keepTranslated(*this, [this] { setTexts(); });
}

void ScalarPane::setScalar(const UnmappedScalar &scalar)
{
    m_scalar = scalar;
    setTexts();
}

void ScalarPane::setTexts()
{
    const auto guess = guessScalar(m_scalar.name);
    const bool canBeSent = !guess || !guess->schema.isNull();
    QStringList endpoints;
    for (const std::string &endpoint : m_scalar.endpoints)
        endpoints.append(fromUtf8(endpoint));
    m_name->setText(fromUtf8(m_scalar.name));
    //: %1 are the names of endpoints
    m_where->setText(tr("A scalar of %1 without a type.").arg(endpoints.join(listSeparator())));
    m_guess->setText(guess ? guessText(guess->kind)
                           : tr("Its name does not reveal its format, so agents may send anything."));
    m_what->setText(
        guess ? tr("Apply creates this type for all arguments of the scalar. You can change it later.")
              : tr("Create a type to describe its format."));
    m_what->setVisible(canBeSent);
    m_schema->setAccessibleName(tr("JSON Schema"));
    m_schema->setPlainText(guess ? fromUtf8(json::writePretty(guess->schema)).trimmed() : QString());
    m_schema->setVisible(guess && canBeSent);
    //: Makes the type that was proposed
    m_apply->setText(guess ? tr("Apply") : tr("Create type"));
    m_apply->setVisible(canBeSent);
}

} // namespace tooltray::ui
