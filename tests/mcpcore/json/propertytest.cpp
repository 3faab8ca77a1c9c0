// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for any document, tried on documents made by chance, the same ones at every run.
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>
#include <random>

using namespace tooltray::json;

namespace {

class Generator {
public:
    explicit Generator(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t bound) { return m_random() % bound; }

    Value value(int depth)
    {
        switch (below(depth > 0 ? 7 : 5)) {
        case 0: return nullptr;
        case 1: return below(2) == 0;
        case 2: return *Value::number(number());
        case 3:
        case 4: return text();
        case 5: return array(depth - 1);
        default: return object(depth - 1);
        }
    }

    std::string text()
    {
        constexpr std::array<std::string_view, 12> kPieces = {"a",
                                                              "word ",
                                                              "\"",
                                                              "\\",
                                                              "\n",
                                                              "/",
                                                              "\x01",
                                                              "\x7F",
                                                              "\xC3\xA9",
                                                              "\xE2\x82\xAC",
                                                              "\xF0\x9F\x98\x80",
                                                              "longer piece of text"};
        std::string result;
        for (std::size_t pieces = below(6); pieces > 0; --pieces)
            result += kPieces[below(kPieces.size())];
        return result;
    }

private:
    std::string number()
    {
        constexpr std::array<std::string_view, 12> kNumbers = {"0",
                                                               "-0",
                                                               "1.0",
                                                               "-0.5",
                                                               "1e3",
                                                               "2E-7",
                                                               "9007199254740991",
                                                               "12345678901234567890",
                                                               "1e400",
                                                               "0.1000000000000000055511151231257827",
                                                               "-1e-400",
                                                               "3.25"};
        return below(2) == 0 ? std::to_string(below(100000)) : std::string(kNumbers[below(kNumbers.size())]);
    }

    Value array(int depth)
    {
        Value result = Value::array();
        for (std::size_t count = below(6); count > 0; --count)
            result.append(value(depth));
        return result;
    }

    Value object(int depth)
    {
        Value result = Value::object();
        for (std::size_t count = below(below(8) == 0 ? 40 : 6); count > 0; --count)
            result.set(text() + std::to_string(below(50)), value(depth));
        return result;
    }

    std::mt19937 m_random;
};

// Qt keeps integers up to 2^63 and else doubles, and nothing of what is no finite one.
bool isSame(const Value &ours, const QJsonValue &qt)
{
    switch (ours.type()) {
    case Type::Null: return qt.isNull();
    case Type::Boolean: return qt.isBool() && qt.toBool() == ours.toBool();
    case Type::Number: return qt.isDouble() && qt.toDouble() == ours.toDouble();
    case Type::String: return qt.isString() && qt.toString().toStdString() == ours.toString();
    case Type::Array: {
        const QJsonArray array = qt.toArray();
        bool same = qt.isArray() && static_cast<std::size_t>(array.size()) == ours.size();
        for (std::size_t i = 0; same && i < ours.size(); ++i)
            same = isSame(ours[i], array[static_cast<qsizetype>(i)]);
        return same;
    }
    case Type::Object: {
        const QJsonObject object = qt.toObject();
        bool same = qt.isObject() && static_cast<std::size_t>(object.size()) == ours.size();
        for (const Member &member : ours.members()) {
            const auto name = QString::fromUtf8(member.name.view().data(),
                                                static_cast<qsizetype>(member.name.view().size()));
            same = same && object.contains(name) && isSame(member.value, object[name]);
        }
        return same;
    }
    }
    return false;
}

// Qt refuses numbers too large and too small for a double.
bool isWithinQt(const Value &value)
{
    const auto isInnerWithin = [](const Value &inner) { return isWithinQt(inner); };
    const auto isMemberWithin = [](const Member &member) { return isWithinQt(member.value); };
    if (value.isNumber())
        return value.toDouble() && (*value.toDouble() != 0 || value == Value(0));
    return std::ranges::all_of(value.elements(), isInnerWithin)
           && std::ranges::all_of(value.members(), isMemberWithin);
}

} // namespace

class PropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void survivesTheRoundTrip()
    {
        Generator generator(1);
        Parser parser;
        for (int i = 0; i < 3000; ++i) {
            const Value value = generator.value(5);
            const std::string text = write(value);
            QVERIFY2(parse(text).value.isIdenticalTo(value), text.c_str());
            QVERIFY2(parser.parse(text).value.isIdenticalTo(value), text.c_str());
            QVERIFY2(parse(writePretty(value)).value.isIdenticalTo(value), text.c_str());
            QCOMPARE(writtenSize(value), text.size());
            QVERIFY(writtenSize(value, text.size() - 1) > text.size() - 1);
            QVERIFY2(Value(value).isIdenticalTo(value) && Value(value) == value, text.c_str());
        }
    }

    void agreesWithQt()
    {
        Generator generator(2);
        int compared = 0;
        for (int i = 0; i < 3000; ++i) {
            const Value value = Value::array({generator.value(5)});
            if (!isWithinQt(value))
                continue;
            const std::string text = write(value);
            const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
            QVERIFY2(isSame(value, document.array()), text.c_str());
            ++compared;
        }
        QVERIFY(compared > 1000);
    }

    // Texts broken by chance: where both readers take one they read the same out of it, and none that we
    // take is refused by Qt.
    void acceptsNothingThatQtRefuses()
    {
        Generator generator(3);
        int accepted = 0;
        for (int i = 0; i < 20000; ++i) {
            std::string text = write(Value::array({generator.value(3)}));
            for (std::size_t edits = 1 + generator.below(2); edits > 0; --edits) {
                const std::size_t at = generator.below(text.size());
                if (generator.below(2) == 0)
                    text.erase(at, 1 + generator.below(3));
                else
                    text.insert(at, 1, "[]{},:\"\\0.eE+- tn"[generator.below(17)]);
                if (text.empty())
                    text = " ";
            }
            const Parsed parsed = parse(text);
            if (!parsed || parsed.value.size() == 0 || !isWithinQt(parsed.value)
                || !(parsed.value.isArray() || parsed.value.isObject()))
                continue;
            const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
            QVERIFY2(!document.isNull(), text.c_str());
            QVERIFY2(document.isObject() || isSame(parsed.value, document.array()), text.c_str());
            ++accepted;
        }
        QVERIFY(accepted > 1000);
    }

    void editsLeaveTheRestAlone()
    {
        Generator generator(4);
        for (int i = 0; i < 300; ++i) {
            Value object = Value::object();
            std::vector<std::pair<std::string, Value>> model;
            for (int step = 0; step < 60; ++step) {
                const std::string name = generator.text() + std::to_string(generator.below(40));
                const auto known = std::ranges::find(model, name, &std::pair<std::string, Value>::first);
                if (generator.below(3) == 0) {
                    QCOMPARE(object.remove(name), known != model.end());
                    if (known != model.end())
                        model.erase(known);
                    continue;
                }
                const Value value = generator.value(2);
                object.set(name, value);
                if (known == model.end())
                    model.emplace_back(name, value);
                else
                    known->second = value;
            }
            QCOMPARE(object.size(), model.size());
            for (std::size_t k = 0; k < model.size(); ++k) {
                QCOMPARE(object.members()[k].name.view(), std::string_view(model[k].first));
                QVERIFY(object[model[k].first].isIdenticalTo(model[k].second));
            }
        }
    }
};

TOOLTRAY_TEST(PropertyTest)

#include "propertytest.moc"
