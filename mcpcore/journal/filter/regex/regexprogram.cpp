// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/regex/regexprogram.h"
#include "journal/filter/regex/regexparser.h"

namespace tooltray::journal {
namespace {

using RegexOp = RegexInstruction::Op;

constexpr std::size_t kMaxInstructions = 5'000;

// Writes the instructions for a tree one after the other, counted repeats written out.
class RegexWriter {
public:
    explicit RegexWriter(std::vector<RegexInstruction> &out) : m_out(out) {}

    // False when there are too many.
    bool write(const RegexNode &node)
    {
        emit(node);
        add({RegexOp::Match});
        return m_out.size() < kMaxInstructions;
    }

private:
    std::uint32_t here() const { return static_cast<std::uint32_t>(m_out.size()); }
    std::uint32_t add(RegexInstruction instruction)
    {
        if (m_out.size() < kMaxInstructions)
            m_out.push_back(instruction);
        return here() - 1;
    }

    void emit(const RegexNode &node)
    {
        if (m_out.size() >= kMaxInstructions)
            return;
        switch (node.kind) {
        case RegexNode::Kind::Empty: break;
        case RegexNode::Kind::Set: add({RegexOp::Character, node.set}); break;
        case RegexNode::Kind::Assertion: add({node.assertion}); break;
        case RegexNode::Kind::Sequence:
            for (const RegexNode &child : node.children)
                emit(child);
            break;
        case RegexNode::Kind::Choice: emitChoice(node); break;
        case RegexNode::Kind::Repeat: emitRepeat(node); break;
        }
    }

    void emitChoice(const RegexNode &node)
    {
        std::vector<std::uint32_t> jumps;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i + 1 == node.children.size()) {
                emit(node.children[i]);
                break;
            }
            const std::uint32_t fork = add({RegexOp::Fork, here() + 1});
            emit(node.children[i]);
            jumps.push_back(add({RegexOp::Jump}));
            m_out[fork].second = here();
        }
        for (const std::uint32_t jump : jumps)
            m_out[jump].first = here();
    }

    void emitRepeat(const RegexNode &node)
    {
        const RegexNode &child = node.children.front();
        for (std::uint32_t i = 0; i < node.least && m_out.size() < kMaxInstructions; ++i)
            emit(child);
        if (node.most == RegexNode::kUnlimited) {
            const std::uint32_t fork = add({RegexOp::Fork, here() + 1});
            emit(child);
            add({RegexOp::Jump, fork});
            m_out[fork].second = here();
            return;
        }
        std::vector<std::uint32_t> forks;
        for (std::uint32_t i = node.least; i < node.most && m_out.size() < kMaxInstructions; ++i) {
            forks.push_back(add({RegexOp::Fork, here() + 1}));
            emit(child);
        }
        for (const std::uint32_t fork : forks)
            m_out[fork].second = here();
    }

    std::vector<RegexInstruction> &m_out;
};

} // namespace

CompiledRegex compileRegex(std::string_view pattern)
{
    RegexParser parser(pattern);
    const auto tree = parser.parse();
    if (!tree)
        return {{}, parser.error()};
    CompiledRegex compiled;
    if (!RegexWriter(compiled.program.instructions).write(*tree))
        return {{}, RegexError{"The pattern repeats too much."}};
    compiled.program.sets = parser.takeSets();
    return compiled;
}

} // namespace tooltray::journal
