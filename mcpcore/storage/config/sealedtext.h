// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::storage {

// A secret on its way from the configuration file to whoever keeps secrets: nothing can print, encode or
// compare it. Copies share it; the last one wipes it out.
class SealedText {
public:
    SealedText() = default;
    explicit SealedText(std::string text);

    bool isEmpty() const { return !m_text || m_text->empty(); }

    // Shows it to a function that takes a string_view, for as long as that runs.
    template <typename Use>
    decltype(auto) open(Use &&use) const
    {
        return std::forward<Use>(use)(m_text ? std::string_view(*m_text) : std::string_view());
    }

private:
    std::shared_ptr<const std::string> m_text;
};

} // namespace tooltray::storage
