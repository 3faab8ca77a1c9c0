// SPDX-License-Identifier: GPL-3.0-or-later
// Tools from Swagger 2.0 beside those from its translation to OpenAPI 3, which loses descriptions beside references.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachAnswer, operations } from './descriptions.mjs';

function withoutDescriptions(value) {
    if (Array.isArray(value))
        return value.map(withoutDescriptions);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inside]) => name !== 'id' && !(name === 'description' && typeof inside === 'string'));
    return Object.fromEntries(kept.map(([name, inside]) => [name, withoutDescriptions(inside)]));
}

// Without what stands beside references, which the translation loses and which takes its part of the bytes that there are.
function withoutSiblings(value) {
    if (Array.isArray(value))
        return value.map(withoutSiblings);
    if (typeof value !== 'object' || value === null)
        return value;
    if (typeof value.$ref === 'string')
        return { $ref: value.$ref };
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withoutSiblings(inside)]));
}

// What differs between the tools of {file, document} and those of its translation, as sentences.
export async function translatedDifferences(program, converter, descriptions) {
    const folder = mkdtempSync(join(tmpdir(), 'tooltray-openapi-'));
    const differences = [];
    try {
        for (const { file, document } of descriptions) {
            const [plain, twin] = ['plain.json', 'twin.json'].map((name) => join(folder, name));
            writeFileSync(plain, JSON.stringify(withoutSiblings(document)));
            const { openapi } = await converter.convertObj(withoutSiblings(document), { patch: true, warnOnly: true });
            writeFileSync(twin, JSON.stringify(openapi));
            const cases = (of) => operations(document).map(({ key }) => ({ kind: 'proposal', document: of, operation: key }));
            const translated = eachAnswer(program, cases(twin));
            for await (const [one, answer] of eachAnswer(program, cases(plain))) {
                const [, other] = (await translated.next()).value;
                const [ours, theirs] = [answer, other].map((tool) => JSON.stringify(withoutDescriptions(tool)));
                if (ours !== theirs)
                    differences.push(`${file} ${one.operation}: ${ours}, but translated ${theirs}`);
            }
            await translated.next();
        }
    } finally {
        rmSync(folder, { recursive: true });
    }
    return differences;
}
