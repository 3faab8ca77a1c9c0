// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/jsonfieldeditor.h"

#include "json/parse.h"
#include "json/write.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/json/jsonedit.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kLeastLines = 3;
constexpr int kMostLines = 12;

} // namespace

JsonFieldEditor::JsonFieldEditor(const FormField &, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_edit(new JsonEdit(context.theme, this))
    , m_problem(new TextLabel(TextLook::Muted, this))
{
    m_edit->setFrameShape(QFrame::StyledPanel);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_edit);
    layout->addWidget(m_problem);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        read();
        fit();
    });
    fit();
}

JsonFieldEditor::~JsonFieldEditor() = default;

QWidget *JsonFieldEditor::control()
{
    return m_edit;
}

void JsonFieldEditor::fit()
{
    const int lines = std::clamp(m_edit->blockCount(), kLeastLines, kMostLines);
    m_edit->setFixedHeight(lines * m_edit->fontMetrics().lineSpacing() + 2 * metrics::kSpacing);
}

void JsonFieldEditor::read()
{
    const std::string text = toUtf8(m_edit->toPlainText());
    if (text.find_first_not_of(" \t\n") == std::string::npos) {
        m_value.reset();
        m_problem->hide();
        m_edit->setWrongLine(0);
        Q_EMIT changed();
        return;
    }
    json::Parsed parsed = json::parse(text);
    m_problem->setVisible(!parsed);
    m_edit->setWrongLine(parsed ? 0 : static_cast<int>(parsed.error->line));
    if (parsed) {
        m_value = std::move(parsed.value);
        Q_EMIT changed();
    } else {
        m_problem->setText(tr("No JSON yet: %1").arg(fromUtf8(parsed.error->message)));
    }
}

void JsonFieldEditor::setValue(const std::optional<json::Value> &value)
{
    const QSignalBlocker blocker(m_edit);
    m_value = value;
    m_problem->hide();
    m_edit->setWrongLine(0);
    const std::string text = value ? json::writePretty(*value) : std::string();
    m_edit->setPlainText(fromUtf8(text).trimmed());
    fit();
}

} // namespace tooltray::ui
