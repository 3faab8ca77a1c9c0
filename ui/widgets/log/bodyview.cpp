// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/bodyview.h"

#include "base/ask.h"
#include "base/utf8.h"
#include "ui/models/logtext.h"
#include "ui/state/retranslation.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "json/parse.h"
#include "json/write.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QThreadPool>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tooltray::ui {
namespace {

// One line of more than that takes the view too long.
constexpr std::size_t kMostShown = std::size_t(1) << 20U;

// JSON in many short lines; something else as it is.
QString laidOut(const std::string &text)
{
    std::string pretty = text;
    if (const json::Parsed parsed = json::parse(text))
        pretty = json::writePretty(parsed.value);
    const std::string_view shown = truncatedUtf8(pretty, kMostShown);
    QString laid = QString::fromUtf8(shown.data(), static_cast<qsizetype>(shown.size()));
    if (shown.size() < pretty.size())
        laid += QStringLiteral("\n...");
    return laid;
}

} // namespace

BodyView::BodyView(const Theme &theme, Fetch fetch, QWidget *parent)
    : QWidget(parent)
    , m_fetch(std::move(fetch))
    , m_view(new QPlainTextEdit(this))
    , m_notice(new InlineMessage(theme, this))
    , m_whole(new QAction(this))
{
    m_view->setReadOnly(true);
    m_view->setFont(codeFont());
    m_view->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_view->setTabChangesFocus(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_notice->addButton(*m_whole);
    m_notice->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_notice);
    layout->addWidget(m_view, 1);
    connect(m_whole, &QAction::triggered, this, &BodyView::fetchWhole);
    keepTranslated(*this, [this] {
        m_view->setAccessibleName(tr("Body"));
        //: Of a text of which only the beginning is shown
        m_whole->setText(tr("Show all of it"));
        describe();
    });
}

BodyView::~BodyView() = default;

void BodyView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    m_view->setPlaceholderText(text);
}

void BodyView::setBody(const journal::Body &body)
{
    if (body == m_body && m_revision > 0)
        return;
    ++m_revision;
    m_body = body;
    m_isWhole = !body.isCut;
    m_problem.clear();
    show(body.content);
    describe();
}

void BodyView::show(const std::shared_ptr<const std::string> &text)
{
    if (!text) {
        m_view->clear();
        return;
    }
    // Laying out may take longer than a key press.
    auto work = [text]() -> Result<QString> { return laidOut(*text); };
    whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
             [this, revision = m_revision](const Result<QString> &laid) {
                 if (laid && revision == m_revision)
                     m_view->setPlainText(*laid);
             });
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
            show(std::make_shared<const std::string>(std::move(*done)));
        } else {
            m_problem = QString::fromStdString(done.error().message);
        }
        describe();
    });
}

void BodyView::describe()
{
    const bool isCut = !m_isWhole;
    m_notice->setVisible(isCut || m_body.isRepaired || m_body.isMasked || !m_problem.isEmpty());
    m_whole->setVisible(isCut && !m_body.file.empty());
    if (!m_problem.isEmpty())
        m_notice->setMessage(MessageKind::Error, m_problem);
    else if (isCut)
        m_notice->setMessage(MessageKind::Info,
                             tr("This is the beginning of %1.").arg(LogText::size(m_body.size)));
    else if (m_body.isRepaired)
        m_notice->setMessage(MessageKind::Warning,
                             tr("It held bytes that are no text; they are shown as %1.").arg(QChar(0xfffd)));
    else if (m_body.isMasked)
        m_notice->setMessage(MessageKind::Info, tr("Secrets in it are masked, as in all of the log."));
}

} // namespace tooltray::ui
