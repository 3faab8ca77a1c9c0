// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolnotices.h"

#include "ui/dialogs/comparedialog.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/widgets/floatingnotices.h"
#include "json/write.h"

#include <QAction>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::ui {

ToolNotices::ToolNotices(const Theme &theme, FloatingNotices &place)
    : QObject(&place)
    , m_theme(theme)
    , m_place(place)
    , m_readOnly(new InlineMessage(theme, &place))
    , m_clash(new InlineMessage(theme, &place))
    , m_told(new InlineMessage(theme, &place))
    , m_compare(new QAction(this))
    , m_mine(new QAction(this))
    , m_theirs(new QAction(this))
    , m_merge(new QAction(this))
    , m_open(new QAction(this))
    , m_anyway(new QAction(this))
{
    for (InlineMessage *message : {m_readOnly, m_clash, m_told}) {
        message->letClose();
        message->hide();
        place.add(*message);
    }
    m_clash->putButtonsBelow();
    for (QAction *action : {m_compare, m_mine, m_theirs, m_merge})
        m_clash->addButton(*action);
    m_told->addButton(*m_open);
    m_told->addButton(*m_anyway);
    connect(m_mine, &QAction::triggered, this, [this] {
        setConflict({});
        Q_EMIT mineWanted();
    });
    connect(m_theirs, &QAction::triggered, this, [this] {
        setConflict({});
        Q_EMIT theirsWanted();
    });
    connect(m_merge, &QAction::triggered, this, [this] {
        setConflict({});
        Q_EMIT mergeWanted();
    });
    connect(m_compare, &QAction::triggered, this, &ToolNotices::compare);
    connect(m_open, &QAction::triggered, this, [this] {
        const auto open = std::exchange(m_way, {});
        clear();
        if (open)
            open();
    });
    connect(m_anyway, &QAction::triggered, this, [this] {
        clear();
        Q_EMIT anywayWanted();
    });
    keepTranslated(place, [this] { setTexts(); });
}

void ToolNotices::setTexts()
{
    //: Answer when somebody else changed what is being edited
    m_mine->setText(tr("Keep mine"));
    //: Answer when somebody else changed what is being edited
    m_theirs->setText(tr("Take theirs"));
    //: Answer when somebody else changed what is being edited: both changes, and in fields that both changed one's own
    m_merge->setText(tr("Merge"));
    //: Shows what somebody else changed beside what is being edited
    m_compare->setText(tr("Compare"));
    //: Saves a tool although others stop working
    m_anyway->setText(tr("Save anyway"));
    //: Opens the tool that is told of
    m_open->setText(tr("Open"));
    setReadOnly(m_why);
    showConflict();
}

void ToolNotices::setReadOnly(const std::optional<QString> &why)
{
    const bool isNews = why != std::exchange(m_why, why);
    if (isNews) // else a person may have closed it
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
    m_compare->setVisible(m_conflict && m_conflict->details["current"].isObject());
    m_merge->setVisible(m_conflict && m_conflict->details.contains("fields"));
}

void ToolNotices::compare()
{
    const json::Value &details = m_conflict->details;
    const auto side = [](const QString &title, const json::Value &tool) {
        return CompareSide{title, std::make_shared<const std::string>(json::writePretty(tool))};
    };
    const std::string_view who = details["changed_by"].toString();
    //: Heading of what somebody else saved
    const QString theirs = who.empty() ? tr("Saved now") : tr("Saved by %1").arg(fromUtf8(who));
    //: Heading of what one has typed and not saved
    (new CompareDialog(m_theme, side(theirs, details["current"]), side(tr("Your draft"), details["yours"]),
                       m_place.window()))
        ->open();
}

void ToolNotices::tell(MessageKind kind, const QString &text, std::function<void()> open)
{
    tell(kind, text);
    m_way = std::move(open);
    m_open->setVisible(true);
}

void ToolNotices::tell(MessageKind kind, const QString &text)
{
    m_way = {};
    m_open->setVisible(false);
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
