// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/outputschema.h"

#include "graphql/inference/leafschemas.h"
#include "graphql/inference/outputshapes.h"
#include "graphql/inference/shapewriter.h"

#include <utility>

namespace tooltray::graphql {

namespace {

json::Value arrayOf(json::Value items)
{
    json::Value array = ofType("array");
    array.set("items", std::move(items));
    return array;
}

// September 2025, 7.1.5
Shape errorsShape()
{
    json::Value location = ofType("object");
    location.set("properties",
                 json::Value::object({{"line", ofType("integer")}, {"column", ofType("integer")}}));
    json::Value step = json::Value::object({{"type", json::Value::array({"string", "integer"})}});
    json::Value error = ofType("object");
    error.set("properties", json::Value::object({{"message", ofType("string")},
                                                 {"locations", arrayOf(std::move(location))},
                                                 {"path", arrayOf(std::move(step))},
                                                 {"extensions", ofType("object")}}));
    error.set("required", json::Value::array({"message"}));
    return {.keywords = arrayOf(std::move(error))};
}

Shape envelope(OutputShapes &shapes, ShapeUse data)
{
    data.isNullable = true;
    Shape response{.kind = Shape::Kind::Object, .keywords = ofType("object")};
    response.properties.push_back({"data", std::move(data)});
    response.properties.push_back({"errors", {.shape = shapes.add(errorsShape())}});
    response.properties.push_back({"extensions", {.shape = shapes.add({.keywords = ofType("object")})}});
    return response;
}

enum class Part : std::uint8_t { Response, Data };

InferredSchema infer(const Schema &schema, OperationDefinition operation, Part part,
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
    const std::uint32_t described =
        part == Part::Data ? data.shape : shapes.add(envelope(shapes, std::move(data)));
    InferredSchema inferred = ShapeWriter(shapes.shapes(), options).write(described);
    inferred.isComplete = shapes.isComplete();
    return inferred;
}

} // namespace

InferredSchema inferOutputSchema(const Schema &schema, OperationDefinition operation,
                                 const InferenceOptions &options)
{
    return infer(schema, operation, Part::Response, options);
}

InferredSchema inferDataSchema(const Schema &schema, OperationDefinition operation,
                               const InferenceOptions &options)
{
    return infer(schema, operation, Part::Data, options);
}

} // namespace tooltray::graphql
