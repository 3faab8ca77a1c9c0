// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/regexprogram.h"

namespace tooltray::text {

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

} // namespace tooltray::text
