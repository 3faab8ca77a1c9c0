// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/readconfiguration.h"

#include "storage/configuration/configsections.h"
#include "storage/configuration/scalars.h"
#include "storage/configuration/yamlreader.h"
#include "text/unicode/utf8.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/edits/check.h"
#include "json/decode.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace tooltray::storage {

json::Position LineTable::at(std::size_t offset)
{
    if (offset < m_offset) {
        m_offset = 0;
        m_position = {};
    }
    const json::Position step = json::positionAt(m_text.substr(m_offset), offset - m_offset);
    m_position = {m_position.line + step.line - 1,
                  step.line == 1 ? m_position.column + step.column - 1 : step.column};
    m_offset = offset;
    return m_position;
}

namespace {

using workspace::ObjectKey;
using workspace::ObjectKind;

// The kind of the objects that the members of a section are.
std::optional<ObjectKind> kindOfMembers(std::string_view section)
{
    struct Section {
        std::string_view name;
        ObjectKind kind;
    };
    static constexpr Section sections[]{{"endpoints", ObjectKind::Endpoint},
                                        {"context_variables", ObjectKind::Context},
                                        {"enumerations", ObjectKind::Type},
                                        {"mappings", ObjectKind::Mapping},
                                        {"clients", ObjectKind::Client}};
    const auto found = std::ranges::find(sections, section, &Section::name);
    return found == std::ranges::end(sections) ? std::nullopt : std::optional(found->kind);
}

class PlaceFinder {
public:
    explicit PlaceFinder(std::string_view text) : m_places(text) {}

    void visit(const YamlNode &root, Configuration &out)
    {
        for (const YamlNode &section : root.children) {
            const json::Position place = m_places.at(section.nameOffset);
            if (const auto kind = kindOfMembers(section.name)) {
                for (const YamlNode &member : section.children)
                    visitObject({*kind, member.name}, member);
            } else if (section.name == "graphql_endpoint") {
                m_objects[{ObjectKind::Endpoint, std::string(kDefaultEndpoint)}] = place;
            } else if (section.name == "authentication") {
                m_objects[{ObjectKind::Credential, std::string(kDefaultEndpoint)}] = place;
            } else {
                visitSettings('/' + section.name, section, out);
            }
        }
        for (ConfiguredObject &object : out.objects)
            object.place = m_objects[workspace::keyOf(object.object)];
    }

private:
    void visitObject(ObjectKey key, const YamlNode &member)
    {
        const json::Position place = m_places.at(member.nameOffset);
        if (key.kind == ObjectKind::Endpoint) {
            for (const YamlNode &inner : member.children) {
                if (inner.name == "authentication")
                    m_objects[{ObjectKind::Credential, key.name}] = m_places.at(inner.nameOffset);
            }
        }
        m_objects[std::move(key)] = place;
    }

    void visitSettings(const std::string &path, const YamlNode &member, Configuration &out)
    {
        out.places[path] = m_places.at(member.nameOffset);
        for (const YamlNode &inner : member.children)
            visitSettings(path + '/' + inner.name, inner, out);
    }

    LineTable m_places;
    std::map<ObjectKey, json::Position> m_objects;
};

} // namespace

void addPlaces(const YamlNode &root, std::string_view text, Configuration &configuration)
{
    PlaceFinder(text).visit(root, configuration);
}

namespace {

void readEndpointForms(json::ObjectReader &object, const SectionContext &context)
{
    const std::optional<json::Reader> url = object.find("graphql_endpoint");
    const std::optional<json::Reader> authentication = object.find("authentication");
    const std::optional<json::Reader> endpoints = object.find("endpoints");
    if (url && endpoints && endpoints->value().contains(kDefaultEndpoint))
        url->report(
            CORE_TEXT("Core", "the endpoint \"default\" is already under \"endpoints\"; remove one of them"));
    if (url)
        readDefaultEndpoint(*url, authentication, context);
    else if (authentication)
        authentication->report(CORE_TEXT("Core", "\"authentication\" needs \"graphql_endpoint\""));
    if (endpoints && !endpoints->value().isNull())
        readEndpoints(*endpoints, context);
}

void readAll(const json::Reader &in, const SectionContext &context)
{
    if (in.value().isNull())
        return;
    using Section = void (*)(const json::Reader &, const SectionContext &);
    static constexpr std::pair<std::string_view, Section> sections[]{
        {"context_variables", readContextVariables},
        {"context_persistence", readContextPersistence},
        {"enumerations", readEnumerations},
        {"mappings", readMappings},
        {"clients", readClients},
        {"surface", readSurface},
        {"server", readServer},
        {"storage", readStorage},
        {"telemetry", readTelemetry},
    };
    json::ObjectReader object(in);
    readEndpointForms(object, context);
    // A section of which everything is commented out says nothing.
    for (const auto &[name, readSection] : sections) {
        const std::optional<json::Reader> section = object.find(name);
        if (section && !section->value().isNull())
            readSection(*section, context);
    }
    ConfiguredSettings &settings = context.out.settings;
    object.optional("title", settings.title);
    object.optional("groups_off", settings.groupsOff);
    object.optional("result_bytes", settings.resultBytes, HumanSize{1'000});
}

struct DecodedConfiguration {
    Configuration configuration;
    std::vector<json::DecodeError> errors;
};

DecodedConfiguration decode(const ConfigTree &tree, const std::string &file)
{
    DecodedConfiguration result;
    result.configuration.file = file;
    const std::string folder = std::filesystem::path(file).parent_path().string();
    readAll(json::Reader(tree.value(), result.errors), {tree, folder, result.errors, result.configuration});
    return result;
}

// Reports the objects that an edit would refuse, because their place is known here.
void checkObjects(const Configuration &configuration, std::vector<ConfigurationProblem> &diagnostics)
{
    for (const ConfiguredObject &object : configuration.objects) {
        if (const auto error = workspace::checkObject(object.object))
            diagnostics.push_back({configuration.file, object.place, error->message});
    }
}

// The objects that lack something of the environment, and what else there is of them.
void leaveOut(const ConfigTree &tree, Configuration &configuration)
{
    using workspace::ObjectKind;
    const auto isOf = [&](ObjectKind kind, const std::string &name) {
        switch (kind) {
        case ObjectKind::Endpoint:
        case ObjectKind::Credential:
            return tree.isLeftOut({"endpoints", name})
                   || (name == kDefaultEndpoint && tree.isLeftOut({"graphql_endpoint"}))
                   || (name == kDefaultEndpoint && tree.isLeftOut({"authentication"}));
        case ObjectKind::Context: return tree.isLeftOut({"context_variables", name});
        case ObjectKind::Type: return tree.isLeftOut({"enumerations", name});
        case ObjectKind::Mapping: return tree.isLeftOut({"mappings", name});
        case ObjectKind::Client: return tree.isLeftOut({"clients", name});
        default: return false;
        }
    };
    std::erase_if(configuration.objects, [&](const ConfiguredObject &object) {
        const workspace::ObjectKey key = workspace::keyOf(object.object);
        return isOf(key.kind, key.name);
    });
    std::erase_if(configuration.secrets, [&](const CredentialSecret &secret) {
        return isOf(ObjectKind::Credential, secret.credential);
    });
    for (const auto &[pointer, variable] : tree.leftOut()) {
        const auto tokens = pointer.tokens();
        if (tokens.size() == 1) // the short form
            configuration.leftOut.emplace(kDefaultEndpoint, variable);
        else if (tokens.front() == "endpoints")
            configuration.leftOut.emplace(tokens.back(), variable);
    }
}

Error invalid(const std::vector<ConfigurationProblem> &diagnostics)
{
    const std::size_t others = diagnostics.size() - 1;
    Message hint = CORE_TEXT("Core", "Correct it and try again.");
    if (others == 1)
        hint = CORE_TEXT("Core", "Correct this and the other problem in the file, then try again.");
    else if (others > 1)
        hint = {CORE_TEXT("Core", "Correct this and the {count} other problems in the file, then try again."),
                {{"count", others}}};
    const ConfigurationProblem &first = diagnostics.front();
    Error error{ErrorKind::Invalid,
                "config_invalid",
                {CORE_TEXT("Core", "{file}:{line}:{column}: {problem}"),
                 {{"file", first.file},
                  {"line", first.position.line},
                  {"column", first.position.column},
                  {"problem", first.message}}},
                std::move(hint)};
    error.details.set("file", json::Value(diagnostics.front().file));
    json::Value &problems = error.details.set("problems", json::Value::array());
    for (const ConfigurationProblem &diagnostic : diagnostics) {
        problems.append(json::Value::object({{"line", json::Value(diagnostic.position.line)},
                                             {"column", json::Value(diagnostic.position.column)},
                                             {"message", json::Value(diagnostic.message.text())}}));
    }
    return error;
}

} // namespace

ReadConfiguration readConfiguration(std::string_view text, const std::string &file,
                                    const Environment &environment)
{
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    ReadConfiguration result{{file}};
    Problems problems;
    const std::optional<YamlNode> root = parseYaml(text, problems);
    if (root) {
        ConfigTree tree(*root, text, environment, problems);
        DecodedConfiguration decoded = decode(tree, file);
        if (tree.retype(decoded.errors))
            decoded = decode(tree, file);
        const Problems before = problems; // where something is no YAML for us, it is nothing else either
        for (const json::DecodeError &error : decoded.errors) {
            // A missing part may be all that is wrong with it.
            if (tree.isLeftOut(error.path) || tree.isUnexpanded(error.path))
                continue;
            Problem problem = tree.explain(error);
            if (!before.isAt(problem.offset))
                problems.add(std::move(problem));
        }
        if (decoded.errors.size() >= json::Reader::kMaxErrors)
            problems.addMore();
        result.configuration = std::move(decoded.configuration);
        addPlaces(*root, text, result.configuration);
        for (const auto &[pointer, written] : tree.expanded()) {
            if (!tree.isLeftOut(pointer))
                result.configuration.expanded.emplace(pointer.toString(), written);
        }
        leaveOut(tree, result.configuration);
        result.configuration.warnings = tree.lacks().diagnostics(file, text);
    }
    result.diagnostics = problems.diagnostics(file, text);
    if (result.diagnostics.empty())
        checkObjects(result.configuration, result.diagnostics);
    if (!result.diagnostics.empty())
        result.configuration = {file};
    return result;
}

Result<Configuration> configurationIn(std::string_view text, const std::string &file,
                                      const Environment &environment)
{
    ReadConfiguration read = readConfiguration(text, file, environment);
    if (!read.diagnostics.empty())
        return invalid(read.diagnostics);
    return std::move(read.configuration);
}

} // namespace tooltray::storage
