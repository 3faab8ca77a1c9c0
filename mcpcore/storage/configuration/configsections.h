// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/configuration/configuration.h"
#include "storage/configuration/scalars.h"
#include "storage/configuration/yamlreader.h"
#include "workspace/definitions/names.h"
#include "json/pointer.h"
#include "json/reader.h"
#include "json/value.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The parts of a configuration file; each adds what it says.
namespace tooltray::storage {

// A configuration file as a value to be decoded, with the references to the environment expanded. Secrets
// are not in the value but beside it, so that no message can show them.
class ConfigTree {
public:
    // The text is what the node was read from.
    ConfigTree(const YamlNode &root, std::string_view text, const Environment &environment,
               Problems &problems);

    const json::Value &value() const { return m_value; }
    const YamlNode &root() const { return m_root; }
    std::string_view text() const { return m_text; }
    // The source that the file gives for a secret there; null if there is none.
    const ConfiguredSecret *secret(const json::Pointer &pointer) const;

    // The texts that hold references to the environment, as they are written; of a secret only its references.
    const std::map<json::Pointer, std::string> &expanded() const { return m_expanded; }

    // The only parts that cannot be used as long as the environment lacks something: a member of one of the
    // sections, or the secret of an endpoint.
    const Problems &lacks() const { return m_lacks; }
    // True if the value belongs to something that is left out.
    bool isLeftOut(const json::Pointer &pointer) const;
    // True if a reference in the text could not be read or has no value, which was reported: the text means nothing.
    bool isUnexpanded(const json::Pointer &pointer) const;
    // All that is left out, with the variable that it lacks.
    const std::map<json::Pointer, std::string> &leftOut() const { return m_leftOut; }

    // Environment variables are text. Reads them as a number, true or false where the errors say that one is
    // expected, as the text is only quoted for the sake of YAML; returns true if there was such a place.
    bool retype(std::span<const json::DecodeError> errors);

    // The error for people who wrote the file.
    Problem explain(const json::DecodeError &error) const;

private:
    class Builder;

    const YamlNode &nodeAt(const json::Pointer &pointer) const;
    bool isHidden(const json::Pointer &pointer) const;
    Message withoutValue(const Message &message, const json::Pointer &pointer) const;

    const YamlNode &m_root;
    std::string_view m_text;
    std::map<json::Pointer, ConfiguredSecret> m_secrets;
    std::map<json::Pointer, std::string> m_expanded;
    std::set<json::Pointer> m_unexpanded;
    Problems m_lacks;
    std::map<json::Pointer, std::string> m_leftOut;
    json::Value m_value; // last: its making fills the others
};

// Everything that a section needs besides the value that it reads.
struct SectionContext {
    const ConfigTree &tree;
    std::string folder; // of the file
    std::vector<json::DecodeError> &errors;
    Configuration &out;

    void add(workspace::Object object) const { out.objects.push_back({std::move(object)}); }
};

// The credential of the endpoint, which gets its name, and the secret where the file has it.
void readAuthentication(const json::Reader &in, const SectionContext &context, const std::string &endpoint);
void readEndpoints(const json::Reader &in, const SectionContext &context);
void readDefaultEndpoint(const json::Reader &url, const std::optional<json::Reader> &authentication,
                         const SectionContext &context);

void readContextVariables(const json::Reader &in, const SectionContext &context);
void readContextPersistence(const json::Reader &in, const SectionContext &context);
void readEnumerations(const json::Reader &in, const SectionContext &context);
void readMappings(const json::Reader &in, const SectionContext &context);
void readClients(const json::Reader &in, const SectionContext &context);
void readSurface(const json::Reader &in, const SectionContext &context);

void readServer(const json::Reader &in, const SectionContext &context);
void readStorage(const json::Reader &in, const SectionContext &context);
void readTelemetry(const json::Reader &in, const SectionContext &context);

// Reports names that no object of the kind can have, and names that mean the same.
class NameCheck {
public:
    NameCheck(workspace::ObjectKind kind, const SectionContext &context) : m_kind(kind), m_context(context) {}

    // `in` reads the value under the name.
    void check(const json::Reader &in, const std::string &name);

private:
    void report(const json::Reader &in, Message message) const;

    workspace::ObjectKind m_kind;
    const SectionContext &m_context;
    std::map<std::string, std::string> m_names; // by what they mean
};

} // namespace tooltray::storage
