// SPDX-License-Identifier: GPL-3.0-or-later
#include "packworkspace.h"
#include "samples.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

// Workspaces whose tools name types, mappings and each other, with few names, so that two of them collide.
// The same at every run, whatever the standard library.
class WorkspaceMaker {
public:
    explicit WorkspaceMaker(std::uint32_t seed) : m_random(seed) {}

    WorkspacePtr next()
    {
        m_objects = {samples::endpoint()};
        m_types.clear();
        m_mappings.clear();
        m_tools.clear();
        for (std::size_t i = 0; i < below(5); ++i)
            addType("type_" + std::to_string(i));
        for (std::size_t i = 0; i < below(4); ++i)
            addMapping("mapping_" + std::to_string(i));
        for (std::size_t i = 0; i < 1 + below(6); ++i)
            addTool("tool_" + std::to_string(i));
        return workspaceWith(std::move(m_objects));
    }

    std::size_t below(std::size_t bound) { return m_random() % bound; }

private:
    const std::string *any(const std::vector<std::string> &names)
    {
        return names.empty() || below(3) == 0 ? nullptr : &names[below(names.size())];
    }

    json::Value schema()
    {
        json::Value value = json::Value::object();
        const std::string *type = any(m_types);
        const std::string *mapping = any(m_mappings);
        if (type != nullptr)
            value.set("$ref", json::Value("tooltray:types/" + *type));
        else if (mapping != nullptr)
            value.set("$ref", json::Value("tooltray:mappings/" + *mapping));
        else
            value.set("maxLength", json::Value(below(3)));
        return value;
    }

    void addType(const std::string &name)
    {
        CustomType type;
        type.name = name;
        type.schema.set("items", schema());
        m_objects.push_back(type);
        m_types.push_back(name);
    }

    void addMapping(const std::string &name)
    {
        m_objects.push_back(Mapping{name, {}, {{"a", json::Value(below(3))}}});
        m_mappings.push_back(name);
    }

    void addTool(const std::string &name)
    {
        Tool tool = samples::plainTool(name);
        ToolVersion &version = tool.versions.begin()->second;
        if (below(2) == 0)
            tool.aliases = {"x." + name};
        if (below(2) == 0)
            tool.endpoint = "gitlab";
        version.parameters = json::Value::object({{"type", json::Value("object")}});
        version.parameters.set("properties", json::Value::object()).set("p", schema());
        if (const std::string *other = any(m_tools))
            version.operation = Sequence{{Step{"one", ToolInvocation{*other}}}, {}};
        if (const std::string *mapping = any(m_mappings))
            version.bindings = {{"v", {ParameterSource{"p"}, *mapping, {}}}};
        if (below(3) == 0)
            tool.pin = Pin{"2026-11-01T09:30:00Z", tool.endpoint, {0, 1, 0}, version};
        if (tool.pin && !std::holds_alternative<GraphqlOperation>(*version.operation))
            tool.pin->definition.operation = GraphqlOperation{"{ a }", {}};
        m_objects.push_back(tool);
        m_tools.push_back(name);
    }

    std::mt19937 m_random;
    std::vector<Object> m_objects;
    std::vector<std::string> m_types;
    std::vector<std::string> m_mappings;
    std::vector<std::string> m_tools;
};

constexpr int kRounds = 100;

} // namespace

class PackPropertyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsImportedIsExportedAgain()
    {
        WorkspaceMaker maker(1);
        for (int i = 0; i < kRounds; ++i) {
            const WorkspacePtr workspace = maker.next();
            const Pack pack = exported(*workspace, {{"tool_0"}, {}});
            const DecodedPack read = decodePack(std::string_view(json::writePretty(encode(pack))));
            QVERIFY(read.errors.empty());
            const WorkspacePtr target = emptyWithEndpoint();
            const WorkspacePtr after = imported(*target, planImport(*target, read.pack));
            QCOMPARE(json::write(encode(exported(*after))), json::write(encode(pack)));
        }
    }

    void importedTwiceIsImportedOnce()
    {
        WorkspaceMaker maker(2);
        for (int i = 0; i < kRounds; ++i) {
            const Pack pack = exported(*maker.next());
            const WorkspacePtr target = maker.next();
            const WorkspacePtr once = imported(*target, planImport(*target, pack));
            const ImportPlan again = planImport(*once, pack);
            QVERIFY(again.problems.empty());
            QVERIFY(again.edit.steps.empty());
            QCOMPARE(again.skipped.size(), pack.objects.size());
        }
    }

    void replacingMakesThePackTrue()
    {
        WorkspaceMaker maker(3);
        int replaced = 0;
        for (int i = 0; i < kRounds; ++i) {
            const Pack pack = exported(*maker.next());
            const WorkspacePtr target = maker.next();
            const ImportPlan made = planImport(*target, pack, {.onConflict = OnConflict::Replace});
            if (!made.problems.empty())
                continue; // what is here and what comes may call each other in a circle
            ++replaced;
            const WorkspacePtr after = imported(*target, made);
            QVERIFY(planImport(*after, pack).edit.steps.empty());
        }
        QVERIFY(replaced > kRounds / 2);
    }

    void renamingTouchesNothingThatIsHere()
    {
        WorkspaceMaker maker(4);
        for (int i = 0; i < kRounds; ++i) {
            const Pack pack = exported(*maker.next());
            const WorkspacePtr target = maker.next();
            const ImportPlan made = planImport(*target, pack, {.onConflict = OnConflict::Rename});
            const WorkspacePtr after = imported(*target, made);
            QCOMPARE(made.created.size() + made.renamed.size() + made.skipped.size(), pack.objects.size());
            for (const ObjectKind kind : kPackKinds) {
                for (const auto &[name, entry] : target->entries(kind))
                    QVERIFY(after->find({kind, name})->object() == entry.object());
            }
            // By the names they had they are still the pack.
            QCOMPARE(namedAsBefore(*after, made, pack), json::write(encode(pack)));
        }
    }

private:
    // The objects of a pack as they are in the workspace, by the names they had in the pack.
    static std::string namedAsBefore(const Workspace &workspace, const ImportPlan &made, const Pack &pack)
    {
        Pack here;
        std::map<ObjectKey, std::string> names;
        for (const RenamedObject &one : made.renamed)
            names[one.key] = one.to;
        for (const auto &[key, object] : pack.objects) {
            const auto renamed = names.find(key);
            const ObjectKey now{key.kind, renamed == names.end() ? key.name : renamed->second};
            Object copy = workspace.find(now)->object();
            if (Tool *tool = std::get_if<Tool>(&copy)) {
                tool->pin.reset();
                tool->aliases = std::get<Tool>(object).aliases;
            }
            rename(copy, key.name);
            here.objects.emplace(key, std::move(copy));
        }
        std::string text = json::write(encode(here));
        for (const auto &[key, name] : names) {
            for (const std::string &before : {"types/" + name + '"', "mappings/" + name + '"',
                                              "\"tool\":\"" + name + '"', "\"mapping\":\"" + name + '"'}) {
                const std::string after = before.substr(0, before.size() - name.size() - 1) + key.name + '"';
                for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at))
                    text.replace(at, before.size(), after);
            }
        }
        return text;
    }
};

TOOLTRAY_TEST(PackPropertyTest)

#include "packpropertytest.moc"
