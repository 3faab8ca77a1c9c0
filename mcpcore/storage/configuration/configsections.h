// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/configuration/configtree.h"
#include "storage/configuration/configuration.h"
#include "workspace/definitions/names.h"
#include "json/reader.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The parts of a configuration file; each adds what it says.

namespace tooltray::storage {

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
