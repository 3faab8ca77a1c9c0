// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of world.cpp, for graphql-js.
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function worldOf(graphql, schema, seed) {
  const { getNullableType, isListType, isLeafType, isEnumType, isAbstractType } = graphql;

  function leaf(type, number) {
    if (isEnumType(type)) {
      const values = type.getValues();
      return [...values.map((value) => value.name), 'PURPLE'][number % (values.length + 1)];
    }
    switch (Math.floor(number / 8) % 10) {
      case 0: return `text ${number % 10}`;
      case 1: return number % 2 === 0;
      case 2: return 2147483648;
      case 3: return -2147483648;
      case 4: return 2.5;
      case 5: return '42';
      default: return number % 1000;
    }
  }

  function value(wrapped, way) {
    const hash = hashOf(seed + way);
    const fate = hash % 100;
    const number = Math.floor(hash / 100);
    if (fate < 4) return new Error(`No ${number % 1000}`);
    if (fate < 10) return null;
    const type = getNullableType(wrapped);
    if (isListType(type)) {
      if (fate < 12) return 5;
      return Array.from({ length: number % 4 }, (_, i) => value(type.ofType, `${way}#${i}`));
    }
    if (isLeafType(type)) return leaf(type, number);
    let name = type.name;
    if (isAbstractType(type)) {
      const possible = schema.getPossibleTypes(type);
      name = fate < 12 ? 'Nowhere' : fate < 14 ? 'Colour' : fate < 16 ? 'Query' : possible[number % possible.length].name;
    }
    return { __typename: name, way };
  }

  return (source, args, context, info) =>
    value(info.returnType, `${source?.way ?? ''}/${info.fieldName}${JSON.stringify(args)}`);
}

export function setUpEven(graphql, scalar) {
  const even = (value, nodes) => {
    if (typeof value === 'string' || (Number.isInteger(value) && value % 2 === 0)) return value;
    throw new graphql.GraphQLError(`Even cannot be ${JSON.stringify(value)}`, { nodes });
  };
  scalar.coerceOutputValue = scalar.serialize = (value) => even(value);
  scalar.coerceInputValue = scalar.parseValue = (value) => even(value);
  scalar.coerceInputLiteral = (node) => even(graphql.valueFromASTUntyped(node), node);
}
