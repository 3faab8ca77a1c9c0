// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/clientpreview.h"
#include "ui/pages/tools/tooltab.h"

class QPushButton;
class QScrollArea;

namespace tooltray::ui {

class CodeEditor;
class SchemaOutline;
class TextLabel;
class Theme;

// The tool as clients get it listed, to be read and then exactly, and what that costs them.
class ClientTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientTab)

public:
    explicit ClientTab(const Theme &theme, QWidget *parent = nullptr);

    void setPreview(const engine::ClientPreview &preview);

    void showDraft(const ToolDraft &) override {}
    void store(ToolDraft &) const override {}

private:
    // A schema below what it is of.
    struct Outline {
        TextLabel *heading;
        TextLabel *note; // that there is nothing, or more
        SchemaOutline *members;
    };

    void build();
    void setTexts();
    void showHints();
    static void showOutline(const Outline &outline, const QString &title, const QString &nothing);
    Outline addOutline();

    engine::ClientPreview m_preview;
    QScrollArea *m_scroll;
    QWidget *m_page;
    TextLabel *m_name;
    TextLabel *m_title;
    TextLabel *m_description;
    TextLabel *m_hints;
    TextLabel *m_size;
    TextLabel *m_injected;
    QPushButton *m_copy;
    Outline m_input;
    Outline m_output;
    TextLabel *m_jsonHeading;
    CodeEditor *m_json;
};

} // namespace tooltray::ui
