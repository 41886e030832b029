import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { DeviceChild } from './device.js';
import { DevicesRepository } from './devices.repository.js';

/** Loads the children of all devices of a list at once. It keeps nothing between two batches. */
@Injectable()
export class DeviceChildrenLoader {
  private readonly loader: DataLoader<string, DeviceChild[]>;

  constructor(devices: DevicesRepository) {
    this.loader = new DataLoader(
      async (ids) => {
        const children = await devices.childrenOf(ids);
        return ids.map((id) => children.get(id) ?? []);
      },
      { cache: false },
    );
  }

  load(deviceId: string): Promise<DeviceChild[]> {
    return this.loader.load(deviceId);
  }
}
