// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/maskingstream.h"

#include "credentials/redaction/secretregister.h"
#include "credentials/redactor.h"

#include <algorithm>

namespace tooltray::credentials {
namespace {

// JSON in a JSON string, or in a query of a URL.
constexpr std::size_t kLevels = 2;
// What is worked on at once stays in the processor's caches.
constexpr std::size_t kBlock = std::size_t(64) << 10U;

} // namespace

MaskingStream::MaskingStream(const Redactor &redactor)
    : m_register(redactor.m_register)
    , m_automaton(m_register->automaton())
    , m_reading(kLevels)
{}

std::string MaskingStream::add(std::string_view piece)
{
    useNewestSecrets();
    std::string out;
    out.reserve(m_kept.size() + piece.size());
    for (; !piece.empty(); piece.remove_prefix(std::min(kBlock, piece.size())))
        advance(piece.substr(0, kBlock), false, out);
    return out;
}

std::string MaskingStream::finish()
{
    useNewestSecrets();
    std::string out;
    advance({}, true, out);
    return out;
}

void MaskingStream::useNewestSecrets()
{
    auto newest = m_register->automaton();
    if (newest == m_automaton)
        return;
    m_automaton = std::move(newest);
    m_reading.lookAgain(*m_automaton, m_found);
}

void MaskingStream::advance(std::string_view piece, bool isEnd, std::string &out)
{
    m_kept += piece;
    m_reading.add(piece, isEnd, *m_automaton, m_found);
    give(isEnd ? m_given + m_kept.size() : m_reading.settled(*m_automaton), out);
    m_reading.forget(*m_automaton);
}

// Finds that touch have one mask, so that it does not depend on how they were found.
void MaskingStream::give(std::size_t end, std::string &out)
{
    std::ranges::sort(m_found, {}, &Stretch::begin);
    const std::size_t first = m_given;
    const auto copyUntil = [&](std::size_t until) {
        const std::size_t from = std::max(m_given, m_maskedUntil.value_or(0));
        if (from < until)
            out.append(m_kept, from - first, until - from);
        m_given = std::max(m_given, until);
    };
    auto next = m_found.begin();
    for (; next != m_found.end() && next->begin < end; ++next) {
        if (!m_maskedUntil || next->begin > *m_maskedUntil) {
            copyUntil(next->begin);
            out += Redactor::kMask;
        }
        m_maskedUntil = std::max(m_maskedUntil.value_or(0), next->end);
    }
    copyUntil(end);
    m_found.erase(m_found.begin(), next);
    m_kept.erase(0, m_given - first);
}

} // namespace tooltray::credentials
