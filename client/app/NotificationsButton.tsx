export { NotificationsButton } from '../notifications/NotificationsButton';
