/** Loaded before a node (`NODE_OPTIONS=--import`): its wall clock is wrong by `CLOCK_OFFSET_MS`, its other clocks are not. */
const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const RealDate = Date;

globalThis.Date = class WrongDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
