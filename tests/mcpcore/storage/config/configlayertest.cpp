// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakeenvironment.h"
#include "storage/configuration/configuration.h"
#include "storage/configuration/readconfiguration.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;

namespace {

constexpr const char *kFile = "graphql_endpoint: https://a.test\n"
                              "authentication: { type: bearer, value: t }\n"
                              "context_variables: { KEY: a }\n"
                              "enumerations: { users: [ann] }\n"
                              "mappings: { m: { a: b } }\n"
                              "surface: direct\n";

Configuration configured(std::string_view text)
{
    ReadConfiguration read = readConfiguration(text, "config.yaml", fakeEnvironment());
    for (const ConfigurationProblem &diagnostic : read.diagnostics)
        qWarning("%s", diagnostic.toString().c_str());
    return std::move(read.configuration);
}

// As the program does it.
Result<Applied> use(const WorkspacePtr &workspace, std::string_view text)
{
    return workspace::apply(*workspace,
                            configEdit(*workspace, configuredObjects(*workspace, configured(text))));
}

WorkspacePtr with(const WorkspacePtr &workspace, std::string_view text)
{
    const auto applied = use(workspace, text);
    if (!applied)
        qWarning("%s", applied.error().message.c_str());
    return applied ? applied->workspace : nullptr;
}

WorkspacePtr stored(Object object)
{
    return workspace::apply(*Workspace::create({}), {"Save", Origin::Person, {PutObject{std::move(object)}}})
        .value()
        .workspace;
}

} // namespace

class ConfigLayerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheFileSaysLiesAboveWhatIsStored()
    {
        const WorkspacePtr before = stored(ContextVariable{"KEY", "mine", {}, {}, Origin::Person});
        const WorkspacePtr after = with(before, kFile);
        QVERIFY(after);
        QVERIFY(after->find<ContextVariable>("KEY")->value == json::Value("a"));
        QVERIFY(after->find({ObjectKind::Context, "KEY"})->layer() == Layer::Config);
        QVERIFY(after->find({ObjectKind::Context, "KEY"})->at(Layer::Stored) != nullptr);
        QCOMPARE(after->find<Endpoint>("default")->credential, std::string("default"));
        QVERIFY(after->find<CustomType>("users") != nullptr);
        QVERIFY(after->find<Mapping>("m") != nullptr);
    }

    void whatTheFileSaysNoMoreIsGone()
    {
        const WorkspacePtr before = stored(ContextVariable{"KEY", "mine", {}, {}, Origin::Person});
        const WorkspacePtr after = with(with(before, kFile), "surface: commands\n");
        QVERIFY(after);
        QVERIFY(after->find<ContextVariable>("KEY")->value == json::Value("mine"));
        QVERIFY(after->find<Endpoint>("default") == nullptr);
        QVERIFY(after->settings().surface.mode == SurfaceMode::Commands);
        const WorkspacePtr none = with(after, "");
        QVERIFY(none->settings() == Settings());
    }

    void theSameFileAgainChangesNothing()
    {
        const WorkspacePtr after = with(Workspace::create({}), kFile);
        QVERIFY(after);
        const auto again = use(after, kFile);
        VERIFY_RESULT(again);
        QVERIFY(again->changes.changes.empty());
    }

    void settingsThatTheFileDoesNotSayStayThoseThatAreStored()
    {
        Settings settings;
        settings.title = "Work";
        settings.groupsOff = {BuiltInGroup::Execute};
        const WorkspacePtr after = with(stored(settings), kFile);
        QVERIFY(after);
        QCOMPARE(after->settings().title, std::string("Work"));
        QVERIFY(after->settings().groupsOff == settings.groupsOff);
        QVERIFY(after->settings().surface.mode == SurfaceMode::Direct);
    }
};

TOOLTRAY_TEST(ConfigLayerTest)

#include "configlayertest.moc"
