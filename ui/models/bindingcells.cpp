// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/bindingcells.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::ui {

using namespace workspace;

namespace {

// Sources as files name them; the last one is a binding as JSON.
const QString kParameterWord = QStringLiteral("parameter");
const QString kConstantWord = QStringLiteral("constant");
const QString kContextWord = QStringLiteral("context");
const QString kStepWord = QStringLiteral("step");
const QString kItemWord = QStringLiteral("item");
const QString kJsonWord = QStringLiteral("json");

// How deep a source that is one thing can be; within an each, an element is all there is.
std::optional<QStringList> plainSource(const Binding::Source &source)
{
    const auto withPath = [](const QString &word, const std::string &name,
                             const std::string &path) -> std::optional<QStringList> {
        if (name.find('/') != std::string::npos || QString(fromUtf8(name)).trimmed() != fromUtf8(name))
            return std::nullopt;
        return QStringList{word, fromUtf8(name + path)};
    };
    if (const auto *constant = std::get_if<ConstantSource>(&source))
        return QStringList{kConstantWord, BindingCells::constantText(constant->value)};
    if (const auto *parameter = std::get_if<ParameterSource>(&source))
        return withPath(kParameterWord, parameter->name, parameter->path);
    if (const auto *context = std::get_if<ContextSource>(&source))
        return QStringList{kContextWord, fromUtf8(context->key)};
    if (const auto *step = std::get_if<StepSource>(&source))
        return withPath(kStepWord, step->step, step->path);
    if (const auto *item = std::get_if<ItemSource>(&source))
        return QStringList{kItemWord, fromUtf8(item->path)};
    return std::nullopt;
}

// In a list, as JSON where a comma would part what belongs together.
QString transformsText(const std::vector<Transform> &transforms)
{
    QStringList words;
    bool isPlain = true;
    json::Value list = json::Value::array();
    for (const Transform &transform : transforms) {
        list.append(encode(transform));
        const QString word = fromUtf8(list[list.size() - 1].toString());
        isPlain = isPlain && typedParts(word) == QStringList{word};
        words.append(word);
    }
    return isPlain ? words.join(QLatin1String(", ")) : fromUtf8(json::write(list));
}

json::Value transformsOf(const QString &text)
{
    if (text.startsWith(u'[')) {
        if (json::Parsed parsed = json::parse(toUtf8(text)); parsed)
            return std::move(parsed.value);
    }
    json::Value list = json::Value::array();
    for (const QString &word : typedParts(text))
        list.append(json::Value(toUtf8(word)));
    return list;
}

} // namespace

QStringList BindingCells::headers()
{
    return {tr("Name"), tr("Source"), tr("Reference"), tr("Mapping"), tr("Transforms")};
}

QList<TextTableModel::Choice> BindingCells::sources()
{
    return {{kParameterWord, tr("Argument")},
            {kConstantWord, tr("Constant")},
            {kContextWord, tr("Context variable")},
            {kStepWord, tr("Earlier step")},
            {kItemWord, tr("Element")},
            //: Where a value comes from: it is made of several others, which is written as JSON
            {kJsonWord, tr("Composite (JSON)")}};
}

TextTableModel::CellChoices BindingCells::constantsOf(const QHash<QString, std::vector<json::Value>> &values)
{
    TextTableModel::CellChoices choices{.column = Value, .wordColumn = Source, .word = kConstantWord};
    for (auto named = values.cbegin(); named != values.cend(); ++named) {
        QList<TextTableModel::Choice> &cell = choices.ofName[named.key()];
        for (const json::Value &value : named.value())
            cell.append({constantText(value), constantText(value)});
    }
    return choices;
}

QString BindingCells::constantText(const json::Value &value)
{
    QString text = fromUtf8(value.toString());
    if (!value.isString() || text.isEmpty() || text.contains(u'\n') || text.trimmed() != text
        || json::parse(toUtf8(text)))
        return fromUtf8(json::write(value));
    return text;
}

json::Value BindingCells::constantOf(const QString &text)
{
    json::Parsed parsed = json::parse(toUtf8(text.trimmed()));
    return parsed ? std::move(parsed.value) : json::Value(toUtf8(text.trimmed()));
}

QStringList BindingCells::cellsOf(const Binding &binding)
{
    QStringList cells;
    if (!binding.isOptional)
        cells = plainSource(binding.source).value_or(QStringList());
    if (cells.isEmpty())
        cells = {kJsonWord,
                 fromUtf8(json::write(encode(Binding{binding.source, {}, {}, binding.isOptional})))};
    return cells << fromUtf8(binding.mapping) << transformsText(binding.transforms);
}

QString BindingCells::readCells(const QStringList &cells, Binding &out)
{
    const QString word = cells.value(0).isEmpty() ? kParameterWord : cells.value(0);
    const QString value = cells.value(1).trimmed();
    json::Value typed = json::Value::object();
    if (word == kJsonWord) {
        json::Parsed parsed = json::parse(toUtf8(value));
        if (!parsed || !parsed.value.isObject())
            return tr("A composite value is a JSON object, such as {\"first\": [...]}.");
        typed = std::move(parsed.value);
    } else if (word == kConstantWord) {
        typed.set("constant", constantOf(value));
    } else if (word == kContextWord || word == kItemWord) {
        typed.set(toUtf8(word), json::Value(toUtf8(value)));
    } else {
        const qsizetype path = value.indexOf(u'/');
        const QString name = path < 0 ? value : value.left(path);
        if (name.trimmed().isEmpty())
            return word == kStepWord ? tr("Enter a step, such as find_user/id.")
                                     : tr("Enter an argument, such as project or filter/state.");
        typed.set(toUtf8(word), json::Value(toUtf8(name.trimmed())));
        if (path >= 0)
            typed.set("path", json::Value(toUtf8(value.mid(path))));
    }
    if (const QString mapping = cells.value(2).trimmed(); !mapping.isEmpty())
        typed.set("mapping", json::Value(toUtf8(mapping)));
    if (const QString transforms = cells.value(3).trimmed(); !transforms.isEmpty())
        typed.set("transforms", transformsOf(transforms));
    auto decoded = json::decode<Binding>(typed);
    if (!decoded)
        return decodeSentence(decoded.errors.front());
    out = std::move(decoded.value);
    return {};
}

QList<QStringList> BindingCells::rowsOf(const std::vector<NamedBinding> &bindings)
{
    QList<QStringList> rows;
    for (const NamedBinding &named : bindings)
        rows.append(QStringList{fromUtf8(named.name)} + cellsOf(named.binding));
    return rows;
}

QString BindingCells::readRows(const QList<QStringList> &rows, std::vector<NamedBinding> &out)
{
    std::vector<NamedBinding> read;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (isBlank(rows[i]))
            continue;
        NamedBinding one{toUtf8(rows[i].value(Name).trimmed()), {}};
        if (one.name.empty())
            return problemInRow(i, tr("A name is missing."));
        if (std::ranges::find(read, one.name, &NamedBinding::name) != read.end())
            return problemInRow(i, tr("This name is used twice."));
        QStringList cells = rows[i].mid(Source);
        const bool isArgument = cells.value(0).isEmpty() || cells.value(0) == kParameterWord;
        if (isArgument && cells.value(1).trimmed().isEmpty() && !one.name.empty())
            cells[1] = rows[i].value(Name); // mostly the argument is called like what it fills
        if (const QString problem = readCells(cells, one.binding); !problem.isEmpty())
            return problemInRow(i, problem);
        read.push_back(std::move(one));
    }
    out = std::move(read);
    return {};
}

bool BindingCells::isBlank(const QStringList &row)
{
    return std::ranges::all_of(row, [](const QString &cell) { return cell.trimmed().isEmpty(); });
}

QString BindingCells::problemInRow(qsizetype row, const QString &problem)
{
    //: The row of a table and what is wrong with it
    return tr("Row %1: %2").arg(row + 1).arg(problem);
}

} // namespace tooltray::ui
