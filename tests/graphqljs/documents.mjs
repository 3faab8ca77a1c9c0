// SPDX-License-Identifier: GPL-3.0-or-later
// Random documents that are mostly valid for a schema, with variables that mostly are.
export class Documents {
  constructor(graphql, schema, random) {
    Object.assign(this, { graphql, schema, random });
  }

  below(count) { return Math.floor(this.random() * count); }
  pick(list) { return list[this.below(list.length)]; }
  chance(share) { return this.random() < share; }

  make() {
    this.variables = new Map();
    this.values = {};
    this.fragments = [];
    this.aliases = 0;
    const isMutation = this.chance(0.2);
    const root = isMutation ? this.schema.getMutationType() : this.schema.getQueryType();
    const selections = this.selections(root, 5);
    const variables = [...this.variables].map(([name, type]) => `$${name}: ${type}`);
    const header = (isMutation ? 'mutation' : 'query') + (variables.length ? `(${variables.join(', ')})` : '');
    return { document: [`${header} ${selections}`, ...this.fragments].join('\n'), variables: this.values };
  }

  selections(type, depth) {
    const { isAbstractType, isCompositeType, getNamedType, isUnionType } = this.graphql;
    const parts = [];
    const count = 1 + this.below(4);
    const fields = isUnionType(type) ? [] : Object.values(type.getFields());
    const usable = fields.filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)));
    for (let i = 0; i < count; i++) {
      const kind = this.random();
      if (depth > 0 && kind < 0.12) parts.push(this.fragment(type, depth - 1, true));
      else if (depth > 0 && (kind < 0.24 || (isAbstractType(type) && kind < 0.5))) parts.push(this.fragment(type, depth - 1, false));
      else if (kind < 0.3 || usable.length === 0) parts.push(`__typename${this.directives()}`);
      else parts.push(this.field(this.pick(usable), depth));
      if (parts.length > 1 && this.chance(0.15)) parts.push(this.pick(parts));
    }
    return `{ ${parts.join(' ')} }`;
  }

  field(field, depth) {
    const { isCompositeType, getNamedType } = this.graphql;
    const type = getNamedType(field.type);
    const args = field.args.filter((arg) => this.graphql.isRequiredArgument(arg) || this.chance(0.5))
      .map((arg) => `${arg.name}: ${this.literal(arg.type, 3, arg.defaultValue !== undefined || arg.default !== undefined)}`);
    const alias = args.length > 0 || this.chance(0.3) ? `a${this.aliases++}: ` : '';
    const below = isCompositeType(type) ? ` ${this.selections(type, depth - 1)}` : '';
    return `${alias}${field.name}${args.length ? `(${args.join(', ')})` : ''}${this.directives()}${below}`;
  }

  fragment(type, depth, isNamed) {
    const { isAbstractType } = this.graphql;
    const candidates = isAbstractType(type) ? [type, ...this.schema.getPossibleTypes(type)]
      : [type, ...type.getInterfaces(), ...Object.values(this.schema.getTypeMap()).filter((other) => this.graphql.isUnionType(other) && this.schema.isSubType(other, type))];
    const condition = this.pick(candidates);
    if (!isNamed) {
      const on = condition === type && this.chance(0.5) ? '' : ` on ${condition.name}`;
      return `...${on}${this.directives()} ${this.selections(condition, depth)}`;
    }
    const selections = this.selections(condition, depth);
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${condition.name} ${selections}`);
    return `...${name}${this.directives()}`;
  }

  directives() {
    if (!this.chance(0.12)) return '';
    const condition = this.chance(0.5) ? this.pick(['true', 'false']) : this.variable('Boolean!', () => this.chance(0.5));
    return ` @${this.pick(['skip', 'include'])}(if: ${condition})`;
  }

  variable(type, value) {
    const name = `v${this.variables.size}`;
    const text = String(type);
    const hasDefault = this.chance(0.15) && text === 'Boolean!';
    this.variables.set(name, hasDefault ? 'Boolean = true' : text);
    const fate = this.random();
    if (fate < 0.06) this.values[name] = null;
    else if (fate > 0.12) this.values[name] = value();
    return `$${name}`;
  }

  literal(type, depth, hasDefault) {
    const { isNonNullType, isListType, isInputObjectType, isEnumType } = this.graphql;
    if (this.chance(0.3)) return this.variable(hasDefault && this.chance(0.5) ? this.graphql.getNullableType(type) : type, () => this.value(type, depth));
    if (!isNonNullType(type) && this.chance(0.1)) return 'null';
    const nullable = this.graphql.getNullableType(type);
    if (isListType(nullable)) {
      if (this.chance(0.2)) return this.literal(nullable.ofType, depth - 1, false);
      return `[${Array.from({ length: this.below(3) }, () => this.literal(nullable.ofType, depth - 1, false)).join(', ')}]`;
    }
    if (isInputObjectType(nullable)) {
      const fields = this.inputFields(nullable, depth);
      return `{ ${fields.map((field) => `${field.name}: ${this.literal(field.type, depth - 1, false)}`).join(', ')} }`;
    }
    if (isEnumType(nullable)) return this.pick(nullable.getValues()).name;
    return JSON.stringify(this.scalar(nullable));
  }

  inputFields(type, depth) {
    const fields = Object.values(type.getFields()).filter((field) => depth > 0 || !this.graphql.isInputObjectType(this.graphql.getNamedType(field.type)));
    return type.isOneOf ? [this.pick(fields)] : fields.filter((field) => this.graphql.isRequiredInputField(field) || this.chance(0.4));
  }

  value(type, depth) {
    const { isNonNullType, isListType, isInputObjectType, isEnumType } = this.graphql;
    if (!isNonNullType(type) && this.chance(0.1)) return null;
    if (this.chance(0.02)) return { nonsense: [1, { a: 'b' }] };
    const nullable = this.graphql.getNullableType(type);
    if (isListType(nullable)) {
      if (this.chance(0.2)) return this.value(nullable.ofType, depth - 1);
      return Array.from({ length: this.below(3) }, () => this.value(nullable.ofType, depth - 1));
    }
    if (isInputObjectType(nullable)) {
      return Object.fromEntries(this.inputFields(nullable, depth).map((field) => [field.name, this.value(field.type, depth - 1)]));
    }
    if (isEnumType(nullable)) return this.pick(nullable.getValues()).name;
    return this.scalar(nullable);
  }

  scalar(type) {
    switch (type.name) {
      case 'Int': return this.below(100) - 50;
      case 'Float': return this.pick([0.5, 2.25, 7, -3]);
      case 'Boolean': return this.chance(0.5);
      case 'ID': return this.pick(['a', 'b', 7]);
      case 'Even': return this.pick([2, 4, 'e', 3]);
      default: return this.pick(['', 'x', 'two words', 'say "hi"', 'ä€😀']);
    }
  }
}
