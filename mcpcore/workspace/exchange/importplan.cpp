// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/importpack.h"

#include <utility>

namespace tooltray::workspace {
namespace {

json::Value encodeKey(const ObjectKey &key)
{
    return json::Value::object({{"kind", json::Value(kindName(key.kind))}, {"name", json::Value(key.name)}});
}

json::Value encodeTexts(const std::vector<Message> &sentences)
{
    json::Value list = json::Value::array();
    for (const Message &sentence : sentences)
        list.append(json::Value(sentence.text()));
    return list;
}

json::Value encodeKeys(const std::vector<ObjectKey> &keys)
{
    json::Value list = json::Value::array();
    for (const ObjectKey &key : keys)
        list.append(encodeKey(key));
    return list;
}

} // namespace

json::Value encode(const ImportPlan &plan)
{
    json::Value renamed = json::Value::array();
    for (const RenamedObject &one : plan.renamed)
        renamed.append(encodeKey(one.key)).set("to", json::Value(one.to));
    json::Value told = json::Value::object({{"created", encodeKeys(plan.created)},
                                            {"replaced", encodeKeys(plan.replaced)},
                                            {"renamed", std::move(renamed)},
                                            {"skipped", encodeKeys(plan.skipped)},
                                            {"problems", encodeTexts(plan.problems)}});
    if (!plan.warnings.empty())
        told.set("warnings", encodeTexts(plan.warnings));
    if (!plan.broken.empty())
        told.set("broken_tools", encode(plan.broken));
    return told;
}

} // namespace tooltray::workspace
