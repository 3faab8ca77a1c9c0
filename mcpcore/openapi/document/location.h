// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// "https://api.example.org:8443" of a URL of the web, in lower case and without the port that the scheme implies;
// empty for everything else, also for a URL with a user in it.
std::string originOf(std::string_view url);

// The host of an origin is the machine itself, a link-local or a private address, however it is written.
bool isPrivateHost(std::string_view origin);

// Says which other documents a description may lead to. Comparing names alone: whoever opens a file resolves
// links first and asks again, and whoever fetches a URL asks again about each redirect.
class LocationRules {
public:
    // The root's own place: a URL, file:///folder/name, or empty. Accepted are origins and folders of file:///.
    LocationRules(std::string root, std::vector<std::string> accepted);

    // Why a document may not be read, or nothing. The URI is absolute and has no fragment.
    std::optional<Message> refusal(std::string_view uri) const;

private:
    std::optional<Message> fileRefusal(std::string_view uri) const;

    std::string m_root;
    std::vector<std::string> m_accepted;
};

} // namespace tooltray::openapi
