// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/readconfiguration.h"

#include "base/utf8.h"
#include "storage/config/configplaces.h"
#include "storage/config/configsections.h"
#include "storage/config/configways.h"
#include "storage/config/parseyaml.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/edits/check.h"
#include "json/decode.h"

#include <filesystem>
#include <utility>

namespace tooltray::storage {
namespace {

void readEndpointForms(json::ObjectReader &object, const SectionContext &context)
{
    const std::optional<json::Reader> url = object.find("graphql_endpoint");
    const std::optional<json::Reader> authentication = object.find("authentication");
    const std::optional<json::Reader> endpoints = object.find("endpoints");
    if (url && endpoints && endpoints->value().contains(kDefaultEndpoint))
        url->report("the endpoint \"default\" is already under \"endpoints\"; leave out one of them,");
    if (url)
        readDefaultEndpoint(*url, authentication, context);
    else if (authentication)
        authentication->report("this belongs to \"graphql_endpoint\", which is not there; an endpoint of "
                               "\"endpoints\" has its own");
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

// What an edit would refuse is refused here, where its place is known.
void checkObjects(const Configuration &configuration, std::vector<Diagnostic> &diagnostics)
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
}

Error invalid(const std::vector<Diagnostic> &diagnostics)
{
    Error error{ErrorKind::Invalid, "config_invalid", diagnostics.front().toString(),
                diagnostics.size() == 1 ? "Correct it and try again."
                                        : "Correct this and what else is wrong there, and try again."};
    error.details.set("file", json::Value(diagnostics.front().file));
    json::Value &problems = error.details.set("problems", json::Value::array());
    for (const Diagnostic &diagnostic : diagnostics) {
        problems.append(json::Value::object({{"line", json::Value(diagnostic.position.line)},
                                             {"column", json::Value(diagnostic.position.column)},
                                             {"message", json::Value(diagnostic.message)}}));
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
            if (tree.isLeftOut(error.path))
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
