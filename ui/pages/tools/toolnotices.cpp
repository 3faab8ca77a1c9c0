// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolnotices.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/metrics.h"

#include <QAction>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

ToolNotices::ToolNotices(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_readOnly(new InlineMessage(theme, this))
    , m_clash(new InlineMessage(theme, this))
    , m_told(new InlineMessage(theme, this))
    , m_mine(new QAction(this))
    , m_theirs(new QAction(this))
    , m_anyway(new QAction(this))
    , m_close(new QAction(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpacing, 0, metrics::kSpacing, 0);
    for (InlineMessage *message : {m_readOnly, m_clash, m_told}) {
        message->hide();
        column->addWidget(message);
    }
    m_clash->addButton(*m_mine);
    m_clash->addButton(*m_theirs);
    m_told->addButton(*m_anyway);
    m_told->addButton(*m_close);
    connect(m_mine, &QAction::triggered, this, [this] {
        setConflict({});
        Q_EMIT mineWanted();
    });
    connect(m_theirs, &QAction::triggered, this, [this] {
        setConflict({});
        Q_EMIT theirsWanted();
    });
    connect(m_anyway, &QAction::triggered, this, [this] {
        clear();
        Q_EMIT anywayWanted();
    });
    connect(m_close, &QAction::triggered, this, &ToolNotices::clear);
    keepTranslated(*this, [this] { setTexts(); });
}

ToolNotices::~ToolNotices() = default;

void ToolNotices::setTexts()
{
    //: Answer when somebody else changed what is being edited
    m_mine->setText(tr("Keep mine"));
    //: Answer when somebody else changed what is being edited
    m_theirs->setText(tr("Take theirs"));
    //: Saves a tool although others stop working
    m_anyway->setText(tr("Save anyway"));
    m_close->setText(tr("Close"));
    setReadOnly(m_why);
    showConflict();
}

void ToolNotices::setReadOnly(const std::optional<QString> &why)
{
    m_why = why;
    m_readOnly->setVisible(why.has_value());
    if (why)
        m_readOnly->setMessage(MessageKind::Warning, tr("Nothing can be saved now: %1").arg(*why));
}

void ToolNotices::setConflict(std::optional<Error> conflict)
{
    m_conflict = std::move(conflict);
    showConflict();
}

void ToolNotices::showConflict()
{
    if (m_conflict)
        m_clash->setMessage(MessageKind::Warning, sentenceOf(*m_conflict));
    m_clash->setVisible(m_conflict.has_value());
}

void ToolNotices::tell(MessageKind kind, const QString &text)
{
    m_anyway->setVisible(false);
    m_told->setMessage(kind, text);
    m_told->show();
}

void ToolNotices::refuse(const QString &reason, const QString &hint)
{
    tell(MessageKind::Error, hint.isEmpty() ? reason : reason + u' ' + hint);
}

void ToolNotices::showError(const Error &error)
{
    refuse(sentenceOf(error), hintOf(error));
}

void ToolNotices::tellBreaking(const QString &text)
{
    tell(MessageKind::Warning, text);
    m_anyway->setVisible(true);
}

void ToolNotices::clear()
{
    m_told->hide();
}

} // namespace tooltray::ui
