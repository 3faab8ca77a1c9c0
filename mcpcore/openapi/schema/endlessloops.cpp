// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/schemawriter.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxInPlace = 200;

// Looks along what schemas say about the same value: references, branches, conditions. A reference back to a
// definition that is being looked at is dropped.
class LoopCutter {
public:
    explicit LoopCutter(json::Value &definitions) : m_definitions(definitions) {}

    void run()
    {
        std::vector<std::string> names;
        for (const json::Member &member : std::as_const(m_definitions).members())
            names.emplace_back(member.name.view());
        for (const std::string &name : names)
            enter(name);
    }

private:
    enum class State : unsigned char { New, Open, Done };

    // False when the reference leads back, or further than any value can be checked.
    bool enter(const std::string &name)
    {
        State &state = m_states[name];
        if (state == State::Open || (state == State::New && m_depth >= kMaxInPlace))
            return false;
        if (state == State::Done)
            return true;
        state = State::Open;
        ++m_depth;
        if (const json::Value *found = std::as_const(m_definitions).find(name)) {
            json::Value schema = *found;
            if (visit(schema))
                m_definitions.set(name, std::move(schema));
        }
        --m_depth;
        m_states[name] = State::Done;
        return true;
    }

    // True if the schema was changed.
    bool visit(json::Value &schema)
    {
        const json::Value &constant = schema;
        bool isChanged = false;
        if (const json::Value *reference = constant.find("$ref")) {
            const std::string name(reference->toString().substr(std::string_view("#/$defs/").size()));
            if (!enter(name)) {
                schema.remove("$ref");
                isChanged = true;
            }
        }
        for (const std::string_view keyword : {"allOf", "oneOf", "anyOf"}) {
            if (constant.contains(keyword))
                isChanged = visitList(schema, keyword) || isChanged;
        }
        for (const std::string_view keyword : {"not", "if", "then", "else"}) {
            const json::Value *found = constant.find(keyword);
            if (found == nullptr)
                continue;
            json::Value inside = *found;
            if (visit(inside)) {
                schema.set(keyword, std::move(inside));
                isChanged = true;
            }
        }
        return visitDependent(schema) || isChanged;
    }

    bool visitList(json::Value &schema, std::string_view keyword)
    {
        json::Value list = std::as_const(schema)[keyword];
        bool isChanged = false;
        for (std::size_t i = 0; i < list.size(); ++i) {
            json::Value branch = std::as_const(list)[i];
            if (visit(branch)) {
                list.elements()[i] = std::move(branch);
                isChanged = true;
            }
        }
        if (isChanged)
            schema.set(keyword, std::move(list));
        return isChanged;
    }

    bool visitDependent(json::Value &schema)
    {
        const json::Value *found = std::as_const(schema).find("dependentSchemas");
        if (found == nullptr)
            return false;
        json::Value map = *found;
        bool isChanged = false;
        for (const json::Member &member : found->members()) {
            json::Value inside = member.value;
            if (visit(inside)) {
                map.set(member.name, std::move(inside));
                isChanged = true;
            }
        }
        if (isChanged)
            schema.set("dependentSchemas", std::move(map));
        return isChanged;
    }

    json::Value &m_definitions;
    std::unordered_map<std::string, State> m_states;
    std::size_t m_depth = 0;
};

} // namespace

void cutEndlessLoops(json::Value &definitions)
{
    LoopCutter(definitions).run();
}

} // namespace tooltray::openapi
