// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/shape.h"

#include <limits>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kEndless = std::numeric_limits<std::size_t>::max();

std::size_t saturatingSum(std::size_t a, std::size_t b) noexcept
{
    return a > kEndless - b ? kEndless : a + b;
}

// True if sharing the shape saves anything.
bool isWorthDefining(const Shape &shape)
{
    constexpr std::size_t kLongEnum = 8;
    return !shape.name.empty()
           && (!shape.properties.empty() || shape.parts.size() > 1
               || shape.keywords["enum"].size() > kLongEnum);
}

// {"type": "string"} becomes {"type": ["string", "null"]}; what has no type takes null already.
void allowNull(json::Value &schema)
{
    json::Value *type = schema.find("type");
    if (type && !type->isArray())
        *type = json::Value::array({*type});
    if (type)
        type->append("null");
    if (json::Value *values = schema.find("enum"))
        values->append(nullptr);
}

} // namespace

ShapeWriter::ShapeWriter(const Shapes &shapes, const InferenceOptions &options)
    : m_shapes(shapes)
    , m_options(options)
    , m_form(options.form)
    , m_useCounts(shapes.size())
    , m_sizes(shapes.size())
    , m_isRecursive(shapes.size())
    , m_names(shapes.size())
{}

InferredSchema ShapeWriter::write(std::uint32_t root)
{
    survey(root);
    std::size_t size = m_sizes[root];
    for (std::size_t shape = 0; shape < m_shapes.size(); ++shape)
        if (m_isRecursive[shape])
            size = saturatingSum(size, m_sizes[shape]);
    if (size > m_options.maxInlined)
        m_form = SchemaLayout::Compact;
    json::Value schema = json::Value::object();
    if (m_options.draft == JsonSchemaDraft::Draft7)
        schema.set("$schema", "http://json-schema.org/draft-07/schema#");
    const json::Value body = inlined({.shape = root}, 0);
    for (const json::Member &member : body.members())
        schema.set(member.name.view(), member.value);
    json::Value definitions = json::Value::object();
    for (std::size_t i = 0; i < m_definitions.size(); ++i) {
        const std::uint32_t shape = m_definitions[i];
        json::Value definition = inlined({.shape = shape}, 0);
        definitions.set(m_names[shape], std::move(definition));
    }
    if (!definitions.isEmpty())
        schema.set(definitionsKeyword(), std::move(definitions));
    return {std::move(schema), m_form};
}

// Depth first: what is met again while it is still open contains itself. Lists cannot be definitions; of a
// circle that closes in one, the object nearest to its end becomes one.
void ShapeWriter::survey(std::uint32_t root)
{
    enum class State : std::uint8_t { New, Open, Done };
    struct Visit {
        std::uint32_t shape;
        std::vector<std::uint32_t> parts;
        std::size_t next = 0;
    };
    std::vector<State> states(m_shapes.size(), State::New);
    std::vector<Visit> stack;
    const auto open = [&](std::uint32_t shape) {
        states[shape] = State::Open;
        Visit &visit = stack.emplace_back(Visit{shape, {}});
        forEachPart(m_shapes[shape], [&](const ShapeUse &use) { visit.parts.push_back(use.shape); });
    };
    const auto nearestNamed = [&](std::uint32_t target) {
        for (auto visit = stack.rbegin(); m_shapes[target].name.empty() && visit != stack.rend(); ++visit)
            target = visit->shape;
        return target;
    };
    open(root);
    while (!stack.empty()) {
        Visit &top = stack.back();
        if (top.next < top.parts.size()) {
            const std::uint32_t part = top.parts[top.next++];
            ++m_useCounts[part];
            if (states[part] == State::New)
                open(part);
            else if (states[part] == State::Open)
                m_isRecursive[nearestNamed(part)] = true;
            continue;
        }
        std::size_t size = 1;
        for (const std::uint32_t part : top.parts)
            size = saturatingSum(size, m_isRecursive[part] ? 1 : m_sizes[part]);
        m_sizes[top.shape] = size;
        states[top.shape] = State::Done;
        stack.pop_back();
    }
}

bool ShapeWriter::isDefinition(std::uint32_t shape, std::size_t depth) const
{
    if (m_isRecursive[shape] || (depth >= kMaxDepth && isWorthDefining(m_shapes[shape])))
        return true;
    return m_form == SchemaLayout::Compact && m_useCounts[shape] > 1 && isWorthDefining(m_shapes[shape]);
}

json::Value ShapeWriter::use(const ShapeUse &use, std::size_t depth)
{
    json::Value schema = isDefinition(use.shape, depth) ? reference(use) : inlined(use, depth);
    if (use.defaultValue)
        schema.set("default", *use.defaultValue);
    if (use.isDeprecated)
        schema.set("deprecated", true);
    return schema;
}

json::Value ShapeWriter::reference(const ShapeUse &use)
{
    std::string target = "#/";
    target.append(definitionsKeyword()).append("/").append(definitionName(use.shape));
    json::Value schema = json::Value::object({{"$ref", target}});
    // Draft-07 does not see what stands beside a reference.
    const bool hasCompany = !use.description.empty() || use.defaultValue || use.isDeprecated;
    if (use.isNullable)
        schema = json::Value::object(
            {{"anyOf", json::Value::array({schema, json::Value::object({{"type", "null"}})})}});
    else if (hasCompany && m_options.draft == JsonSchemaDraft::Draft7)
        schema = json::Value::object({{"allOf", json::Value::array({schema})}});
    if (!use.description.empty())
        schema.set("description", use.description);
    return schema;
}

json::Value ShapeWriter::inlined(const ShapeUse &use, std::size_t depth)
{
    const Shape &shape = m_shapes[use.shape];
    json::Value schema = shape.keywords;
    if (use.isNullable && shape.kind != Shape::Kind::Choice)
        allowNull(schema);
    const std::string &description = use.description.empty() ? shape.description : use.description;
    if (!description.empty())
        schema.set("description", description);
    switch (shape.kind) {
    case Shape::Kind::Leaf: break;
    case Shape::Kind::List: schema.set("items", this->use(shape.parts.front(), depth + 1)); break;
    case Shape::Kind::Choice: {
        json::Value choices = json::Value::array();
        for (const ShapeUse &part : shape.parts)
            choices.append(this->use(part, depth + 1));
        if (use.isNullable)
            choices.append(json::Value::object({{"type", "null"}}));
        schema.set("anyOf", std::move(choices));
        break;
    }
    case Shape::Kind::Object: {
        json::Value properties = json::Value::object();
        json::Value required = json::Value::array();
        for (const ShapeProperty &property : shape.properties) {
            properties.set(property.name, this->use(property.use, depth + 1));
            if (property.isRequired)
                required.append(property.name);
        }
        if (!properties.isEmpty())
            schema.set("properties", std::move(properties));
        if (!required.isEmpty())
            schema.set("required", std::move(required));
        break;
    }
    }
    return schema;
}

std::string_view ShapeWriter::definitionName(std::uint32_t shape)
{
    std::string &name = m_names[shape];
    if (name.empty()) {
        const std::string &base = m_shapes[shape].name;
        std::size_t &number = m_nextNumbers[base];
        do
            name = number++ == 0 ? base : base + std::to_string(number);
        while (!m_takenNames.insert(name).second);
        m_definitions.push_back(shape);
    }
    return name;
}

std::string_view ShapeWriter::definitionsKeyword() const
{
    return m_options.draft == JsonSchemaDraft::Draft7 ? "definitions" : "$defs";
}

} // namespace tooltray::graphql
