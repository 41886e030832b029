import type { AuthOptionsBody } from '../../contract/users';
import { rest } from '../platform/rest';

export function fetchAuthOptions(): Promise<AuthOptionsBody> {
  return rest.get<AuthOptionsBody>('/auth/options', { anonymous: true });
}
