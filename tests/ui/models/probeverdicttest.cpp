// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointschema.h"

#include "support/testcase.h"
#include "ui/support/shopschema.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class ProbeVerdictTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSchemaFromAFileHidesNoRefusal_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        QTest::newRow("fine") << 200 << int(ProbeVerdict::Kind::Schema);
        QTest::newRow("unknown") << 401 << int(ProbeVerdict::Kind::WantsCredential);
        QTest::newRow("refused") << 403 << int(ProbeVerdict::Kind::Refused);
        QTest::newRow("not there") << 404 << int(ProbeVerdict::Kind::NotGraphql);
        QTest::newRow("broken") << 503 << int(ProbeVerdict::Kind::ServerError);
    }

    void aSchemaFromAFileHidesNoRefusal()
    {
        QFETCH(int, status);
        QFETCH(int, kind);
        engine::EndpointProbe probe;
        probe.status = status;
        probe.schema = test::shopSchema();
        QCOMPARE(int(ProbeVerdict::of(probe).kind), kind);
    }

    void theSchemeThatIsAskedForComesFirst()
    {
        engine::EndpointProbe probe;
        probe.status = 401;
        probe.schemes = "Basic realm=\"api\", Bearer";
        QVERIFY(ProbeVerdict::of(probe).scheme == workspace::Credential::Scheme::Basic);
    }

    void aCredentialThatIsRejectedIsNotWantedAgain()
    {
        engine::EndpointProbe probe;
        probe.status = 401;
        QVERIFY(ProbeVerdict::of(probe).text.endsWith(u"this API requires authentication."));
        QVERIFY(ProbeVerdict::of(probe, ProbeVerdict::Asked::WithCredential)
                    .text.endsWith(u"the API rejected the credential."));
    }

    // It may stand open at the root, and say nothing of authentication.
    void aDescriptionHidesNoRefusal()
    {
        engine::DescriptionSummary summary;
        summary.title = "Tasks";
        summary.operations = 1;
        engine::EndpointProbe probe;
        probe.description = std::make_shared<const engine::DescriptionSummary>(std::move(summary));
        probe.status = 404;
        QVERIFY(!ProbeVerdict::of(probe).needsCredential);
        QVERIFY(!ProbeVerdict::of(probe).text.contains(u"authentication"));
        probe.status = 401;
        probe.schemes = "Basic realm=\"tasks\"";
        const ProbeVerdict verdict = ProbeVerdict::of(probe);
        QVERIFY(verdict.kind == ProbeVerdict::Kind::Description && verdict.needsCredential);
        QVERIFY2(verdict.text.contains(u"It requires authentication."), qPrintable(verdict.text));
        QVERIFY(verdict.scheme == workspace::Credential::Scheme::Basic);
        QVERIFY(ProbeVerdict::of(probe, ProbeVerdict::Asked::WithCredential)
                    .text.endsWith(u"the API rejected the credential."));
    }

    // A description can be fetched with a wrong key.
    void aDescriptionDoesNotTestTheCredential()
    {
        engine::DescriptionSummary summary;
        summary.title = "Tasks";
        summary.operations = 2;
        summary.needing = 2;
        summary.needsCredential = true;
        summary.offers.push_back({"bearer", workspace::Credential::Scheme::Bearer});
        engine::EndpointProbe probe;
        probe.status = 200;
        probe.description = std::make_shared<const engine::DescriptionSummary>(std::move(summary));
        const auto ofAsked = [&probe](ProbeVerdict::Asked asked) {
            return ProbeVerdict::of(probe, asked).text;
        };
        QVERIFY(ofAsked(ProbeVerdict::Asked::Anonymously).contains(u"It requires authentication."));
        QVERIFY(ofAsked(ProbeVerdict::Asked::WithCredential).contains(u"The credential was not tested"));
    }
};

TOOLTRAY_TEST(ProbeVerdictTest)
#include "probeverdicttest.moc"
