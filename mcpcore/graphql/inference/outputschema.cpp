// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/outputschema.h"

#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"

#include <algorithm>

namespace tooltray::graphql {

namespace {

bool looksTheSame(const CollectedField &a, const CollectedField &b)
{
    const auto type = [](const CollectedField &field) {
        return field.field ? field.field.type() : TypeRef();
    };
    const auto name = [](const CollectedField &field) {
        return field.field ? field.field.symbol() : Symbol::None;
    };
    const bool bothTypenames = (name(a) == Symbol::MetaTypename) == (name(b) == Symbol::MetaTypename);
    return a.responseName == b.responseName && a.isCertain == b.isCertain && type(a) == type(b)
           && bothTypenames && a.selections == b.selections;
}

bool lookTheSame(const std::vector<CollectedField> &a, const std::vector<CollectedField> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), looksTheSame);
}

} // namespace

OutputShapes::OutputShapes(const Document &document, const Schema &schema, const InferenceOptions &options)
    : m_document(document)
    , m_schema(schema)
    , m_options(options)
    , m_collector(document, schema)
{}

ShapeUse OutputShapes::use(TypeRef type, Selections selections)
{
    return {.shape = shapeOf(type.nullable(), std::move(selections)), .isNullable = !type.isNonNull()};
}

void OutputShapes::finish()
{
    // In the order they were met: what is near the root is described first when the bounds cut something off.
    for (std::size_t i = 0; i < m_open.size(); ++i) {
        if (m_shapes.size() > m_options.maxShapes || m_collector.selectionCount() > m_options.maxSelections) {
            m_isComplete = false;
            return;
        }
        const Open open = std::move(m_open[i]);
        describeObjects(open.shape, open.type, open.selections);
    }
    m_open.clear();
}

std::uint32_t OutputShapes::add(Shape shape)
{
    m_shapes.push_back(std::move(shape));
    return static_cast<std::uint32_t>(m_shapes.size() - 1);
}

std::uint32_t OutputShapes::shapeOf(TypeRef nullableType, Selections selections)
{
    if (nullableType.isList()) {
        Shape array{.kind = Shape::Kind::List, .keywords = json::Value::object({{"type", "array"}})};
        array.parts.push_back(use(nullableType.inner(), std::move(selections)));
        return add(std::move(array));
    }
    const SchemaType type = m_schema.type(nullableType);
    if (type.isComposite())
        return compositeShape(type, std::move(selections));
    return leafShape(type);
}

std::uint32_t OutputShapes::leafShape(SchemaType type)
{
    const auto [known, isNew] = m_leaves.emplace(type ? type.index() : kNoIndex, 0);
    if (!isNew)
        return known->second;
    Shape shape;
    if (type && type.isLeaf()) {
        shape.name = type.name();
        shape.keywords = outputLeafSchema(type, m_options.scalars);
        if (!type.isBuiltIn())
            shape.description = describe(type.description(), m_options.descriptions);
    }
    return known->second = add(std::move(shape));
}

std::uint32_t OutputShapes::compositeShape(SchemaType type, Selections selections)
{
    const auto [known, isNew] = m_composites.emplace(std::pair(type.index(), selections), 0);
    if (!isNew)
        return known->second;
    known->second = add({.kind = Shape::Kind::Object,
                         .name = std::string(type.name()),
                         .keywords = json::Value::object({{"type", "object"}})});
    m_open.push_back({known->second, type, std::move(selections)});
    return known->second;
}

std::uint32_t OutputShapes::typenameShape(const std::vector<SchemaType> &types)
{
    json::Value names = json::Value::array();
    for (const SchemaType type : types)
        names.append(type.name());
    return add({.keywords = json::Value::object({{"type", "string"}, {"enum", std::move(names)}})});
}

void OutputShapes::describeObjects(std::uint32_t shape, SchemaType type, const Selections &selections)
{
    const std::vector<Branch> branches = this->branches(type, selections);
    if (branches.empty()) // nobody says what it can be, or it can be too much
        return;
    Shape described = m_shapes[shape];
    if (branches.size() == 1) {
        fill(described, branches.front());
    } else {
        described.kind = Shape::Kind::Choice;
        described.keywords = json::Value::object();
        for (const Branch &branch : branches) {
            Shape object{.kind = Shape::Kind::Object,
                         .name = std::string(branch.types.front().name()),
                         .keywords = json::Value::object({{"type", "object"}})};
            fill(object, branch);
            described.parts.push_back({.shape = add(std::move(object))});
        }
    }
    m_shapes[shape] = std::move(described);
}

std::vector<OutputShapes::Branch> OutputShapes::branches(SchemaType type, const Selections &selections)
{
    if (!type.isAbstract())
        return {{m_collector.collect(type, selections), {type}}};
    std::vector<Branch> branches;
    for (const SchemaType possible : type.possibleTypes()) {
        std::vector<CollectedField> fields = m_collector.collect(possible, selections);
        const auto same = std::find_if(branches.begin(), branches.end(), [&](const Branch &branch) {
            return lookTheSame(branch.fields, fields);
        });
        if (same != branches.end())
            same->types.push_back(possible);
        else
            branches.push_back({std::move(fields), {possible}});
        if (branches.size() > m_options.maxBranches) {
            m_isComplete = false;
            return {};
        }
    }
    return branches;
}

void OutputShapes::fill(Shape &object, const Branch &branch)
{
    object.properties.reserve(branch.fields.size());
    for (const CollectedField &field : branch.fields)
        object.properties.push_back(property(field, branch.types));
}

ShapeProperty OutputShapes::property(const CollectedField &field, const std::vector<SchemaType> &types)
{
    ShapeProperty property{std::string(m_document.symbols().text(field.responseName)), {}, field.isCertain};
    if (!field.field) {
        property.use.shape = leafShape({});
    } else if (field.field.symbol() == Symbol::MetaTypename) {
        property.use.shape = typenameShape(types);
    } else {
        property.use = use(field.field.type(), field.selections);
        property.use.description = describe(field.field.description(), m_options.descriptions);
        property.use.isDeprecated = field.field.isDeprecated();
    }
    return property;
}

InferredSchema inferDataSchema(const Schema &schema, OperationDefinition operation,
                               const InferenceOptions &options)
{
    OutputShapes shapes(operation.document(), schema, options);
    const SchemaType root = schema.rootType(operation.operation());
    ShapeUse data;
    if (root.is(TypeKind::Object) && operation.selectionSet())
        data = shapes.use(root.reference().nonNull(), {{operation.selectionSet().index(), true}});
    else
        data.shape = shapes.add({.keywords = ofType("object")});
    shapes.finish();
    InferredSchema inferred = ShapeWriter(shapes.shapes(), options).write(data.shape);
    inferred.isComplete = shapes.isComplete();
    return inferred;
}

} // namespace tooltray::graphql
