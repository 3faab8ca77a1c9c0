// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/results.h"
#include "json/value.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QVariant>

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::ui {

// Values of a definition as they are typed in one field, and read again. Where a text is none, there is a sentence
// that says what is wanted, and the value stays what it was.
class FieldTexts final {
    Q_DECLARE_TR_FUNCTIONS(FieldTexts)

public:
    struct Bounds {
        std::uint64_t least = 0;
        std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    };

    static QString ofNumber(std::uint64_t number); // with the digits of the language, not grouped
    static QString ofNumber(std::optional<std::uint64_t> number);
    static QString readNumber(const QString &text, const Bounds &bounds, std::optional<std::uint64_t> &out);
    template <typename T>
    static QString readNumber(const QString &text, const Bounds &bounds, std::optional<T> &out)
    {
        std::optional<std::uint64_t> number;
        const Bounds fitting{bounds.least,
                             std::min<std::uint64_t>(bounds.most, std::numeric_limits<T>::max())};
        QString problem = readNumber(text, fitting, number);
        if (problem.isEmpty())
            out = number ? std::optional<T>(static_cast<T>(*number)) : std::nullopt;
        return problem;
    }

    static QString ofSeconds(std::optional<std::chrono::milliseconds> time);
    static QString readSeconds(const QString &text, std::chrono::milliseconds most,
                               std::optional<std::chrono::milliseconds> &out);

    static QString readPointer(const QString &text, std::string &out);
    // One in each line.
    static QString ofLines(const std::vector<std::string> &lines);
    static QString readPointers(const QString &text, std::vector<std::string> &out);
    static std::vector<std::string> lines(const QString &text); // trimmed, none empty, each once

    // Separated by commas.
    static QString ofNames(const std::vector<std::string> &names);
    static std::vector<std::string> names(const QString &text); // trimmed, none empty, each once

    // An object as JSON; an empty text is null.
    static QString ofObject(const json::Value &object);
    static QString readObject(const QString &text, json::Value &out);
    static QString readJson(const QString &text, json::Value &out);

    // Read out behind what a row says: how its check box is.
    static QString withCheck(const QString &text, Qt::CheckState state);

    // What the result of a tool can be written as, with the number of the format.
    static QList<std::pair<QString, QVariant>> resultFormats();
};

// New names of members as text, one in each line: /nodes/author = who
QString renamingText(const std::vector<workspace::ResultShape::Renaming> &renamings);
// Nothing where a line says no such thing, or renames what another one does.
std::optional<std::vector<workspace::ResultShape::Renaming>> readRenamings(const QString &text);

} // namespace tooltray::ui
