// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonviewparts.h"

#include "base/files/files.h"
#include "base/task/ask.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QUrl>

namespace tooltray::ui {
namespace {

// Where nothing outlives the session, if there is such a place. Without the variable Qt makes one up and complains.
QString placeOfTheSession()
{
    const auto place = qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR") ? QStandardPaths::TempLocation
                                                                      : QStandardPaths::RuntimeLocation;
    return QStandardPaths::writableLocation(place);
}

} // namespace

BodyFile::BodyFile(QWidget *view) : QObject(view), m_view(view) {}

void BodyFile::saveAs(const Body &body)
{
    auto *dialog = new QFileDialog(m_view, tr("Save"), QStringLiteral("answer.json"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, body](const QString &path) { save(body, path); });
    dialog->open();
}

void BodyFile::save(const Body &body, const QString &path)
{
    auto saving = ask(QThreadPool::globalInstance(), [path = toUtf8(path), body]() -> Result<void> {
        return writeFile(path, *body, FileAccess::Private);
    });
    whenDone(saving, this, [this, path](const Result<void> &result) {
        if (result)
            Q_EMIT told(MessageKind::Ok, tr("Saved as %1.").arg(path));
        else
            Q_EMIT told(MessageKind::Error, sentenceOf(result.error()));
    });
}

void BodyFile::openElsewhere(const Body &body)
{
    if (!makeFolder()) {
        Q_EMIT told(MessageKind::Error,
                    //: %1 is what the system says about it
                    tr("Could not create a file for another app: %1").arg(m_folder->errorString()));
        return;
    }
    const QString path = m_folder->filePath(nameFor(body));
    auto writing =
        ask(QThreadPool::globalInstance(), [folder = m_folder, path = toUtf8(path), body]() -> Result<void> {
            return writeFile(path, *body, FileAccess::Private);
        });
    whenDone(writing, this, [this, path](const Result<void> &result) {
        if (result)
            open(path);
        else
            Q_EMIT told(MessageKind::Error, sentenceOf(result.error()));
    });
}

bool BodyFile::makeFolder()
{
    if (m_folder && m_folder->isValid())
        return true;
    const QString model = QStringLiteral("/tooltray-XXXXXX");
    m_folder = std::make_shared<QTemporaryDir>(placeOfTheSession() + model);
    if (!m_folder->isValid())
        m_folder = std::make_shared<QTemporaryDir>(QDir::tempPath() + model);
    return m_folder->isValid();
}

// The same again for the same body: what another program shows of one before must not become this one.
QString BodyFile::nameFor(const Body &body)
{
    if (m_last.lock() != body)
        ++m_count;
    m_last = body;
    return m_count == 1 ? QStringLiteral("answer.json") : QStringLiteral("answer-%1.json").arg(m_count);
}

void BodyFile::open(const QString &path)
{
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        Q_EMIT opened();
    else
        Q_EMIT told(MessageKind::Error,
                    tr("No app can open the file %1.").arg(QDir::toNativeSeparators(path)));
}

} // namespace tooltray::ui
