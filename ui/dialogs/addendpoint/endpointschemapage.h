// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/endpointschema.h"
#include "workspace/definitions/endpoint.h"

#include <QWidget>

#include <cstdint>

class QCheckBox;
class QComboBox;
class QLabel;

namespace tooltray::ui {

class FileField;
class InlineMessage;
class TextLabel;
class Theme;

// What the endpoint has: by its own word, or from a file.
class EndpointSchemaPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointSchemaPage)

public:
    explicit EndpointSchemaPage(const Theme &theme, QWidget *parent = nullptr);
    ~EndpointSchemaPage() override;

    void showWaiting();
    void setVerdict(const ProbeVerdict &verdict);
    void showProblem(const QString &text);

    workspace::SchemaSource source() const;
    workspace::MutationPolicy mutations() const;
    void setMutations(workspace::MutationPolicy policy);
    void leaveToolsOut();    // they are not offered
    bool wantsTools() const; // made from the schema, at once
    bool hasSchema() const { return m_hasSchema || m_isFileGood; }

Q_SIGNALS:
    void changed();

private:
    void readFile(const QString &path);
    void showState();

    TextLabel *m_heading;
    InlineMessage *m_message;
    QLabel *m_fileLabel;
    FileField *m_file;
    InlineMessage *m_fileMessage;
    QLabel *m_mutationsLabel;
    QComboBox *m_mutations;
    QCheckBox *m_tools;
    std::uint64_t m_revision = 0;
    bool m_hasSchema = false;
    bool m_isFileGood = false;
};

} // namespace tooltray::ui
