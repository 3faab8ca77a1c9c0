// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/retranslation.h"

#include <QEvent>
#include <QWidget>

namespace tooltray::ui {
namespace {

class Retranslation final : public QObject {
public:
    Retranslation(QWidget &widget, std::function<void()> setTexts)
        : QObject(&widget)
        , m_setTexts(std::move(setTexts))
    {
        widget.installEventFilter(this);
        m_setTexts();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::LanguageChange)
            m_setTexts();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_setTexts;
};

} // namespace

void keepTranslated(QWidget &widget, std::function<void()> setTexts)
{
    new Retranslation(widget, std::move(setTexts));
}

} // namespace tooltray::ui
