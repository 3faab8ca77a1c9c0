// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/records/seenclients.h"

#include "base/text/hiddentext.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kLongestProgram = 60; // bytes

bool isSpace(char32_t c)
{
    return c <= 0x20 || c == 0x7F || (c >= 0x80 && c <= 0xA0) || c == 0x2028 || c == 0x2029 || c == 0x3000;
}

std::string programOf(const mcp::ClientProgram &client)
{
    std::string program = cleanProgramName(client.name);
    if (const std::string version = cleanProgramName(client.version); !version.empty())
        program.append(" ").append(version);
    return program;
}
} // namespace

std::string cleanProgramName(std::string_view claimed)
{
    std::string clean;
    bool isSpaced = false;
    while (!claimed.empty() && clean.size() < kLongestProgram) {
        const DecodedCodePoint next = decodeUtf8(claimed);
        if (isSpace(next.codePoint)) {
            isSpaced = !clean.empty();
        } else if (next.isValid && !isHiddenCharacter(next.codePoint)) {
            if (isSpaced)
                clean += ' ';
            isSpaced = false;
            clean += claimed.substr(0, next.size);
        }
        claimed.remove_prefix(next.size);
    }
    clean.resize(truncatedUtf8(clean, kLongestProgram).size());
    return clean;
}

std::string callerName(const std::string &client, const std::string &program)
{
    // No client of a workspace can be called that, see ClientTokens::addGuest().
    const bool isGuest = client.starts_with('(');
    return isGuest && !program.empty() ? program + ' ' + client : client;
}

void SeenClients::add(std::string name, const mcp::ClientProgram &client, std::string_view revision,
                      WallTime now)
{
    std::string program = programOf(client);
    m_added = {std::move(name), std::move(program)};
    SeenClient *known = find(m_added);
    if (known == nullptr) {
        if (m_clients.size() == kMax)
            m_clients.erase(std::ranges::min_element(m_clients, {}, &SeenClient::last));
        m_clients.push_back({.name = m_added.first, .program = m_added.second, .first = now});
        known = &m_clients.back();
    }
    known->revision = revision;
    ++known->calls;
    known->last = now;
    auto counted = m_byRevision.find(revision);
    if (counted == m_byRevision.end())
        counted = m_byRevision.emplace(revision, 0).first;
    ++counted->second;
}

void SeenClients::beginStream(mcp::RequestNumber call)
{
    if (SeenClient *client = find(m_added); client != nullptr && m_streams.emplace(call, m_added).second)
        ++client->streams;
}

void SeenClients::endStream(mcp::RequestNumber call, WallTime now)
{
    const auto stream = m_streams.extract(call);
    SeenClient *client = stream.empty() ? nullptr : find(stream.mapped());
    if (client == nullptr || client->streams == 0) // it was forgotten meanwhile
        return;
    --client->streams;
    client->last = now;
}

SeenClient *SeenClients::find(const Who &who)
{
    const auto found = std::ranges::find_if(m_clients, [&](const SeenClient &seen) {
        return seen.name == who.first && seen.program == who.second;
    });
    return found == m_clients.end() ? nullptr : &*found;
}

} // namespace tooltray::toolkit
