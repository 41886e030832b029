/** The safety thread where the weights of the encoder cannot be read. */
import { SafetyModel } from '../../server/safety/model/safety-model.ts';
import { useModel } from '../../server/safety/model/with-model.ts';

useModel(
  SafetyModel.load(() => {
    throw new Error('no such file');
  }),
);
await import('../../server/safety/safety-worker.ts');
