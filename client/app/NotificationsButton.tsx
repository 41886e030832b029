export function NotificationsButton() {
  return null;
}
