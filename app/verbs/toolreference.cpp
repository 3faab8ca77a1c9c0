// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/reference.h"

#include "toolkit/builtins/builtins.h"
#include "json/value.h"
#include "json/write.h"

#include <map>
#include <optional>

namespace tooltray::app {
namespace {

std::string typeOf(const json::Value &schema)
{
    if (schema.contains("enum")) {
        std::string names;
        for (const json::Value &one : schema["enum"].elements())
            names += (names.empty() ? "" : ", ") + std::string(one.toString());
        return names;
    }
    if (schema.contains("anyOf")) {
        std::string names;
        for (const json::Value &one : schema["anyOf"].elements())
            names += (names.empty() ? "" : " or ") + typeOf(one);
        return names;
    }
    const std::string type(schema["type"].toString());
    return type == "array" ? "array of " + typeOf(schema["items"]) : type;
}

void collect(const std::string &above, const json::Value &schema, std::vector<ConfigKey> &keys)
{
    for (const json::Member &member : schema["properties"].members()) {
        const std::string path =
            above.empty() ? std::string(member.name) : above + '.' + std::string(member.name);
        keys.push_back({path, typeOf(member.value), std::string(member.value["description"].toString())});
        collect(path, member.value, keys);
    }
}

// A key of config.yaml with those below it.
struct KeyTree {
    std::optional<ConfigKey> key = {};
    std::vector<std::pair<std::string, KeyTree>> below = {};

    KeyTree &at(const std::string &name)
    {
        for (auto &[known, tree] : below) {
            if (known == name)
                return tree;
        }
        return below.emplace_back(name, KeyTree{}).second;
    }
};

json::Value named(std::initializer_list<std::string_view> types)
{
    json::Value list = json::Value::array();
    for (const std::string_view type : types)
        list.append(std::string(type));
    return json::Value::object({{"type", std::move(list)}});
}

// A variable of the environment can stand for every scalar, so each may be text.
json::Value leafSchema(const std::string &type)
{
    if (type == "true or false")
        return named({"boolean", "string"});
    if (type == "number")
        return named({"integer", "string"});
    if (type.starts_with("object"))
        return named({"object"});
    if (type.starts_with("list"))
        return named({"array"});
    return type == "size" || type == "duration" ? named({"integer", "number", "string"})
                                                : json::Value::object();
}

json::Value schemaOf(const KeyTree &tree)
{
    json::Value schema = tree.key ? leafSchema(tree.key->type) : json::Value::object({{"type", "object"}});
    if (!tree.below.empty()) {
        json::Value properties = json::Value::object();
        json::Value any(false);
        for (const auto &[name, below] : tree.below) {
            if (name == "NAME")
                any = schemaOf(below);
            else
                properties.set(name, schemaOf(below));
        }
        schema = json::Value::object({{"type", "object"},
                                      {"properties", std::move(properties)},
                                      {"additionalProperties", std::move(any)}});
        if (tree.key && !tree.key->type.starts_with("object"))
            schema.set("type", json::Value::array({"object", "string"}));
    }
    if (tree.key)
        schema.set("description", tree.key->type + ": " + tree.key->help);
    return schema;
}

std::string schemaText(json::Value schema, std::string_view title)
{
    json::Value whole =
        json::Value::object({{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}});
    for (const json::Member &member : schema.members())
        whole.set(member.name, member.value);
    return json::writePretty(whole) + '\n';
}

} // namespace

std::vector<ConfigKey> toolKeys()
{
    std::vector<ConfigKey> keys;
    collect({}, toolkit::definitionFormat(), keys);
    return keys;
}

std::string toolIntroduction()
{
    return "A tool is one operation of an API with a name, a description for agents and the values that "
           "callers "
           "choose. create_saved_query_tool and update_saved_tool take definitions in this form; the command "
           "get_query_dsl describes it to agents. Variables of the operation that are context variables "
           "are not parameters: Tooltray fills them.";
}

std::string toolSchema()
{
    return schemaText(toolkit::definitionFormat(),
                      "Definition of a tool, as create_saved_query_tool takes it");
}

std::string configurationSchema()
{
    KeyTree root;
    for (const ConfigKey &key : configKeys()) {
        KeyTree *tree = &root;
        std::string_view rest = key.path;
        while (!rest.empty()) {
            const std::size_t dot = rest.find('.');
            tree = &tree->at(std::string(rest.substr(0, dot)));
            rest = dot == std::string_view::npos ? std::string_view() : rest.substr(dot + 1);
        }
        tree->key = key;
    }
    return schemaText(schemaOf(root), "config.yaml of Tooltray");
}

} // namespace tooltray::app
