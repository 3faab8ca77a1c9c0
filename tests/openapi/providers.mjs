// SPDX-License-Identifier: GPL-3.0-or-later
// What the APIs of models ask of tools.
const kLeftOut = ['$ref', 'allOf', 'oneOf', 'anyOf', 'not', 'const', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf',
                  'patternProperties', 'propertyNames', '$defs'];

function faultOf(schema) {
    const keyword = kLeftOut.find((name) => name in schema);
    if (keyword)
        return keyword;
    if ((schema.format ?? 'date-time') !== 'date-time' || schema.enum?.some((value) => typeof value !== 'string'))
        return 'format or enum';
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const fault = /^[a-zA-Z0-9_.-]{1,64}$/.test(name) ? faultOf(property) : name;
        if (fault)
            return fault;
    }
    return [schema.items, schema.additionalProperties].filter((one) => typeof one === 'object').map(faultOf).find(Boolean);
}

// What they refuse of a tool; nothing if they take it.
export function faultOfTool({ name, parameters }, size = JSON.stringify(parameters).length) {
    if (!/^[a-z][a-z0-9_]{0,47}$/.test(name))
        return `the name ${name}`;
    return faultOf(parameters) ?? (size > 16384 ? `${size} bytes` : undefined);
}
