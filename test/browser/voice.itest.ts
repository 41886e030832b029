import type { Page } from 'playwright-core';
import { DEFAULT_VOICE } from '../../contract/voice.js';
import { type SpeechServiceDouble, startSpeechService } from '../doubles/speech-service.js';
import { wavOf } from '../factories/recordings.js';
import { api, type Json } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { TABLET, useChildTablet } from '../support/child-tablet.js';
import { REMOTE_RECOGNITION, recognitionOf } from '../support/device-recognition.js';
import { SOUND } from '../support/device-sound.js';
import { NETWORK_VOICE, VOICE } from '../support/device-voice.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { findSmallControls } from './measure-controls.js';

let service: SpeechServiceDouble;
const tablet = useChildTablet({
  settings: async () => {
    service = await startSpeechService();
    return { SPEECH_BASE_URL: service.url, SPEECH_API_KEY: 'key-of-the-service' };
  },
});
const { web, openDevice } = tablet;
const rest = () => api(web.starling.url);
const path = () => `/children/${tablet.family.child.id}/voice`;
const change = (body: Json) => rest().patch(path(), body, tablet.parent.accessToken);
const read = async () => (await rest().get<Json>(path(), tablet.parent.accessToken)).body;

beforeEach(() => web.starling.sql('DELETE FROM child_voices'));
afterAll(() => service?.stop());

describe('the page Voice', () => {
  async function open(script = VOICE, context = web.context): Promise<Page> {
    await context.addInitScript(script);
    const page = await openSignedIn(context, web.starling, tablet.parent, '/voice');
    await card(page).getByRole('switch', { name: 'Listening' }).waitFor();
    return page;
  }
  const card = (page: Page) => page.locator('section').filter({ hasText: 'Mia 1' });

  test('changes how Starling speaks to a child, and says where the sound goes', async () => {
    const page = await open();
    await card(page).getByText('Listening is off. All sound stays on the device.').waitFor();
    await card(page).getByRole('switch', { name: 'Listening' }).click();
    await card(page).getByText('Listening is on, while a button is held.').waitFor();
    await card(page).getByLabel('Voice', { exact: true }).selectOption('own');
    await until(async () => (await read()).voice === 'own', { what: 'the new voice' });
    await card(page)
      .getByRole('slider', { name: /^Speed/ })
      .press('ArrowLeft');
    await until(async () => (await read()).rate === 0.9, { what: 'the new speed' });
    await card(page)
      .getByLabel(/^Speed.*0\.9/)
      .waitFor();
    expect(await read()).toEqual({ ...DEFAULT_VOICE, listen: true, voice: 'own', rate: 0.9 });
    await card(page).getByRole('button', { name: 'Hear a sample' }).click();
    await until(async () => (await page.evaluate<number>('window.said.length')) === 2, { what: 'the sample' });
    expect(await page.evaluate('window.utterances[0].rate')).toBe(0.9);
  });

  test('allows other voices only after words that name who receives them', async () => {
    const page = await open(NETWORK_VOICE);
    const sample = card(page).getByRole('button', { name: 'Hear a sample' });
    expect(await sample.isDisabled()).toBe(true);
    await card(page).getByRole('button', { name: 'Read and allow: Voices that are not on the device' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/are sent to the maker of the browser or of the voice, such as Google/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Allow' }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox').check();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Allow' }).click();
    await dialog.waitFor({ state: 'detached' });
    await card(page).getByText('With this voice the words go to the maker').waitFor();
    await card(page)
      .getByRole('button', { name: /^Stop: Voices/ })
      .click();
    await card(page).getByText('Not allowed. Words would go to the maker').waitFor();
    expect(await sample.isDisabled()).toBe(true);
  });

  test('keeps the own voice of the guardian', async () => {
    const page = await open();
    const own = page.locator('section').filter({ hasText: 'Your own voice' });
    await own.getByRole('slider', { name: /^Speed/ }).press('ArrowRight');
    const settings = async () => (await rest().get<Json>('/users/me', tablet.parent.accessToken)).body.settings.voice;
    await until(async () => (await settings()).rate === 1.1, { what: 'the own speed' });
  });

  test.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('looks right in %s at %d px', async (colorScheme, width) => {
    const context = await web.newContext({ width, height: 900 }, { colorScheme, hasTouch: width < 400 });
    const page = await open(VOICE, context);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
    if (width < 400) expect(await findSmallControls(page)).toEqual([]);
  });
});

describe("a child's talk", () => {
  async function ask(page: Page, text: string): Promise<void> {
    await page.getByPlaceholder('Write to Starling').fill(text);
    await page.keyboard.press('Enter');
    await page.locator('[data-role=assistant]').waitFor();
  }
  const said = (page: Page) => page.evaluate<string>("window.said.join(' ')");
  async function agreement() {
    const token = tablet.parent.accessToken;
    const { body } = await rest().get<Json>('/voice/consent-texts', token);
    const { purpose, version } = body.find((text: Json) => text.purpose === 'speech_service');
    return { token, given: { purpose, text_version: version, agreed: true } };
  }

  test('reads replies by the settings, follows a change at once, and shows what is said', async () => {
    await change({ read_replies: true, rate: 0.7 });
    await web.context.addInitScript(VOICE);
    // A sentence lasts until the test has seen it.
    await web.context.addInitScript(
      'const speak = speechSynthesis.speak; speechSynthesis.speak = (one) => { one.onend = null; speak(one); };',
    );
    const { page } = await openDevice('/chat');
    await ask(page, 'What is a hedgehog?');
    await page.getByTestId('caption').waitFor();
    expect(await page.evaluate('window.utterances[0].rate')).toBe(0.7);
    expect(await said(page)).not.toBe('');
    await change({ speak: false });
    await page.getByTestId('caption').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Read aloud/ })
      .first()
      .waitFor({ state: 'detached' });
  });

  test('has no microphone until a guardian turns listening on', async () => {
    await web.context.addInitScript(recognitionOf('available', 'Why is the sky blue'));
    const { page } = await openDevice('/chat');
    await page.getByPlaceholder('Write to Starling').waitFor();
    expect(await page.getByRole('button', { name: 'Hold to talk' }).count()).toBe(0);
    await change({ listen: true });
    await page.getByRole('button', { name: 'Hold to talk' }).waitFor();
    await page.getByText('What you say stays on this device.').waitFor();
  });

  test.each(['pointer', 'keyboard'] as const)('writes down what was said on the device, by %s', async (way) => {
    await change({ listen: true, language: 'en-GB' });
    await web.context.addInitScript(recognitionOf('available', 'Why is the sky blue'));
    const { page } = await openDevice('/chat');
    const button = page.getByRole('button', { name: 'Hold to talk' });
    await button.waitFor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    if (way === 'pointer') {
      await button.hover();
      await page.mouse.down();
    } else {
      await button.focus();
      await page.keyboard.down(' ');
    }
    await page.getByRole('button', { name: 'I am listening' }).waitFor();
    if (way === 'pointer') await page.mouse.up();
    else await page.keyboard.up(' ');
    const field = page.getByPlaceholder('Write to Starling');
    await until(async () => (await field.inputValue()) === 'Why is the sky blue', { what: 'the words' });
    expect(await page.evaluate('window.listened')).toEqual([
      ['available', { langs: ['en-GB'], processLocally: true }],
      ['start', true, 'en-GB'],
      ['stop'],
    ]);
    expect(requests.filter((url) => url.includes('/voice/'))).toEqual([]);
    expect(await page.locator('[data-role=user]').count()).toBe(0);
  });

  test('teaches the device to listen first where it has to', async () => {
    await change({ listen: true });
    await web.context.addInitScript(recognitionOf('downloadable', 'Hello'));
    const { page } = await openDevice('/chat');
    await page.getByRole('button', { name: 'Teach this device to listen' }).click();
    await page.getByRole('button', { name: 'Hold to talk' }).waitFor();
  });

  test('says why it does not listen where the device cannot, and never sends sound to the maker of the browser', async () => {
    await change({ listen: true });
    const context = await web.newContext({ width: 390, height: 844 }, { colorScheme: 'dark', hasTouch: true });
    await context.addInitScript(REMOTE_RECOGNITION);
    const { page } = await openDevice('/chat', { context });
    await page.getByText('This device cannot turn speech into words by itself').waitFor();
    await page.getByRole('button', { name: 'Hold to talk' }).click({ force: true });
    expect(await page.evaluate('window.remoteStarted')).toBeUndefined();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
    await ask(page, 'What is a hedgehog?');
  });

  test('goes to the speech service while the button is held, once a guardian has agreed, and its reply is played', async () => {
    await change({ listen: true, read_replies: true });
    service.requests.length = 0;
    service.audio = wavOf(0.25);
    const context = await web.newContext(TABLET, { permissions: ['microphone'] });
    await context.addInitScript(SOUND);
    const { page } = await openDevice('/chat', { context });
    await page.getByText('This device cannot turn speech into words by itself').waitFor();
    const { token, given } = await agreement();
    await rest().post(`${path()}/consents`, given, token);

    const button = page.getByRole('button', { name: 'Hold to talk' });
    await page.getByText(`What you say goes to ${new URL(service.url).host} and is not kept here.`).waitFor();
    await button.hover();
    await page.mouse.down();
    await page.getByRole('button', { name: 'I am listening' }).waitFor();
    await until(() => page.evaluate<boolean>('window.recordedBytes > 0'), { what: 'a recording' });
    await page.mouse.up();
    const field = page.getByPlaceholder('Write to Starling');
    await until(async () => (await field.inputValue()) === service.transcript, { what: 'the words' });
    expect(await page.evaluate('window.isMicrophoneOn()')).toBe(false);
    const [sent] = service.requests;
    expect(sent).toMatchObject({ path: '/v1/audio/transcriptions', file: { type: 'audio/webm' } });
    expect(sent!.file!.bytes.length).toBe(await page.evaluate('window.recordedBytes'));

    await field.press('Enter');
    await until(() => page.evaluate<boolean>('window.played.length > 0'), { what: 'the sound of the reply' });
    expect(await page.evaluate('window.played[0]')).toBeCloseTo(0.25);
    const spoken = service.requests.find((request) => request.path === '/v1/audio/speech')!.speech!;
    const reply = await page.locator('[data-role=assistant]').innerText();
    expect(reply).toContain(String(spoken.input));
  });

  test('sends nothing to anyone else in a session with speech', async () => {
    await change({ listen: true, read_replies: true });
    const context = await web.newContext(TABLET);
    await context.addInitScript(VOICE);
    await context.addInitScript(recognitionOf('available', 'What is a hedgehog'));
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    const { page } = await openDevice('/home', { context });
    await page.getByRole('button', { name: 'Read aloud: Talk' }).click();
    await page.getByRole('link', { name: 'Talk' }).click();
    await page.getByRole('button', { name: 'Hold to talk' }).hover();
    await page.mouse.down();
    await page.getByRole('button', { name: 'I am listening' }).waitFor();
    await page.mouse.up();
    await until(async () => (await page.getByPlaceholder('Write to Starling').inputValue()) !== '', { what: 'words' });
    await page.getByPlaceholder('Write to Starling').press('Enter');
    await until(async () => (await page.evaluate<number>('window.said.length')) > 1, { what: 'the spoken reply' });
    const own = new URL(web.starling.url).host;
    const foreign = requests.filter((url) => !/^(?:data|blob):/.test(url) && new URL(url).host !== own);
    expect(requests.length).toBeGreaterThan(5);
    expect(foreign).toEqual([]);
  });
});
