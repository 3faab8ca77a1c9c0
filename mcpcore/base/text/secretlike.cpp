// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/secretlike.h"

#include "base/text/secretname.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>

namespace tooltray {

namespace {

constexpr Template kGitHubToken = CORE_TEXT("Core", "a GitHub token");
constexpr Template kGitLabToken = CORE_TEXT("Core", "a GitLab token");
constexpr Template kApiKey = CORE_TEXT("Core", "an API key");
constexpr Template kStripeKey = CORE_TEXT("Core", "a Stripe key");
constexpr Template kSlackToken = CORE_TEXT("Core", "a Slack token");
constexpr Template kAwsAccessKey = CORE_TEXT("Core", "an AWS access key");
constexpr Template kGoogleApiKey = CORE_TEXT("Core", "a Google API key");
constexpr Template kBearerToken = CORE_TEXT("Core", "a bearer token");
constexpr Template kNpmToken = CORE_TEXT("Core", "an npm token");
constexpr Template kLinearKey = CORE_TEXT("Core", "a Linear key");
constexpr Template kShopifyToken = CORE_TEXT("Core", "a Shopify token");
constexpr Template kDigitalOceanToken = CORE_TEXT("Core", "a DigitalOcean token");
constexpr Template kPyPiToken = CORE_TEXT("Core", "a PyPI token");
constexpr Template kHuggingFaceToken = CORE_TEXT("Core", "a Hugging Face token");
constexpr Template kSendGridKey = CORE_TEXT("Core", "a SendGrid key");
constexpr Template kAtlassianToken = CORE_TEXT("Core", "an Atlassian token");
constexpr Template kJsonWebToken = CORE_TEXT("Core", "a JSON Web Token");
constexpr Template kPrivateKey = CORE_TEXT("Core", "a private key");
constexpr Template kUserNameAndPassword = CORE_TEXT("Core", "a user name and password");
constexpr Template kUrlWithPassword = CORE_TEXT("Core", "a URL with a password");
constexpr Template kGeneratedSecret = CORE_TEXT("Core", "a generated secret");

struct KnownSecret {
    // The word must have these besides its beginning and its length.
    enum class Makeup : std::uint8_t {
        Any,
        Digit,  // names may begin in the same way
        Joined, // letters and digits only behind the beginning: no name has so long a word
        Plain,  // as before, a digit among them: names would go on in separate words
        Random, // as before, or with separators at places where names have none
        Dots,   // cursors are JSON in base64 as well, without the dots of a web token
        AwsKey,
    };

    std::string_view beginning;
    std::size_t shortest; // of the word as a whole
    Template what;
    Makeup makeup = Makeup::Any;
};

using Makeup = KnownSecret::Makeup;

constexpr std::array<KnownSecret, 67> kKnownSecrets{{
    {"ghp_", 36, kGitHubToken},
    {"gho_", 36, kGitHubToken},
    {"ghs_", 36, kGitHubToken},
    {"ghu_", 36, kGitHubToken},
    {"ghr_", 36, kGitHubToken},
    {"github_pat_", 40, kGitHubToken},
    {"glpat-", 20, kGitLabToken},
    {"gldt-", 20, kGitLabToken},
    {"glrt-", 20, kGitLabToken},
    {"glptt-", 20, kGitLabToken},
    {"glcbt-", 26, kGitLabToken, Makeup::Random},
    {"gloas-", 26, kGitLabToken, Makeup::Random},
    {"glft-", 25, kGitLabToken, Makeup::Random},
    {"glimt-", 26, kGitLabToken, Makeup::Random},
    {"glagent-", 28, kGitLabToken, Makeup::Random},
    {"glsoat-", 27, kGitLabToken, Makeup::Random},
    {"glffct-", 27, kGitLabToken, Makeup::Random},
    {"glrtr-", 26, kGitLabToken, Makeup::Random},
    {"GR1348941", 29, kGitLabToken, Makeup::Random},
    {"sk-", 30, kApiKey, Makeup::Digit},
    {"sk_live_", 24, kStripeKey, Makeup::Plain},
    {"rk_live_", 24, kStripeKey, Makeup::Plain},
    {"sk_test_", 24, kStripeKey, Makeup::Plain},
    {"rk_test_", 24, kStripeKey, Makeup::Plain},
    {"whsec_", 30, kStripeKey, Makeup::Plain},
    {"xoxa-", 20, kSlackToken, Makeup::Digit},
    {"xoxb-", 20, kSlackToken},
    {"xoxc-", 20, kSlackToken, Makeup::Digit},
    {"xoxd-", 20, kSlackToken, Makeup::Digit},
    {"xoxe-", 20, kSlackToken, Makeup::Digit},
    {"xoxe.xox", 20, kSlackToken, Makeup::Digit},
    {"xoxp-", 20, kSlackToken},
    {"xoxr-", 20, kSlackToken, Makeup::Digit},
    {"xoxs-", 20, kSlackToken, Makeup::Digit},
    {"xapp-", 20, kSlackToken, Makeup::Digit},
    {"AKIA", 20, kAwsAccessKey, Makeup::AwsKey},
    {"ASIA", 20, kAwsAccessKey, Makeup::AwsKey},
    {"AIza", 35, kGoogleApiKey},
    {"ya29.", 35, kBearerToken, Makeup::Random},
    {"npm_", 36, kNpmToken, Makeup::Plain},
    {"lin_api_", 30, kLinearKey, Makeup::Plain},
    {"shpat_", 30, kShopifyToken},
    {"shpca_", 30, kShopifyToken},
    {"shppa_", 30, kShopifyToken},
    {"shpss_", 30, kShopifyToken},
    {"sq0atp-", 27, kApiKey, Makeup::Random},
    {"sq0csp-", 27, kApiKey, Makeup::Random},
    {"figd_", 30, kApiKey, Makeup::Random},
    {"GOCSPX-", 30, kApiKey, Makeup::Random},
    {"gsk_", 50, kApiKey, Makeup::Plain},
    {"xai-", 60, kApiKey, Makeup::Plain},
    {"dapi", 36, kApiKey, Makeup::Plain},
    {"hvs.", 28, kApiKey, Makeup::Random},
    {"dckr_pat_", 30, kApiKey, Makeup::Random},
    {"glsa_", 40, kApiKey, Makeup::Random},
    {"secret_", 50, kApiKey, Makeup::Plain}, // of Notion, as the next one
    {"ntn_", 44, kApiKey, Makeup::Plain},
    {"dop_v1_", 40, kDigitalOceanToken},
    {"doo_v1_", 40, kDigitalOceanToken},
    {"dor_v1_", 40, kDigitalOceanToken},
    {"pypi-AgE", 50, kPyPiToken},
    {"hf_", 34, kHuggingFaceToken, Makeup::Joined},
    {"SG.", 60, kSendGridKey, Makeup::Dots},
    {"ATATT3", 60, kAtlassianToken},
    {"ATCTT3", 60, kAtlassianToken},
    {"ATBB", 36, kAtlassianToken, Makeup::Digit},
    {"eyJ", 60, kJsonWebToken, Makeup::Dots},
}};

constexpr std::size_t kShortestRandom = 24;
constexpr std::size_t kShortestBearer = 20;
constexpr std::size_t kSurelyRandom = 32; // letters and digits in a row
constexpr double kRandomBits = 4.0;       // for each character; names and prose stay below

constexpr bool isTokenCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-' || c == '.';
}

constexpr bool isWordCharacter(char c)
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

// How often the class of the characters changes.
template <typename ClassOf>
std::size_t changesIn(std::string_view word, const ClassOf &classOf)
{
    std::size_t changes = 0;
    for (std::size_t i = 1; i < word.size(); ++i)
        changes += classOf(word[i]) != classOf(word[i - 1]) ? 1U : 0U;
    return changes;
}

int digitCapitalOrOther(char c)
{
    if (isAsciiDigit(c))
        return 0;
    return isAsciiUpper(c) ? 1 : 2;
}

// Digits amid capitals amid small letters: how names and paths are never written.
bool isMixed(std::string_view word)
{
    const bool hasAll = std::ranges::any_of(word, isAsciiDigit) && std::ranges::any_of(word, isAsciiUpper)
                        && std::ranges::any_of(word, isAsciiLower);
    return hasAll && changesIn(word, digitCapitalOrOther) * 4 >= word.size();
}

// True if nobody would write that behind "Bearer" to stand for a token, or go on with it in a sentence.
bool isRandom(std::string_view value)
{
    if (value.size() < kShortestBearer || std::ranges::none_of(value, isAsciiDigit)
        || std::ranges::none_of(value, isAsciiLetter))
        return false;
    std::string letters; // and digits: what separates the words of a name tells nothing
    std::ranges::copy_if(value, std::back_inserter(letters),
                         [](char c) { return isAsciiLetter(c) || isAsciiDigit(c); });
    const std::size_t digitChanges = changesIn(letters, isAsciiDigit);
    return digitChanges * 4 >= letters.size()
           || changesIn(letters, digitCapitalOrOther) * 5 >= letters.size() * 2
           || (letters.size() == value.size() && value.size() >= kSurelyRandom);
}

bool isCertain(const KnownSecret &known, std::string_view word)
{
    const std::string_view tail = word.substr(known.beginning.size());
    const bool hasDigit = std::ranges::any_of(word, isAsciiDigit);
    const auto isJoined = [&] {
        return std::ranges::all_of(tail, [](char c) { return isAsciiLetter(c) || isAsciiDigit(c); });
    };
    const auto isPlain = [&] { return std::ranges::any_of(tail, isAsciiDigit) && isJoined(); };
    switch (known.makeup) {
    case Makeup::Any: break;
    case Makeup::Digit: return hasDigit;
    case Makeup::Joined: return isJoined();
    case Makeup::Plain: return isPlain();
    case Makeup::Random: return isPlain() || isRandom(tail);
    case Makeup::Dots: return std::ranges::count(word, '.') >= 2;
    case Makeup::AwsKey:
        return word.size() == 20 && hasDigit
               && std::ranges::all_of(word, [](char c) { return isAsciiUpper(c) || isAsciiDigit(c); });
    }
    return true;
}

struct FoundToken {
    std::size_t begin;
    std::size_t end;
    Template what;
};

std::string_view wordAt(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(at);
    std::string_view word = rest.substr(
        0, static_cast<std::size_t>(std::ranges::find_if_not(rest, isTokenCharacter) - rest.begin()));
    while (word.ends_with('.')) // of the sentence
        word.remove_suffix(1);
    return word;
}

std::optional<FoundToken> tokenAt(std::string_view text, std::size_t at)
{
    for (const KnownSecret &known : kKnownSecrets) {
        if (!text.substr(at).starts_with(known.beginning))
            continue;
        const std::string_view word = wordAt(text, at);
        if (word.size() >= known.shortest && isCertain(known, word))
            return FoundToken{at, at + word.size(), known.what};
    }
    return std::nullopt;
}

// "Bearer" and a value that no table knows.
std::optional<FoundToken> bearerAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view kScheme = "bearer";
    if (!equalsIgnoringAsciiCase(text.substr(at, kScheme.size()), kScheme))
        return std::nullopt;
    const std::size_t begin = text.find_first_not_of(" \t", at + kScheme.size());
    if (begin == std::string_view::npos || begin == at + kScheme.size())
        return std::nullopt;
    if (auto known = tokenAt(text, begin))
        return known;
    const std::string_view rest = text.substr(begin);
    const auto end = std::ranges::find_if_not(rest, [](char c) { return isWordCharacter(c) || c == '~'; });
    const auto size = static_cast<std::size_t>(end - rest.begin());
    return isRandom(rest.substr(0, size)) ? std::optional(FoundToken{begin, begin + size, kBearerToken})
                                          : std::nullopt;
}

// A private key in the textual encoding of RFC 7468, section 10 and 11, or in OpenPGP's: whole, or as far as it goes.
std::optional<FoundToken> privateKeyAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view kDashes = "-----";
    constexpr std::string_view kBegin = "-----BEGIN ";
    constexpr std::string_view kEnd = "-----END ";
    constexpr std::size_t kLongestLabel = 40;
    const auto isOfLabel = [](char c) { return isAsciiUpper(c) || isAsciiDigit(c) || c == ' '; };
    const auto isOfKey = [](char c) {
        return isWordCharacter(c) || c == ' ' || c == '\r' || c == '\n' || c == '\t' || c == '\\' || c == ':'
               || c == ',';
    };
    if (!text.substr(at).starts_with(kBegin))
        return std::nullopt;
    const std::string_view head = text.substr(at + kBegin.size(), kLongestLabel);
    const std::string_view label = head.substr(0, head.find(kDashes));
    if (label.size() == head.size() || !std::ranges::all_of(label, isOfLabel)
        || label.find("PRIVATE KEY") == std::string_view::npos)
        return std::nullopt;
    std::size_t end = at + kBegin.size() + label.size() + kDashes.size();
    while (end < text.size() && isOfKey(text[end]) && !text.substr(end).starts_with(kDashes))
        ++end;
    const std::string_view foot = text.substr(end, kEnd.size() + kLongestLabel + kDashes.size());
    const std::size_t closing = foot.starts_with(kEnd) ? foot.find(kDashes, kEnd.size()) : foot.npos;
    if (closing != foot.npos)
        return FoundToken{at, end + closing + kDashes.size(), kPrivateKey};
    while (text[end - 1] == '\\') // which escapes what comes next
        --end;
    return FoundToken{at, end, kPrivateKey};
}

constexpr std::size_t kShortestToken =
    std::min(kShortestBearer, std::ranges::min_element(kKnownSecrets, {}, &KnownSecret::shortest)->shortest);

// A word without spaces, or its part behind an escape of JSON or of a URL, which ends in a letter or digit, or behind
// the name of what it is for: "token_ghp_...". Names have few parts.
std::optional<FoundToken> tokenInWord(std::string_view text, std::size_t begin, std::size_t end)
{
    constexpr std::size_t kMaxParts = 8;
    const char before = begin > 0 ? text[begin - 1] : ' ';
    if (before == '%' && begin + 2 < end) {
        if (auto token = tokenAt(text, begin + 2))
            return token;
    }
    if (before == '\\') {
        for (const std::size_t start : {begin + 1, text[begin] == 'u' ? begin + 5 : end}) {
            if (auto token = start < end ? tokenAt(text, start) : std::nullopt)
                return token;
        }
    }
    std::size_t start = begin;
    for (std::size_t part = 0; part < kMaxParts && start + kShortestToken <= end; ++part) {
        if (auto token = tokenAt(text, start))
            return token;
        start = std::min(text.substr(0, end).find_first_of("_-.", start), end) + 1;
    }
    return std::nullopt;
}

// The value of a header or what is written like one: "Bearer" and spaces come before it.
std::optional<FoundToken> bearerBefore(std::string_view text, std::size_t begin)
{
    constexpr std::size_t kBearer = 6;
    const std::size_t last = text.substr(0, begin).find_last_not_of(" \t");
    if (last == std::string_view::npos || last + 1 == begin || last + 1 < kBearer)
        return std::nullopt;
    return bearerAt(text, last + 1 - kBearer);
}

// Words that are long enough to be a token are rare, also in bodies of many megabytes: mostly the end of a stretch of
// that length is no part of the word that it begins with.
std::optional<FoundToken> findLongToken(std::string_view text, std::size_t from)
{
    static constexpr auto kOfWords = [] {
        std::array<bool, 256> are{};
        for (std::size_t c = 0; c < are.size(); ++c)
            are[c] = isWordCharacter(static_cast<char>(c)) || c == '~';
        return are;
    }();
    const auto isOfWord = [&](std::size_t at) { return kOfWords[static_cast<unsigned char>(text[at])]; };
    for (std::size_t at = from; at + kShortestToken <= text.size();) {
        std::size_t end = at + kShortestToken;
        while (end > at && isOfWord(end - 1))
            --end;
        if (end > at) { // the word ends before it is long
            at = end;
            continue;
        }
        for (end = at + kShortestToken; end < text.size() && isOfWord(end);)
            ++end;
        if (auto token = bearerBefore(text, at))
            return token;
        while (at < end) {
            std::size_t partEnd = at;
            while (partEnd < end && isTokenCharacter(text[partEnd]))
                ++partEnd;
            if (partEnd - at >= kShortestToken) {
                if (auto token = tokenInWord(text, at, partEnd))
                    return token;
            }
            at = partEnd + 1;
        }
    }
    return std::nullopt;
}

std::optional<FoundToken> findPrivateKey(std::string_view text, std::size_t from)
{
    constexpr std::string_view kBegin = "-----BEGIN ";
    for (std::size_t at = text.find(kBegin, from); at != text.npos; at = text.find(kBegin, at + 1)) {
        if (auto key = privateKeyAt(text, at))
            return key;
    }
    return std::nullopt;
}

// In UTF-8 or Latin-1.
bool isPrintable(std::string_view text)
{
    const bool isUtf8 = isValidUtf8(text);
    return std::ranges::none_of(text, [isUtf8](char c) {
        const auto code = static_cast<unsigned char>(c);
        return code < ' ' || code == 0x7f || (!isUtf8 && code >= 0x80 && code < 0xa0);
    });
}

// The value of a header (RFC 7617) whose scheme ends there: base64 of "user:password" in printable characters, which no
// word that follows in a sentence is.
std::optional<FoundToken> basicBehind(std::string_view text, std::size_t scheme)
{
    constexpr std::size_t kLongest = 4'000;
    const std::size_t begin = text.find_first_not_of(" \t", scheme);
    if (begin == text.npos || begin == scheme)
        return std::nullopt;
    const std::string_view rest = text.substr(begin, kLongest);
    const auto end = std::ranges::find_if_not(
        rest, [](char c) { return isWordCharacter(c) && c != '_' && c != '-' && c != '.'; });
    const auto size = static_cast<std::size_t>(end - rest.begin());
    std::string padded(rest.substr(0, size));
    padded.append(size % 4 == 0 ? 0 : 4 - size % 4, '=');
    const std::optional<std::string> decoded = decodeBase64(padded);
    if (!decoded || !isPrintable(*decoded))
        return std::nullopt;
    const std::size_t colon = decoded->find(':');
    return decoded->size() >= 5 && colon != decoded->npos
               ? std::optional(FoundToken{begin, begin + size, kUserNameAndPassword})
               : std::nullopt;
}

std::optional<FoundToken> findBasic(std::string_view text, std::size_t from)
{
    constexpr std::string_view kScheme = "basic";
    // How far ahead the scheme can end at the earliest, by the character in the last place. No letter is in it twice.
    static constexpr auto kSteps = [kScheme] {
        std::array<std::uint8_t, 256> steps{};
        for (std::size_t c = 0; c < steps.size(); ++c) {
            const std::size_t letter = kScheme.find(asciiLower(static_cast<char>(c)));
            steps[c] = static_cast<std::uint8_t>(kScheme.size() - (letter == kScheme.npos ? 0 : letter + 1));
        }
        return steps;
    }();
    for (std::size_t end = from + kScheme.size(); end < text.size();) {
        const std::size_t step = kSteps[static_cast<unsigned char>(text[end - 1])];
        if (step == 0
            && equalsIgnoringAsciiCase(text.substr(end - kScheme.size(), kScheme.size()), kScheme)) {
            if (auto found = basicBehind(text, end))
                return found;
        }
        end += step == 0 ? kScheme.size() : step;
    }
    return std::nullopt;
}

// Finds one after the other, without going twice through what lies between two of different kinds.
class KnownTokens {
public:
    explicit KnownTokens(std::string_view text) : m_text(text)
    {
        constexpr std::size_t kShortest = 13; // "Basic", a space and five bytes in base64
        if (text.size() < kShortest)          // as most headers are
            return;
        for (Kind &kind : m_kinds)
            kind.next = kind.find(m_text, 0);
    }

    std::optional<FoundToken> next(std::size_t from)
    {
        std::optional<FoundToken> first;
        for (Kind &kind : m_kinds) {
            if (kind.next && kind.next->begin < from)
                kind.next = kind.find(m_text, from);
            if (kind.next && (!first || kind.next->begin < first->begin))
                first = kind.next;
        }
        return first;
    }

private:
    struct Kind {
        std::optional<FoundToken> (*find)(std::string_view text, std::size_t from);
        std::optional<FoundToken> next = std::nullopt;
    };

    std::string_view m_text;
    std::array<Kind, 3> m_kinds{{{findPrivateKey}, {findBasic}, {findLongToken}}};
};

bool isGenerated(std::string_view word)
{
    const bool isPath = word.find('/') != std::string_view::npos && word.find('=') == std::string_view::npos;
    return word.size() >= kShortestRandom && !isPath && isMixed(word)
           && bitsPerCharacter(word) >= kRandomBits;
}

} // namespace

std::optional<Message> certainSecretIn(std::string_view text)
{
    return hasPasswordInUrl(text) ? std::optional<Message>(kUrlWithPassword) : knownTokenIn(text);
}

std::optional<Message> secretIn(std::string_view text)
{
    if (auto certain = certainSecretIn(text))
        return certain;
    while (!text.empty()) {
        const auto begin = std::ranges::find_if(text, isWordCharacter);
        text.remove_prefix(static_cast<std::size_t>(begin - text.begin()));
        const auto end = std::ranges::find_if_not(text, isWordCharacter);
        const auto size = static_cast<std::size_t>(end - text.begin());
        if (isGenerated(text.substr(0, size)))
            return kGeneratedSecret;
        text.remove_prefix(size);
    }
    return std::nullopt;
}

std::optional<Message> knownTokenIn(std::string_view text)
{
    const auto found = KnownTokens(text).next(0);
    return found ? std::optional<Message>(found->what) : std::nullopt;
}

std::optional<std::string> withoutKnownTokens(std::string_view text, std::string_view mask)
{
    KnownTokens tokens(text);
    auto found = tokens.next(0);
    if (!found)
        return std::nullopt;
    std::string masked;
    std::size_t from = 0;
    for (; found; found = tokens.next(from)) {
        masked.append(text.substr(from, found->begin - from)).append(mask);
        from = found->end;
    }
    return masked.append(text.substr(from));
}

} // namespace tooltray
