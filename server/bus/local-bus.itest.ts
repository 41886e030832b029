import { describeBus } from './bus.suite.js';
import { LocalBus } from './local-bus.js';

describeBus('the bus of one node', async () => {
  const bus = new LocalBus();
  return { here: bus, there: bus, close: async () => undefined };
});
