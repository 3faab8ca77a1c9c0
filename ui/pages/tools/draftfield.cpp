// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/draftfield.h"

#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/iconlabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kProblemIcon = 14;

} // namespace

DraftField::DraftField(const char *place, QWidget *control, FormRows &form, const Theme &theme, Spread spread)
    : m_place(place)
    , m_holder(new QWidget(form.parentWidget()))
    , m_control(control)
    , m_problemIcon(new IconLabel(theme.icon(Icon::Error, Tint::Error), kProblemIcon, m_holder))
    , m_problem(new TextLabel(m_holder))
{
    control->setParent(m_holder);
    m_problem->setWordWrap(true);
    m_problemIcon->hide();
    m_problem->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(metrics::kSpacingSmall);
    line->addWidget(m_problemIcon, 0, Qt::AlignTop);
    line->addWidget(m_problem, 1);
    auto *layout = new QVBoxLayout(m_holder);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(control);
    layout->addLayout(line);
    if (qobject_cast<QCheckBox *>(control) == nullptr) {
        m_label = new TextLabel(form.parentWidget());
        if (spread == Spread::Row) {
            form.addRow(m_label);
            form.addRow(m_holder);
        } else {
            form.addRow(m_label, m_holder);
        }
        m_label->setBuddy(control);
    } else {
        form.addUnlabelled(m_holder);
    }
    control->setObjectName(QLatin1String(place));
}

DraftField::~DraftField() = default;

bool DraftField::isVisible() const
{
    return !m_holder->isHidden();
}

void DraftField::setVisible(bool visible)
{
    m_holder->setVisible(visible);
    if (m_label != nullptr)
        m_label->setVisible(visible);
}

void DraftField::setLabel(const QString &label, const QString &help)
{
    m_help = help;
    if (m_label != nullptr)
        m_label->setText(label);
    else
        static_cast<QCheckBox *>(m_control)->setText(label);
    m_control->setAccessibleName(label);
    m_control->setToolTip(help);
    if (m_label != nullptr)
        m_label->setToolTip(help);
    if (m_problem->isHidden())
        m_control->setAccessibleDescription(help);
}

void DraftField::tint(const QColor &error)
{
    QPalette palette = m_problem->palette();
    palette.setColor(QPalette::WindowText, error);
    m_problem->setPalette(palette);
}

void DraftField::follow(Show show, Write write)
{
    m_show = std::move(show);
    m_write = std::move(write);
}

void DraftField::followText(ReadText read, WriteText write, std::function<QString()> text,
                            std::function<void(const QString &text)> setText)
{
    m_text = std::move(text);
    m_setText = std::move(setText);
    m_write = [this, write = std::move(write)](ToolDraft &draft) { return write(draft, m_text()); };
    m_show = [this, read = std::move(read)](const ToolDraft &draft) { m_setText(read(draft)); };
}

void DraftField::keep(ToolDraft &draft, const std::string &key, const QString &problem)
{
    draft.setUnfinished(key, problem.isEmpty() || !m_text ? std::nullopt : std::optional(toUtf8(m_text())));
    setProblem(problem);
}

bool DraftField::settle(ToolDraft &draft, const std::string &typed) const
{
    if (!m_text || toUtf8(m_text()) != typed)
        return false;
    ToolDraft tried = draft;
    if (!m_write(tried).isEmpty())
        return false;
    draft = std::move(tried);
    return true;
}

void DraftField::show(const ToolDraft &draft, const std::string &key)
{
    if (const std::string *unfinished = draft.unfinishedAt(key); unfinished && m_setText) {
        m_setText(fromUtf8(*unfinished));
        ToolDraft tried = draft;
        return setProblem(m_write(tried));
    }
    setProblem({});
    if (m_text) {
        ToolDraft tried = draft;
        if (m_write(tried).isEmpty() && tried == draft)
            return;
    }
    m_show(draft);
}

void DraftField::setProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_problemIcon->setVisible(!problem.isEmpty());
    m_control->setAccessibleDescription(problem.isEmpty() ? m_help : problem);
}

} // namespace tooltray::ui
