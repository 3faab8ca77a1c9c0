// SPDX-License-Identifier: GPL-3.0-or-later
#include "livefixture.h"

#include "support/await.h"
#include "workspace/codec/document.h"

namespace tooltray::storage {

using namespace workspace;

LiveFixture::LiveFixture(test::MemoryStore::Documents documents)
    : store(std::move(documents))
    , live(store, {"invoke_command"})
{
    static_cast<void>(test::await(live.open()));
    QObject::connect(&live, &LiveWorkspace::changed, &live,
                     [this](const WorkspacePtr &now, const ChangeSetPtr &changes) {
                         news.push_back({now, changes});
                     });
}

Result<Done> LiveFixture::make(Edit edit)
{
    return test::await(live.apply(std::move(edit)));
}

std::vector<std::string> LiveFixture::tools() const
{
    std::vector<std::string> tools;
    for (const auto &[name, entry] : live.workspace()->entries(ObjectKind::Tool)) {
        const std::string &title = std::get<Tool>(entry.object()).title;
        tools.push_back(title.empty() ? name : name + ": " + title);
    }
    return tools;
}

bool LiveFixture::isStoreEqual() const
{
    std::vector<Change> everything;
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind) {
        for (const auto &[name, entry] : live.workspace()->entries(static_cast<ObjectKind>(kind)))
            everything.push_back({{static_cast<ObjectKind>(kind), name}, Layer::Stored, {}, {}});
    }
    test::MemoryStore::Documents expected;
    for (const ChangedDocument &document : changedDocuments(*live.workspace(), everything)) {
        if (document.body)
            expected.emplace(document.key, *document.body);
    }
    // Of what there is one of, an empty one may have been written.
    test::MemoryStore::Documents there = store.documents();
    std::erase_if(there, [&](const auto &document) {
        return isSingle(document.first.kind) && !expected.contains(document.first)
               && document.second == encodeDocument(document.first.kind, {});
    });
    return there == expected;
}

DocumentKey toolDocument(const std::string &name)
{
    return {DocumentKind::Tool, name};
}

Tool toolNamed(const std::string &name, const std::string &title)
{
    ToolVersion version;
    version.operation = GraphqlOperation{"{ viewer { login } }", {}};
    Tool tool;
    tool.name = name;
    tool.title = title;
    tool.versions = {{Version{0, 1, 0}, std::move(version)}};
    return tool;
}

std::string bodyOf(const Object &object)
{
    const Object *only = &object;
    return encodeDocument(documentOf(keyOf(object)).kind, std::span(&only, 1));
}

Edit putting(Object object, Origin origin)
{
    return {"Save " + std::string(nameOf(object)), origin, {PutObject{std::move(object)}}};
}

Edit removing(ObjectKind kind, const std::string &name)
{
    return {"Delete " + name, Origin::Person, {RemoveObject{{kind, name}}}};
}

} // namespace tooltray::storage
