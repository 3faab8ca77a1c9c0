// SPDX-License-Identifier: GPL-3.0-or-later
// proposals.mjs PACKAGE_FOLDER PROGRAM: what is proposed for every operation is what model APIs accept, and ajv compiles
// it; tools from Swagger 2.0 are those from its translation to OpenAPI 3, which loses descriptions beside references.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answers, conclude, examples, operations } from './descriptions.mjs';
import { faultOfTool } from './providers.mjs';
import { translatedDifferences } from './translated.mjs';

const [packages, program] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const Ajv = require('ajv/dist/2020').default;
const converter = require('swagger2openapi');

const cases = examples(packages, ['2.0', '3.0', '3.1']).flatMap(({ file, document }) =>
    operations(document).map(({ key }) => ({ id: `${file} ${key}`, kind: 'proposal', document: file, operation: key })));
const proposed = answers(program, cases);
const differences = [];
const names = new Set();
for (const [id, answer] of proposed) {
    const name = `${id.slice(0, id.indexOf(' '))} ${answer.name}`;
    let fault = answer.error ?? faultOfTool(answer) ?? (names.has(name) ? `a second ${answer.name}` : undefined);
    names.add(name);
    try {
        new Ajv({ strict: false, validateFormats: false }).compile(answer.parameters);
    } catch (error) {
        fault ??= error.message;
    }
    if (fault)
        differences.push(`${id}: ${fault}`);
}

differences.push(...await translatedDifferences(program, converter, examples(packages, ['2.0'])));
conclude('proposals', proposed.size, 400, differences);
