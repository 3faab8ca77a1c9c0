// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/fieldeditor.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kErrorIcon = 14;

bool startsWith(const json::Pointer &pointer, const json::Pointer &beginning)
{
    const auto tokens = pointer.tokens();
    const auto first = beginning.tokens();
    return tokens.size() >= first.size() && std::ranges::equal(first, tokens.first(first.size()));
}

} // namespace

FieldEditor::FieldEditor(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

void FieldEditor::setErrors(const FormErrors &, const json::Pointer &) {}

bool FieldEditor::showsErrorsAt(const json::Pointer &, const json::Pointer &) const
{
    return false;
}

void FieldEditor::setWrong(bool) {}

QWidget &FieldEditor::spoken()
{
    QWidget *where = control();
    return where ? *where : *this;
}

FieldRow::FieldRow(const FormField &field, const FormContext &context, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_label(new TextLabel(TextStyle::Strong, this))
    , m_kind(new TextLabel(TextStyle::Muted, this))
    , m_help(new TextLabel(TextStyle::Muted, this))
    , m_errorIcon(new IconLabel(context.theme.icon(Icon::Error, Tint::Error), kErrorIcon, this))
    , m_error(new TextLabel(this))
    , m_editor(makeFieldEditor(field, context, this))
    , m_theme(context.theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_help->setVisible(!field.description.empty());
    for (TextLabel *label : {m_help, m_error})
        label->setWordWrap(true);
    m_error->hide();
    m_errorIcon->hide();

    auto *heading = new QHBoxLayout;
    heading->setSpacing(metrics::kSpacing);
    heading->addWidget(m_label);
    heading->addWidget(m_kind);
    heading->addStretch();
    auto *error = new QHBoxLayout;
    error->setSpacing(metrics::kSpacingSmall);
    error->addWidget(m_errorIcon, 0, Qt::AlignTop);
    error->addWidget(m_error, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addLayout(heading);
    layout->addWidget(m_editor);
    layout->addLayout(error);
    layout->addWidget(m_help);

    QWidget &spoken = m_editor->spoken();
    m_help->setText(fromUtf8(field.description).replace(u'&', QLatin1StringView("&&")));
    for (QLabel *label : std::initializer_list<QLabel *>{m_label, m_help, m_error})
        label->setBuddy(&spoken); // else screen readers read it with every group around it as well
    spoken.setAccessibleDescription(fromUtf8(field.description));
    const auto colour = [this] {
        QPalette palette = m_error->palette();
        palette.setColor(QPalette::WindowText, m_theme.tokens().error);
        m_error->setPalette(palette);
    };
    colour();
    connect(&m_theme, &Theme::themeChanged, this, colour);
    keepTranslated(*this, [this] { setTexts(); });
}

void FieldRow::setTexts()
{
    const QString title = fromUtf8(m_field.title);
    m_label->setText(withoutMnemonics(title));
    QStringList notes;
    const QString name = fromUtf8(m_field.name);
    if (!name.isEmpty() && name.compare(title, Qt::CaseInsensitive) != 0)
        notes.append(name);
    if (m_field.isRequired)
        notes.append(tr("required"));
    if (m_field.kind == FieldKind::Json)
        //: The field is edited as JSON
        notes.append(tr("as JSON"));
    m_kind->setText(notes.join(QStringLiteral(" · ")));
    // Elements have their place in a list and nothing to be called by.
    m_label->setVisible(!title.isEmpty());
    m_kind->setVisible(!title.isEmpty() && !notes.isEmpty());
    if (QWidget *control = m_editor->control()) {
        //: A field of a form as it is read aloud
        const QString spoken = m_field.isRequired ? tr("%1, required").arg(title) : title;
        const bool isButton = m_field.kind == FieldKind::List || m_field.kind == FieldKind::Map;
        //: The button that adds to a list of a form, as it is read aloud
        control->setAccessibleName(isButton ? tr("%1, Add").arg(spoken) : spoken);
    } else if (!title.isEmpty()) {
        m_editor->setAccessibleName(title);
    }
}

void FieldRow::setErrors(const FormErrors &errors, const json::Pointer &own)
{
    QStringList texts;
    for (const auto &[place, text] : errors) {
        if (startsWith(place, own) && !m_editor->showsErrorsAt(place, own))
            texts.append(text);
    }
    m_error->setText(texts.join(u'\n').replace(u'&', QLatin1StringView("&&")));
    m_error->setVisible(!texts.isEmpty());
    m_errorIcon->setVisible(!texts.isEmpty());
    m_editor->setWrong(!texts.isEmpty());
    m_editor->setErrors(errors, own);
    if (!m_field.description.empty())
        texts.append(fromUtf8(m_field.description));
    m_editor->spoken().setAccessibleDescription(texts.join(u' '));
}

bool FieldRow::isWrong() const
{
    return !m_error->text().isEmpty();
}

} // namespace tooltray::ui
