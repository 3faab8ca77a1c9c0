// SPDX-License-Identifier: GPL-3.0-or-later
// GitHub and Shopify as their published schemas describe them: a server that answers whatever is valid with a made-up
// value for each field, and remembers which fields were asked for with which arguments.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const schemas = {
  github: (graphql, packages) =>
    graphql.buildSchema(readFileSync(join(packages, '@octokit/graphql-schema/schema.graphql'), 'utf8'), { assumeValid: true }),
  shopify: (graphql, packages) => {
    const text = gunzipSync(readFileSync(join(packages, '@shopify/dev-mcp/data/admin_schema_2025-01.json.gz')));
    const { data, ...bare } = JSON.parse(text);
    return graphql.buildClientSchema(data ?? bare, { assumeValid: true });
  },
};

// The type that the query has fields for, else the first.
function typeOf(value, context, info, abstract) {
  const possible = info.schema.getPossibleTypes(abstract);
  const asked = info.fieldNodes.flatMap((node) => node.selectionSet?.selections ?? [])
    .map((selection) => selection.typeCondition?.name.value);
  return (possible.find((type) => asked.includes(type.name)) ?? possible[0]).name;
}

const scalars = { Int: 7, Float: 0.5, Boolean: true, Decimal: '9.90', Money: '9.90', DateTime: '2026-01-02T03:04:05Z' };

export class Mock {
  constructor(graphql, api, servers) {
    this.graphql = graphql;
    this.schema = schemas[api](graphql, join(servers, 'node_modules'));
    this.fields = []; // of all requests since the last forget(): {coordinate, name, args, path}
  }

  forget() {
    this.fields = [];
  }

  resolve(args, info) {
    const path = [];
    for (let step = info.path; step; step = step.prev) if (step.typename) path.unshift(`${step.typename}.${step.key}`);
    this.fields.push({ coordinate: `${info.parentType.name}.${info.fieldName}`, name: info.fieldName, args, path });
    const { getNullableType, isListType, isLeafType, isEnumType } = this.graphql;
    const valueOf = (type) => {
      if (isListType(type)) return [valueOf(getNullableType(type.ofType))];
      if (isEnumType(type)) return type.getValues()[0].value;
      if (isLeafType(type)) return scalars[type.name] ?? `a ${info.fieldName}`;
      return {};
    };
    // Nothing went wrong and no page follows.
    if (/errors$/i.test(info.fieldName)) return [];
    return info.fieldName === 'hasNextPage' ? false : valueOf(getNullableType(info.returnType));
  }

  async answer({ query, variables, operationName }) {
    const { parse, validate, execute, introspectionFromSchema } = this.graphql;
    if (query.includes('__schema')) return { data: introspectionFromSchema(this.schema) };
    const document = parse(query);
    const errors = validate(this.schema, document);
    if (errors.length > 0) return { errors };
    return execute({ schema: this.schema, document, variableValues: variables, operationName, rootValue: {}, typeResolver: typeOf,
      fieldResolver: (source, args, context, info) => this.resolve(args, info) });
  }

  async start() {
    const server = createServer(async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const answer = await this.answer(JSON.parse(Buffer.concat(chunks))).catch((error) => ({ errors: [{ message: error.message }] }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.url = `http://127.0.0.1:${server.address().port}/graphql`;
    this.stop = () => { server.closeAllConnections(); server.close(); };
    return this;
  }
}
