// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The places that a pattern of a result shape is about: a path in which * is any name or index, or a name anywhere.
class ShapePattern {
public:
    explicit ShapePattern(const std::string &pattern)
    {
        const auto pointer = pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
        m_isAnywhere = !pointer;
        if (pointer)
            m_tokens.assign(pointer->tokens().begin(), pointer->tokens().end());
        else
            m_tokens.push_back(pattern);
    }

    const std::string &name() const { return m_tokens.back(); }

    // Whether it is about the members of the object that the token is a member of. An index in a pattern is about one
    // element of several.
    bool isAt(const std::vector<std::string> &path, std::size_t index) const
    {
        if (json::detail::arrayIndex(path[index]))
            return false;
        if (m_isAnywhere)
            return true;
        if (index + 1 != m_tokens.size())
            return false;
        for (std::size_t i = 0; i < index; ++i) {
            if (m_tokens[i] != "*" && (m_tokens[i] != path[i] || json::detail::arrayIndex(path[i])))
                return false;
        }
        return true;
    }

private:
    bool m_isAnywhere = false;
    std::vector<std::string> m_tokens;
};

} // namespace tooltray::workspace
