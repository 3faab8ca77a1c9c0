// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/constantsecrets.h"

#include "base/text/secretname.h"
#include "text/encoding/encoding.h"
#include "workspace/definitions/requestrules.h"
#include "json/pointer.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::workspace {

namespace {

using SecretOf = ConstantSecret::Of;

bool isTextOrTexts(const json::Value &value)
{
    return !value.toString().empty() || std::ranges::any_of(value.elements(), isTextOrTexts);
}

// Whether the value of the name itself is a text that is written here, or a list of such. The members of an object have
// names of their own.
bool holdsText(const Binding &binding)
{
    if (const auto *constant = std::get_if<ConstantSource>(&binding.source))
        return isTextOrTexts(constant->value);
    if (const auto *list = std::get_if<ListSource>(&binding.source))
        return std::ranges::any_of(list->elements, holdsText);
    if (const auto *first = std::get_if<FirstSource>(&binding.source))
        return std::ranges::any_of(first->candidates, holdsText);
    const auto *each = std::get_if<EachSource>(&binding.source);
    return each != nullptr && holdsText(*each->as);
}

// Looks into values that are put together of others.
class SecretsInValues {
public:
    void look(const std::string &name, const Binding &binding, const json::Pointer &place)
    {
        if (isSecretName(name) && holdsText(binding))
            add(name, place);
        else
            look(binding, place);
    }

    void look(const Binding &binding, const json::Pointer &place)
    {
        if (const auto *constant = std::get_if<ConstantSource>(&binding.source)) {
            look(constant->value, place / "constant");
        } else if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
            for (const NamedBinding &member : object->members)
                look(member.name, member.binding, place / "object" / std::string_view(member.name));
        } else if (const auto *list = std::get_if<ListSource>(&binding.source)) {
            look(list->elements, place / "list");
        } else if (const auto *first = std::get_if<FirstSource>(&binding.source)) {
            look(first->candidates, place / "first");
        } else if (const auto *each = std::get_if<EachSource>(&binding.source)) {
            look(*each->of, place / "each");
            look(*each->as, place / "as");
        }
    }

    std::vector<ConstantSecret> take() && { return std::move(m_found); }

private:
    void look(const std::vector<Binding> &bindings, const json::Pointer &place)
    {
        for (std::size_t i = 0; i < bindings.size(); ++i)
            look(bindings[i], place / i);
    }

    void look(const json::Value &value, const json::Pointer &place)
    {
        for (std::size_t i = 0; i < value.elements().size(); ++i)
            look(value[i], place / i);
        for (const json::Member &member : value.members()) {
            const std::string_view name = member.name.view();
            if (isSecretName(name) && isTextOrTexts(member.value))
                add(std::string(name), place / name);
            else
                look(member.value, place / name);
        }
    }

    void add(const std::string &name, const json::Pointer &place)
    {
        m_found.push_back({SecretOf::Value, name, place.toString()});
    }

    std::vector<ConstantSecret> m_found;
};

void addFields(const std::vector<NamedBinding> &fields, SecretOf of, const char *member,
               std::vector<ConstantSecret> &found)
{
    for (const NamedBinding &field : fields) {
        const bool isSecret = of == SecretOf::Header ? isSecretHeader(field.name) : isSecretName(field.name);
        if (isSecret && holdsText(field.binding))
            found.push_back(
                {of, field.name, (json::Pointer() / member / std::string_view(field.name)).toString()});
    }
}

// A value with a placeholder is not written here.
void addParametersOf(std::string_view path, std::vector<ConstantSecret> &found)
{
    path = path.substr(0, path.find('#'));
    const std::size_t mark = path.find('?');
    std::string_view query = mark == std::string_view::npos ? std::string_view() : path.substr(mark + 1);
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find_first_of("&;"));
        query.remove_prefix(std::min(query.size(), parameter.size() + 1));
        const std::size_t equals = parameter.find('=');
        if (equals == std::string_view::npos || equals + 1 == parameter.size()
            || parameter.find('{', equals) != std::string_view::npos)
            continue;
        const std::string_view written = parameter.substr(0, equals);
        std::string name = decodePercentLeniently(written);
        if (isSecretName(name))
            found.push_back({SecretOf::Path, std::move(name), "/path"});
    }
}

} // namespace

std::vector<ConstantSecret> constantSecrets(const RestRequest &request)
{
    std::vector<ConstantSecret> found;
    addFields(request.headers, SecretOf::Header, "headers", found);
    addFields(request.cookies, SecretOf::Header, "cookies", found);
    addFields(request.query, SecretOf::Query, "query", found);
    addParametersOf(request.path, found);
    for (const auto &[key, style] : request.styles) {
        for (const json::Member &header : style.headers.members()) {
            const std::string name(header.name.view());
            if (isSecretHeader(name) && !header.value.isNull())
                found.push_back(
                    {SecretOf::Header, name,
                     (json::Pointer() / "styles" / std::string_view(key) / "headers" / std::string_view(name))
                         .toString()});
        }
    }
    SecretsInValues values;
    for (const NamedBinding &field : request.query)
        values.look(field.binding, json::Pointer() / "query" / std::string_view(field.name));
    if (request.body)
        values.look(*request.body, json::Pointer() / "body");
    std::ranges::move(std::move(values).take(), std::back_inserter(found));
    return found;
}

std::vector<ConstantSecret> constantSecrets(const std::vector<NamedBinding> &bindings)
{
    SecretsInValues values;
    for (const NamedBinding &bound : bindings)
        values.look(bound.name, bound.binding, json::Pointer() / std::string_view(bound.name));
    return std::move(values).take();
}

} // namespace tooltray::workspace
