/**
 * Generated conversations: a client that misses frames, gets some twice, and reconnects in the middle must end with the
 * same conversation as the server's.
 */
import { applyFrame } from './apply-frame';
import { type ChatState, emptyChat } from './chat-state';
import { randomFrom, ServerConversation, type ServerMessage } from './server-conversation';

const CONVERSATIONS = 300;
const STEPS = 40;

/** What a reader sees of a message. */
type SeenMessage = Pick<ServerMessage, 'id' | 'content' | 'reaction' | 'editedAt'> & { role: string; status: string };

const pickSeen = ({ id, role, content, status, reaction, editedAt }: SeenMessage): SeenMessage => ({
  id,
  role,
  content,
  status,
  reaction,
  editedAt,
});

const onScreen = ({ messages, reply, title, gap }: ChatState) => ({
  messages: messages.map(pickSeen),
  reply: reply?.content ?? '',
  title,
  gap,
});

const onServer = ({ messages, reply, title }: ServerConversation) => ({
  messages: messages.map(pickSeen),
  reply: reply?.text ?? '',
  title,
  gap: false,
});

/** A client that was away may still show `sent` for `delivered`: a snapshot reports only that a message was read. */
const withoutDelivered = <T extends { messages: SeenMessage[] }>(seen: T): T => ({
  ...seen,
  messages: seen.messages.map((message) => ({ ...message, status: message.status === 'read' ? 'read' : 'sent' })),
});

const seeds = Array.from({ length: CONVERSATIONS }, (_, index) => index + 1);

test('frames in order give the conversation of the server', () => {
  for (const seed of seeds) {
    const server = new ServerConversation(randomFrom(seed));
    let state = emptyChat('c1', 'reader');
    for (let step = 0; step < STEPS; step += 1) {
      server.step();
      state = server.takeFrames().reduce(applyFrame, state);
    }
    expect({ seed, ...onScreen(state) }).toEqual({ seed, ...onServer(server) });
  }
});

test('frames that arrive twice give the conversation of the server', () => {
  for (const seed of seeds) {
    const server = new ServerConversation(randomFrom(seed));
    let state = emptyChat('c1', 'reader');
    for (let step = 0; step < STEPS; step += 1) {
      server.step();
      const frames = server.takeFrames();
      state = [...frames, ...frames].reduce(applyFrame, state);
    }
    expect({ seed, ...onScreen(state) }).toEqual({ seed, ...onServer(server) });
  }
});

test('a snapshot in the middle, after lost frames or without any, gives the conversation of the server', () => {
  for (const seed of seeds) {
    const random = randomFrom(seed);
    const server = new ServerConversation(random);
    let state = emptyChat('c1', 'reader');
    let isConnected = true;
    for (let step = 0; step < STEPS; step += 1) {
      server.step();
      const frames = server.takeFrames();
      if (isConnected) state = frames.reduce(applyFrame, state);
      if (random.chance(0.15)) isConnected = false;
      if (random.chance(0.15) || step === STEPS - 1) {
        const after = random.chance(0.5) ? state.lastStoredId : null;
        state = server.snapshot(after).reduce(applyFrame, state);
        isConnected = true;
      }
    }
    expect({ seed, ...withoutDelivered(onScreen(state)) }).toEqual({ seed, ...withoutDelivered(onServer(server)) });
  }
});
