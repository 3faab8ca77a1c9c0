// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/discovery/apiindex.h"
#include "openapi/discovery/deed.h"
#include "openapi/model/api.h"
#include "terms/question/questionreader.h"
#include "terms/ranking/ranks.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tooltray::openapi {

// How well the operations of an index fit one question.
class ApiRanking {
public:
    ApiRanking(const Api &api, const ApiIndex &index, const terms::Question &question,
               std::optional<Deed> asked);

    // All that fit at all, in no order.
    std::vector<terms::Fit> fits() const;

private:
    float structureFactor(std::uint32_t operation) const;
    float intentFactor(std::uint32_t operation) const;

    const Api &m_api;
    const ApiIndex &m_index;
    const terms::Question &m_question;
    std::optional<Deed> m_asked;
    terms::WordMatches m_matches;
};

} // namespace tooltray::openapi
