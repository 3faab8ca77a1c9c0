// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"
#include "terms/question/questionreader.h"

#include <QList>
#include <QString>

#include <cstddef>

namespace tooltray::ui {

// Finds names by what they mean, with what the search of schemas and commands knows of words: "remove" finds "Delete
// tool", and so does "delte".
class MeaningSearch {
public:
    MeaningSearch() = default;
    explicit MeaningSearch(const QList<QString> &names);

    // The numbers of the names that have all that is asked for, the best first.
    QList<qsizetype> find(const QString &question) const;

private:
    terms::TermIndex m_terms;
    terms::QuestionReader m_reader;
    std::size_t m_count = 0;
};

} // namespace tooltray::ui
