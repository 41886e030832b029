import { useState } from 'react';
import type { ChildFieldsFragment, DeviceRowFragment } from '../gql/graphql';
import { DeviceDialogs } from './DeviceDialogs';
import { type DeviceCommand, DeviceRow } from './DeviceRow';
import classes from './devices.module.css';

interface DeviceListProps {
  devices: readonly DeviceRowFragment[];
  /** All children that the reader is a guardian of. */
  profiles: readonly ChildFieldsFragment[];
}

/** Devices, each with its menu. */
export function DeviceList({ devices, profiles }: DeviceListProps) {
  const [open, setOpen] = useState<{ device: DeviceRowFragment; command: DeviceCommand } | null>(null);
  return (
    <>
      <ul className={classes.rows}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            users={profiles.filter(({ id }) => device.childIds.includes(id))}
            onCommand={(command) => setOpen({ device, command })}
          />
        ))}
      </ul>
      <DeviceDialogs open={open} profiles={profiles} onClose={() => setOpen(null)} />
    </>
  );
}
