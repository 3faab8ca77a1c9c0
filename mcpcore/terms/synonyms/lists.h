// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

// The lists of synonyms, by what they are about, as parsed by synonyms.h: "a b c" are words of one meaning, and who
// writes "p, q r" in a question of "p, q r > x y" may mean x or y, but not the other way round. The words are those of
// APIs and of people who talk about what APIs are for. A word may be in several groups.
namespace tooltray::terms {

std::span<const std::string_view> actionSynonyms() noexcept;
std::span<const std::string_view> peopleSynonyms() noexcept;
std::span<const std::string_view> workSynonyms() noexcept;
std::span<const std::string_view> commerceSynonyms() noexcept;
std::span<const std::string_view> financeSynonyms() noexcept;
std::span<const std::string_view> contentSynonyms() noexcept;
std::span<const std::string_view> messagingSynonyms() noexcept;
std::span<const std::string_view> worldSynonyms() noexcept;
std::span<const std::string_view> generalSynonyms() noexcept;

} // namespace tooltray::terms
