// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/tooltab.h"
#include "workspace/codec/toolcodec.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QTest>

// Fields of a tab of the tool editor, by the place that they are about.
namespace tooltray::test {

// As somebody types, chooses or checks it; false when there is no such field or choice.
inline bool enter(QWidget &tab, const QString &place, const QString &text)
{
    auto *field = tab.findChild<QWidget *>(place);
    if (auto *line = qobject_cast<QLineEdit *>(field)) {
        line->selectAll();
        if (text.isEmpty())
            QTest::keyClick(line, Qt::Key_Delete);
        else
            QTest::keyClicks(line, text);
    } else if (auto *lines = qobject_cast<QPlainTextEdit *>(field)) {
        lines->setPlainText(text);
    } else if (auto *choice = qobject_cast<QComboBox *>(field)) {
        if (choice->findText(text) < 0)
            return false;
        choice->setCurrentIndex(choice->findText(text));
    } else if (auto *check = qobject_cast<QCheckBox *>(field)) {
        check->setChecked(text == u"yes");
    } else {
        return false;
    }
    return true;
}

inline QString shownIn(const QWidget &tab, const QString &place)
{
    const auto *field = tab.findChild<QWidget *>(place);
    if (const auto *line = qobject_cast<const QLineEdit *>(field))
        return line->text();
    if (const auto *lines = qobject_cast<const QPlainTextEdit *>(field))
        return lines->toPlainText();
    if (const auto *choice = qobject_cast<const QComboBox *>(field))
        return choice->currentText();
    if (const auto *check = qobject_cast<const QCheckBox *>(field))
        return check->isChecked() ? QStringLiteral("yes") : QStringLiteral("no");
    return QStringLiteral("no such field: ") + place;
}

// What is stored at a JSON Pointer into the tool, as JSON; an empty text when there is nothing.
inline QString storedAt(const ui::ToolDraft &draft, const QString &place)
{
    const json::Value tool = workspace::encode(draft.tool);
    const auto pointer = json::Pointer::parse(place.toStdString());
    const json::Value *value = pointer ? json::resolve(tool, *pointer) : nullptr;
    return value == nullptr ? QString() : QString::fromStdString(json::write(*value));
}

// Keeps a draft up to date with a tab, as the editor does.
class DraftKeeper final {
public:
    DraftKeeper(ui::ToolTab &tab, ui::ToolDraft start) : draft(std::move(start))
    {
        tab.showDraft(draft);
        QObject::connect(&tab, &ui::ToolTab::edited, &tab, [this, &tab] { tab.store(draft); });
    }

    ui::ToolDraft draft;
};

// The places of all fields.
inline QSet<QString> placesOf(const QWidget &tab)
{
    QSet<QString> places;
    for (const QWidget *field : tab.findChildren<QWidget *>()) {
        if (field->objectName().startsWith(u'/'))
            places.insert(field->objectName());
    }
    return places;
}

} // namespace tooltray::test
