import type { DeviceTokensBody, StartedPairingBody } from '../../../contract/devices';
import { ApiError } from '../../platform/api-error';
import { DevicePairing } from './device-pairing';

const started: StartedPairingBody = {
  device_code: 'secret',
  user_code: 'BCDF-GHJK',
  picture: 'owl',
  verification_uri: 'https://starling.test/pair',
  verification_uri_complete: 'https://starling.test/pair?code=BCDF-GHJK',
  expires_in: 600,
  interval: 5,
};
const tokens: DeviceTokensBody = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 1800,
  token_type: 'Bearer',
  device_id: 'd',
};
const refusal = (error: string, status = 400) => new ApiError(status, error, { error });

/** A waiting device whose server gives these answers, one after the other. */
function waiting(...answers: (DeviceTokensBody | Error)[]) {
  let now = 0;
  let planned: { at: number; run: () => void } | null = null;
  const asked: number[] = [];
  const signIns: string[] = [];
  const signInAnswers: (Error | null)[] = [];
  const pairing = new DevicePairing(
    {
      start: async () => started,
      redeem: async () => {
        asked.push(now / 1000);
        const answer = answers.shift() ?? refusal('authorization_pending');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      signIn: async ({ access_token: token }) => {
        signIns.push(token);
        const problem = signInAnswers.shift();
        if (problem) throw problem;
      },
    },
    {
      now: () => now,
      setTimeout: (run, ms) => {
        planned = { at: now + ms, run };
        return planned;
      },
      clearTimeout: () => {
        planned = null;
      },
    },
  );
  return {
    pairing,
    asked,
    signIns,
    signInAnswers,
    step: () => pairing.getState().step,
    /** Lets the next question happen, if one is planned. */
    next: async () => {
      const due = planned;
      planned = null;
      if (!due) return;
      now = due.at;
      due.run();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

describe('a device that waits for its pairing', () => {
  it('asks for the tokens at the interval, and signs in with them', async () => {
    const device = waiting(refusal('authorization_pending'), tokens);
    await device.pairing.start();
    expect(device.pairing.getState()).toMatchObject({ step: 'waiting', pairing: started, expiresAt: 600_000 });
    await device.next();
    await device.next();
    expect(device.asked).toEqual([5, 10]);
    expect(device.signIns).toEqual(['a']);
    expect(device.step()).toBe('paired');
    await device.next();
    expect(device.asked).toHaveLength(2);
  });

  it('asks 5 seconds later for good after each slow_down', async () => {
    const device = waiting(refusal('slow_down'), refusal('slow_down'), refusal('authorization_pending'));
    await device.pairing.start();
    for (let turn = 0; turn < 4; turn += 1) await device.next();
    expect(device.asked).toEqual([5, 15, 30, 45]);
  });

  it.each([
    ['expired_token', 'expired'],
    ['access_denied', 'denied'],
  ])('stops at %s, and shows a new code when asked to', async (code, step) => {
    const device = waiting(refusal(code));
    await device.pairing.start();
    await device.next();
    expect(device.step()).toBe(step);
    await device.next();
    expect(device.asked).toHaveLength(1);
    await device.pairing.start();
    expect(device.step()).toBe('waiting');
  });

  it('gives its code up when the time is over, without another question', async () => {
    const device = waiting();
    await device.pairing.start();
    for (let turn = 0; turn < 200; turn += 1) await device.next();
    expect(device.step()).toBe('expired');
    expect(device.asked.at(-1)).toBe(595);
  });

  it('keeps its code and asks less often while the service cannot be reached', async () => {
    const device = waiting(new ApiError(0, 'Network error'), refusal('authorization_pending'));
    await device.pairing.start();
    await device.next();
    expect(device.pairing.getState()).toMatchObject({ step: 'waiting', isOffline: true });
    await device.next();
    expect(device.pairing.getState()).toMatchObject({ step: 'waiting', isOffline: false });
    expect(device.asked).toEqual([5, 15]);
  });

  it('keeps its tokens over a sign-in without network', async () => {
    const device = waiting(tokens);
    device.signInAnswers.push(new ApiError(0, 'Network error'));
    await device.pairing.start();
    await device.next();
    expect(device.pairing.getState()).toEqual({ step: 'failed', text: 'Network error' });
    await device.pairing.start();
    expect(device.signIns).toEqual(['a', 'a']);
    expect(device.step()).toBe('paired');
  });

  it('ignores answers after it has stopped', async () => {
    const device = waiting(tokens);
    await device.pairing.start();
    const asking = device.next();
    device.pairing.stop();
    await asking;
    expect(device.signIns).toEqual([]);
  });
});
