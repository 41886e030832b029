import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { ServerFrame } from '../../contract/frames.js';
import { outsideJest } from '../../test/support/outside-jest.js';
import { deltaFrame, errorFrame, eventFrame, statusFrame, typingFrame, welcomeFrame } from './frames.js';
import { liveFrame } from './live-frame.presenter.js';

const ID = '0198c5b1-0000-7000-8000-000000000001';
const SELECTIONS = 200;
const outside = await outsideJest<typeof import('../../test/support/server-graphql.js')>('server-graphql.js');
const { buildServerSchema, compiledSelectionOf, executeSync, NoUnusedVariablesRule, parse, specifiedRules, validate } =
  outside;
/** Selections do not use every variable. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule);

const frames: ServerFrame[] = [
  welcomeFrame(ID, ID, true),
  deltaFrame(
    ID,
    { assistantMessageId: ID, replyTo: ID },
    { content: 'Ünï "quoted"\n\u2028 🪁', offset: 3, seq: 1, isFinal: false },
  ),
  typingFrame(ID, { userId: ID, username: 'Mira' }, true),
  typingFrame(ID, null, false),
  statusFrame(ID, ID, 'read'),
  errorFrame(ID, { code: 'unavailable', message: 'Please "wait"' }, true),
  eventFrame(ID, {
    kind: 'event',
    seq: 4,
    event: 'reaction',
    messageId: ID,
    changes: { reaction: 'heart', deep: [{ list: [1, null, 'two'] }] },
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  } as Parameters<typeof eventFrame>[1]),
];

/** Mulberry32: the same selections in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Operations on `liveFrames` with aliases, repeats, fragments, conditions and nested objects, all of them valid. */
class Operations {
  private fragments: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: (below: number) => number,
  ) {}

  next(): string {
    this.fragments = [];
    const type = this.schema.getType('LiveFrame') as GraphQLObjectType;
    const root = `liveFrames(conversationId: $id) ${this.set(type, 0)}`;
    const alias = this.random(3) === 0 ? 'frames: ' : '';
    return [
      `subscription ($id: ID!, $yes: Boolean!, $no: Boolean = false) { ${alias}${root} }`,
      ...this.fragments,
    ].join('\n');
  }

  private set(type: GraphQLObjectType, depth: number): string {
    const selections = Array.from({ length: 1 + this.random(6) }, () => this.selection(type, depth));
    // An empty selection gives an empty object, in both.
    return `{ ${selections.join(' ')} }`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const choice = this.random(10);
    if (choice === 0) return `__typename${this.condition()}`;
    if (choice === 1 && depth < 3) return `... ${this.condition()} ${this.set(type, depth + 1)}`;
    if (choice === 2 && depth < 3) return `... on ${type.name} ${this.condition()} ${this.set(type, depth + 1)}`;
    if (choice === 3 && depth < 3) {
      const name = `F${this.fragments.length}`;
      const place = this.fragments.push('') - 1;
      this.fragments[place] = `fragment ${name} on ${type.name} ${this.set(type, depth + 1)}`;
      return `...${name}${this.condition()} ...${name}`;
    }
    const fields = Object.values(type.getFields());
    const field = fields[this.random(fields.length)]!;
    const alias = this.random(4) === 0 ? `${field.name}_${this.random(2)}: ` : '';
    const inner = /^LiveFrame(Metadata|Error)/.exec(String(field.type));
    const below = inner ? ` ${this.set(this.schema.getType(inner[0]) as GraphQLObjectType, depth)}` : '';
    return `${alias}${field.name}${this.condition()}${below}`;
  }

  private condition(): string {
    const conditions = ['@skip(if: $yes)', '@skip(if: $no)', '@include(if: $yes)', '@include(if: false)'];
    return this.random(5) === 0 ? ` ${conditions[this.random(conditions.length)]}` : '';
  }
}

describe('the projection of liveFrames', () => {
  let schema: GraphQLSchema;
  const operation = (text: string, variableValues: Record<string, unknown> = { id: ID, yes: true }) => {
    const document = parse(text);
    expect(validate(schema, document, rules)).toEqual([]);
    return { schema, document, variableValues };
  };

  beforeAll(async () => {
    schema = await buildServerSchema();
    schema.getSubscriptionType()!.getFields()['liveFrames']!.resolve = (frame: unknown) => frame;
  });

  it(`writes exactly the answers of execute, for ${SELECTIONS} random selections`, () => {
    const operations = new Operations(schema, randomFrom(20_261_122));
    for (let count = 0; count < SELECTIONS; count += 1) {
      const text = operations.next();
      const args = operation(text, { id: ID, yes: count % 2 === 0, ...(count % 3 === 0 ? { no: true } : {}) });
      const projection = compiledSelectionOf(args);
      const answers = frames.map((frame) => executeSync({ ...args, rootValue: liveFrame(frame) }));
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      const written = frames.map((frame) => projection?.write(liveFrame(frame)));
      expect({ text, written }).toEqual({ text, written: answers.map(({ data }) => JSON.stringify(data)) });
    }
  });

  it('is shared by equal operations, and another one if a condition differs', () => {
    const args = operation(
      'subscription ($id: ID!, $more: Boolean!) { liveFrames(conversationId: $id) { type content @include(if: $more) } }',
      { id: ID, more: true },
    );
    const shared = compiledSelectionOf(args);
    expect(shared).not.toBeNull();
    expect(compiledSelectionOf({ ...args, variableValues: { id: 'another', more: true } })).toBe(shared);
    expect(compiledSelectionOf({ ...args, variableValues: { id: ID, more: false } })).not.toBe(shared);
  });

  it('leaves a value that does not fit its type to execute', () => {
    const args = operation('subscription { liveFrames(conversationId: "1") { content metadata { role } } }', {});
    const projection = compiledSelectionOf(args)!;
    const value = liveFrame(frames[0]!);
    expect(projection.messagesOf([value])).not.toBeNull();
    expect(projection.messagesOf([{ ...value, content: null }])).toBeNull();
    expect(projection.messagesOf([{ ...value, metadata: { role: 'a role of tomorrow' } }])).toBeNull();
  });

  it('leaves an operation without its variables to execute', () => {
    const args = operation('subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }', {});
    expect(compiledSelectionOf(args)).toBeNull();
  });
});
