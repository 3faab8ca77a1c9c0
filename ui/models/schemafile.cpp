// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemafile.h"

#include "graphql/schema/printschema.h"
#include "graphql/validation/loadschema.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace tooltray::ui {
namespace {

Error fileProblem(const QString &path, const QString &reason)
{
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    return {ErrorKind::Unavailable, "file_unreadable", name + ": " + reason.toStdString() + '.'};
}

} // namespace

Result<int> readSchemaFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileProblem(path, file.errorString());
    const std::string text = file.readAll().toStdString();
    const graphql::LoadedSchema loaded = graphql::loadSchema(text, graphql::Strictness::Lenient);
    if (loaded)
        return ownTypeCount(*loaded.schema);
    const std::string reason =
        loaded.errors.empty() ? std::string("There is no schema in it.") : loaded.errors.front().message;
    return Error{ErrorKind::Invalid, "schema_invalid", reason};
}

Result<void> writeSchemaFile(const graphql::Schema &schema, const QString &path)
{
    QSaveFile file(path);
    const std::string text = graphql::printSchema(schema);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0
        || !file.commit())
        return fileProblem(path, file.errorString());
    return {};
}

int ownTypeCount(const graphql::Schema &schema)
{
    int count = 0;
    for (const graphql::SchemaType type : schema.types())
        count += type.isBuiltIn() || type.isIntrospection() ? 0 : 1;
    return count;
}

} // namespace tooltray::ui
