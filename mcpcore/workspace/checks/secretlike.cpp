// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/secretlike.h"

#include "base/text/secretname.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>

namespace tooltray::workspace {

namespace {

struct KnownSecret {
    std::string_view beginning;
    std::size_t shortest; // of the word as a whole
    std::string_view what;
};

constexpr std::array<KnownSecret, 18> kKnown{{
    {"ghp_", 36, "a GitHub token"},
    {"gho_", 36, "a GitHub token"},
    {"ghs_", 36, "a GitHub token"},
    {"ghu_", 36, "a GitHub token"},
    {"github_pat_", 40, "a GitHub token"},
    {"glpat-", 20, "a GitLab token"},
    {"gldt-", 20, "a GitLab token"},
    {"glrt-", 20, "a GitLab token"},
    {"sk-", 30, "an API key"},
    {"sk_live_", 20, "a Stripe key"},
    {"rk_live_", 20, "a Stripe key"},
    {"xoxb-", 20, "a Slack token"},
    {"xoxp-", 20, "a Slack token"},
    {"AKIA", 20, "an AWS access key"},
    {"AIza", 35, "a Google API key"},
    {"npm_", 36, "an npm token"},
    {"lin_api_", 30, "a Linear key"},
    {"eyJ", 60, "a JSON Web Token"},
}};

constexpr std::size_t kShortestRandom = 24;
constexpr double kRandomBits = 4.0; // for each character; names and prose stay below

bool isTokenCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
           || c == '.';
}

bool isWordCharacter(char c)
{
    return isTokenCharacter(c) || c == '+' || c == '/' || c == '=';
}

double bitsPerCharacter(std::string_view word)
{
    std::map<char, double> counts;
    for (const char c : word)
        counts[c] += 1;
    double bits = 0;
    for (const auto &[character, count] : counts) {
        const double share = count / static_cast<double>(word.size());
        bits -= share * std::log2(share);
    }
    return bits;
}

// Digits amid capitals amid small letters: how names and paths are never written.
bool isMixed(std::string_view word)
{
    std::size_t changes = 0;
    const auto classOf = [](char c) {
        if (c >= '0' && c <= '9')
            return 0;
        return c >= 'A' && c <= 'Z' ? 1 : 2;
    };
    for (std::size_t i = 1; i < word.size(); ++i)
        changes += classOf(word[i]) != classOf(word[i - 1]) ? 1U : 0U;
    const bool hasAll = std::ranges::any_of(word, [&](char c) { return classOf(c) == 0; })
                        && std::ranges::any_of(word, [&](char c) { return classOf(c) == 1; })
                        && std::ranges::any_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    return hasAll && changes * 4 >= word.size();
}

// Names may begin with "sk-" and "npm_" as well, and cursors are JSON in base64 without the dots of a web token.
bool isCertain(const KnownSecret &known, std::string_view word)
{
    if (known.beginning == "eyJ")
        return std::ranges::count(word, '.') >= 2;
    const bool mayBeName = known.beginning == "sk-" || known.beginning == "npm_";
    return !mayBeName || std::ranges::any_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::string> secretWord(std::string_view word)
{
    for (const KnownSecret &known : kKnown) {
        if (word.starts_with(known.beginning) && word.size() >= known.shortest)
            return std::string(known.what);
    }
    const bool isPath = word.find('/') != std::string_view::npos && word.find('=') == std::string_view::npos;
    if (word.size() >= kShortestRandom && !isPath && isMixed(word) && bitsPerCharacter(word) >= kRandomBits)
        return "a generated secret";
    return std::nullopt;
}

} // namespace

std::optional<std::string> secretIn(std::string_view text)
{
    if (hasPasswordInUrl(text))
        return "a URL with a password";
    if (text.find("-----BEGIN ") != std::string_view::npos
        && text.find("PRIVATE KEY-----") != std::string_view::npos)
        return "a private key";
    while (!text.empty()) {
        const auto begin = std::ranges::find_if(text, isWordCharacter);
        text.remove_prefix(static_cast<std::size_t>(begin - text.begin()));
        const auto end = std::ranges::find_if_not(text, isWordCharacter);
        const auto size = static_cast<std::size_t>(end - text.begin());
        if (auto what = secretWord(text.substr(0, size)))
            return what;
        text.remove_prefix(size);
    }
    return std::nullopt;
}

std::optional<std::string> knownTokenIn(std::string_view text)
{
    while (!text.empty()) {
        const auto begin = std::ranges::find_if(text, isTokenCharacter);
        text.remove_prefix(static_cast<std::size_t>(begin - text.begin()));
        const auto end = std::ranges::find_if_not(text, isTokenCharacter);
        const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        for (const KnownSecret &known : kKnown) {
            if (word.starts_with(known.beginning) && word.size() >= known.shortest && isCertain(known, word))
                return std::string(known.what);
        }
        text.remove_prefix(word.size());
    }
    return std::nullopt;
}

std::optional<std::string> knownTokenIn(const json::Value &value)
{
    auto what = knownTokenIn(value.toString());
    for (std::size_t i = 0; !what && i < value.elements().size(); ++i)
        what = knownTokenIn(value[i]);
    for (std::size_t i = 0; !what && i < value.members().size(); ++i)
        what = knownTokenIn(value.members()[i].value);
    return what;
}

} // namespace tooltray::workspace
