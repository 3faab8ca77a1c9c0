// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/reportdialog.h"

#include "base/files/files.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "engine/settings/version.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/problemreport.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThreadPool>
#include <QVBoxLayout>

#include <filesystem>
#include <system_error>

namespace tooltray::ui {
namespace {

constexpr QSize kReportSize(720, 560);

ReportFacts factsOf(engine::Engine &engine, const Theme &theme, const UiState &state,
                    const std::vector<std::string> &warnings)
{
    const auto theColours = [&theme] {
        switch (theme.choice()) {
        case ThemeChoice::System: return "system";
        case ThemeChoice::Light: return "light";
        case ThemeChoice::Dark: return "dark";
        case ThemeChoice::SystemColours: return "system colours";
        }
        return "";
    };
    ReportFacts facts;
    facts.program = {{"version", std::string(engine::kVersion)},
                     {"Qt", qVersion()},
                     {"system", toUtf8(QSysInfo::prettyProductName())},
                     {"kernel", toUtf8(QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion())},
                     {"processor", toUtf8(QSysInfo::currentCpuArchitecture())}};
    facts.window = {
        {"platform", toUtf8(QGuiApplication::platformName())},
        {"colours", theColours()},
        {"language", toUtf8(state.language().isEmpty() ? QLocale::system().name() : state.language())}};
    if (const QScreen *screen = QGuiApplication::primaryScreen()) {
        facts.window.emplace_back("screen", toUtf8(QStringLiteral("%1 x %2 at %3")
                                                       .arg(screen->size().width())
                                                       .arg(screen->size().height())
                                                       .arg(screen->devicePixelRatio())));
    }
    facts.server = engine.serverStatus();
    facts.preferences = engine.preferences().state();
    facts.workspaceClient = &engine.workspaceClient().state();
    facts.figures = engine.log().figures();
    facts.warnings = warnings;
    return facts;
}

} // namespace

ReportDialog::ReportDialog(engine::Engine &engine, const Theme &theme, const UiState &state,
                           const std::vector<std::string> &warnings, QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(this))
    , m_message(new InlineMessage(theme, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    // Warnings were masked with the secrets of their time, and there may be others by now.
    m_text->setPlainText(
        fromUtf8(engine.logFilter()->filtered(problemReport(factsOf(engine, theme, state, warnings)))));
    m_text->setFont(theme.codeFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setLayoutDirection(Qt::LeftToRight); // in English
    m_text->setTabChangesFocus(true);
    m_message->hide();
    auto *why = new TextLabel(TextStyle::Muted, this);
    why->setWordWrap(true);
    // Not in a button box, which Tab does not leave again.
    auto *copy = new QPushButton(this);
    auto *save = new QPushButton(this);
    auto *close = new QPushButton(this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(copy);
    buttons->addWidget(save);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(why);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_message);
    layout->addLayout(buttons);
    resize(kReportSize);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(save, &QPushButton::clicked, this, &ReportDialog::chooseFile);
    keepTranslated(*this, [=, this] {
        setWindowTitle(tr("Report a problem"));
        why->setText(tr("This is the whole report. It has none of your names, addresses or secrets. Check "
                        "the warnings at its end, edit what you like, and send it with a few words of your "
                        "own. Nothing is sent automatically."));
        m_text->setAccessibleName(tr("Report"));
        copy->setText(tr("&Copy"));
        save->setText(tr("&Save..."));
        close->setText(tr("Close"));
    });
}

ReportDialog::~ReportDialog() = default;

QString ReportDialog::text() const
{
    return m_text->toPlainText();
}

void ReportDialog::chooseFile()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    auto *dialog =
        new QFileDialog(this, tr("Save the report"), folder.filePath(QStringLiteral("tooltray-report.txt")),
                        tr("Text (*.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &ReportDialog::saveTo);
    dialog->open();
}

void ReportDialog::saveTo(const QString &path)
{
    const auto written = ask(QThreadPool::globalInstance(), [file = toUtf8(path), content = toUtf8(text())] {
        using std::filesystem::perms;
        // An existing file keeps its permissions when it is replaced, so they come first.
        std::error_code ignored; // there may be none; what else is wrong shows when it is written
        std::filesystem::permissions(file, perms::owner_read | perms::owner_write, ignored);
        return writeFile(file, content, FileAccess::Private);
    });
    whenDone(written, this, [this, path](const Result<void> &done) {
        m_message->setMessage(done ? MessageKind::Ok : MessageKind::Error,
                              done ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                                   : errorText(done.error()));
        m_message->show();
    });
}

} // namespace tooltray::ui
