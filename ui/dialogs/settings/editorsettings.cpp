// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "ui/editor/codeeditor.h"
#include "ui/editor/graphqlhighlighter.h"
#include "ui/language/language.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QFontComboBox>
#include <QFontInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kFontBoxWidth = 260;
constexpr QLatin1StringView kSampleCode("query ($first: Int = 10) {\n"
                                        "  issues(first: $first) { # the newest\n"
                                        "    nodes { title }\n"
                                        "  }\n"
                                        "}\n");

} // namespace

EditorSettings::EditorSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_family(new QFontComboBox(this))
    , m_usual(new QCheckBox(this))
    , m_size(new QSpinBox(this))
    , m_indent(new QSpinBox(this))
    , m_format(new QCheckBox(this))
    , m_leaving(new QCheckBox(this))
    , m_sample(new CodeEditor(context.theme, this))
{
    build();
    connect(m_usual, &QCheckBox::toggled, this, [this](bool isUsual) {
        CodeStyle look = m_context.theme.codeStyle();
        look.family = isUsual ? QString() : QFontInfo(m_context.theme.codeFont()).family();
        use(look);
    });
    connect(m_family, &QFontComboBox::currentFontChanged, this, [this](const QFont &font) {
        CodeStyle look = m_context.theme.codeStyle();
        look.family = font.family();
        use(look);
    });
    connect(m_size, &QSpinBox::valueChanged, this, [this](int size) {
        CodeStyle look = m_context.theme.codeStyle();
        look.size = size < CodeStyle::kSmallestSize ? 0 : size;
        use(look);
    });
    connect(m_indent, &QSpinBox::valueChanged, this, [this](int indent) {
        CodeStyle look = m_context.theme.codeStyle();
        look.indent = indent;
        use(look);
    });
    connect(m_format, &QCheckBox::clicked, this,
            [this](bool isOn) { m_context.state.setFormatsOnSave(isOn); });
    connect(m_leaving, &QCheckBox::clicked, this,
            [this](bool isOn) { m_context.state.setSavesOnLeave(isOn); });
    show();
}

void EditorSettings::restoreDefaults()
{
    m_context.state.setFormatsOnSave(false);
    m_context.state.setSavesOnLeave(false);
    use({});
    show();
}

void EditorSettings::build()
{
    m_family->setFontFilters(QFontComboBox::MonospacedFonts);
    m_family->setMinimumWidth(kFontBoxWidth);
    m_size->setRange(CodeStyle::kSmallestSize - 1, CodeStyle::kLargestSize);
    m_indent->setRange(1, CodeStyle::kDeepestIndent);
    m_sample->setText(kSampleCode);
    m_sample->setReadOnly(true);
    m_sample->setFrameShape(QFrame::StyledPanel);
    new GraphqlHighlighter(m_context.theme, *m_sample->document()); // which owns it
    auto *form = newForm();
    form->addRow(QString(), m_usual);
    QLabel *family = addField(*form, m_family);
    QLabel *size = addField(*form, m_size);
    QLabel *indent = addField(*form, m_indent);
    form->addRow(QString(), m_format);
    form->addRow(QString(), m_leaving);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(form);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_sample, 1);
    keepTranslated(*this, [=, this] {
        m_usual->setText(tr("&Use the desktop's code font"));
        family->setText(tr("&Font"));
        size->setText(tr("&Size"));
        indent->setText(tr("&Indentation"));
        m_format->setText(tr("F&ormat GraphQL on save"));
        m_leaving->setText(tr("Save &valid drafts when I leave a tool"));
        m_leaving->setToolTip(tr("Drafts with errors or changes from elsewhere are not saved."));
        //: Behind a number, of a font
        m_size->setSuffix(tr(" pt"));
        //: Size of a font
        m_size->setSpecialValueText(tr("Desktop default"));
        //: Behind a number
        m_indent->setSuffix(tr(" spaces"));
        m_sample->setAccessibleName(tr("Sample"));
        for (const auto &[label, field] : std::initializer_list<std::pair<QLabel *, QWidget *>>{
                 {family, m_family}, {size, m_size}, {indent, m_indent}})
            field->setAccessibleName(label->text().remove(u'&'));
        m_family->lineEdit()->setAccessibleName(m_family->accessibleName());
    });
}

void EditorSettings::show()
{
    const CodeStyle &look = m_context.theme.codeStyle();
    m_isShowing = true;
    m_usual->setChecked(look.family.isEmpty());
    m_family->setEnabled(!look.family.isEmpty());
    m_family->setCurrentFont(m_context.theme.codeFont());
    m_size->setValue(look.size == 0 ? m_size->minimum() : look.size);
    m_indent->setValue(look.indent);
    m_format->setChecked(m_context.state.formatsOnSave());
    m_leaving->setChecked(m_context.state.savesOnLeave());
    m_isShowing = false;
}

void EditorSettings::use(const CodeStyle &look)
{
    if (m_isShowing)
        return;
    m_context.state.setCodeStyle(look);
    m_context.theme.setCodeStyle(look);
    show();
}

} // namespace tooltray::ui
