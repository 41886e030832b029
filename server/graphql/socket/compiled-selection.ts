import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  GraphQLIncludeDirective,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { NextMessages } from './next-messages.js';

/** Serializes a value to JSON. @throws Error if the value does not fit its type */
type Write = (value: unknown) => string;
type Variables = Readonly<Record<string, unknown>>;
type PlainObject = Readonly<Record<string, unknown>>;

/**
 * The selection of a subscription, compiled: serializes a source value to the JSON of `data` that `execute` would return,
 * without resolvers. For plain objects only, with each field under its own name (`BroadcastSource`).
 */
export class CompiledSelection {
  /** The latest result: the subscribers of a source ask for the same values, one after the other. */
  private last: { values: readonly unknown[]; messages: NextMessages | null } | null = null;

  /** @param write serializes one source value */
  constructor(readonly write: Write) {}

  /** One message for each value. `null`: a value does not fit its type, and `execute` has to report that. */
  messagesOf(values: readonly unknown[]): NextMessages | null {
    if (this.last?.values !== values) this.last = { values, messages: this.make(values) };
    return this.last.messages;
  }

  private make(values: readonly unknown[]): NextMessages | null {
    try {
      return new NextMessages(values.map((value) => `{"data":${this.write(value)}}`));
    } catch {
      // `execute` serializes the same values and reports the error to the subscriber.
      return null;
    }
  }
}

/** How many selections of one document are cached: one for each combination of its conditions. */
const CACHED_PER_DOCUMENT = 16;
const cache = new WeakMap<DocumentNode, Map<string, CompiledSelection | null>>();

/**
 * Compiles the selection of a validated subscription, once for all subscribers with the same document and conditions.
 * @returns `null` if it has abstract types, lists or arguments below the root, which are left to `execute`
 */
export function compiledSelectionOf(args: ExecutionArgs): CompiledSelection | null {
  const { schema, document, operationName } = args;
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], args.variableValues ?? {});
  if (!coerced) return null;
  let known = cache.get(document);
  if (!known) {
    known = new Map();
    cache.set(document, known);
  }
  const conditions = conditionsIn(document).map((name) => coerced[name]);
  const key = JSON.stringify([operation.name?.value, conditions]);
  let selection = known.get(key);
  if (selection === undefined) {
    if (known.size >= CACHED_PER_DOCUMENT) known.clear();
    const write = new Compiler(schema, document, coerced).root(operation.selectionSet);
    selection = write && new CompiledSelection(write);
    known.set(key, selection);
  }
  return selection;
}

/** The variables that `@skip` and `@include` depend on. */
function conditionsIn(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: (directive) => {
      for (const { value } of directive.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names];
}

class Compiler {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  /** A source value is the value of the subscription's one root field. */
  root(selectionSet: SelectionSetNode): Write | null {
    const type = this.schema.getSubscriptionType();
    const [group, ...others] = type ? this.collect(type, [selectionSet]) : [];
    const field = group && type?.getFields()[group[1][0]!.name.value];
    if (!group || !field || others.length > 0) return null;
    const write = this.value(field.type, group[1]);
    const name = `{${JSON.stringify(group[0])}:`;
    return write && ((value) => `${name}${write(value)}}`);
  }

  private value(type: GraphQLOutputType, fields: readonly FieldNode[]): Write | null {
    if (isNonNullType(type)) {
      const write = this.nonNull(type.ofType, fields);
      return write && ((value) => write(value ?? refuse()));
    }
    const write = this.nonNull(type, fields);
    return write && ((value) => (value === null || value === undefined ? 'null' : write(value)));
  }

  /** For values that are not null. */
  private nonNull(type: GraphQLOutputType, fields: readonly FieldNode[]): Write | null {
    if (isEnumType(type)) return writeEnum(type);
    if (isLeafType(type)) return writeLeaf(type);
    if (isObjectType(type)) return this.object(type, fields);
    return null;
  }

  private object(type: GraphQLObjectType, fields: readonly FieldNode[]): Write | null {
    const sets = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    const parts: { label: string; name: string; write: Write }[] = [];
    for (const [key, group] of this.collect(type, sets)) {
      const name = group[0]!.name.value;
      const write = name === '__typename' ? constant(type.name) : this.field(type, name, group);
      if (!write) return null;
      parts.push({ label: `${parts.length === 0 ? '' : ','}${JSON.stringify(key)}:`, name, write });
    }
    return (value) => {
      if (typeof value !== 'object' || value === null) return refuse();
      let text = '{';
      for (const { label, name, write } of parts) text += label + write((value as PlainObject)[name]);
      return `${text}}`;
    };
  }

  private field(type: GraphQLObjectType, name: string, group: readonly FieldNode[]): Write | null {
    const field = type.getFields()[name];
    return field && field.args.length === 0 ? this.value(field.type, group) : null;
  }

  /** Fields by their response name, in response order: `CollectFields` of the GraphQL specification. */
  private collect(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const groups = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    const visitSet = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (!this.isIncluded(selection)) continue;
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value;
          groups.set(key, [...(groups.get(key) ?? []), selection]);
          continue;
        }
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
        if (isSpread && seen.has(selection.name.value)) continue;
        if (isSpread) seen.add(selection.name.value);
        const fragment = isSpread ? this.fragments.get(selection.name.value) : selection;
        if (fragment && this.fits(type, fragment.typeCondition?.name.value)) visitSet(fragment.selectionSet);
      }
    };
    selectionSets.forEach(visitSet);
    return groups;
  }

  private isIncluded(node: Parameters<typeof getDirectiveValues>[1]): boolean {
    if (getDirectiveValues(GraphQLSkipDirective, node, this.variables)?.['if'] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, node, this.variables)?.['if'] !== false;
  }

  private fits(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    return type.getInterfaces().some(({ name }) => name === condition);
  }
}

function constant(value: string): Write {
  const text = JSON.stringify(value);
  return () => text;
}

function writeEnum(type: GraphQLEnumType): Write {
  const texts = new Map<unknown, string>(type.getValues().map(({ value, name }) => [value, JSON.stringify(name)]));
  return (value) => texts.get(value) ?? refuse();
}

function writeLeaf(type: GraphQLLeafType): Write {
  return (value) => {
    const result = type.serialize(value);
    // Most fields are one of these, and they need no JSON encoding.
    if (typeof result === 'number' || typeof result === 'boolean') return String(result);
    return result === null || result === undefined ? refuse() : JSON.stringify(result);
  };
}

function refuse(): never {
  throw new TypeError('The value does not fit its type');
}
