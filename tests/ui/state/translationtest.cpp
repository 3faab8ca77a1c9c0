// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "text/words/message.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"

#include <QDirIterator>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextLayout>
#include <QXmlStreamReader>

#include <algorithm>
#include <vector>

using namespace tooltray::ui;

namespace {

// The places such as {port} of a text of the core, in alphabetical order.
QStringList placesOf(const QString &text)
{
    QStringList places;
    tooltray::eachPart(
        text.toStdString(), [](std::string_view) {},
        [&](const tooltray::TemplatePlace &place) {
            places.append(QString::fromUtf8(place.name.data(), static_cast<qsizetype>(place.name.size())));
        });
    places.removeDuplicates();
    places.sort();
    return places;
}

struct Text {
    QString context;
    QString source;
    QString translation; // its plural forms one after the other
};

std::vector<Text> textsOf(const QString &language)
{
    std::vector<Text> texts;
    QFile file(QStringLiteral(TOOLTRAY_SOURCE_DIR "/translations/tooltray_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            texts.push_back({context, xml.readElementText(), {}});
        else if (xml.name() == u"translation")
            texts.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return texts;
}

// Sources of a .ts file that have no finished translation.
QStringList unfinished(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {path};
    QStringList found;
    QString source;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"translation"
                 && xml.attributes().value(QLatin1String("type")) == u"unfinished")
            found.append(source);
    }
    if (xml.hasError())
        found.append(xml.errorString());
    return found;
}

// The contexts of a .ts file that no text is looked up in: a name space, or a name that no source has. lupdate takes
// such for the class where it loses its way, and the texts stay as they are.
QStringList lostContexts(const QString &path)
{
    QString sources = QStringLiteral("\"Core\""); // of every CORE_TEXT
    QDirIterator files(QStringLiteral(TOOLTRAY_SOURCE_DIR "/ui"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile source(files.next());
        if (source.open(QIODevice::ReadOnly))
            sources += QString::fromUtf8(source.readAll());
    }
    QFile file(path);
    if (sources.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {path};
    const QString space = QStringLiteral("tooltray::ui::");
    QStringList lost;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement() || xml.name() != u"name")
            continue;
        const QString name = xml.readElementText();
        const bool isLookedUp =
            name.startsWith(space)
                ? sources.contains(QStringLiteral("class %1").arg(name.mid(space.size())))
                : sources.contains(QStringLiteral("\"%1\"").arg(name))
                      || sources.contains(QStringLiteral("Q_DECLARE_TR_FUNCTIONS(%1)").arg(name));
        if (!isLookedUp)
            lost.append(name);
    }
    return lost;
}

} // namespace

class TranslationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marginsFollowTheDirectionOfTheLanguage()
    {
        QWidget widget;
        auto *layout = new QHBoxLayout(&widget);
        keepMargins(widget, *layout, {1, 2, 3, 4});
        for (const auto &[direction, margins] : {std::pair(Qt::LeftToRight, QMargins(1, 2, 3, 4)),
                                                 std::pair(Qt::RightToLeft, QMargins(3, 2, 1, 4)),
                                                 std::pair(Qt::LeftToRight, QMargins(1, 2, 3, 4))}) {
            widget.setLayoutDirection(direction);
            QCOMPARE(layout->contentsMargins(), margins);
        }
    }

    // A letter that is underlined stands apart from its word there.
    void arabicHasNoAccessKeys()
    {
        const std::vector<Text> texts = textsOf(QStringLiteral("ar"));
        QVERIFY(texts.size() > 3000);
        for (const Text &text : texts)
            QVERIFY2(!text.translation.contains(u'&'), qPrintable(text.translation));
    }

    // A sentence that begins with a Latin word goes the wrong way there unless a mark says otherwise, and a Latin name
    // takes the punctuation around it along.
    void arabicSaysWhichWayNamesGo()
    {
        static const QRegularExpression arabic(QStringLiteral("[\\x{621}-\\x{64A}]"));
        static const QRegularExpression place(QStringLiteral("%\\d|\\{[a-z_]+\\}"));
        static const QRegularExpression bare(
            QStringLiteral("(?<![\\x{200E}{/:.$#%\\d])(#?%\\d|\\$?\\{{1,2}[a-z_]+\\})"));
        static const QRegularExpression noWords(QStringLiteral("<[^>]*>|%n"));
        // A name that is stored, and numbers with their units.
        static const QStringList free{QStringLiteral("Example %1"),  QStringLiteral("%1 ms"),
                                      QStringLiteral("%1 s"),        QStringLiteral("<%1 ms"),
                                      QStringLiteral("%1 min %2 s"), QStringLiteral("%1/min")};
        QStringList wrong;
        int sentences = 0;
        for (const Text &text : textsOf(QStringLiteral("ar"))) {
            if (!text.translation.contains(arabic) || free.contains(text.source))
                continue;
            QString filled = text.translation.trimmed();
            filled.remove(noWords).replace(place, QStringLiteral("name"));
            if (text.translation.contains(bare) || !filled.isRightToLeft())
                wrong.append(text.translation);
            ++sentences;
        }
        QVERIFY(sentences > 3000);
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    // The forms for none, one and two have it as a word.
    void noArabicPluralHasItsNumberAgainInParentheses()
    {
        for (const Text &text : textsOf(QStringLiteral("ar")))
            QVERIFY2(!text.translation.contains(u"(%n)"), qPrintable(text.translation));
    }

    void everyTextOfTheSourcesIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("Arabic") << "tooltray_ar.ts" << QStringList();
        QTest::newRow("German") << "tooltray_de.ts" << QStringList();
        QTest::newRow("English plurals") << "tooltray_en.ts" << QStringList(QStringLiteral("-pluralonly"));
    }

    void everyTextOfTheSourcesIsTranslated()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, options);
        const QString root = QStringLiteral(TOOLTRAY_SOURCE_DIR);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(file);
        QVERIFY(QFile::copy(root + QStringLiteral("/translations/") + file, copy));
        QProcess lupdate;
        lupdate.start(QStringLiteral(TOOLTRAY_LUPDATE),
                      QStringList{root + QStringLiteral("/ui"), root + QStringLiteral("/mcpcore"),
                                  root + QStringLiteral("/app"), QStringLiteral("-I"), root,
                                  QStringLiteral("-I"), root + QStringLiteral("/mcpcore"),
                                  QStringLiteral("-tr-function-alias"),
                                  QStringLiteral("QT_TRANSLATE_NOOP+=CORE_TEXT"), QStringLiteral("-silent")}
                          + options + QStringList{QStringLiteral("-ts"), copy});
        QVERIFY(lupdate.waitForFinished() && lupdate.exitCode() == 0);
        QCOMPARE(unfinished(copy).join(u'\n'), QString());
        QCOMPARE(lostContexts(copy).join(u'\n'), QString());
    }

    void whatTheCoreSaysKeepsItsPlaces_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Arabic") << "ar";
        QTest::newRow("German") << "de";
    }

    void whatTheCoreSaysKeepsItsPlaces()
    {
        QFETCH(QString, language);
        int sentences = 0;
        for (const Text &text : textsOf(language)) {
            if (text.context != u"Core")
                continue;
            QVERIFY2(placesOf(text.translation) == placesOf(text.source), qPrintable(text.translation));
            ++sentences;
        }
        QVERIFY(sentences > 1000);
    }

    // Every text that a person or an agent reads is the source of a translation.
    void textsFollowTheGlossary()
    {
        static const QRegularExpression avoided(
            QStringLiteral(
                "\\b(handed out|hands? out|what is beyond|leaves? out|left out|lets? pass|refuse all|look"
                " again|mend|what waits|the caller|somebody else|as fits|came by|came about|twice is"
                " as once|reaches outside|beside|is to be|are to be|of use|all the same|by"
                " itself|by themselves|answered with|answers with|is no valid|any more)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression gap(
            QStringLiteral("\\s\\s|\\s[,;.!?](\\s|$)|[,;] *[,;]|\\(\\)|(^|[^.\"])\\.\\.($|[^.\"])"));
        static const QRegularExpression end(QStringLiteral("[.!?:]\\s|\\n"));
        constexpr qsizetype kLongest = 200;
        const std::vector<Text> texts = textsOf(QStringLiteral("de"));
        QVERIFY(texts.size() > 3000);
        QStringList wrong;
        for (const auto &[context, text, translation] : texts) {
            const QStringList sentences = text.split(end);
            const bool isLong = std::ranges::any_of(
                sentences, [](const QString &sentence) { return sentence.size() > kLongest; });
            if (isLong || text.contains(avoided) || text.contains(gap))
                wrong.append(text);
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void listsAreSeparatedAsTheLanguageDoes()
    {
        QCOMPARE(QStringList({QStringLiteral("a"), QStringLiteral("b")}).join(listSeparator()),
                 QStringLiteral("a, b"));
        const Language arabic(QStringLiteral("ar"));
        // From right to left, and a brace stands on the side of its name where the comma follows.
        const QString text =
            QStringList({QStringLiteral("GET /{id}"), QStringLiteral("b")}).join(listSeparator());
        QVERIFY2(text.contains(u'\u060C'), qPrintable(text));
        QTextLayout layout(text);
        QTextOption option;
        option.setTextDirection(Qt::RightToLeft);
        layout.setTextOption(option);
        layout.beginLayout();
        const QTextLine line = layout.createLine();
        layout.endLayout();
        const auto at = [&](QChar character) {
            return line.cursorToX(static_cast<int>(text.indexOf(character)));
        };
        QVERIFY(at(u'}') > at(u'd'));
        QVERIFY(at(u'\u060C') <= at(u'G')); // where it begins, at its right
        QVERIFY(at(u'b') < at(u'G'));
    }

    void everyLanguageIsOffered()
    {
        QCOMPARE(Language::available().join(u' '), QStringLiteral("en ar de"));
        QCOMPARE(Language::nativeName(QStringLiteral("en")), QStringLiteral("English"));
        QCOMPARE(Language::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    }

    void aLanguageWithoutTextsGetsEnglishPlurals_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("none") << "C";
        QTest::newRow("one we have no texts in") << "fi";
    }

    void aLanguageWithoutTextsGetsEnglishPlurals()
    {
        QFETCH(QString, code);
        const Language language(code);
        QCOMPARE(QCoreApplication::translate("ServerIndicator", "%n client(s)", nullptr, 1),
                 QStringLiteral("1 client"));
    }

    void theWindowIsMirroredForALanguageThatIsReadFromTheRight()
    {
        Language language(QStringLiteral("ar"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        language.setCode(QStringLiteral("de"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    void numbersAndTextsFollowTheLanguage()
    {
        Language language(QStringLiteral("de"));
        QLabel label;
        int times = 0;
        keepTranslated(label, [&] {
            ++times;
            label.setText(QCoreApplication::translate("ServerIndicator", "%n client(s)", nullptr, 2));
        });
        QCOMPARE(label.text(), QStringLiteral("2 Clients"));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
        language.setCode(QStringLiteral("en"));
        QTRY_COMPARE(label.text(), QStringLiteral("2 clients"));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1.5"));
        language.setCode(QStringLiteral("ar"));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1.5")); // as the ports and versions beside it
        QVERIFY(times >= 2);
    }
};

TOOLTRAY_TEST(TranslationTest)
#include "translationtest.moc"
