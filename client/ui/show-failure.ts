import { notifications } from '@mantine/notifications';
import { messageOf } from '../platform/api-error';

/** `fallback` is for an error that has no message of its own. */
export function showFailure(title: string, error: unknown, fallback?: string): void {
  notifications.show({ color: 'red', title, message: messageOf(error, fallback) });
}
