// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/draftsnotice.h"

#include "base/ask.h"
#include "engine/clients/curationdesk.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/state/objectdrafts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

DraftsNotice::DraftsNotice(const Theme &theme, engine::CurationDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_message(new InlineMessage(theme, this))
    , m_restore(new QAction(this))
    , m_discard(new QAction(this))
{
    m_message->addButton(*m_restore);
    m_message->addButton(*m_discard);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, 0);
    layout->addWidget(m_message);
    hide();
    connect(m_restore, &QAction::triggered, this, [this] {
        m_left.clear(); // whoever restores them sees to the files
        hide();
        Q_EMIT restoreWanted(m_pages);
    });
    connect(m_discard, &QAction::triggered, this, &DraftsNotice::discard);
    keepTranslated(*this, [this] { retranslate(); });
    whenDone(desk.leftDrafts(), this, [this](const Result<std::vector<engine::LeftDraft>> &left) {
        if (!left) {
            Q_EMIT failed(sentenceOf(left.error()));
            return;
        }
        offer(*left);
    });
}

DraftsNotice::~DraftsNotice() = default;

void DraftsNotice::offer(const std::vector<engine::LeftDraft> &left)
{
    using workspace::ObjectKind;
    const auto add = [this](const std::vector<engine::LeftDraft> &some, QLatin1StringView page) {
        if (!some.empty())
            m_pages.append(page);
        m_left.insert(m_left.end(), some.begin(), some.end());
    };
    add(ObjectDrafts::among(left, {ObjectKind::Endpoint}), pageid::kEndpoints);
    add(ObjectDrafts::among(left, {ObjectKind::Type, ObjectKind::Mapping}), pageid::kTypes);
    add(ObjectDrafts::among(left, {ObjectKind::Credential}), pageid::kCredentials);
    add(ToolDrafts::toolsAmong(left), pageid::kTools);
    add(ObjectDrafts::among(left, {ObjectKind::Context}), pageid::kContext); // last, as it opens a dialog
    retranslate();
    setVisible(!m_left.empty());
}

void DraftsNotice::retranslate()
{
    m_restore->setText(tr("Restore"));
    m_discard->setText(tr("Discard"));
    if (!m_left.empty()) {
        const int count = static_cast<int>(m_left.size());
        const bool isAllTools = m_pages == QStringList{QString(pageid::kTools)};
        m_message->setMessage(
            MessageKind::Info,
            isAllTools
                ? tr("%n tool(s) were being edited when Tooltray ended, and not saved.", nullptr, count)
                //: Tools, endpoints, types, mappings, credentials and context variables
                : tr("%n thing(s) were being edited when Tooltray ended, and not saved.", nullptr, count));
    }
}

void DraftsNotice::discard()
{
    hide();
    for (engine::LeftDraft &draft : std::exchange(m_left, {})) {
        whenDone(m_desk.removeLeft(std::move(draft)), this, [this](const Result<void> &removed) {
            if (!removed)
                Q_EMIT failed(sentenceOf(removed.error()));
        });
    }
}

} // namespace tooltray::ui
