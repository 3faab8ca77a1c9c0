// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formrows.h"

#include "support/testcase.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

struct Form {
    Form()
    {
        for (int i = 0; i < 3; ++i) {
            labels[i] = new QLabel(QStringLiteral("Label %1").arg(i), &window);
            fields[i] = new QLineEdit(&window);
            rows->addRow(labels[i], fields[i]);
        }
        note->setWordWrap(true);
        rows->addRow(note);
    }
    void show(int width)
    {
        window.resize(width, 400);
        window.show();
        QCoreApplication::processEvents();
    }

    QWidget window;
    FormRows *rows = new FormRows(&window);
    QLabel *labels[3];
    QLineEdit *fields[3];
    QLabel *note = new QLabel(QStringLiteral("words that wrap ").repeated(20), &window);
};

} // namespace

class FormRowsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsThatComeBackHaveTheirHeight()
    {
        Form form;
        form.labels[1]->hide();
        form.fields[1]->hide();
        form.show(300);
        const int second = form.fields[2]->y();
        form.labels[1]->show();
        form.fields[1]->show();
        QCoreApplication::processEvents();
        QCOMPARE(form.fields[1]->height(), form.fields[0]->height());
        QCOMPARE(form.fields[1]->y(), second);
        QVERIFY(form.fields[2]->y() > form.fields[1]->geometry().bottom());
        QVERIFY(form.note->height() >= form.note->heightForWidth(form.note->width()));
    }

    void labelsStandAboveWhereThereIsNoRoomBeside()
    {
        Form form;
        form.fields[0]->setMinimumWidth(180);
        form.show(400);
        QCOMPARE(form.fields[0]->x(), form.fields[1]->x());
        QVERIFY(form.fields[0]->x() > form.labels[0]->x());
        form.show(190);
        QCOMPARE(form.fields[0]->x(), 0);
        QVERIFY(form.fields[0]->y() > form.labels[0]->geometry().bottom());
        QVERIFY(form.fields[1]->x() > form.labels[1]->geometry().right());
    }

    void isMirrored()
    {
        Form form;
        form.window.setLayoutDirection(Qt::RightToLeft);
        form.show(400);
        QCOMPARE(form.fields[0]->x(), 0);
        QCOMPARE(form.labels[0]->geometry().right(), 399);
    }
};

TOOLTRAY_TEST(FormRowsTest)
#include "formrowstest.moc"
