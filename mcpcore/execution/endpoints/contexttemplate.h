// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "execution/endpoints/contextvalues.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// A text of an endpoint in which {KEY} stands for a context variable.
class ContextTemplate {
public:
    enum class Of : std::uint8_t {
        Header,
        // Where each value from the path on is percent-encoded, in the path as one segment or a part of one, and
        // agents have no say before it.
        Url,
    };

    ContextTemplate(std::string_view text, Of of);

    const std::vector<std::string> &names() const { return m_names; }
    bool isPlain() const { return m_names.empty(); }

    struct Filled {
        std::string text;
        bool isSecret = false; // a part of it is
    };
    Result<Filled> fill(const ContextValues &values) const;

private:
    struct Part {
        std::string text; // or the name
        bool isName = false;
        bool isInOrigin = false; // before the path of a URL
        bool isInPath = false;
    };

    Of m_of;
    std::vector<Part> m_parts;
    std::vector<std::string> m_names;
};

} // namespace tooltray::execution
