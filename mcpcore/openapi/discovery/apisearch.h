// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/discovery/apiindex.h"
#include "openapi/model/api.h"
#include "terms/question/questionreader.h"
#include "terms/question/saidwords.h"
#include "terms/ranking/ranks.h"
#include "terms/table/wordtable.h"
#include "json/value.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

struct ApiHit {
    const ApiOperation *operation = nullptr;
    double score = 0;
};

// Finds the operations that a question in plain words is about. Made once for a description (which takes some tens of
// milliseconds for a big one: not for the thread that serves), it never changes and may be used by several threads.
class ApiSearch {
public:
    explicit ApiSearch(ApiPointer api, const terms::WordTable &table = terms::shippedTable());

    const Api &api() const noexcept { return *m_api; }

    // The best hits, the best first. Who writes an operationId, a path or "GET /path" gets what is called so; otherwise
    // words are compared by their stems, then by what they are about, and verbs stand for methods.
    std::vector<ApiHit> search(std::string_view question, std::size_t most) const;
    // The best for several wordings of one question.
    std::vector<ApiHit> search(std::span<const std::string> wordings, std::size_t most) const;

    // For a list that people narrow down: all that fit nearly as well as the best one, by nothing but how well they fit.
    std::vector<ApiHit> matching(std::string_view question) const;

    // Words of names and paths that these hits have most in common and the question does not say.
    std::vector<std::string> hints(std::span<const std::string> wordings, std::span<const ApiHit> hits,
                                   std::size_t most) const;
    // operationIds and paths that are written like the question.
    std::vector<std::string> nearestNames(std::string_view question, std::size_t most) const;

    std::size_t memory() const noexcept { return m_index.memory(); } // in bytes, the description apart

private:
    // Of those that have at least that share of the score of the best.
    terms::Ranks rank(std::string_view question, float share = 0) const;
    std::vector<std::uint32_t> named(std::string_view question) const;

    ApiPointer m_api;
    ApiIndex m_index;
    terms::QuestionReader m_reader;
};

// An operation as those who ask get it, in some hundred bytes: {"coordinate", which can be run as it is, "description",
// "path" (its tag), "arguments", "answers", "example_variables"}.
json::Value hitView(const Api &api, const ApiOperation &operation, const terms::SaidWords &said);

} // namespace tooltray::openapi
