// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/scriptedupstream.h"

#include <string>

namespace tooltray::test {

// A REST API about pets on this machine, which serves its own description.
class PetServer {
public:
    PetServer();

    // In place of the description that it serves at /docs/openapi.json and /openapi.json; JSON with ' for ".
    void setDescription(std::string text);
    // One with pets that are listed, added, changed, removed and got, and more parameters of what is got.
    static std::string petDescription(const std::string &ofPet = {});

    std::string url(const std::string &path) const { return m_server.url(path); }
    std::size_t requests() const { return m_server.asked.size(); }
    std::string lastLine() const; // "GET /v1/pets/7"
    std::string lastBody() const; // with ' for "

private:
    std::string answerTo(const ScriptedUpstream::Asked &asked) const;

    ScriptedUpstream m_server;
    std::string m_description;
};

} // namespace tooltray::test
