import type { SafetyCardBody } from '../../contract/safety-card';
import { percentOf } from './card-figures';

export function FalseAlarms({ harmless, flagged, rate }: SafetyCardBody['false_alarms']) {
  return (
    <>
      <h2>False alarms</h2>
      <p>
        Of {harmless.toLocaleString('en')} harmless sentences, {flagged === 0 ? 'none' : flagged.toLocaleString('en')}{' '}
        {flagged === 1 ? 'was' : 'were'} taken for something unsafe ({percentOf(rate)}). Most of them sound alarming on
        purpose, such as “this homework is killing me”, so in daily use it happens less often. If Starling was wrong,
        you can say so at the notice. That helps to count false alarms, and it never turns off notices about danger.
      </p>
    </>
  );
}
