// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace tooltray::ui::test {

// An error of the core as its source makes it.
struct ErrorSite {
    QString file; // within the tree
    QString code;
    QStringList phrases; // of what it says, without what changes
};

// What the sources of the core, and of the window beside its tables, say.
class CoreSources final {
public:
    explicit CoreSources(const QString &root);

    bool isEmpty() const { return m_files.isEmpty(); }
    QMap<QString, QString> codes() const; // of errors, problems and findings; and a file that has it
    QList<ErrorSite> errorSites() const;
    // Where the window shows what the core says as it is: the names of the files.
    QStringList unworded() const;
    // Whether the phrase stands there, if need be in a few pieces.
    bool says(const QString &phrase) const;

    // The parts of a text between what changes and its marks that are more than one word.
    static QStringList phrasesOf(const QString &text);

private:
    QMap<QString, QString> m_files; // what they say, by name
    QByteArray m_texts;             // all string literals, a line each
};

} // namespace tooltray::ui::test
