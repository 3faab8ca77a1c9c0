// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/discovery/schemaindex.h"
#include "terms/question/questionreader.h"
#include "terms/ranking/ranks.h"

#include <vector>

namespace tooltray::graphql {

// How well the entries of an index fit one question.
class SchemaRanking {
public:
    SchemaRanking(const SchemaIndex &index, const RootPaths &paths, const terms::Question &question);

    // All that fit at all, in no order: by their words alone, and with what they are about where that is known.
    std::vector<terms::Fit> fits() const;

private:
    using Match = terms::WordMatches::Match;

    float ownerFactor(const SearchEntry &entry, const Match &match) const;
    float intentFactor(const SearchEntry &entry) const;
    bool belongsToViewer(const SearchEntry &entry) const;

    const SchemaIndex &m_index;
    const RootPaths &m_paths;
    const terms::Question &m_question;
    terms::WordMatches m_matches;
};

} // namespace tooltray::graphql
