/** The process of the shared Starling (shared-starling.ts). It ends with the worker that has started it. */
import { startNode } from './starling-server.js';

process.once('disconnect', () => process.exit());
const { url, wsUrl } = await startNode({ DATABASE_URL: process.env.DATABASE_URL });
process.send?.({ url, wsUrl });
