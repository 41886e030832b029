import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeviceTokensBody, StartedPairingBody } from '../../../contract/devices';
import { rest } from '../../platform/rest';
import { session } from '../../session/session';
import { DevicePairing, type PairingState } from './device-pairing';

const ANONYMOUS = { anonymous: true };

function createPairing(): DevicePairing {
  return new DevicePairing({
    start: () => rest.post<StartedPairingBody>('/devices/pair', undefined, ANONYMOUS),
    redeem: (code) => rest.post<DeviceTokensBody>('/devices/pair/token', { device_code: code }, ANONYMOUS),
    signIn: (tokens) => session.signIn(tokens),
  });
}

/** Waits for a guardian's approval while the page is open. `restart` shows a new code. */
export function usePairing(): { state: PairingState; restart: () => void } {
  const [pairing] = useState(createPairing);
  useEffect(() => {
    // React mounts a page twice in development, and the service hands out few codes a minute.
    const starting = setTimeout(() => void pairing.start());
    return () => {
      clearTimeout(starting);
      pairing.stop();
    };
  }, [pairing]);
  return {
    state: useSyncExternalStore(pairing.subscribe, pairing.getState),
    restart: () => void pairing.start(),
  };
}
