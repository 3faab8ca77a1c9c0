// SPDX-License-Identifier: GPL-3.0-or-later
// Apart from FieldEditor itself, as it knows all editors, some of which make others for their parts.
#include "ui/widgets/form/fieldeditor.h"
#include "ui/widgets/form/fieldeditors.h"

namespace tooltray::ui {

FieldEditor *makeFieldEditor(const FormField &field, const FormContext &context, QWidget *parent)
{
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Number: return new TextEditor(field, context, parent);
    case FieldKind::Boolean:
    case FieldKind::Choice:
    case FieldKind::Constant: return new ChoiceEditor(field, context, parent);
    case FieldKind::Group: return new GroupEditor(field, context, parent);
    case FieldKind::Map: return new MapEditor(field, context, parent);
    case FieldKind::List: return new ListEditor(field, context, parent);
    case FieldKind::Variants: return new VariantsEditor(field, context, parent);
    case FieldKind::Json: break;
    }
    return new JsonFieldEditor(field, context, parent);
}

} // namespace tooltray::ui
