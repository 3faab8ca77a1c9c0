// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/yamlvalue.h"

#include "storage/configuration/scalars.h"
#include "storage/configuration/yamlreader.h"

#include <string>

namespace tooltray::storage {

namespace {

constexpr std::string_view kForeignMark = "\xEF\xBB\xBF";

// Recurses only as deep as parseYaml() lets a text nest.
json::Value valueOfYaml(const YamlNode &node)
{
    json::Value value;
    switch (node.kind) {
    case YamlNode::Kind::Null: break;
    case YamlNode::Kind::Plain: return plainScalar(node.text);
    case YamlNode::Kind::Text: return json::Value(node.text);
    case YamlNode::Kind::List:
        value = json::Value::array();
        value.reserve(node.children.size());
        for (const YamlNode &element : node.children)
            value.append(valueOfYaml(element));
        break;
    case YamlNode::Kind::Map:
        value = json::Value::object();
        value.reserve(node.children.size());
        for (const YamlNode &member : node.children)
            value.set(member.name, valueOfYaml(member));
        break;
    }
    return value;
}

} // namespace

Result<json::Value> yamlValue(std::string_view text)
{
    if (text.starts_with(kForeignMark))
        text.remove_prefix(kForeignMark.size());
    Problems problems;
    const std::optional<YamlNode> root = parseYaml(text, problems, kMaxForeignYamlBytes);
    if (root && problems.isEmpty())
        return valueOfYaml(*root);
    Error error{ErrorKind::Invalid, "yaml_invalid", "This YAML cannot be read.", "Correct it and try again."};
    const std::vector<Diagnostic> found = problems.diagnostics({}, text);
    if (!found.empty()) {
        error.message = "This YAML cannot be read, from line " + std::to_string(found.front().position.line)
                        + " on: " + found.front().message;
    }
    return error;
}

} // namespace tooltray::storage
