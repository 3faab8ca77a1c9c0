// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolnotices.h"

#include "ui/theme/metrics.h"

#include <QAction>
#include <QVBoxLayout>

namespace tooltray::ui {

ToolNotices::ToolNotices(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_readOnly(new InlineMessage(theme, this))
    , m_clash(new InlineMessage(theme, this))
    , m_told(new InlineMessage(theme, this))
    , m_mine(new QAction(this))
    , m_theirs(new QAction(this))
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
    m_told->addButton(*m_close);
    connect(m_mine, &QAction::triggered, this, [this] {
        setConflict(Conflict::None);
        Q_EMIT mineWanted();
    });
    connect(m_theirs, &QAction::triggered, this, [this] {
        setConflict(Conflict::None);
        Q_EMIT theirsWanted();
    });
    connect(m_close, &QAction::triggered, this, &ToolNotices::clear);
}

ToolNotices::~ToolNotices() = default;

void ToolNotices::setTexts(const Texts &texts)
{
    m_texts = texts;
    m_mine->setText(texts.mine);
    m_theirs->setText(texts.theirs);
    m_close->setText(texts.close);
    setReadOnly(m_why);
    showConflict();
}

void ToolNotices::setReadOnly(const std::optional<QString> &why)
{
    m_why = why;
    m_readOnly->setVisible(why.has_value());
    if (why)
        m_readOnly->setMessage(MessageKind::Warning, m_texts.readOnly.arg(*why));
}

void ToolNotices::setConflict(Conflict conflict)
{
    m_conflict = conflict;
    showConflict();
}

void ToolNotices::showConflict()
{
    if (m_conflict != Conflict::None)
        m_clash->setMessage(MessageKind::Warning,
                            m_conflict == Conflict::Changed ? m_texts.changed : m_texts.deleted);
    m_clash->setVisible(m_conflict != Conflict::None);
}

void ToolNotices::tell(MessageKind kind, const QString &text)
{
    m_told->setMessage(kind, text);
    m_told->show();
}

void ToolNotices::clear()
{
    m_told->hide();
}

} // namespace tooltray::ui
