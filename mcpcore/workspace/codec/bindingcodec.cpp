// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/bindingcodec.h"

#include "workspace/codec/fieldformats.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"

#include <array>
#include <utility>

namespace tooltray::workspace {
namespace {

bool takesArgument(Transform::Kind kind)
{
    using enum Transform::Kind;
    return kind == Default || kind == Gid || kind == Join || kind == Split;
}

// In the order of the alternatives of Binding::Source.
constexpr std::array<std::string_view, 9> kSources{"constant", "parameter", "context", "step", "item",
                                                   "object",   "list",      "first",   "each"};
static_assert(kSources.size() == std::variant_size_v<Binding::Source>);

Binding::Source readSource(const FoundMember &found, json::ObjectReader &object)
{
    const auto text = [&](const auto &how) {
        std::string result;
        how(found.value, result);
        return result;
    };
    const auto path = [&] {
        std::string result;
        object.optional("path", result, PointerText());
        return result;
    };
    switch (found.index) {
    case 0: return ConstantSource{found.value.value()};
    case 1: return ParameterSource{text(json::NonEmpty()), path()};
    case 2: return ContextSource{text(Identifier())};
    case 3: return StepSource{text(json::NonEmpty()), path()};
    case 4: return ItemSource{text(PointerText())};
    case 5: {
        ObjectSource source;
        read(found.value, source.members);
        return source;
    }
    case 6: {
        ListSource source;
        read(found.value, source.elements);
        return source;
    }
    case 7: {
        FirstSource source;
        read(found.value, source.candidates);
        return source;
    }
    default: {
        EachSource source;
        read(found.value, *source.of);
        object.required("as", *source.as);
        return source;
    }
    }
}

struct SourceWriter {
    json::Value &out;

    void operator()(const ConstantSource &source) const { out.set("constant", source.value); }
    void operator()(const ParameterSource &source) const
    {
        setWithPath("parameter", source.name, source.path);
    }
    void operator()(const ContextSource &source) const { out.set("context", json::Value(source.key)); }
    void operator()(const StepSource &source) const { setWithPath("step", source.step, source.path); }
    void operator()(const ItemSource &source) const { out.set("item", json::Value(source.path)); }
    void operator()(const ObjectSource &source) const { out.set("object", encode(source.members)); }
    void operator()(const ListSource &source) const { out.set("list", encode(source.elements)); }
    void operator()(const FirstSource &source) const { out.set("first", encode(source.candidates)); }
    void operator()(const EachSource &source) const
    {
        out.set("each", encode(*source.of));
        out.set("as", encode(*source.as));
    }

    void setWithPath(std::string_view name, const std::string &value, const std::string &path) const
    {
        out.set(name, json::Value(value));
        if (!path.empty())
            out.set("path", json::Value(path));
    }
};

// In the order of the alternatives of Condition::test.
constexpr std::array<std::string_view, 6> kTests{"exists", "equals", "matches", "not", "all", "any"};
static_assert(kTests.size() == std::variant_size_v<decltype(Condition::test)>);

struct TestWriter {
    json::Value &out;

    void operator()(const ExistsTest &test) const { out.set("exists", encode(test.value)); }
    void operator()(const EqualsTest &test) const
    {
        out.set("equals", json::Value::array({encode(test.left), encode(test.right)}));
    }
    void operator()(const MatchesTest &test) const
    {
        out.set("matches", encode(test.value));
        out.set("pattern", json::Value(test.pattern));
    }
    void operator()(const NotTest &test) const { out.set("not", encode(*test.condition)); }
    void operator()(const AllTest &test) const { out.set("all", encode(test.conditions)); }
    void operator()(const AnyTest &test) const { out.set("any", encode(test.conditions)); }
};

EqualsTest readEquals(const json::Reader &in)
{
    EqualsTest test;
    if (in.value().isArray() && in.value().size() == 2) {
        read(in.element(0), test.left);
        read(in.element(1), test.right);
    } else {
        in.reportExpected(CORE_TEXT("Core", "a list of two bindings"));
    }
    return test;
}

} // namespace

void read(const json::Reader &in, Transform &out)
{
    const std::string_view text = in.value().toString();
    const std::size_t colon = text.find(':');
    const bool hasArgument = colon != std::string_view::npos;
    std::vector<std::string> accepted;
    for (const auto &[name, kind] : namesOf(Transform::Kind())) {
        if (name == text.substr(0, colon) && takesArgument(kind) == hasArgument) {
            out = {kind, std::string(hasArgument ? text.substr(colon + 1) : "")};
            return;
        }
        accepted.push_back(std::string(name) + (takesArgument(kind) ? ":ARGUMENT" : ""));
    }
    in.reportExpected(CORE_TEXT("Core", "a transform such as \"upper\" or \"gid:Project\""),
                      std::move(accepted));
}

json::Value encode(const Transform &transform)
{
    std::string text(json::nameOf(transform.kind));
    if (takesArgument(transform.kind))
        text.append(":").append(transform.argument);
    return json::Value(text);
}

void read(const json::Reader &in, Binding &out)
{
    json::ObjectReader object(in);
    if (const std::optional<FoundMember> found = findOneOf(object, kSources))
        out.source = readSource(*found, object);
    object.optional("mapping", out.mapping, Identifier());
    object.optional("transforms", out.transforms);
    object.optional("optional", out.isOptional);
}

json::Value encode(const Binding &binding)
{
    json::Value out = json::Value::object();
    std::visit(SourceWriter{out}, binding.source);
    if (!binding.mapping.empty())
        out.set("mapping", json::Value(binding.mapping));
    if (!binding.transforms.empty())
        out.set("transforms", encode(binding.transforms));
    if (binding.isOptional)
        out.set("optional", json::Value(true));
    return out;
}

void read(const json::Reader &in, std::vector<NamedBinding> &out)
{
    if (!in.value().isObject())
        return in.reportExpected(CORE_TEXT("Core", "an object"));
    out.clear();
    out.reserve(in.value().size());
    for (const json::Member &member : in.value().members()) {
        out.push_back({std::string(member.name.view()), {}});
        read(in.member(member.name), out.back().binding);
    }
}

json::Value encode(const std::vector<NamedBinding> &bindings)
{
    json::Value out = json::Value::object();
    for (const NamedBinding &binding : bindings)
        out.set(binding.name, encode(binding.binding));
    return out;
}

void read(const json::Reader &in, Condition &out)
{
    json::ObjectReader object(in);
    const std::optional<FoundMember> found = findOneOf(object, kTests);
    if (!found)
        return;
    switch (found->index) {
    case 0: read(found->value, out.test.emplace<ExistsTest>().value); break;
    case 1: out.test = readEquals(found->value); break;
    case 2: {
        auto &test = out.test.emplace<MatchesTest>();
        read(found->value, test.value);
        object.required("pattern", test.pattern, PatternText());
        break;
    }
    case 3: read(found->value, *out.test.emplace<NotTest>().condition); break;
    case 4: read(found->value, out.test.emplace<AllTest>().conditions); break;
    default: read(found->value, out.test.emplace<AnyTest>().conditions); break;
    }
}

json::Value encode(const Condition &condition)
{
    json::Value out = json::Value::object();
    std::visit(TestWriter{out}, condition.test);
    return out;
}

} // namespace tooltray::workspace
