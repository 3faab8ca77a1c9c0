// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/toolcodec.h"

#include "workspace/codec/bindingcodec.h"
#include "workspace/codec/endpointcodec.h"
#include "workspace/codec/fieldformats.h"
#include "workspace/codec/members.h"
#include "workspace/codec/operationcodec.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/names.h"

#include <array>

namespace tooltray::workspace {
namespace {

// An object from the old names to the new ones.
struct Renamings {
    void operator()(const json::Reader &in, std::vector<ResultShape::Renaming> &out) const
    {
        if (!in.value().isObject())
            return in.reportExpected(CORE_TEXT("Core", "an object"));
        for (const json::Member &member : in.value().members()) {
            out.push_back({std::string(member.name.view()), {}});
            json::NonEmpty()(in.member(member.name), out.back().to);
        }
    }

    json::Value encode(const std::vector<ResultShape::Renaming> &renamings) const
    {
        json::Value out = json::Value::object();
        for (const ResultShape::Renaming &renaming : renamings)
            out.set(renaming.from, json::Value(renaming.to));
        return out;
    }
};

// In the order of the alternatives of Assertion::test.
constexpr std::array<std::string_view, 4> kAssertions{"equals", "matches", "exists", "type"};
static_assert(kAssertions.size() == std::variant_size_v<decltype(Assertion::test)>);

struct Aliases {
    void operator()(const json::Reader &in, std::vector<std::string> &out) const
    {
        DistinctTexts()(in, out);
        for (std::size_t i = 0; i < out.size(); ++i) {
            if (const auto flaw = aliasFlaw(out[i]))
                in.element(i).report(*flaw);
        }
    }
};

// An object from the number of a version to what it says.
struct Versions {
    void operator()(const json::Reader &in, std::map<Version, ToolVersion> &out) const
    {
        if (!in.value().isObject() || in.value().isEmpty())
            return in.reportExpected(CORE_TEXT("Core", "an object with at least one version"));
        for (const json::Member &member : in.value().members()) {
            const json::Reader value = in.member(member.name);
            if (const auto version = Version::parse(member.name))
                read(value, out[*version]);
            else
                value.report(CORE_TEXT(
                    "Core",
                    "expected three numbers joined by dots, such as 0.1.0, as the name of the version"));
        }
        if (!out.empty() && !out.begin()->second.operation)
            in.member(out.begin()->first.toString()).reportMissing("operation");
    }

    json::Value encode(const std::map<Version, ToolVersion> &versions) const
    {
        json::Value out = json::Value::object();
        for (const auto &[number, version] : versions)
            out.set(number.toString(), workspace::encode(version));
        return out;
    }
};

} // namespace

void read(const json::Reader &in, Assertion &out)
{
    json::ObjectReader object(in);
    object.optional("path", out.path, PointerText());
    const std::optional<FoundMember> found = findOneOf(object, kAssertions);
    if (!found)
        return;
    switch (found->index) {
    case 0: out.test = Assertion::Equals{found->value.value()}; break;
    case 1: PatternText()(found->value, out.test.emplace<Assertion::Matches>().pattern); break;
    case 2: read(found->value, out.test.emplace<Assertion::Exists>().exists); break;
    default: read(found->value, out.test.emplace<Assertion::HasType>().type); break;
    }
}

json::Value encode(const Assertion &assertion)
{
    json::Value out = json::Value::object();
    if (!assertion.path.empty())
        out.set("path", json::Value(assertion.path));
    struct Writer {
        json::Value &out;

        void operator()(const Assertion::Equals &test) const { out.set("equals", test.value); }
        void operator()(const Assertion::Matches &test) const
        {
            out.set("matches", json::Value(test.pattern));
        }
        void operator()(const Assertion::Exists &test) const { out.set("exists", json::Value(test.exists)); }
        void operator()(const Assertion::HasType &test) const { out.set("type", encode(test.type)); }
    };
    std::visit(Writer{out}, assertion.test);
    return out;
}

template <typename Members>
void describe(Members &members, std::type_identity<Example>)
{
    members.required("name", &Example::name, json::NonEmpty());
    members.optional("description", &Example::description);
    members.optional("parameters", &Example::parameters, AnyObject());
    members.optional("expect_ok", &Example::expectsSuccess);
    members.optional("assertions", &Example::assertions);
}

template <typename Members>
void describe(Members &members, std::type_identity<ResultShape>)
{
    members.optional("path", &ResultShape::path, PointerText());
    members.optional("drop", &ResultShape::drop, DistinctTexts());
    members.optional("rename", &ResultShape::rename, Renamings());
    members.optional("max_items", &ResultShape::maxItems);
    members.optional("max_bytes", &ResultShape::maxBytes);
    members.optional("format", &ResultShape::format);
    members.optional("expose_errors", &ResultShape::exposeErrors);
}

template <typename Members>
void describe(Members &members, std::type_identity<Annotations>)
{
    members.optional("read_only", &Annotations::readOnly);
    members.optional("destructive", &Annotations::destructive);
    members.optional("idempotent", &Annotations::idempotent);
    members.optional("open_world", &Annotations::openWorld);
}

template <typename Members>
void describe(Members &members, std::type_identity<Idempotency>)
{
    members.optional("enabled", &Idempotency::enabled);
    members.optional("cache_key_params", &Idempotency::keyParameters, DistinctTexts());
    members.optional("ttl_seconds", &Idempotency::timeToLive, Duration());
}

template <typename Members>
void describe(Members &members, std::type_identity<Behaviour>)
{
    members.optional("timeout_ms", &Behaviour::timeout, Duration());
    members.optional("retries", &Behaviour::retries);
    members.optional("calls_per_minute", &Behaviour::callsPerMinute);
    members.optional("mutations", &Behaviour::mutations);
    members.optional("allow_multiple_mutations", &Behaviour::allowMultipleMutations);
}

template <typename Members>
void describe(Members &members, std::type_identity<ToolVersion>)
{
    members.optional("description", &ToolVersion::description, Lines());
    members.optional("operation", &ToolVersion::operation);
    members.optional("parameters", &ToolVersion::parameters, ArgumentsSchema());
    members.optional("output_schema", &ToolVersion::outputSchema, AnyObject());
    members.optional("bindings", &ToolVersion::bindings);
    members.optional("pagination", &ToolVersion::pagination);
    members.optional("idempotency", &ToolVersion::idempotency);
    members.optional("result", &ToolVersion::result);
    members.optional("annotations", &ToolVersion::annotations);
    members.optional("behaviour", &ToolVersion::behaviour);
    members.optional("errors", &ToolVersion::errors);
}

template <typename Members>
void describe(Members &members, std::type_identity<Pin>)
{
    members.required("approved_at", &Pin::approvedAt, json::NonEmpty());
    members.optional("endpoint", &Pin::endpoint);
    members.required("version", &Pin::version);
    members.required("definition", &Pin::definition);
}

template <typename Members>
void describe(Members &members, std::type_identity<Tool>)
{
    members.optional("title", &Tool::title);
    members.optional("endpoint", &Tool::endpoint);
    members.optional("tags", &Tool::tags, DistinctTexts());
    members.optional("aliases", &Tool::aliases, Aliases());
    members.optional("enabled", &Tool::enabled);
    members.optional("always_listed", &Tool::alwaysListed);
    members.required("active", &Tool::active);
    members.required("versions", &Tool::versions, Versions());
    members.optional("examples", &Tool::examples);
    members.optional("pin", &Tool::pin);
}

void read(const json::Reader &in, ToolVersion &out)
{
    readMembers(in, out);
}

json::Value encode(const ToolVersion &version)
{
    return encodeMembers(version);
}

void read(const json::Reader &in, Pin &out)
{
    readMembers(in, out);
}

json::Value encode(const Pin &pin)
{
    return encodeMembers(pin);
}

void read(const json::Reader &in, Tool &out)
{
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    if (in.errorCount() != errorsBefore)
        return;
    if (!out.versions.contains(out.active))
        in.member("active").report(
            {CORE_TEXT("Core", "the tool has no version {version}, which is set as active"),
             {{"version", out.active.toString()}}});
    if (out.pin && !out.pin->definition.operation)
        in.member("pin").member("definition").reportMissing("operation");
}

json::Value encode(const Tool &tool)
{
    return encodeMembers(tool);
}

} // namespace tooltray::workspace
