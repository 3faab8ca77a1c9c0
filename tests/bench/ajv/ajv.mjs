// SPDX-License-Identifier: GPL-3.0-or-later
// ajv.mjs PACKAGE_FOLDER CASES: what ajv needs for each case, in nanoseconds of the processor, one line each: valid, then compile.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [packages, casesFile] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const Ajv2020 = require('ajv/dist/2020').default;

function median(numbers) {
    return numbers.sort((a, b) => a - b)[numbers.length >> 1];
}

function timed(runs, run) {
    const begin = process.cpuUsage();
    for (let i = 0; i < runs; ++i)
        run();
    const { user, system } = process.cpuUsage(begin);
    return ((user + system) * 1000) / runs;
}

for (const { title, schema, value } of JSON.parse(readFileSync(casesFile, 'utf8'))) {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    if (!validate(value))
        throw new Error(`${title}: ${JSON.stringify(validate.errors)}`);
    timed(200_000, () => validate(value)); // until the compiler has done its work
    const valid = median(Array.from({ length: 21 }, () => timed(20_000, () => validate(value))));
    const compile = median(Array.from({ length: 21 }, () =>
        timed(3, () => new Ajv2020({ strict: false }).compile(schema))));
    console.log(`${valid} ${compile}`);
}
