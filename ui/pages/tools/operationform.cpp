// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/operationform.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/bindingcells.h"
#include "ui/models/fieldtexts.h"
#include "ui/widgets/json/jsonedit.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/codec/operationcodec.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr const char *kRestMethod = "/request/method";
constexpr const char *kRestPath = "/request/path";
constexpr const char *kRestQuery = "/request/query";
constexpr const char *kRestHeaders = "/request/headers";
constexpr OperationForm::TemplatePlaces kRestBody{"/request/body/how", "/request/body", "/request/body/json"};
constexpr const char *kRestStatus = "/request/expected_status";
constexpr int kLeastHttpStatus = 100;
constexpr int kMaxHttpStatus = 599;

bool isMembers(const Shared<Binding> &made)
{
    return !made
           || (std::holds_alternative<ObjectSource>(made->source) && made->mapping.empty()
               && made->transforms.empty());
}

std::optional<std::vector<int>> readStatuses(const QString &text)
{
    std::vector<int> statuses;
    for (const std::string &word : FieldTexts::names(text)) {
        bool isNumber = false;
        const int status = fromUtf8(word).toInt(&isNumber);
        if (!isNumber || status < kLeastHttpStatus || status > kMaxHttpStatus)
            return std::nullopt;
        statuses.push_back(status);
    }
    return statuses;
}

QString statusText(const std::vector<int> &statuses)
{
    QStringList words;
    for (const int status : statuses)
        words.append(QString::number(status));
    return words.join(QLatin1String(", "));
}

} // namespace

OperationForm::OperationForm(const Theme &theme, QWidget *parent) : PagedForm(theme, parent) {}

void OperationForm::addBindings(const char *place, Find<std::vector<NamedBinding>> find)
{
    addTable(
        place, BindingCells::headers(),
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *bindings = find(operation);
            return bindings ? BindingCells::rowsOf(*bindings) : QList<QStringList>();
        },
        [find](ToolDraft &draft, const QList<QStringList> &rows) {
            return edit(draft, find, [&](auto &out) { return BindingCells::readRows(rows, out); });
        },
        Spread::Row);
}

void OperationForm::setBindingTexts(const char *place, const QString &name, const QString &help,
                                    const QString &add)
{
    setLabel(place, name, help);
    setTableTexts(place, name, add, BindingCells::headers());
    tableModel(place).setChoices(BindingCells::Source, BindingCells::sources());
    tableModel(place).setDependent(BindingCells::Value, BindingCells::Source);
}

void OperationForm::addTemplate(const TemplatePlaces &places, Find<Shared<Binding>> find)
{
    addChoice(
        places.how,
        [this, find, place = places.how](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *made = find(operation);
            return isAsJson(place) || (made && !isMembers(*made));
        },
        // What is no object stays JSON: there is nothing of it that fields could show.
        [this, place = places.how](ToolDraft &, const QVariant &choice) {
            setAsJson(place, choice.toBool());
        });
    addTable(
        places.fields, BindingCells::headers(),
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *made = find(operation);
            return made && *made && isMembers(*made)
                       ? BindingCells::rowsOf(std::get<ObjectSource>((*made)->source).members)
                       : QList<QStringList>();
        },
        [find](ToolDraft &draft, const QList<QStringList> &rows) {
            return edit(draft, find, [&](Shared<Binding> &out) {
                ObjectSource object;
                QString problem = BindingCells::readRows(rows, object.members);
                if (!problem.isEmpty() || !isMembers(out))
                    return problem;
                if (!object.members.empty())
                    out = Binding{std::move(object), {}, {}};
                else if (out && !std::get<ObjectSource>(out->source).members.empty())
                    out.reset();
                return QString();
            });
        },
        Spread::Row);
    addJson(
        places.json,
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *made = find(operation);
            return made && *made ? FieldTexts::ofObject(encode(**made)) : QString();
        },
        [find](ToolDraft &draft, const QString &text) {
            return edit(draft, find, [&](Shared<Binding> &out) {
                if (text.trimmed().isEmpty()) {
                    out.reset();
                    return QString();
                }
                json::Value typed;
                if (QString problem = FieldTexts::readJson(text, typed); !problem.isEmpty())
                    return problem;
                auto decoded = json::decode<Binding>(typed);
                if (!decoded)
                    return decodeSentence(decoded.errors.front());
                out = std::move(decoded.value);
                return QString();
            });
        });
}

void OperationForm::setTemplateTexts(const TemplatePlaces &places, const QString &name, const QString &help,
                                     const QString &add)
{
    setLabel(places.how, name, help);
    setChoices(places.how, {{tr("Fields"), false}, {tr("Written as JSON"), true}});
    setBindingTexts(places.fields, tr("Fields"), help, add);
    setLabel(places.json, tr("As JSON"), tr("Binding: a source, a mapping and transforms"));
}

void OperationForm::showTemplate(const TemplatePlaces &places, const Shared<Binding> *shown)
{
    const bool isWritten = draft().unfinishedAt(keyOf(places.json)) != nullptr;
    if (shown && isWritten)
        m_asJson.insert(keyOf(places.how));
    const bool isJson = shown && (isAsJson(places.how) || !isMembers(*shown));
    setRowVisible(places.how, shown != nullptr);
    setRowVisible(places.fields, shown && !isJson);
    setRowVisible(places.json, isJson);
}

void OperationForm::addRequest(const Find<RestRequest> &find)
{
    const auto part = [find](auto member) {
        using Member = std::remove_reference_t<decltype(std::declval<RestRequest>().*member)>;
        return Find<Member>([find, member](const Operation &operation) -> const Member * {
            const RestRequest *request = find(operation);
            return request ? &(request->*member) : nullptr;
        });
    };
    addChoice(
        kRestMethod,
        [find](const ToolDraft &draft) -> QVariant {
            const Operation operation = operationOf(draft);
            const RestRequest *request = find(operation);
            return request ? QVariant(static_cast<int>(request->method)) : QVariant();
        },
        [find](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](RestRequest &out) {
                out.method = static_cast<RestRequest::Method>(choice.toInt());
                return QString();
            });
        });
    addLine(
        kRestPath,
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const RestRequest *request = find(operation);
            return request ? fromUtf8(request->path) : QString();
        },
        [find](ToolDraft &draft, const QString &text) {
            return edit(draft, find, [&](RestRequest &out) {
                const std::string path = toUtf8(text.trimmed());
                if (!json::decode<RestRequest>(json::Value::object({{"path", json::Value(path)}})))
                    return tr("Start the path with /. Placeholders look like {project}.");
                out.path = path;
                return QString();
            });
        });
    addBindings(kRestQuery, part(&RestRequest::query));
    addBindings(kRestHeaders, part(&RestRequest::headers));
    addTemplate(kRestBody, part(&RestRequest::body));
    addLine(
        kRestStatus,
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const RestRequest *request = find(operation);
            return request ? statusText(request->expectedStatus) : QString();
        },
        [find](ToolDraft &draft, const QString &text) {
            return edit(draft, find, [&](RestRequest &out) {
                auto statuses = readStatuses(text);
                if (!statuses)
                    return tr("Enter statuses from 100 to 599, separated by commas.");
                out.expectedStatus = std::move(*statuses);
                return QString();
            });
        });
}

void OperationForm::setRequestTexts()
{
    QList<std::pair<QString, QVariant>> methods;
    for (const auto &[name, method] : namesOf(RestRequest::Method()))
        methods.append({fromUtf8(name), static_cast<int>(method)});
    setChoices(kRestMethod, methods);
    //: Of an HTTP request: GET, POST and so on
    setLabel(kRestMethod, tr("Method"));
    setLabel(kRestPath, tr("Path"),
             tr("Relative to the endpoint's REST URL; {project} inserts that argument."));
    findChild<QLineEdit *>(QLatin1String(kRestPath))
        ->setPlaceholderText(QStringLiteral("/projects/{project}/issues"));
    setBindingTexts(kRestQuery, tr("Query"), tr("Query parameters of the URL"), tr("Add parameter"));
    setBindingTexts(kRestHeaders, tr("Headers"), tr("In addition to the endpoint's headers"),
                    tr("Add header"));
    setTemplateTexts(kRestBody, tr("Body"), tr("Members of the JSON body. Without any, no body is sent."),
                     tr("Add field"));
    setLabel(kRestStatus, tr("Expected status"),
             tr("Statuses that count as success, such as 200, 404. Empty: 200 to 299."));
    findChild<QLineEdit *>(QLatin1String(kRestStatus))->setPlaceholderText(tr("200 to 299"));
}

void OperationForm::showRequest(const RestRequest *shown)
{
    for (const char *place : {kRestMethod, kRestPath, kRestQuery, kRestHeaders, kRestStatus})
        setRowVisible(place, shown != nullptr);
    showTemplate(kRestBody, shown ? &shown->body : nullptr);
}

void OperationForm::suggestPaths(const QStringList &paths)
{
    auto *line = findChild<QLineEdit *>(QLatin1String(kRestPath));
    if (line->completer() == nullptr) {
        auto *completer = new QCompleter(new QStringListModel(line), line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        line->setCompleter(completer);
    }
    auto *model = static_cast<QStringListModel *>(line->completer()->model());
    if (model->stringList() != paths)
        model->setStringList(paths);
}

void OperationForm::suggestNames(const std::string &part, const QStringList &names,
                                 const QHash<QString, QString> &misfits)
{
    TextTableModel &model = tableModel(("/request/" + part).c_str());
    model.setSuggestions(names);
    model.setMisfits(misfits);
}

void OperationForm::setConstants(const std::string &part,
                                 const QHash<QString, std::vector<json::Value>> &values)
{
    tableModel(("/request/" + part).c_str()).setCellChoices(BindingCells::constantsOf(values));
}

void OperationForm::setAsJson(const std::string &place, bool isAsJson)
{
    if (isAsJson)
        m_asJson.insert(keyOf(place));
    else
        m_asJson.erase(keyOf(place));
}

void OperationForm::followDraft()
{
    if (std::exchange(m_tool, draft().original) == draft().original)
        return;
    m_asJson.clear();
    scrollToTop();
}

} // namespace tooltray::ui
