// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/errors.h"

#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// The errors of a schema, up to a number that is still useful.
class CompileLog {
public:
    static constexpr std::size_t kMaxErrors = 50;

    void add(CompileError error)
    {
        if (m_errors.size() < kMaxErrors)
            m_errors.push_back(std::move(error));
    }
    bool isClean() const noexcept { return m_errors.empty(); }
    std::vector<CompileError> take() { return std::move(m_errors); }

private:
    std::vector<CompileError> m_errors;
};

} // namespace tooltray::jsonschema
