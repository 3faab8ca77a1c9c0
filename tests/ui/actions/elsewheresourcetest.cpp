// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionsources.h"

#include "support/testcase.h"
#include "ui/actions/actionregistry.h"
#include "ui/models/palettemodel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>

using namespace tooltray::ui;

// What the palette of one window finds of another.
class ElsewhereSourceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_done.clear();
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
        m_there = std::make_unique<ActionRegistry>(*m_theme);
        m_here = std::make_unique<ActionRegistry>(*m_theme);
        add(*m_there, "Save", "there");
        add(*m_there, "Settings", "there");
        add(*m_here, "Save", "here");
        m_commandsThere = std::make_unique<ActionSource>(*m_there, ActionKind::Command);
        m_commands = std::make_unique<ActionSource>(*m_here, ActionKind::Command);
        m_elsewhere = std::make_unique<ElsewhereSource>(*m_commandsThere, *m_here,
                                                        [this] { m_done.append(QStringLiteral("gone")); });
        m_model = std::make_unique<PaletteModel>();
        m_model->addSource(*m_commands);
        m_model->addSource(*m_elsewhere);
        m_model->reload({});
    }

    void whatIsDoneHereIsNotFoundTwice_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("all") << QString();
        QTest::newRow("commands") << QStringLiteral(">");
    }

    void whatIsDoneHereIsNotFoundTwice()
    {
        QFETCH(const QString, query);
        m_model->setQuery(query);
        QStringList texts;
        for (int row = 0; row < m_model->rowCount(); ++row)
            texts.append(m_model->index(row).data().toString());
        QCOMPARE(texts, (QStringList{QStringLiteral("Save"), QStringLiteral("Settings")}));
    }

    void whatIsDoneHereIsDoneHere()
    {
        m_model->setQuery(QStringLiteral("save"));
        m_model->run(m_model->index(0));
        QCOMPARE(m_done, QStringList{QStringLiteral("Save here")});
    }

    void theOtherWindowComesFirst_data()
    {
        QTest::addColumn<PaletteModel::OpenMode>("mode");
        QTest::newRow("in place") << PaletteModel::OpenMode::InPlace;
        QTest::newRow("beside, which makes no difference") << PaletteModel::OpenMode::Beside;
    }

    void theOtherWindowComesFirst()
    {
        QFETCH(const PaletteModel::OpenMode, mode);
        m_model->setQuery(QStringLiteral("settings"));
        m_model->run(m_model->index(0), mode);
        QCOMPARE(m_done, (QStringList{QStringLiteral("gone"), QStringLiteral("Settings there")}));
    }

private:
    void add(ActionRegistry &registry, const char *text, const char *where)
    {
        const QString name = QString::fromLatin1(text);
        registry.add(
            {.id = name, .section = ActionSection::File, .text = text},
            [this, name, place = QString::fromLatin1(where)] { m_done.append(name + u' ' + place); });
    }

    QStringList m_done;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ActionRegistry> m_there;
    std::unique_ptr<ActionRegistry> m_here;
    std::unique_ptr<ActionSource> m_commandsThere;
    std::unique_ptr<ActionSource> m_commands;
    std::unique_ptr<ElsewhereSource> m_elsewhere;
    std::unique_ptr<PaletteModel> m_model;
};

TOOLTRAY_TEST(ElsewhereSourceTest)
#include "elsewheresourcetest.moc"
