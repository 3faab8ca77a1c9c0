// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/compile/programbuilder.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::jsonschema {

// Turns a schema, with all it refers to, into a program. Works off a queue, so nothing recurses.
class Compiler {
public:
    Compiler(const CompileOptions &options, CompileLog &log) : m_log(log), m_builder(options, log) {}
    Compiler(const Compiler &) = delete;
    Compiler &operator=(const Compiler &) = delete;

    Program compile(const json::Value &schema);

private:
    void compileWaiting();
    void collectDynamicTargets();
    void settleDynamicReferences();
    void refuseEndlessLoops();
    void followLoops(NodeId start, std::vector<std::uint8_t> &states);
    void flattenReferences();
    NodeId plainTarget(const ProgramNode &node) const;
    void copyPlaces();

    CompileLog &m_log;
    ProgramBuilder m_builder;
    Registry &m_registry = m_builder.registry(); // these two are the builder's
    Program &m_program = m_builder.program();
    std::size_t m_compiled = 0; // nodes
};

} // namespace tooltray::jsonschema
