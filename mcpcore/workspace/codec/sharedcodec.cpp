// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/sharedcodec.h"

#include "workspace/codec/members.h"
#include "workspace/codec/ways.h"
#include "workspace/definitions/enumnames.h"

namespace tooltray::workspace {
namespace {

// An object from the labels to the values.
struct Entries {
    void operator()(const json::Reader &in, std::vector<Mapping::Entry> &out) const
    {
        if (!in.value().isObject())
            return in.reportExpected("object");
        out.reserve(in.value().size());
        for (const json::Member &member : in.value().members()) {
            out.push_back({std::string(member.name.view()), {}});
            Scalar()(in.member(member.name), out.back().value);
        }
    }

    json::Value encode(const std::vector<Mapping::Entry> &entries) const
    {
        json::Value out = json::Value::object();
        for (const Mapping::Entry &entry : entries)
            out.set(entry.label, entry.value);
        return out;
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<CustomType>)
{
    members.optional("description", &CustomType::description, Lines());
    members.optional("scalars", &CustomType::scalars, DistinctTexts());
    members.required("schema", &CustomType::schema, AnyObject());
}

template <typename Members>
void describe(Members &members, std::type_identity<Mapping>)
{
    members.optional("description", &Mapping::description, Lines());
    members.required("entries", &Mapping::entries, Entries());
}

template <typename Members>
void describe(Members &members, std::type_identity<Prompt::Argument>)
{
    members.required("name", &Prompt::Argument::name, Identifier());
    members.optional("description", &Prompt::Argument::description);
    members.optional("required", &Prompt::Argument::required);
}

template <typename Members>
void describe(Members &members, std::type_identity<Prompt::Message>)
{
    members.optional("role", &Prompt::Message::role);
    members.required("text", &Prompt::Message::text, Lines());
}

template <typename Members>
void describe(Members &members, std::type_identity<Prompt>)
{
    members.optional("title", &Prompt::title);
    members.optional("description", &Prompt::description, Lines());
    members.optional("arguments", &Prompt::arguments);
    members.required("messages", &Prompt::messages);
}

template <typename Members>
void describe(Members &members, std::type_identity<ContextVariable>)
{
    members.optional("value", &ContextVariable::value, Scalar());
    members.optional("credential", &ContextVariable::credential, json::NonEmpty());
    members.optional("description", &ContextVariable::description);
    members.optional("origin", &ContextVariable::origin);
}

void read(const json::Reader &in, CustomType &out)
{
    readMembers(in, out);
}

json::Value encode(const CustomType &type)
{
    return encodeMembers(type);
}

void read(const json::Reader &in, Mapping &out)
{
    readMembers(in, out);
}

json::Value encode(const Mapping &mapping)
{
    return encodeMembers(mapping);
}

void read(const json::Reader &in, Prompt &out)
{
    readMembers(in, out);
}

json::Value encode(const Prompt &prompt)
{
    return encodeMembers(prompt);
}

void read(const json::Reader &in, ContextVariable &out)
{
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    if (in.errorCount() == errorsBefore && out.value.isNull() == out.credential.empty())
        in.report("either \"value\" or \"credential\" must be given");
}

json::Value encode(const ContextVariable &variable)
{
    return encodeMembers(variable);
}

} // namespace tooltray::workspace
