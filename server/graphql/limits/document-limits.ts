import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { isDeeperThan, JSON_MAX_DEPTH } from '../../platform/validation/depth.js';

/** The limits of one GraphQL request. */
export const GRAPHQL_LIMITS = {
  depth: 10,
  cost: 1_000,
  aliases: 15,
  /**
   * How much a field without an alias counts towards `aliases`, because repeats make validation slow, too. The sum is
   * rounded down, so that a field may stand beside all its aliases.
   */
  repeatWeight: 1 / 4,
  tokens: 4_000,
  /** In the whole document: validation compares the directives of one node with each other. */
  directives: 50,
  batch: 10,
} as const;

/** Introspection is free of the limits on depth and cost. */
const INTROSPECTION_FIELDS = new Set(['__schema', '__type']);

type Variables = Readonly<Record<string, unknown>>;

interface Complexity {
  depth: number;
  cost: number;
  /** How often each field (`Type.field`) is repeated. */
  aliases: Map<string, number>;
}

const nothing = (): Complexity => ({ depth: 0, cost: 0, aliases: new Map() });

function refusal(message: string, node?: FieldNode | OperationDefinitionNode): GraphQLError {
  return new GraphQLError(message, {
    nodes: node,
    extensions: { code: 'BAD_USER_INPUT', error: 'validation_failed', http: { status: 400 } },
  });
}

/** Parsed documents that clients send again and again. */
const CACHED_DOCUMENTS = 500;
const CACHED_MAX_LENGTH = 4_096;
const documents = new Map<string, DocumentNode>();

/**
 * Parses a document up to the limit on tokens.
 * @throws GraphQLError with a code if it has a syntax error or is too long
 */
export function parseDocument(source: string): DocumentNode {
  const cached = documents.get(source);
  if (cached) return cached;
  try {
    const document = parse(source, { maxTokens: GRAPHQL_LIMITS.tokens });
    if (documents.size >= CACHED_DOCUMENTS) documents.clear();
    if (source.length <= CACHED_MAX_LENGTH) documents.set(source, document);
    return document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (/more tha[nt] \d+ tokens/.test(error.message)) throw refusal('The document is too long');
    throw new GraphQLError(error.message, {
      source: error.source,
      positions: error.positions,
      extensions: { code: 'GRAPHQL_PARSE_FAILED', error: 'bad_request', http: { status: 400 } },
    });
  }
}

/**
 * Checks every operation of a document against the limits. It runs before validation, because a hostile document makes
 * validation itself slow; so it has to cope with invalid documents.
 */
export function limitErrors(schema: GraphQLSchema, document: DocumentNode, variables: Variables): GraphQLError[] {
  if (isDeeperThan(variables, JSON_MAX_DEPTH)) return [refusal('The variables are nested too deeply')];
  if (countDirectives(document) > GRAPHQL_LIMITS.directives) return [refusal('The document has too many directives')];
  const errors: GraphQLError[] = [];
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const complexity = new ComplexityEstimator(schema, document, operation, variables).estimate();
    if (complexity.depth > GRAPHQL_LIMITS.depth) errors.push(refusal('The operation is nested too deeply', operation));
    if (complexity.cost > GRAPHQL_LIMITS.cost) errors.push(refusal('The operation asks for too much', operation));
    if (Math.floor(Math.max(0, ...complexity.aliases.values())) > GRAPHQL_LIMITS.aliases) {
      errors.push(refusal('The operation has too many aliases of one field', operation));
    }
  }
  return errors;
}

/** Estimates one operation. Each fragment is estimated once, however often it is spread. */
class ComplexityEstimator {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly estimated = new Map<string, Complexity>();
  private readonly open = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  estimate(): Complexity {
    return this.selections(this.operation.selectionSet, this.schema.getRootType(this.operation.operation) ?? null, 0);
  }

  private selections(set: SelectionSetNode, type: GraphQLNamedType | null, inline: number): Complexity {
    const sum = nothing();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) add(sum, this.field(selection, type));
      else if (selection.kind === Kind.FRAGMENT_SPREAD) add(sum, this.fragment(selection.name.value));
      else {
        const condition = selection.typeCondition?.name.value;
        const part = this.selections(
          selection.selectionSet,
          condition ? (this.schema.getType(condition) ?? null) : type,
          inline + 1,
        );
        // Nested inline fragments add no level to the response, but they are as slow to validate as real levels.
        add(sum, { ...part, depth: part.depth + (inline > 0 ? 1 : 0) });
      }
    }
    return sum;
  }

  private fragment(name: string): Complexity {
    const known = this.estimated.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    // Validation refuses unknown fragments and cycles.
    if (!fragment || this.open.has(name)) return nothing();
    this.open.add(name);
    const type = this.schema.getType(fragment.typeCondition.name.value) ?? null;
    const weight = this.selections(fragment.selectionSet, type, 0);
    this.open.delete(name);
    this.estimated.set(name, weight);
    return weight;
  }

  private field(field: FieldNode, parent: GraphQLNamedType | null): Complexity {
    const name = field.name.value;
    const aliases = new Map<string, number>();
    const weight = field.alias ? 1 : GRAPHQL_LIMITS.repeatWeight;
    if (name !== '__type') aliases.set(`${parent?.name ?? ''}.${name}`, weight);
    if (INTROSPECTION_FIELDS.has(name)) return { depth: 1, cost: 0, aliases };

    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = definition ? getNamedType(definition.type) : null;
    if (!field.selectionSet) return { depth: 1, cost: 0, aliases };
    const below = this.selections(field.selectionSet, type, 0);
    for (const [key, count] of below.aliases) aliases.set(key, (aliases.get(key) ?? 0) + count);
    const isObject = type === null || isCompositeType(type);
    return { depth: below.depth + 1, cost: (isObject ? 1 : 0) + below.cost * this.limitOf(field, parent), aliases };
  }

  /** The `limit` that multiplies the cost below a field: the argument, the variable or the default value. */
  private limitOf(field: FieldNode, parent: GraphQLNamedType | null): number {
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined;
    const fallback = definition?.args.find((argument) => argument.name === 'limit')?.defaultValue;
    const given = field.arguments?.find((argument) => argument.name.value === 'limit')?.value;
    let value: unknown = fallback;
    if (given?.kind === Kind.INT) value = Number(given.value);
    else if (given?.kind === Kind.VARIABLE) value = this.variable(given.name.value) ?? fallback;
    return typeof value === 'number' && value > 1 ? value : 1;
  }

  private variable(name: string): unknown {
    if (Object.hasOwn(this.variables, name)) return this.variables[name];
    const definition = this.operation.variableDefinitions?.find((candidate) => candidate.variable.name.value === name);
    return definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : undefined;
  }
}

function add(sum: Complexity, part: Complexity): void {
  sum.depth = Math.max(sum.depth, part.depth);
  sum.cost += part.cost;
  for (const [field, count] of part.aliases) sum.aliases.set(field, (sum.aliases.get(field) ?? 0) + count);
}

function countDirectives(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Directive: () => {
      count += 1;
      return false;
    },
  });
  return count;
}
