// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a composite tool; see stepsform.cpp for what is around them.
#include "ui/editor/graphqleditor.h"
#include "ui/language/utf8text.h"
#include "ui/models/caseargumentcells.h"
#include "ui/models/operationedits.h"
#include "ui/pages/tools/stepplaces.h"
#include "ui/pages/tools/stepsform.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/rowtable.h"
#include "workspace/definitions/names.h"

#include <QComboBox>
#include <QLineEdit>

#include <algorithm>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr int kDocumentLines = 12;

// An action of the kind that the variant has at the index, to begin with.
decltype(Step::action) emptyAction(std::size_t index)
{
    if (index == 0)
        return GraphqlOperation{};
    if (index == 1)
        return RestRequest{.path = "/"};
    return ToolCall{};
}

} // namespace

OperationForm::Find<Step> StepsForm::step() const
{
    return [this](const Operation &operation) { return stepAt(operation, m_current); };
}

void StepsForm::addAction()
{
    addLine(
        kStepName,
        [this](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const Step *found = stepAt(operation, m_current);
            return found ? fromUtf8(found->name) : QString();
        },
        [this](ToolDraft &draft, const QString &text) {
            const std::string name = toUtf8(text.trimmed());
            const bool isChoice = std::holds_alternative<Switch>(operationOf(draft));
            if (isChoice ? name.empty() : !isIdentifier(name))
                return isChoice ? tr("Say which value picks this case.")
                                : tr("The name of a step has letters, digits and _.");
            return renameStep(draft, m_current, name) ? QString() : tr("Another one is called so.");
        });
    addChoice(
        kStepAction,
        [this](const ToolDraft &draft) -> QVariant {
            const Operation operation = operationOf(draft);
            const Step *found = stepAt(operation, m_current);
            return found ? QVariant(static_cast<int>(found->action.index())) : QVariant();
        },
        [this](ToolDraft &draft, const QVariant &choice) {
            const auto wanted = static_cast<std::size_t>(choice.toInt());
            const std::string place = stepPlace(operationOf(draft), m_current);
            edit(draft, step(), [&](Step &out) {
                if (out.action.index() == wanted)
                    return QString();
                m_before.insert_or_assign({place, out.action.index()}, out.action);
                const auto before = m_before.find({place, wanted});
                out.action = before == m_before.end() ? emptyAction(wanted) : before->second;
                return QString();
            });
        });
    addChoice(
        kStepTool,
        [find = asAction<ToolCall>()](const ToolDraft &draft) -> QVariant {
            const Operation operation = operationOf(draft);
            const ToolCall *call = find(operation);
            return call ? QVariant(fromUtf8(call->tool)) : QVariant();
        },
        [find = asAction<ToolCall>()](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](ToolCall &out) {
                if (const std::string tool = toUtf8(choice.toString()); tool != out.tool)
                    out = {tool, std::nullopt}; // its versions are others
                return QString();
            });
        });
    addChoice(
        kStepVersion,
        [find = asAction<ToolCall>()](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const ToolCall *call = find(operation);
            return call && call->version ? fromUtf8(call->version->toString()) : QString();
        },
        [find = asAction<ToolCall>()](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](ToolCall &out) {
                out.version = Version::parse(toUtf8(choice.toString()));
                return QString();
            });
        });
    addChoice(
        kStepEndpoint,
        [find = inStep(&Step::endpoint)](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const std::string *endpoint = find(operation);
            return endpoint ? fromUtf8(*endpoint) : QString();
        },
        [find = inStep(&Step::endpoint)](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](std::string &out) {
                out = toUtf8(choice.toString());
                return QString();
            });
        });
    addRequest(asAction<RestRequest>());
}

void StepsForm::addOperationFields()
{
    const auto addOfDocument = [this](std::string GraphqlOperation::*member) {
        const auto find = asAction<GraphqlOperation>();
        return std::pair<ReadText, WriteText>(
            [find, member](const ToolDraft &draft) {
                const Operation operation = operationOf(draft);
                const GraphqlOperation *found = find(operation);
                return found ? fromUtf8(found->*member) : QString();
            },
            [find, member](ToolDraft &draft, const QString &text) {
                return edit(draft, find, [&](GraphqlOperation &out) {
                    out.*member = toUtf8(text);
                    return QString();
                });
            });
    };
    m_document = new GraphqlEditor(theme());
    m_document->setFrameShape(QFrame::StyledPanel);
    m_document->setFixedHeight(kDocumentLines * m_document->fontMetrics().lineSpacing()
                               + 2 * metrics::kSpacing);
    const auto document = addOfDocument(&GraphqlOperation::document);
    addText(kStepDocument, m_document, document.first, document.second);
    const auto name = addOfDocument(&GraphqlOperation::operationName);
    addLine(kStepOperationName, name.first, name.second);
    addBindings(kStepBindings, inStep(&Step::bindings));
    addPages(kStepPages,
             {[this](const ToolDraft &draft) { return paginationOf(draft, m_current); },
              [this](ToolDraft &draft, const Pagination &value) { setPagination(draft, m_current, value); }});
}

void StepsForm::retranslate()
{
    m_ends->setText(tr("What is handed out"));
    setLabel(kSwitchParameter, tr("Picked by"), tr("The argument whose value picks one of the cases"));
    setLabel(kStepTool, tr("Tool"));
    setLabel(kStepVersion, tr("Version"));
    setLabel(kStepEndpoint, tr("Endpoint"));
    setLabel(kStepDocument, tr("Operation"));
    setLabel(kStepOperationName, tr("Name of the operation"), tr("Of several in one text"));
    findChild<QLineEdit *>(QLatin1String(kStepOperationName))->setPlaceholderText(tr("The only one"));
    setBindingTexts(kStepBindings, tr("Is called with"),
                    tr("What fills the variables of the operation or the arguments of the tool"),
                    tr("Fill a variable"));
    setPagesTexts();
    setConditionTexts();
    setCaseTexts();
    setRequestTexts();
    setTemplateTexts({kEndHow, kEnd, kEndJson}, tr("Result"),
                     tr("The members of what is handed out; without any, it is what the last step answers."),
                     tr("Add a member"));
    setStepTexts();
    m_model.forgetTexts();
    fillChoices();
}

void StepsForm::setStepTexts()
{
    const bool isChoice = std::holds_alternative<Switch>(operationOf(draft()));
    m_heading->setText(isChoice ? tr("Cases") : tr("Steps"));
    m_table->setAccessibleName(m_heading->text());
    m_buttons->setAddText(isChoice ? tr("Add a case") : tr("Add a step"));
    //: What picks a case of a tool
    setLabel(kStepName, isChoice ? tr("Value") : tr("Name"),
             isChoice ? tr("What the argument is when this case is meant")
                      : tr("Later steps take its answer by this name."));
    setLabel(kStepAction, tr("Does"));
    setChoices(kStepAction,
               {{tr("Calls a tool"), 2}, {tr("A GraphQL operation"), 0}, {tr("A REST request"), 1}});
}

void StepsForm::fillChoices()
{
    const Operation operation = operationOf(draft());
    const Step *current = stepAt(operation, m_current);
    if (!current)
        return;
    using Choices = QList<std::pair<QString, QVariant>>;
    const auto withMissing = [](Choices choices, const std::string &chosen) {
        const QString name = fromUtf8(chosen);
        if (std::ranges::none_of(choices, [&](const auto &one) { return one.second == name; }))
            choices.append({tr("%1 (missing)").arg(name), name});
        return choices;
    };
    Choices endpoints{{tr("That of the tool"), QString()}};
    Choices tools;
    Choices versions{{tr("The active one"), QString()}};
    const auto *call = std::get_if<ToolCall>(&current->action);
    if (m_workspace) {
        for (const auto &[name, entry] : m_workspace->entries(ObjectKind::Endpoint))
            endpoints.append({fromUtf8(name), fromUtf8(name)});
        for (const auto &[name, entry] : m_workspace->entries(ObjectKind::Tool)) {
            if (name != draft().original)
                tools.append({fromUtf8(name), fromUtf8(name)});
        }
        const Tool *called = call ? m_workspace->find<Tool>(call->tool) : nullptr;
        if (called) {
            for (const auto &[version, definition] : called->versions)
                versions.append({fromUtf8(version.toString()), fromUtf8(version.toString())});
        }
    }
    if (call && call->tool.empty())
        tools.prepend({tr("Choose a tool"), QString()});
    const json::Value *arguments = ownArguments(operation);
    tableModel(kCaseArguments)
        .setChoices(CaseArgumentCells::Type,
                    CaseArgumentCells::types(m_workspace, arguments ? CaseArgumentCells::rowsOf(*arguments)
                                                                    : QList<QStringList>()));
    setChoices(kStepEndpoint, withMissing(endpoints, current->endpoint));
    setChoices(kStepTool, call ? withMissing(tools, call->tool) : tools);
    setChoices(kStepVersion,
               call && call->version ? withMissing(versions, call->version->toString()) : versions);
}

} // namespace tooltray::ui
