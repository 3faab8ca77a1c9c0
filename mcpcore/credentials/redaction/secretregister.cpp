// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/secretregister.h"

#include "credentials/secrets/secret.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <iterator>

namespace tooltray::credentials {

namespace {

// A shorter one has too few characters in base64 to be told from chance inside of more of it.
constexpr std::size_t kShortestWithin = 6;

// The secret as it stands in base64 after so many bytes of something else, 0 to 2 beyond a multiple of three.
Pattern base64Pattern(std::string_view secret, std::size_t before)
{
    std::string bytes(before, '\0');
    bytes += secret;
    std::string encoded = encodeBase64(bytes);
    wipe(bytes);
    const std::size_t bits = 8 * (before + secret.size());
    const std::size_t begin = (8 * before + 5) / 6;
    Pattern pattern{encoded.substr(begin, bits / 6 - begin),
                    {.coversBefore = before > 0, .coversAfter = bits % 6 != 0}};
    wipe(encoded);
    return pattern;
}

Pattern inUrlAlphabet(Pattern pattern)
{
    std::ranges::replace(pattern.text, '+', '-');
    std::ranges::replace(pattern.text, '/', '_');
    return pattern;
}

// A transform may have changed the case before the encoding; the case of what is found does not matter itself.
std::vector<std::string> inEveryCase(std::string_view text)
{
    std::vector<std::string> cases;
    cases.reserve(3);
    cases.emplace_back(text);
    std::string other = asciiLower(text);
    if (other != text)
        cases.push_back(other);
    for (char &c : other)
        c = asciiUpper(c);
    if (other != text)
        cases.push_back(other);
    wipe(other);
    return cases;
}

void addEncoded(std::string_view text, std::vector<Pattern> &patterns)
{
    const bool isWord = text.size() < kShortestSecretAnywhere;
    patterns.push_back({encodeHex(text), {.isWholeWord = isWord}});
    if (text.size() < kShortestWithin) {
        std::string encoded = encodeBase64(text);
        encoded.erase(std::min(encoded.find('='), encoded.size()));
        patterns.push_back({encoded, {.isWholeWord = true}});
        patterns.push_back(inUrlAlphabet(patterns.back()));
        wipe(encoded);
        return;
    }
    for (std::size_t before = 0; before < 3; ++before) {
        patterns.push_back(base64Pattern(text, before));
        patterns.push_back(inUrlAlphabet(patterns.back()));
    }
}

} // namespace

std::vector<Pattern> patternsOf(const Secret &secret)
{
    const std::string_view text = secret.reveal();
    if (text.size() < kShortestSecret)
        return {};
    const PatternTraits plain{.isWholeWord = text.size() < kShortestSecretAnywhere};
    std::vector<Pattern> patterns{{std::string(text), plain}};
    if (text.find(' ') != std::string_view::npos) { // a form writes a space so
        patterns.push_back(patterns.front());
        std::ranges::replace(patterns.back().text, ' ', '+');
    }
    for (std::string &inCase : inEveryCase(text)) {
        addEncoded(inCase, patterns);
        wipe(inCase);
    }
    return patterns;
}

namespace {

// More would make the table of what is looked for too dense to rule anything out.
constexpr std::size_t kLongestStride = 5;

bool isEscapedInJson(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < ' ';
}

char otherCase(char c)
{
    const char lower = asciiLower(c);
    return c == lower ? asciiUpper(c) : lower;
}

} // namespace

Automaton::Automaton(std::vector<Pattern> patterns)
{
    std::size_t bytes = 1;
    for (const Pattern &pattern : patterns)
        bytes += pattern.text.size();
    m_nodes.reserve(bytes); // so that no copy of them is left behind
    std::size_t shortest = kGram + kLongestStride - 1;
    for (const Pattern &pattern : patterns)
        shortest = std::min(shortest, pattern.text.size());
    m_stride = shortest < kGram ? 0 : shortest - kGram + 1;
    for (Pattern &pattern : patterns) {
        add(pattern);
        addGrams(pattern.text);
        wipe(pattern.text);
    }
    link();
}

Automaton::~Automaton()
{
    wipe(m_nodes.data(), m_nodes.size() * sizeof(Node));
}

// Precondition: a pattern of at least two bytes.
void Automaton::add(const Pattern &pattern)
{
    State state = kStart;
    for (const char anyCase : pattern.text) {
        const char byte = asciiLower(anyCase);
        m_hasEscapedCharacters = m_hasEscapedCharacters || isEscapedInJson(byte);
        State after = child(state, byte);
        if (after == kStart) {
            after = static_cast<State>(m_nodes.size());
            Node node;
            node.sibling = m_nodes[state].firstChild;
            node.depth = m_nodes[state].depth + 1;
            node.byte = byte;
            m_nodes.push_back(node);
            m_nodes[state].firstChild = after;
            if (state == kStart)
                m_first[static_cast<unsigned char>(byte)] = after;
        }
        state = after;
    }
    Node &last = m_nodes[state];
    // A form that two secrets share counts wherever it counts for one of them.
    last.traits.isWholeWord = pattern.traits.isWholeWord && (!last.isWhole || last.traits.isWholeWord);
    last.traits.coversBefore = pattern.traits.coversBefore || last.traits.coversBefore;
    last.traits.coversAfter = pattern.traits.coversAfter || last.traits.coversAfter;
    last.isWhole = true;
    for (const char first : {pattern.text[0], otherCase(pattern.text[0])}) {
        for (const char second : {pattern.text[1], otherCase(pattern.text[1])})
            m_pairs.set(pair(first, second));
    }
}

void Automaton::addGrams(std::string_view pattern)
{
    for (std::size_t i = 0; i < m_stride; ++i)
        m_grams.set(gram(pattern.data() + i));
}

bool Automaton::isIn(std::string_view text) const
{
    if (isEmpty())
        return false;
    if (m_stride == 0)
        return isFoundFrom(0, text, text.size());
    for (std::size_t i = 0; i + kGram <= text.size(); i += m_stride) {
        if (m_grams[gram(text.data() + i)]
            && isFoundFrom(i + 1 > m_stride ? i + 1 - m_stride : 0, text, i + 1))
            return true;
    }
    return false;
}

// A pattern that begins at that place or behind it, and before the other one.
bool Automaton::isFoundFrom(std::size_t at, std::string_view text, std::size_t until) const
{
    State state = kStart;
    // What is under way may never end in a text of many beginnings; whatever begins later is found from its own place.
    for (std::size_t i = at; i < text.size() && i - m_nodes[state].depth < until; ++i) {
        state = next(state, asciiLower(text[i]));
        if (firstFind(state) != kStart)
            return true;
    }
    return false;
}

// Breadth first, as the way back leads to shorter beginnings.
void Automaton::link()
{
    std::vector<State> queue{kStart};
    queue.reserve(m_nodes.size());
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const State parent = queue[i];
        for (State state = m_nodes[parent].firstChild; state != kStart; state = m_nodes[state].sibling) {
            Node &node = m_nodes[state];
            if (parent != kStart)
                node.fallback = next(m_nodes[parent].fallback, node.byte);
            node.nextFind = firstFind(node.fallback);
            queue.push_back(state);
        }
    }
}

Automaton::State Automaton::child(State state, char byte) const
{
    if (state == kStart)
        return m_first[static_cast<unsigned char>(byte)];
    State found = m_nodes[state].firstChild;
    while (found != kStart && m_nodes[found].byte != byte)
        found = m_nodes[found].sibling;
    return found;
}

Automaton::State Automaton::next(State state, char byte) const
{
    for (;;) {
        if (const State after = child(state, byte); after != kStart)
            return after;
        if (state == kStart)
            return kStart;
        state = m_nodes[state].fallback;
    }
}

namespace {

// Making one automaton of so few takes no longer than looking through two.
constexpr std::size_t kFew = 32;

} // namespace

std::pair<std::vector<SecretRegister::Group>::iterator, std::vector<SecretRegister::Known>::iterator>
SecretRegister::find(const Secret &secret)
{
    for (auto group = m_groups.begin(); group != m_groups.end(); ++group) {
        const auto known = std::ranges::find(group->known, secret, &Known::secret);
        if (known != group->known.end())
            return {group, known};
    }
    return {m_groups.end(), {}};
}

void SecretRegister::add(const Secret &secret)
{
    const std::lock_guard lock(m_mutex);
    if (const auto [group, known] = find(secret); group != m_groups.end()) {
        ++known->count;
        return;
    }
    m_groups.push_back(Group{.known = {Known{secret, 1}}});
    // Groups of doubling sizes: each secret is in few of those that are made.
    while (m_groups.size() > 1) {
        Group &last = m_groups.back();
        Group &before = m_groups[m_groups.size() - 2];
        if (before.known.size() + last.known.size() > kFew && before.known.size() >= 2 * last.known.size())
            break;
        std::ranges::move(last.known, std::back_inserter(before.known));
        before.automaton.reset();
        m_groups.pop_back();
    }
    changed();
}

void SecretRegister::remove(const Secret &secret)
{
    const std::lock_guard lock(m_mutex);
    const auto [group, known] = find(secret);
    if (group == m_groups.end() || --known->count > 0)
        return;
    group->known.erase(known);
    group->automaton.reset();
    if (group->known.empty())
        m_groups.erase(group);
    changed();
}

void SecretRegister::changed()
{
    m_automata.reset();
    m_isEmpty.store(m_groups.empty(), std::memory_order_release);
}

std::shared_ptr<const Automata> SecretRegister::automata()
{
    const std::lock_guard lock(m_mutex);
    if (m_automata)
        return m_automata;
    std::vector<std::shared_ptr<const Automaton>> all;
    for (Group &group : m_groups) {
        if (!group.automaton) {
            std::vector<Pattern> patterns;
            for (const Known &known : group.known)
                std::ranges::move(patternsOf(known.secret), std::back_inserter(patterns));
            group.automaton = std::make_shared<Automaton>(std::move(patterns));
        }
        all.push_back(group.automaton);
    }
    m_automata = std::make_shared<const Automata>(std::move(all));
    return m_automata;
}

} // namespace tooltray::credentials
