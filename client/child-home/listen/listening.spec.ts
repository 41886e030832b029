import { findListening, type RecognitionClass, whereSoundGoes } from './listening';

type Status = 'available' | 'downloadable' | 'downloading' | 'unavailable';

function recognition(status: Status | null): RecognitionClass {
  const asked: unknown[] = [];
  const Class = Object.assign((() => {}) as unknown as RecognitionClass, { asked });
  if (status === null) return Class;
  return Object.assign(Class, {
    available: async (options: unknown) => {
      asked.push(options);
      return status;
    },
    install: async () => true,
  });
}

const find = (status: Status | null | undefined, receiver: string | null = null, canRecord = true) =>
  findListening('de', receiver, {
    Recognition: status === undefined ? undefined : recognition(status),
    canRecord,
  });

it('asks for recognition of that language on the device', async () => {
  const Recognition = recognition('available');
  expect(await findListening('de', 'speech.example', { Recognition, canRecord: true })).toEqual({
    kind: 'device',
    Recognition,
  });
  expect((Recognition as unknown as { asked: unknown[] }).asked).toEqual([{ langs: ['de'], processLocally: true }]);
});

it.each([[undefined], [null], ['unavailable'], ['downloading']] as const)(
  'does not listen where the device cannot: %s',
  async (status) => {
    const listening = await find(status);
    expect(listening.kind).toBe('none');
    expect(whereSoundGoes(listening)).toMatch(/You can type\.$/);
  },
);

it('uses the speech service that a guardian has agreed to, where the device cannot', async () => {
  expect(await find(undefined, 'speech.example')).toEqual({ kind: 'service', receiver: 'speech.example' });
  expect(whereSoundGoes({ kind: 'service', receiver: 'speech.example' })).toContain('speech.example');
  expect((await find(null, 'speech.example', false)).kind).toBe('none');
});

it('offers to install what the device can learn', async () => {
  expect((await find('downloadable')).kind).toBe('installable');
  expect((await find('downloadable', 'speech.example')).kind).toBe('service');
});
