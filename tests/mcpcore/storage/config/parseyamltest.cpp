// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/readconfiguration.h"
#include "storage/configuration/yamlreader.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;

namespace {

// The tree as one line; null where the text is refused.
std::string shown(const YamlNode &node)
{
    std::string text;
    switch (node.kind) {
    case YamlNode::Kind::Null: return "null";
    case YamlNode::Kind::Plain: return node.text;
    case YamlNode::Kind::Text: return '"' + node.text + '"';
    case YamlNode::Kind::List:
        for (const YamlNode &element : node.children)
            text += (text.empty() ? "" : ", ") + shown(element);
        return '[' + text + ']';
    case YamlNode::Kind::Map:
        for (const YamlNode &member : node.children)
            text += (text.empty() ? "" : ", ") + member.name + ": " + shown(member);
        return '{' + text + '}';
    }
    return {};
}

// Whether every plain scalar, and every name, stands where it is said to.
bool standsThere(const YamlNode &node, std::string_view text)
{
    const auto isAt = [&](std::size_t offset, std::string_view part) {
        return text.substr(std::min(offset, text.size())).starts_with(part);
    };
    if (node.kind == YamlNode::Kind::Plain && !isAt(node.offset, node.text))
        return false;
    for (const YamlNode &child : node.children) {
        if (!isAt(child.nameOffset, child.name) || !standsThere(child, text))
            return false;
    }
    return true;
}

} // namespace

class ParseYamlTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsBecomeTrees_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "tree"};
        row("", "null");
        row("# nothing", "null");
        row("a", "a");
        row("a: 1", "{a: 1}");
        row("a: 1\nb:\nc: null\nd: ~\ne: 'null'", "{a: 1, b: null, c: null, d: null, e: \"null\"}");
        row("a: {b: [c, 'd', \"e\\n\"]}", "{a: {b: [c, \"d\", \"e\n\"]}}");
        row("a:\n- b\n- c: d\n  e:\n", "{a: [b, {c: d, e: null}]}");
        row("a: |\n  b\n  c\nd: >-\n  e\n  f\n", "{a: \"b\nc\n\", d: \"e f\"}");
        row("\xc3\xa9: \xf0\x9f\x98\x80 x\nb: y # z\n", "{\xc3\xa9: \xf0\x9f\x98\x80 x, b: y}");
        row("a: b\r\nc:\r\n  d: e\r\n", "{a: b, c: {d: e}}");
        row("%YAML 1.2\n---\na: b\n...\n", "{a: b}");
        row("a: 'it''s'\nb: \"\\\"\"\n", "{a: \"it's\", b: \"\"\"}");
        row("a:\n    \"x\": ${B}\n", "{a: {x: ${B}}}");
    }

    void textsBecomeTrees()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, tree);
        Problems problems;
        const auto root = parseYaml(text.toStdString(), problems);
        QVERIFY(root && problems.isEmpty());
        QCOMPARE(shown(*root), tree.toStdString());
    }

    void everythingStandsWhereItIsSaidTo()
    {
        const std::string text = "\xc3\xa9: \xf0\x9f\x98\x80 x # c\r\nb: {c: [d, e ,  f], g: h}\r\n\r\n"
                                 "list:\r\n  - a: b\r\n    c: d\r\n  -   e\r\nlast: z";
        Problems problems;
        const auto root = parseYaml(text, problems);
        QVERIFY(root && problems.isEmpty());
        QVERIFY(standsThere(*root, text));
    }

    void whatIsNotThereIsToldByItsName()
    {
        Problems problems;
        const auto root = parseYaml("a: 1\nb:\nnull:\n", problems);
        QVERIFY(root);
        QCOMPARE(root->children[1].offset, std::size_t{5});
    }

    void pointersFindTheirPlaces()
    {
        Problems problems;
        const std::string text = "a:\n  - x\n  - {b: c}\n";
        const auto root = parseYaml(text, problems);
        QVERIFY(root);
        const YamlNode *node = findNode(*root, json::Pointer{"a", "1", "b"});
        QVERIFY(node != nullptr);
        QCOMPARE(node->nameOffset, text.find('b'));
        QCOMPARE(node->offset, text.find('c'));
        QVERIFY(findNode(*root, json::Pointer{"a", "2"}) == nullptr);
        QVERIFY(findNode(*root, json::Pointer{"a", "x"}) == nullptr);
        QVERIFY(findNode(*root, json::Pointer{"b"}) == nullptr);
        QVERIFY(findNode(*root, {}) == &*root);
    }

    void placesAgreeWithCountingFromTheStart()
    {
        const std::string text = "a\xf0\x9f\x98\x80\xc3\xa9 b\r\n\r\nc\n\nd\xc3\xa9 e";
        LineTable places(text);
        for (const bool isBackwards : {false, true}) {
            for (std::size_t i = 0; i <= text.size(); ++i) {
                const std::size_t offset = isBackwards ? text.size() - i : i;
                // Neither inside of a character nor of a line break.
                const bool isInside =
                    offset < text.size() && ((text[offset] & '\xc0') == '\x80' || text[offset] == '\n');
                if (!isInside)
                    QVERIFY(places.at(offset) == json::positionAt(text, offset));
            }
        }
    }
};

TOOLTRAY_TEST(ParseYamlTest)

#include "parseyamltest.moc"
