// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/importsource.h"

#include <QTreeWidget>

#include <functional>
#include <set>
#include <string>

namespace tooltray::ui {

class Theme;

// What can be imported, each with a check box, and what of it is not imported. What cannot be imported is there as
// well, with the reason.
class ImportList final : public QTreeWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportList)

public:
    explicit ImportList(const Theme &theme, QWidget *parent = nullptr);

    void setSource(const ImportSource &source);
    // The names of the tools.
    std::set<std::string> chosen() const;
    // Shows the fate of each tool.
    void showFates(const std::function<QString(const std::string &tool)> &fateOf);

Q_SIGNALS:
    void choiceChanged();

private:
    void retranslate();
    void addTool(const std::string &name, const QString &what, const std::vector<Message> &lost);
    void addProblem(const workspace::ForeignFinding &finding);
    void addSentences(QTreeWidgetItem &item, const std::vector<Message> &sentences);

    const Theme &m_theme;
    bool m_isFilling = false;
};

} // namespace tooltray::ui
