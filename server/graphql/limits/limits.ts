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

/** What one request may ask for (contract §5). */
export const GRAPHQL_LIMITS = {
  depth: 10,
  cost: 1_000,
  aliases: 15,
  /**
   * What a field under its own name counts as: repeats make validation slow, too. The whole part of the sum counts, so
   * that the field itself may stand beside all its aliases.
   */
  repeatWeight: 1 / 4,
  tokens: 4_000,
  /** In the whole document. Validation compares those of one place with each other. */
  directives: 50,
  batch: 10,
} as const;

/** Standing alone they cost nothing, whatever they hold: introspection is free of the limits. */
const INTROSPECTION_FIELDS = new Set(['__schema', '__type']);

type Variables = Readonly<Record<string, unknown>>;

interface Weight {
  depth: number;
  cost: number;
  /** How often each field (`Type.field`) stands under another name. */
  aliases: Map<string, number>;
}

const nothing = (): Weight => ({ depth: 0, cost: 0, aliases: new Map() });

function refusal(message: string, node?: FieldNode | OperationDefinitionNode): GraphQLError {
  return new GraphQLError(message, {
    nodes: node,
    extensions: { code: 'BAD_USER_INPUT', error: 'validation_failed', http: { status: 400 } },
  });
}

/** What clients ask again and again is read once. */
const DOCUMENTS_KEPT = 500;
const KEPT_LENGTH = 4_096;
const documents = new Map<string, DocumentNode>();

/**
 * Reads a document, at most as far as the limit on tokens goes.
 * @throws GraphQLError with a code where it cannot be read or is too long
 */
export function parseDocument(source: string): DocumentNode {
  const kept = documents.get(source);
  if (kept) return kept;
  try {
    const document = parse(source, { maxTokens: GRAPHQL_LIMITS.tokens });
    if (documents.size >= DOCUMENTS_KEPT) documents.clear();
    if (source.length <= KEPT_LENGTH) documents.set(source, document);
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
 * Whether a document keeps the limits, whichever of its operations is run. It is asked before the document is
 * validated, as validation itself is slow for a document made to be slow; so it takes documents that are not valid.
 */
export function limitErrors(schema: GraphQLSchema, document: DocumentNode, variables: Variables): GraphQLError[] {
  if (isDeeperThan(variables, JSON_MAX_DEPTH)) return [refusal('The variables are nested too deeply')];
  if (countDirectives(document) > GRAPHQL_LIMITS.directives) return [refusal('The document has too many directives')];
  const errors: GraphQLError[] = [];
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const weight = new Scales(schema, document, operation, variables).weigh();
    if (weight.depth > GRAPHQL_LIMITS.depth) errors.push(refusal('The operation is nested too deeply', operation));
    if (weight.cost > GRAPHQL_LIMITS.cost) errors.push(refusal('The operation asks for too much', operation));
    if (Math.floor(Math.max(0, ...weight.aliases.values())) > GRAPHQL_LIMITS.aliases) {
      errors.push(refusal('The operation has too many aliases of one field', operation));
    }
  }
  return errors;
}

/** Weighs one operation. A fragment is weighed once per type it stands on, however often it is spread. */
class Scales {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly weighed = new Map<string, Weight>();
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

  weigh(): Weight {
    return this.selections(this.operation.selectionSet, this.schema.getRootType(this.operation.operation) ?? null, 0);
  }

  private selections(set: SelectionSetNode, type: GraphQLNamedType | null, inline: number): Weight {
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
        // Fragments inside fragments are no level of the answer, but a tower of them is as slow as one.
        add(sum, { ...part, depth: part.depth + (inline > 0 ? 1 : 0) });
      }
    }
    return sum;
  }

  private fragment(name: string): Weight {
    const known = this.weighed.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    // An unknown fragment or a circle of them is refused by validation.
    if (!fragment || this.open.has(name)) return nothing();
    this.open.add(name);
    const type = this.schema.getType(fragment.typeCondition.name.value) ?? null;
    const weight = this.selections(fragment.selectionSet, type, 0);
    this.open.delete(name);
    this.weighed.set(name, weight);
    return weight;
  }

  private field(field: FieldNode, parent: GraphQLNamedType | null): Weight {
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

  /** What the field's `limit` multiplies with: the argument, the variable or the default value. */
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

function add(sum: Weight, part: Weight): void {
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
