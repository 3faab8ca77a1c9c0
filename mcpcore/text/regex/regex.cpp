// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/regex.h"

#include "text/regex/regexmatcher.h"
#include "text/regex/regexparser.h"
#include "text/regex/regexprogram.h"
#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray::text {
namespace {

// Turns a tree into instructions, each as the semantics of ECMA-262 22.2.2 describe it. Counted groups are
// written out, so that no state holds a counter.
class RegexCompiler {
public:
    RegexCompiler(const RegexTree &tree, bool linearOnly);

    // False when the program would be longer than the limit.
    bool compile(RegexProgram &program);

private:
    using Op = RegexInstruction::Op;

    struct Facts {
        bool canBeEmpty = true;
        bool isAnchored = false;
        std::uint32_t firstGroup = RegexNode::kUnlimited;
        std::uint32_t lastGroup = 0;
    };

    Facts factsOf(const RegexNode &node) const;

    void emit(std::uint32_t index, bool goesBack);
    void emitSequence(const RegexNode &node, bool goesBack);
    void emitChoice(const RegexNode &node, bool goesBack);
    void emitGroup(const RegexNode &node, bool goesBack);
    void emitLook(const RegexNode &node);
    void emitRepeat(const RegexNode &node, bool goesBack);
    void emitIteration(const RegexNode &node, bool goesBack);
    std::uint32_t emitOptionalIteration(const RegexNode &node, bool goesBack);

    std::uint32_t add(RegexInstruction instruction);
    std::uint32_t addSplit();
    std::uint32_t here() const noexcept { return static_cast<std::uint32_t>(m_program->code.size()); }
    bool isFull() const noexcept;
    void aimSplit(std::uint32_t split, bool isLazy, std::uint32_t body, std::uint32_t exit);

    const RegexTree &m_tree;
    bool m_linearOnly;
    std::size_t m_maxInstructions;
    std::vector<Facts> m_facts; // of each node
    RegexProgram *m_program = nullptr;
    std::size_t m_emitted = 0; // nodes, some of which add no instruction
};

RegexCompiler::RegexCompiler(const RegexTree &tree, bool linearOnly)
    : m_tree(tree)
    , m_linearOnly(linearOnly)
    , m_maxInstructions(regexLimits(linearOnly).instructions)
{
    m_facts.reserve(tree.nodes.size());
    for (const RegexNode &node : tree.nodes)
        m_facts.push_back(factsOf(node));
}

RegexCompiler::Facts RegexCompiler::factsOf(const RegexNode &node) const
{
    using Kind = RegexNode::Kind;
    Facts facts;
    bool anyCanBeEmpty = false;
    bool allCanBeEmpty = true;
    bool allAreAnchored = true;
    for (const std::uint32_t index : node.children) {
        const Facts &child = m_facts[index];
        anyCanBeEmpty = anyCanBeEmpty || child.canBeEmpty;
        allCanBeEmpty = allCanBeEmpty && child.canBeEmpty;
        allAreAnchored = allAreAnchored && child.isAnchored;
        facts.firstGroup = std::min(facts.firstGroup, child.firstGroup);
        facts.lastGroup = std::max(facts.lastGroup, child.lastGroup);
    }
    switch (node.kind) {
    case Kind::Character:
    case Kind::Set: facts.canBeEmpty = false; break;
    case Kind::Start: facts.isAnchored = true; break;
    case Kind::Sequence:
        facts.canBeEmpty = allCanBeEmpty;
        facts.isAnchored = !node.children.empty() && m_facts[node.children.front()].isAnchored;
        break;
    case Kind::Choice:
        facts.canBeEmpty = anyCanBeEmpty;
        facts.isAnchored = allAreAnchored;
        break;
    case Kind::Repeat:
        facts.canBeEmpty = node.min == 0 || anyCanBeEmpty;
        facts.isAnchored = node.min > 0 && allAreAnchored;
        break;
    case Kind::Group:
        facts.canBeEmpty = anyCanBeEmpty;
        facts.isAnchored = allAreAnchored;
        facts.firstGroup = std::min(facts.firstGroup, node.value);
        facts.lastGroup = std::max(facts.lastGroup, node.value);
        break;
    case Kind::End:
    case Kind::WordBoundary:
    case Kind::BackReference:
    case Kind::Look: break;
    }
    return facts;
}

bool RegexCompiler::compile(RegexProgram &program)
{
    m_program = &program;
    program.sets = m_tree.sets;
    program.mayRemember = !m_tree.hasBackReferences;
    program.slotCount = m_tree.hasBackReferences ? 2 * (m_tree.groupCount + 1) : 0;
    program.isAnchored = m_facts[m_tree.root].isAnchored;
    emit(m_tree.root, false);
    add({.op = Op::Accept});
    return !isFull();
}

void RegexCompiler::emit(std::uint32_t index, bool goesBack)
{
    using Kind = RegexNode::Kind;
    const RegexNode &node = m_tree.nodes[index];
    ++m_emitted;
    switch (node.kind) {
    case Kind::Character: add({.op = Op::Character, .goesBack = goesBack, .operand = node.value}); break;
    case Kind::Set: add({.op = Op::Set, .goesBack = goesBack, .operand = node.value}); break;
    case Kind::Start: add({.op = Op::Start}); break;
    case Kind::End: add({.op = Op::End}); break;
    case Kind::WordBoundary: add({.op = Op::WordBoundary, .isNegated = node.isNegated}); break;
    case Kind::Sequence: emitSequence(node, goesBack); break;
    case Kind::Choice: emitChoice(node, goesBack); break;
    case Kind::Repeat: emitRepeat(node, goesBack); break;
    case Kind::Group: emitGroup(node, goesBack); break;
    case Kind::BackReference:
        add({.op = Op::BackReference, .goesBack = goesBack, .operand = 2 * node.value});
        break;
    case Kind::Look: emitLook(node); break;
    }
}

void RegexCompiler::emitSequence(const RegexNode &node, bool goesBack)
{
    const auto count = node.children.size();
    for (std::size_t i = 0; i < count; ++i)
        emit(node.children[goesBack ? count - 1 - i : i], goesBack);
}

void RegexCompiler::emitChoice(const RegexNode &node, bool goesBack)
{
    std::vector<std::uint32_t> exits;
    for (std::size_t i = 0; i + 1 < node.children.size(); ++i) {
        const std::uint32_t split = addSplit();
        emit(node.children[i], goesBack);
        exits.push_back(add({.op = Op::Jump}));
        aimSplit(split, false, split + 1, here());
    }
    emit(node.children.back(), goesBack);
    for (const std::uint32_t exit : exits)
        m_program->code[exit].first = here();
}

void RegexCompiler::emitGroup(const RegexNode &node, bool goesBack)
{
    if (!m_tree.hasBackReferences) {
        emit(node.children.front(), goesBack);
        return;
    }
    const std::uint32_t start = 2 * node.value;
    add({.op = Op::Save, .operand = goesBack ? start + 1 : start});
    emit(node.children.front(), goesBack);
    add({.op = Op::Save, .operand = goesBack ? start : start + 1});
}

void RegexCompiler::emitLook(const RegexNode &node)
{
    const std::uint32_t row = m_program->rowCount;
    m_program->rowCount += 2; // whether the answer at a position is known, and the answer
    const std::uint32_t look = add({.op = Op::Look, .isNegated = node.isNegated, .row = row});
    emit(node.children.front(), node.looksBehind);
    add({.op = Op::Accept});
    m_program->code[look].first = here();
    m_program->code[look].second = m_program->rowCount;
}

void RegexCompiler::emitRepeat(const RegexNode &node, bool goesBack)
{
    const RegexNode &body = m_tree.nodes[node.children.front()];
    if (body.kind == RegexNode::Kind::Set && !m_linearOnly) {
        add({.op = Op::Repeat,
             .isLazy = node.isLazy,
             .goesBack = goesBack,
             .operand = body.value,
             .min = node.min,
             .max = node.max,
             .row = m_program->rowCount++});
        return;
    }
    const std::uint32_t start = here();
    for (std::uint32_t i = 0; i < node.min && !isFull(); ++i) {
        emitIteration(node, goesBack);
        if (here() == start) // nothing, however often
            return;
    }
    if (node.max == RegexNode::kUnlimited) {
        const std::uint32_t split = emitOptionalIteration(node, goesBack);
        add({.op = Op::Jump, .first = split});
        aimSplit(split, node.isLazy, split + 1, here());
        return;
    }
    std::vector<std::uint32_t> splits;
    for (std::uint32_t i = node.min; i < node.max && !isFull(); ++i)
        splits.push_back(emitOptionalIteration(node, goesBack));
    for (const std::uint32_t split : splits)
        aimSplit(split, node.isLazy, split + 1, here());
}

// RepeatMatcher, 22.2.2.3.1 step 4: groups inside forget what they held in the iteration before.
void RegexCompiler::emitIteration(const RegexNode &node, bool goesBack)
{
    const Facts &body = m_facts[node.children.front()];
    if (m_tree.hasBackReferences && body.lastGroup != 0)
        add({.op = Op::Clear, .first = 2 * body.firstGroup, .second = 2 * body.lastGroup + 2});
    emit(node.children.front(), goesBack);
}

// Step 2.b: an iteration that is not required must move on.
std::uint32_t RegexCompiler::emitOptionalIteration(const RegexNode &node, bool goesBack)
{
    const std::uint32_t split = addSplit();
    if (!m_facts[node.children.front()].canBeEmpty) {
        emitIteration(node, goesBack);
        return split;
    }
    const std::uint32_t slot = m_program->slotCount++;
    add({.op = Op::Save, .operand = slot});
    emitIteration(node, goesBack);
    add({.op = Op::CheckProgress, .operand = slot});
    return split;
}

bool RegexCompiler::isFull() const noexcept
{
    return m_program->code.size() > m_maxInstructions || m_emitted > 20 * m_maxInstructions;
}

std::uint32_t RegexCompiler::add(RegexInstruction instruction)
{
    const std::uint32_t index = here();
    if (!isFull())
        m_program->code.push_back(instruction);
    return std::min(index, here() - 1);
}

std::uint32_t RegexCompiler::addSplit()
{
    return add({.op = Op::Split, .row = m_program->rowCount++});
}

void RegexCompiler::aimSplit(std::uint32_t split, bool isLazy, std::uint32_t body, std::uint32_t exit)
{
    m_program->code[split].first = isLazy ? exit : body;
    m_program->code[split].second = isLazy ? body : exit;
}

} // namespace

Regex::Compiled Regex::compile(std::string_view pattern, RegexOptions options)
{
    RegexTree tree;
    if (std::optional<RegexError> error = RegexParser(pattern, options).parse(tree))
        return {{}, std::move(error)};
    auto program = std::make_shared<RegexProgram>();
    if (!RegexCompiler(tree, options.linearOnly).compile(*program))
        return {{}, RegexError{CORE_TEXT("Core", "The pattern is too large; its repetitions multiply."), 0}};
    return {Regex(std::move(program)), {}};
}

Regex::Outcome Regex::search(std::string_view text, std::size_t maxSteps) const
{
    return RegexMatcher(*m_program, text, maxSteps).search();
}

bool isStrictPattern(std::string_view pattern)
{
    bool isClass = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        if (c == '\\') {
            if (++i == pattern.size()
                || std::string_view("dDwWsSbBnrtfv^$\\.*+?()[]{}|/-").find(pattern[i])
                       == std::string_view::npos
                || (pattern[i] == '-' && !isClass))
                return false;
        } else if (isClass) {
            isClass = c != ']';
        } else if (c == '[') {
            isClass = true;
        } else if (c == '{') {
            const std::size_t end = pattern.find('}', i);
            if (end == std::string_view::npos || i == 0 || end == i + 1
                || pattern.substr(i + 1, end - i - 1).find_first_not_of("0123456789,")
                       != std::string_view::npos
                || !isAsciiDigit(pattern[i + 1]))
                return false;
            i = end;
        } else if (c == '}' || c == ']') {
            return false;
        }
    }
    return !isClass;
}

} // namespace tooltray::text
