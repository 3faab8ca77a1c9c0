// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/fieldeditors.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/jsonpreview.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QCalendarWidget>
#include <QDate>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QWidgetAction>

namespace tooltray::ui {
namespace {

constexpr int kShownLines = 4;

// The override keeps the keys from a command of the window.
bool opensCalendar(const QEvent &event)
{
    if (event.type() != QEvent::KeyPress && event.type() != QEvent::ShortcutOverride)
        return false;
    const auto &press = static_cast<const QKeyEvent &>(event);
    return press.key() == Qt::Key_Down && press.modifiers().testFlag(Qt::AltModifier);
}

} // namespace

TextEditor::TextEditor(const FormField &field, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_theme(context.theme)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1); // for the frame of what is wrong
    makeControl(field.form == TextForm::Lines);
    keepTranslated(*this, [this] { setPlaceholder(); });
}

QString TextEditor::placeholder() const
{
    if (m_field.fallback && !m_field.fallback->isNull())
        return plainJsonText(*m_field.fallback);
    if (!m_field.hint.empty())
        return fromUtf8(m_field.hint);
    switch (m_field.form) {
    case TextForm::Date: return QStringLiteral("2026-01-31");
    case TextForm::DateTime: return QStringLiteral("2026-01-31T12:00:00Z");
    case TextForm::Time: return QStringLiteral("12:00:00Z");
    case TextForm::Email: return tr("name@example.com");
    case TextForm::Uri: return QStringLiteral("https://");
    case TextForm::Line:
    case TextForm::Lines: break;
    }
    return {};
}

void TextEditor::addCalendar(const Theme &theme)
{
    auto *calendar = new QCalendarWidget;
    auto *menu = new QMenu(m_line);
    auto *content = new QWidgetAction(menu);
    content->setDefaultWidget(calendar);
    menu->addAction(content);
    m_calendar = m_line->addAction(theme.icon(Icon::Clock, Tint::Muted), QLineEdit::TrailingPosition);
    // Its cells are read as bare numbers.
    const auto say = [line = m_line, calendar] {
        Announcement::say(*line, QLocale().toString(calendar->selectedDate(), QLocale::LongFormat));
    };
    connect(m_calendar, &QAction::triggered, m_line, [line = m_line, menu, calendar, say] {
        const QDate date = QDate::fromString(line->text(), Qt::ISODate);
        calendar->setSelectedDate(date.isValid() ? date : QDate::currentDate());
        menu->popup(line->mapToGlobal(line->rect().bottomLeft()));
        calendar->setFocus(Qt::PopupFocusReason);
        say();
    });
    connect(calendar, &QCalendarWidget::selectionChanged, m_line, say);
    const auto take = [this, menu](const QDate &date) {
        menu->close();
        m_line->setText(date.toString(Qt::ISODate));
        m_isNull = false;
        Q_EMIT changed();
    };
    connect(calendar, &QCalendarWidget::clicked, this, take);
    connect(calendar, &QCalendarWidget::activated, this, take);
    keepTranslated(*m_line, [open = m_calendar] {
        open->setText(tr("Choose a date"));
        const QString keys = QKeySequence(Qt::ALT | Qt::Key_Down).toString(QKeySequence::NativeText);
        open->setToolTip(QStringLiteral("%1 (%2)").arg(open->text(), keys));
    });
}

void TextEditor::edited()
{
    m_isEmptyText = false;
    m_isNull = false;
    Q_EMIT changed();
}

void TextEditor::makeControl(bool lines)
{
    if (lines) {
        m_lines = new QPlainTextEdit(this);
        m_lines->setTabChangesFocus(true);
        m_lines->setFixedHeight(kShownLines * m_lines->fontMetrics().lineSpacing() + 2 * metrics::kSpacing);
        connect(m_lines, &QPlainTextEdit::textChanged, this, &TextEditor::edited);
    } else {
        m_line = new QLineEdit(this);
        m_line->setMinimumHeight(metrics::kControlHeight);
        m_line->installEventFilter(this);
        if (m_field.form == TextForm::Date)
            addCalendar(m_theme);
        connect(m_line, &QLineEdit::textEdited, this, &TextEditor::edited);
    }
    layout()->addWidget(control());
    setPlaceholder();
}

// The other control for the same place.
void TextEditor::useLines(bool lines)
{
    if (lines == (m_lines != nullptr))
        return;
    QWidget *before = control();
    m_line = nullptr;
    m_lines = nullptr;
    makeControl(lines);
    control()->setAccessibleName(before->accessibleName());
    control()->setAccessibleDescription(before->accessibleDescription());
    for (QLabel *label : window()->findChildren<QLabel *>()) {
        if (label->buddy() == before)
            label->setBuddy(control());
    }
    before->hide();
    before->deleteLater();
    control()->show();
}

void TextEditor::setPlaceholder()
{
    if (m_line)
        m_line->setPlaceholderText(placeholder());
    else
        m_lines->setPlaceholderText(placeholder());
}

QWidget *TextEditor::control()
{
    return m_lines ? static_cast<QWidget *>(m_lines) : m_line;
}

QString TextEditor::text() const
{
    return m_lines ? m_lines->toPlainText() : m_line->text();
}

std::optional<json::Value> TextEditor::value() const
{
    const std::string given = toUtf8(text());
    if (given.empty()) {
        if (m_isEmptyText)
            return json::Value("");
        if (m_isNull || (m_field.isNullable && m_field.isRequired))
            return json::Value(nullptr);
        return {};
    }
    if (m_field.kind == FieldKind::Number) {
        // Text that is not a number stays a text, so that nothing is lost and the schema says what is wrong.
        if (auto number = json::Value::number(toUtf8(text().trimmed())))
            return *number;
    }
    return json::Value(given);
}

void TextEditor::setValue(const std::optional<json::Value> &value)
{
    const QString text = value && !value->isNull() ? plainJsonText(*value) : QString();
    m_isNull = value && value->isNull();
    m_isEmptyText = value && value->isString() && text.isEmpty();
    useLines(m_field.form == TextForm::Lines || text.contains(u'\n'));
    if (m_line) {
        m_line->setText(text);
        return;
    }
    const QSignalBlocker blocker(m_lines);
    m_lines->setPlainText(text);
}

void TextEditor::setWrong(bool wrong)
{
    m_isWrong = wrong;
    update();
}

void TextEditor::paintEvent(QPaintEvent *)
{
    if (!m_isWrong)
        return;
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius, QColor(), m_theme.tokens().error, 2);
}

bool TextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (m_field.form == TextForm::Date && opensCalendar(*event)) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            m_calendar->trigger();
        return true;
    }
    if (m_field.kind == FieldKind::Number && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            stepNumber(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

void TextEditor::stepNumber(int by)
{
    const auto number = json::Value::number(toUtf8(m_line->text().trimmed()));
    const auto whole = number ? number->toInt64() : std::optional<std::int64_t>();
    if (!whole && !m_line->text().isEmpty())
        return; // nothing is rounded
    m_line->setText(QString::number(whole.value_or(0) + by));
    m_isNull = false;
    Q_EMIT changed();
}

} // namespace tooltray::ui
