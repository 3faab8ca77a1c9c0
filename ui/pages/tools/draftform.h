// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/draftfield.h"
#include "ui/pages/tools/tooltab.h"

#include <QVariant>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPlainTextEdit;
class QScrollArea;
class QVBoxLayout;

namespace tooltray::ui {

class FormRows;
class JsonEdit;
class TextLabel;
class TextTable;
class TextTableModel;
class Theme;

// A tab of fields, each about one place of the version that is worked on. What is typed goes into the draft at once;
// what does not fit there is kept beside it, and the field says why.
class DraftForm : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DraftForm)

public:
    explicit DraftForm(const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &draft) const override;
    bool goTo(const QString &place) override;

protected:
    using ReadText = DraftField::ReadText;
    using WriteText = DraftField::WriteText;
    using Spread = DraftField::Spread;
    using ReadChoice = std::function<QVariant(const ToolDraft &draft)>;
    using WriteChoice = std::function<void(ToolDraft &draft, const QVariant &choice)>;
    using ReadCheck = std::function<bool(const ToolDraft &draft)>;
    using WriteCheck = std::function<void(ToolDraft &draft, bool isChecked)>;

    // They are added in the order in which they stand.
    TextLabel *addHeading();
    QLineEdit *addLine(const char *place, ReadText read, WriteText write);
    QPlainTextEdit *addLines(const char *place, ReadText read, WriteText write);
    void addText(const char *place, QPlainTextEdit *edit, ReadText read, WriteText write);
    JsonEdit *addJson(const char *place, ReadText read, WriteText write);
    // Rows of texts; written as a JSON array of arrays where they do not fit.
    using ReadRows = std::function<QList<QStringList>(const ToolDraft &draft)>;
    using WriteRows = std::function<QString(ToolDraft &draft, const QList<QStringList> &rows)>;
    TextTableModel *addTable(const char *place, const QStringList &headers, ReadRows read, WriteRows write,
                             Spread spread = Spread::Field);
    void addTable(const char *place, TextTable *table, ReadRows read, WriteRows write, Spread spread);
    QComboBox *addChoice(const char *place, ReadChoice read, WriteChoice write);
    QCheckBox *addCheck(const char *place, ReadCheck read, WriteCheck write);
    void addRow(QWidget *widget); // as wide as the form
    // Sets the label of the field at a place, and its help text.
    void setLabel(const char *place, const QString &label, const QString &help = {});
    TextTableModel &tableModel(const char *place) const;
    void setTableTexts(const char *place, const QString &name, const QString &add,
                       const QStringList &headers);
    void setRowVisible(const char *place, bool visible);
    // Choices with their data; the one that is chosen stays so.
    void setChoices(const char *place, const QList<std::pair<QString, QVariant>> &choices);

    const ToolDraft &draft() const { return m_draft; }
    const Theme &theme() const { return m_theme; }
    bool isShowing() const { return m_isShowing; }
    // Changes the draft for a part of the tab that is not a field.
    void change(std::function<void(ToolDraft &draft)> what);
    // Returns the key of the field at a place, which may depend on what is selected.
    virtual std::string keyOf(const std::string &place) const { return place; }
    void scrollToTop();
    // Places the widget beside the fields if there is room, otherwise below them.
    void setBeside(QWidget *widget);
    void resizeEvent(QResizeEvent *event) override;
    // Called when the draft has changed, whether the user typed or not.
    virtual void followDraft() {}
    // Shows all fields again, after one has changed others.
    void refresh() { showDraft(ToolDraft(m_draft)); }

private:
    DraftField &add(const char *place, QWidget *control, Spread spread = Spread::Field);
    DraftField &field(const char *place) const;
    void take(DraftField &changed);
    void settle(ToolDraft &draft) const;
    void tint() const;

    const Theme &m_theme;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column; // of what is scrolled
    QHBoxLayout *m_halves;
    QWidget *m_beside = nullptr;
    bool m_isNarrow = false;
    FormRows *m_form;
    std::vector<std::unique_ptr<DraftField>> m_fields;
    ToolDraft m_draft;
    std::function<void(ToolDraft &draft)> m_change; // set while edited() is emitted
    bool m_isShowing = false;
};

} // namespace tooltray::ui
