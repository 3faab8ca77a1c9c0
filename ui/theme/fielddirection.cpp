// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fielddirection.h"

#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTextDocument>
#include <QTextOption>

#include <functional>

namespace tooltray::ui {
namespace {

constexpr const char *kIsDirected = "directed";

class DirectionWatch final : public QObject {
public:
    DirectionWatch(QWidget &field, std::function<void()> apply) : QObject(&field), m_apply(std::move(apply))
    {
        field.setProperty(kIsDirected, true);
        field.installEventFilter(this);
        m_apply();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange)
            m_apply();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_apply;
};

void direct(QLineEdit &field)
{
    constexpr Qt::Alignment kAtTheRight = Qt::AlignRight | Qt::AlignAbsolute;
    const Qt::Alignment now = field.alignment() & (Qt::AlignHorizontal_Mask | Qt::AlignAbsolute);
    if (now != Qt::AlignLeft && now != kAtTheRight)
        return; // somebody wants it elsewhere
    const bool isMirrored = field.layoutDirection() == Qt::RightToLeft && field.text().isEmpty();
    const Qt::Alignment wanted = isMirrored ? kAtTheRight : Qt::Alignment(Qt::AlignLeft);
    if (now != wanted)
        field.setAlignment((field.alignment() & Qt::AlignVertical_Mask) | wanted);
}

void direct(QPlainTextEdit &field)
{
    const bool isMirrored = field.layoutDirection() == Qt::RightToLeft && field.document()->isEmpty();
    const Qt::LayoutDirection wanted = isMirrored ? Qt::RightToLeft : Qt::LayoutDirectionAuto;
    QTextOption option = field.document()->defaultTextOption();
    if (option.textDirection() == Qt::LeftToRight) // of code: no value of others turns a line around
        return;
    if (option.textDirection() == wanted)
        return;
    option.setTextDirection(wanted);
    field.document()->setDefaultTextOption(option);
}

template <typename Field>
void keepDirected(Field &field)
{
    if (field.property(kIsDirected).toBool())
        return;
    auto *watch = new DirectionWatch(field, [&field] { direct(field); });
    QObject::connect(&field, &Field::textChanged, watch, [&field] { direct(field); });
}

void makeRoom(QSplitter &splitter)
{
    const bool isMirrored = splitter.orientation() == Qt::Horizontal && splitter.isRightToLeft();
    splitter.setContentsMargins(0, 0, isMirrored ? 1 : 0, 0);
}

} // namespace

void keepEmptyFieldDirected(QWidget &widget)
{
    if (auto *line = qobject_cast<QLineEdit *>(&widget))
        keepDirected(*line);
    else if (auto *text = qobject_cast<QPlainTextEdit *>(&widget))
        keepDirected(*text);
}

void keepPanesWhole(QWidget &widget)
{
    auto *splitter = qobject_cast<QSplitter *>(&widget);
    if (splitter && !splitter->property(kIsDirected).toBool())
        new DirectionWatch(*splitter, [splitter] { makeRoom(*splitter); });
}

} // namespace tooltray::ui
