import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';

/** The instants at which a calendar file happens in a span of time, as two other libraries read it. */

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Each once: node-ical excludes the second of two equal wall times, and so reads the first one twice. */
const inOrder = (instants: readonly number[]) =>
  [...new Set(instants)].toSorted((a, b) => a - b).map((one) => new Date(one).toISOString());

export function readByIcalJs(text: string, { from, to }: Span): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const found: number[] = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    const times = event.iterator();
    for (let time = times.next(); time; time = times.next()) {
      const instant = time.toUnixTime() * 1_000;
      if (instant >= to) break;
      if (instant >= from) found.push(instant);
    }
  }
  return inOrder(found);
}

export function readByNodeIcal(text: string, { from, to }: Span): string[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');
  const found = events.flatMap((event) =>
    event.rrule
      ? nodeIcal
          .expandRecurringEvent(event, { from: new Date(from), to: new Date(to - 1) })
          .map(({ start }) => start.getTime())
      : [event.start.getTime()].filter((instant) => instant >= from && instant < to),
  );
  return inOrder(found);
}
