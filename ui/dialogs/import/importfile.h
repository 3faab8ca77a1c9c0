// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <string>
#include <vector>

class QMimeData;

namespace tooltray::ui {

struct ImportProblem;
struct ImportSource;

// A pack that is part of the program.
struct BundledPack {
    QString file; // a resource
    QString title;
    QString needs; // a sentence about the endpoint that its tools use
};

// All of them, in the language of the window.
class BundledPacks final {
    Q_DECLARE_TR_FUNCTIONS(BundledPacks)

public:
    static QList<BundledPack> all();
    static Result<std::string> content(const QString &resource);
};

// The one file of this computer that was dropped; empty where it is something else.
QString localFileIn(const QMimeData &data);
// The same where its name says that it may be what can be imported.
QString importFileIn(const QMimeData &data);

// The heading above what comes: its kind, the name of the file or of the pack in the program, and what got lost.
QString importTitle(const ImportSource &source, const QString &file, const QString &pack);

// The problems of an import, as sentences that there is room for.
QString problemsText(const std::vector<Message> &problems);
// Everything that is wrong with a file that cannot be read, each with its line.
QString problemsText(const std::vector<ImportProblem> &problems);
QString problemsText(const Error &error);

} // namespace tooltray::ui
