// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/notices.h"

#include "base/task/ask.h"
#include "engine/clients/connectedclients.h"
#include "engine/clients/logclient.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/navigation/place.h"
#include "ui/pages/curated/draftsession.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

// The engine calls settings so that wait for another start.
constexpr std::string_view kWaitsForStart = "config_needs_restart";

// The problem in a file, without the place.
const Message &problemIn(const Message &message)
{
    if (message.source() != nullptr) {
        for (const Message::Argument &argument : message.source()->arguments) {
            if (argument.name == "problem")
                return argument.value;
        }
    }
    return message;
}

} // namespace

DraftsNotice::DraftsNotice(const Theme &theme, engine::WorkspaceClient &engineClient, QWidget *parent)
    : QWidget(parent)
    , m_engineClient(engineClient)
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
    whenDone(engineClient.recoveredDrafts(), this,
             [this](const Result<std::vector<engine::RecoveredDraft>> &left) {
                 if (!left) {
                     Q_EMIT failed(sentenceOf(left.error()));
                     return;
                 }
                 offer(*left);
             });
}

void DraftsNotice::offer(const std::vector<engine::RecoveredDraft> &left)
{
    using workspace::ObjectKind;
    const auto add = [this](const std::vector<engine::RecoveredDraft> &some, QLatin1StringView page) {
        if (!some.empty())
            m_pages.append(page);
        m_left.insert(m_left.end(), some.begin(), some.end());
    };
    add(DraftSession::among(left, {ObjectKind::Endpoint}), pageid::kEndpoints);
    add(DraftSession::among(left, {ObjectKind::Type, ObjectKind::Mapping}), pageid::kTypes);
    add(DraftSession::among(left, {ObjectKind::Credential}), pageid::kCredentials);
    add(DraftSession::among(left, {ObjectKind::Prompt}), pageid::kPrompts);
    add(DraftSession::among(left, {ObjectKind::Client}), pageid::kClients);
    add(ToolDrafts::toolsAmong(left), pageid::kTools);
    add(DraftSession::among(left, {ObjectKind::Context}), pageid::kContext); // last, as it opens a dialog
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
            isAllTools ? tr("%n tool(s) had unsaved changes when Tooltray closed.", nullptr, count)
                       //: Tools, endpoints, types, mappings, credentials and context variables
                       : tr("%n definition(s) had unsaved changes when Tooltray closed.", nullptr, count));
    }
}

void DraftsNotice::discard()
{
    hide();
    for (engine::RecoveredDraft &draft : std::exchange(m_left, {})) {
        whenDone(m_engineClient.removeLeft(std::move(draft)), this, [this](const Result<void> &removed) {
            if (!removed)
                Q_EMIT failed(sentenceOf(removed.error()));
        });
    }
}

FilesNotice::FilesNotice(const Theme &theme, engine::WorkspaceClient &workspaceClient,
                         engine::PreferencesClient &preferences, engine::LogClient &log,
                         engine::ConsentClient &consents, QAction &openFolder, QAction &reviewConsents,
                         QWidget *parent)
    : QWidget(parent)
    , m_workspaceClient(workspaceClient)
    , m_preferences(preferences)
    , m_log(log)
    , m_consents(consents)
    , m_configuration(new InlineMessage(theme, this))
    , m_documents(new InlineMessage(theme, this))
    , m_archive(new InlineMessage(theme, this))
    , m_pending(new InlineMessage(theme, this))
    , m_library(new InlineMessage(theme, this))
    , m_open(new QAction(theme.icon(Icon::Edit), QString(), this))
    , m_move(new QAction(this))
    , m_leave(new QAction(this))
{
    m_configuration->addButton(*m_open);
    m_documents->addButton(openFolder);
    m_archive->addButton(openFolder);
    m_pending->addButton(reviewConsents);
    m_library->addButton(*m_move);
    m_library->addButton(*m_leave);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, 0);
    for (InlineMessage *message : {m_pending, m_library, m_configuration, m_documents, m_archive}) {
        layout->addWidget(message);
        message->hide();
    }
    connect(m_open, &QAction::triggered, this, &FilesNotice::openFile);
    connect(m_move, &QAction::triggered, this, &FilesNotice::moveLibrary);
    connect(m_leave, &QAction::triggered, this, &FilesNotice::leaveLibrary);
    connect(&workspaceClient, &engine::WorkspaceClient::problemsChanged, this, &FilesNotice::follow);
    connect(&log, &engine::LogClient::archiveChanged, this, &FilesNotice::follow);
    connect(&consents, &engine::ConsentClient::changed, this, &FilesNotice::follow);
    keepTranslated(*this, [this] {
        m_open->setText(tr("Open file"));
        //: Copies tools from where they were stored before
        m_move->setText(tr("Move library"));
        //: Goes on without what is stored in the other place
        m_leave->setText(tr("Start without it"));
        follow();
    });
}

void FilesNotice::follow()
{
    const engine::WorkspaceState &state = m_workspaceClient.state();
    if (state.configuration)
        showConfiguration(*state.configuration);
    if (!state.problems.empty())
        showDocuments(state.problems);
    m_configuration->setVisible(state.configuration.has_value());
    m_documents->setVisible(!state.problems.empty());
    const bool isUnwritten = m_log.archive().problem.has_value();
    if (isUnwritten)
        showArchive();
    m_archive->setVisible(isUnwritten);
    const int pending = static_cast<int>(m_consents.pending().size());
    if (pending > 0)
        showConsents(pending);
    m_pending->setVisible(pending > 0);
    if (state.library)
        showLibrary(*state.library);
    m_library->setVisible(state.library.has_value());
    setVisible(state.library || state.configuration || !state.problems.empty() || isUnwritten || pending > 0);
}

void FilesNotice::showConfiguration(const Error &problem)
{
    const std::string_view named = problem.details["file"].toString();
    const std::string file = named.empty() ? m_preferences.state().configFile : std::string(named);
    m_file = file.empty() ? QString() : QFileInfo(fromUtf8(file)).absoluteFilePath();
    m_open->setEnabled(!m_file.isEmpty());
    m_configuration->setToolTip(QDir::toNativeSeparators(m_file));
    const json::Value &found = problem.details["problems"];
    if (found.size() == 0) {
        const bool isFollowed = problem.code == kWaitsForStart;
        return m_configuration->setMessage(isFollowed ? MessageKind::Info : MessageKind::Error,
                                           errorText(problem));
    }
    const json::Value &first = found[0];
    const int others = static_cast<int>(found.size()) - 1;
    //: %1 is a file name, %4 a sentence
    QString text = tr("%1, line %2, column %3: %4")
                       .arg(QFileInfo(m_file).fileName())
                       .arg(first["line"].toInt64().value_or(1))
                       .arg(first["column"].toInt64().value_or(1))
                       .arg(said(problemIn(problem.message)));
    if (others > 0)
        text += u' ' + tr("There are %n more error(s).", nullptr, others);
    m_configuration->setMessage(MessageKind::Error,
                                text + u' ' + tr("The previous settings stay in effect."));
}

void FilesNotice::showDocuments(const std::vector<workspace::DocumentProblem> &problems)
{
    const workspace::DocumentProblem &first = problems.front();
    const int others = static_cast<int>(problems.size()) - 1;
    const QString name = first.key.name.empty() ? QStringLiteral("workspace") : fromUtf8(first.key.name);
    const QString sentence = said(first.error.message);
    QString text;
    if (first.error.position == json::Position()) // of one that is no text, too
        //: %1 is the name of a file, %2 a sentence
        text = tr("%1.json is ignored: %2").arg(name, sentence);
    else
        //: %1 is the name of a file, %4 a sentence
        text = tr("%1.json is ignored. Line %2, column %3: %4")
                   .arg(name)
                   .arg(first.error.position.line)
                   .arg(first.error.position.column)
                   .arg(sentence);
    if (others > 0)
        text += u' ' + tr("%n more file(s) are ignored too.", nullptr, others);
    m_documents->setMessage(MessageKind::Error, text);
}

void FilesNotice::showArchive()
{
    const journal::SpillState &state = m_log.archive();
    //: %1 is a sentence
    QString text = tr("The log cannot be written to disk, so new calls wait in memory: %1")
                       .arg(errorText(*state.problem));
    if (state.lost > 0)
        text += u' '
                + tr("Too many calls waited: the log's archive will lack the oldest %n call(s).", nullptr,
                     static_cast<int>(state.lost));
    m_archive->setMessage(MessageKind::Error, text);
}

void FilesNotice::showConsents(int pending)
{
    m_pending->setMessage(
        MessageKind::Warning,
        tr("%n definition(s) from elsewhere need your consent before they are used.", nullptr, pending));
}

void FilesNotice::showLibrary(const engine::LibraryOffer &offer)
{
    const QString here = said(offer.to);
    const QString there = said(offer.from);
    const int lacking = static_cast<int>(offer.tools + offer.others);
    //: %1 and %2 are places, such as: JSON files in FOLDER
    QString text =
        lacking == 0
            ? tr("The library is stored in %1 now. It was stored in %2.").arg(here, there)
            //: %1 and %2 are places, such as: JSON files in FOLDER
            : tr("The library is stored in %1 now. %n definition(s) are missing or older than in %2.",
                 nullptr, lacking)
                  .arg(here, there);
    if (offer.differing > 0)
        text += u' '
                + tr("%n definition(s) differ and stay as they are now.", nullptr,
                     static_cast<int>(offer.differing));
    if (offer.problem)
        text += u' ' + errorText(*offer.problem);
    m_library->setMessage(MessageKind::Warning, text);
    m_move->setEnabled(offer.canBeMoved());
}

void FilesNotice::moveLibrary()
{
    whenDone(m_workspaceClient.moveLibrary(), this, [this](const Result<void> &moved) {
        if (!moved)
            Q_EMIT failed(errorText(moved.error()));
    });
}

void FilesNotice::leaveLibrary()
{
    whenDone(m_workspaceClient.leaveLibrary(), this, [this](const Result<void> &left) {
        if (!left)
            Q_EMIT failed(errorText(left.error()));
    });
}

void FilesNotice::openFile()
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(m_file)))
        Q_EMIT failed(tr("No app can open the file %1.").arg(QDir::toNativeSeparators(m_file)));
}

} // namespace tooltray::ui
