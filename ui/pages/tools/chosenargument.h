// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/argumentrows.h"
#include "ui/models/tooldraft.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QVariant>

#include <set>
#include <string>
#include <utility>

namespace tooltray::ui {

// The argument of a tool that is chosen among its rows, with all that the rows follow from beside the draft: the
// workspace, the schema and the pages that are fetched.
class ChosenArgument {
    Q_DECLARE_TR_FUNCTIONS(tooltray::ui::ChosenArgument)

public:
    void setSurroundings(workspace::WorkspacePtr workspace, graphql::SchemaPointer schema);
    const workspace::WorkspacePtr &workspace() const { return m_workspace; }
    // The variables that ask for pages. False when they are as before.
    bool setPaged(std::set<std::string, std::less<>> paged);

    void choose(std::string id) { m_id = std::move(id); }
    const std::string &id() const { return m_id; }
    // Returns the key of a place of the argument among the unfinished texts of the draft.
    static std::string keyOf(const std::string &id, const std::string &place);

    ArgumentSubject subjectOf(const ToolDraft &draft) const;
    // Returns the row as it is in the draft; nullopt when the draft has no such row.
    std::optional<ArgumentRow> rowIn(const ArgumentSubject &subject) const;
    std::optional<ArgumentRow> rowIn(const ToolDraft &draft) const { return rowIn(subjectOf(draft)); }

    // The choice of its type, and what a choice means; nothing when it means no change.
    QVariant type(const ToolDraft &draft) const;
    static std::optional<json::Value> schemaOf(const QString &type);

    using Choice = std::pair<QString, QVariant>;
    struct Choices {
        QList<Choice> sources;
        QList<Choice> contexts;
        QList<Choice> mappings;
        QList<Choice> types;
    };
    Choices choices(const ArgumentRow &row, const ToolDraft &draft) const;
    // Returns why a JSON object cannot be the schema of all arguments; empty if it can.
    QString parametersProblem(const json::Value &schema) const;

private:
    QList<Choice> typeChoices(const ArgumentRow &row, const ToolDraft &draft) const;
    QList<Choice> sourceChoices(const ArgumentRow &row, bool hasContexts, bool hasMappings) const;
    QList<Choice> entries(workspace::ObjectKind kind) const;

    workspace::WorkspacePtr m_workspace;
    graphql::SchemaPointer m_schema;
    std::set<std::string, std::less<>> m_paged;
    std::string m_id;
    // The schema that was inferred last, and its inputs.
    mutable json::Value m_inferred;
    mutable workspace::Shared<workspace::Operation> m_inferredFrom;
    mutable std::vector<workspace::NamedBinding> m_inferredWith;
};

} // namespace tooltray::ui
