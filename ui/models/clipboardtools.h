// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace tooltray::ui {

// Makes tools of what somebody copied: GraphQL operations, a request as a cURL command or as JSON, the definition of a
// tool. They have names that are free and are not saved by this.
class ClipboardTools final {
    Q_DECLARE_TR_FUNCTIONS(ClipboardTools)

public:
    // Tools that name no endpoint of their own get the given one.
    static ClipboardTools read(const workspace::Workspace &workspace, const std::string &endpoint,
                               const QString &text);

    const std::vector<workspace::Tool> &tools() const { return m_tools; }
    QString problem() const { return m_problem; } // a sentence, when there are none
    QString note() const { return m_note; }       // what is to be seen to; may be empty

private:
    ClipboardTools(const workspace::Workspace &workspace, std::string endpoint);

    void readText(const QString &text);
    bool readCurl(const QString &text);
    void readJson(const json::Value &value);
    void readDefinition(const json::Value &value);
    void readRequest(const json::Value &request);
    void readOperations(const std::string &text, const std::string &onlyNamed, const json::Value &variables);
    void add(workspace::Tool tool, const std::string &name);
    void refuse(const QString &problem);

    const workspace::Workspace &m_workspace;
    std::string m_endpoint;
    std::vector<workspace::Tool> m_tools;
    QString m_problem;
    QString m_note;
};

} // namespace tooltray::ui
