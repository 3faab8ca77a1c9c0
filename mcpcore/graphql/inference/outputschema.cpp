// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/outputschema.h"

#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"

#include <algorithm>
#include <utility>

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

FieldCollector::FieldCollector(const Document &document, const Schema &schema)
    : m_document(document)
    , m_schema(schema)
    , m_symbols(schema.symbolsFor(document.symbols()))
    , m_fragments(document.symbols().size(), kNoIndex)
    , m_entered(document.symbols().size(), 0)
{
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::FragmentDefinition))
            m_fragments[index(definition.symbol())] = definition.index();
}

std::vector<CollectedField> FieldCollector::collect(SchemaType object,
                                                    std::span<const ContributingSet> selections)
{
    ++m_round;
    m_groups.clear();
    m_groupOf.clear();
    for (const ContributingSet &selection : selections) {
        enter(SelectionSet(m_document.node(selection.node)), selection.isCertain);
        while (!m_places.empty()) {
            Place &place = m_places.back();
            if (place.at == place.end) {
                m_places.pop_back();
                continue;
            }
            const Node node = m_document.node(place.at);
            const bool isCertain = place.isCertain;
            place.at = node.data().next;
            visit(node, isCertain, object);
        }
    }
    std::vector<CollectedField> fields;
    fields.reserve(m_groups.size());
    for (const Group &group : m_groups)
        fields.push_back(finished(group, object));
    return fields;
}

// September 2025, 3.13.1 and 3.13.2. What is deferred may come later or, when it fails, never.
FieldCollector::Presence FieldCollector::presence(Directives directives) const
{
    Presence presence = Presence::Always;
    for (const Directive directive : directives) {
        const Symbol name = directive.symbol();
        if (name != Symbol::Skip && name != Symbol::Include && name != Symbol::Defer)
            continue;
        const Argument condition = findArgument(directive.arguments(), Symbol::If);
        const BooleanValue literal = condition ? as<BooleanValue>(condition.value()) : BooleanValue();
        if (!literal || (name == Symbol::Defer && literal.value()))
            presence = std::min(presence, Presence::Maybe);
        else if (name != Symbol::Defer && literal.value() == (name == Symbol::Skip))
            presence = Presence::Never;
    }
    return presence;
}

bool FieldCollector::applies(TypeReference condition, SchemaType object) const
{
    if (!condition)
        return true;
    const SchemaType type = m_schema.type(m_symbols[index(condition.symbol())]);
    return type && (type == object || (type.isAbstract() && m_schema.isPossibleType(type, object)));
}

void FieldCollector::enter(SelectionSet set, bool isCertain)
{
    if (set)
        m_places.push_back({set.index() + 1, set.data().next, isCertain});
}

void FieldCollector::visit(Node selection, bool isCertain, SchemaType object)
{
    if (!isSelection(selection.kind()))
        return;
    ++m_selectionCount;
    const Presence presence = this->presence(Directives(selection.children()));
    if (presence == Presence::Never)
        return;
    isCertain = isCertain && presence == Presence::Always;
    if (const auto field = as<Field>(selection)) {
        addField(field, isCertain);
    } else if (const auto fragment = as<InlineFragment>(selection)) {
        if (applies(fragment.typeCondition(), object))
            enter(fragment.selectionSet(), isCertain);
    } else {
        const std::uint32_t definition = m_fragments[index(selection.symbol())];
        std::uint64_t &entered = m_entered[index(selection.symbol())];
        const std::uint64_t entering = m_round * 2 + (isCertain ? 1 : 0);
        if (definition == kNoIndex || entered >= entering)
            return;
        entered = entering;
        const FragmentDefinition spread(m_document.node(definition));
        if (applies(spread.typeCondition(), object))
            enter(spread.selectionSet(), isCertain);
    }
}

void FieldCollector::addField(Field field, bool isCertain)
{
    const auto [known, isNew] = m_groupOf.emplace(field.responseSymbol(), m_groups.size());
    if (isNew)
        m_groups.push_back({field.responseSymbol(), {}});
    m_groups[known->second].fields.push_back({field.index(), isCertain});
}

CollectedField FieldCollector::finished(const Group &group, SchemaType object) const
{
    std::vector<Occurrence> fields = group.fields;
    std::sort(fields.begin(), fields.end(), [](const Occurrence &a, const Occurrence &b) {
        return std::pair(a.node, !a.isCertain) < std::pair(b.node, !b.isCertain);
    });
    const auto isSameNode = [](const Occurrence &a, const Occurrence &b) { return a.node == b.node; };
    fields.erase(std::unique(fields.begin(), fields.end(), isSameNode), fields.end());

    const Field first(m_document.node(fields.front().node));
    CollectedField collected{
        group.responseName, m_schema.field(object, m_symbols[index(first.symbol())]), false, {}};
    for (const Occurrence &occurrence : fields) {
        collected.isCertain = collected.isCertain || occurrence.isCertain;
        // A field that is the only one of its name has brought its selections whenever it is there.
        if (const SelectionSet set = Field(m_document.node(occurrence.node)).selectionSet())
            collected.selections.push_back({set.index(), fields.size() == 1 || occurrence.isCertain});
    }
    return collected;
}

} // namespace tooltray::graphql
