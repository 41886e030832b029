import { ruleEngine } from '../packs/engine.ts';
import { SafetyModel } from './safety-model.js';

const broken = (): never => {
  throw new Error('no such file');
};

describe('the safety model', () => {
  const both = SafetyModel.load();
  const linear = SafetyModel.load(broken);
  const read = (model: SafetyModel, text: string) => model.read(ruleEngine().tokensOf(text), 'in');

  it('goes on without its encoder, by thresholds of its own, and says why', () => {
    expect(linear.encoderFault?.message).toBe('no such file');
    expect(linear.thresholds('in')).toEqual(linear.header.linearThresholds.in);
    expect(read(linear, 'my uncle punches me when nobody is looking').score).toBeGreaterThan(0);
  });

  it('counts what the encoder says where a text is not plainly harmless', () => {
    expect(both.encoderFault).toBeNull();
    expect(both.thresholds('out')).toEqual(both.header.thresholds.out);
    const text = 'my uncle punches me when nobody is looking';
    expect(read(both, text).score).not.toBe(read(linear, text).score);
  });

  it('reads a text the same way each time, whatever it read before', () => {
    const texts = ['i feel like nobody would miss me', 'we baked bread and it was great fun', 'he said keep it secret'];
    const first = texts.map((text) => read(both, text));
    expect(texts.toReversed().map((text) => read(SafetyModel.load(), text))).toEqual(first.toReversed());
  });

  it('finds an unsafe sentence at the end of a long text', () => {
    const long = `${'We walked along the river and counted the ducks and boats. '.repeat(30)}I want to hurt myself tonight and I have planned it.`;
    expect(read(both, long).score).toBeGreaterThan(both.thresholds('in').unsafe);
  });
});
