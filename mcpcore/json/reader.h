// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/decodeerror.h"
#include "json/pointer.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::json {

// A value being decoded, its place in the document, and where errors about it go. A reader made from
// another one must not outlive it, nor the name it was made with.
class Reader {
public:
    // After so many errors no further ones are collected.
    static constexpr std::size_t kMaxErrors = 100;

    Reader(const Value &root, std::vector<DecodeError> &errors) noexcept : m_value(root), m_errors(errors) {}

    Reader member(std::string_view name) const noexcept; // of an object that has it
    Reader element(std::size_t index) const noexcept;

    const Value &value() const noexcept { return m_value; }
    Pointer path() const;
    std::size_t errorCount() const noexcept { return m_errors.size(); }

    // "expected <what> at /path, found ..."
    void reportExpected(std::string_view what, std::vector<std::string> accepted = {}) const;
    // "<what> at /path"
    void report(std::string_view what) const;
    void reportMissing(std::string_view name) const;
    void reportUnknown(std::string_view name, std::vector<std::string> accepted) const;

private:
    Reader(const Value &value, const Reader &parent, std::string_view name, std::size_t index) noexcept
        : m_value(value)
        , m_errors(parent.m_errors)
        , m_parent(&parent)
        , m_name(name)
        , m_index(index)
    {}

    void add(DecodeError error) const;

    const Value &m_value;
    std::vector<DecodeError> &m_errors;
    const Reader *m_parent = nullptr;
    std::string_view m_name;
    std::size_t m_index = 0; // counts where the parent is an array
};

} // namespace tooltray::json
