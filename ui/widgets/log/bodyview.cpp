// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/entryparts.h"

#include "base/task/ask.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonview.h"

#include <QAction>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tooltray::ui {

BodyView::BodyView(const Theme &theme, Fetch fetch, QWidget *parent)
    : QWidget(parent)
    , m_fetch(std::move(fetch))
    , m_view(new JsonView(theme, this))
    , m_notice(new InlineMessage(theme, this))
    , m_whole(new QAction(this))
{
    m_notice->addButton(*m_whole);
    m_notice->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_notice);
    layout->addWidget(m_view, 1);
    connect(m_whole, &QAction::triggered, this, &BodyView::fetchWhole);
    keepTranslated(*this, [this] {
        //: Of a text of which only the beginning is shown
        m_whole->setText(tr("Show all"));
        describe();
    });
}

void BodyView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    describe();
}

void BodyView::setBody(const journal::Body &body)
{
    if (body == m_body && m_revision > 0)
        return;
    ++m_revision;
    m_body = body;
    m_isWhole = !body.isCut;
    m_problem.clear();
    m_view->setBody(body.isOmitted() ? nullptr : body.content);
    describe();
}

void BodyView::fetchWhole()
{
    m_whole->setEnabled(false);
    whenDone(m_fetch(m_body), this, [this, revision = m_revision](Result<std::string> done) {
        m_whole->setEnabled(true);
        if (revision != m_revision)
            return;
        if (done) {
            m_isWhole = true;
            m_view->setBody(std::make_shared<const std::string>(std::move(*done)));
        } else {
            m_problem = sentenceOf(done.error());
        }
        describe();
    });
}

void BodyView::describe()
{
    const bool isCut = !m_isWhole;
    m_notice->setVisible(isCut || m_body.isRepaired || m_body.isMasked || !m_problem.isEmpty());
    m_whole->setVisible(isCut && !m_body.file.empty());
    //: In place of a body in the log
    m_view->setEmptyText(m_body.isOmitted() ? tr("Not recorded") : m_emptyText);
    if (!m_problem.isEmpty())
        m_notice->setMessage(MessageKind::Error, m_problem);
    else if (m_body.isOmitted())
        m_notice->setMessage(MessageKind::Warning,
                             //: %1 is a size
                             tr("The log omitted this body of %1 because too much arrived at once.")
                                 .arg(LogText::size(m_body.size)));
    else if (isCut)
        m_notice->setMessage(MessageKind::Info,
                             tr("Showing the beginning of %1.").arg(LogText::size(m_body.size)));
    else if (m_body.isRepaired)
        m_notice->setMessage(MessageKind::Warning,
                             tr("Bytes that are not text are shown as %1.").arg(QChar(0xfffd)));
    else if (m_body.isMasked)
        m_notice->setMessage(MessageKind::Info, tr("Known secrets are masked, as everywhere in the log."));
}

} // namespace tooltray::ui
