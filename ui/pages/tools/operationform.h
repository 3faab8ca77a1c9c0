// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/operationedits.h"
#include "ui/pages/tools/pagedform.h"
#include "workspace/definitions/toolversion.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <set>

namespace tooltray::ui {

// Fields about what a tool requests. They stand at places of their own, "/request/path"; keyOf() says where that is in
// the version.
class OperationForm : public PagedForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationForm)

public:
    // The names under which a template stores whether it is edited as fields or as JSON, and the fields.
    struct TemplatePlaces {
        const char *how;
        const char *fields;
        const char *json;
    };

    explicit OperationForm(const Theme &theme, QWidget *parent = nullptr);

protected:
    // A part of an operation; null when it has none.
    template <typename T>
    using Find = std::function<const T *(const workspace::Operation &operation)>;
    // Changes the part, or says why it does not fit, and then nothing has changed.
    template <typename T, typename F>
    static QString edit(ToolDraft &draft, const Find<T> &find, F &&write)
    {
        workspace::Operation operation = operationOf(draft);
        auto *part = const_cast<T *>(find(operation));
        QString problem = part ? write(*part) : QString();
        if (part && problem.isEmpty())
            setOperation(draft, std::move(operation));
        return problem;
    }

    void addBindings(const char *place, Find<std::vector<workspace::NamedBinding>> find);
    void addTemplate(const TemplatePlaces &places, Find<workspace::Shared<workspace::Binding>> find);
    void setTemplateTexts(const TemplatePlaces &places, const QString &name, const QString &help,
                          const QString &add);
    // Precondition: the draft is known.
    void showTemplate(const TemplatePlaces &places, const workspace::Shared<workspace::Binding> *shown);
    void setBindingTexts(const char *place, const QString &name, const QString &help, const QString &add);

    // Fields of a REST request, of whichever is found.
    void addRequest(const Find<workspace::RestRequest> &find);
    void setRequestTexts();
    void showRequest(const workspace::RestRequest *shown);
    // What is proposed for the path, and for the names in a part of the request: "query", "headers" or "body".
    void suggestPaths(const QStringList &paths);
    void suggestNames(const std::string &part, const QStringList &names,
                      const QHash<QString, QString> &misfits);
    // The only values that constants of these names can have.
    void setConstants(const std::string &part, const QHash<QString, std::vector<json::Value>> &values);

    // Whether something is written as JSON though it need not be; it stays so until another tool is shown.
    bool isAsJson(const std::string &place) const { return m_asJson.contains(keyOf(place)); }
    void setAsJson(const std::string &place, bool isAsJson);
    void followDraft() override;

private:
    std::set<std::string> m_asJson; // keys
    std::string m_tool;
};

} // namespace tooltray::ui
