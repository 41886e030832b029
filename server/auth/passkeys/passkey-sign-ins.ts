import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { Audit } from '../../audit/audit.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UsersService } from '../../users/users.service.js';
import { type Caller, type SignInResult, SignInService } from '../sign-in.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { type Assertion, RelyingParty } from './relying-party.js';

/** Signs in with a passkey, or proves with one that the owner is still there. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly repository: PasskeysRepository,
    private readonly relyingParty: RelyingParty,
    private readonly users: UsersService,
    private readonly signIn: SignInService,
    private readonly audit: Audit,
  ) {}

  beginSignIn() {
    return this.relyingParty.beginUse('sign_in', null);
  }

  /** @throws AppError `passkey_refused`, `account_disabled` */
  async finishSignIn(response: Assertion, caller: Caller): Promise<SignInResult> {
    const userId = await this.useOf('sign_in', response).catch(async (error: unknown) => {
      if (error instanceof AppError) {
        await this.audit.record({ action: 'sign_in_failed', actor: null, detail: { method: 'passkey' } });
      }
      throw error;
    });
    const user = await this.users.find(userId);
    if (!user) throw new AppError('passkey_refused');
    return this.signIn.admitProved(user, 'passkey', caller);
  }

  async beginFreshSignIn({ userId }: Actor) {
    const credentials = await this.repository.credentialsOf(userId);
    if (credentials.length === 0) throw new AppError('passkey_not_found');
    return this.relyingParty.beginUse('fresh_sign_in', { userId, credentials });
  }

  /** @throws AppError `passkey_refused` */
  async proveFreshSignIn({ userId }: Actor, response: Assertion): Promise<void> {
    if ((await this.useOf('fresh_sign_in', response, userId)) !== userId) throw new AppError('passkey_refused');
  }

  /** Returns the account of the passkey. */
  private async useOf(
    purpose: 'sign_in' | 'fresh_sign_in',
    response: Assertion,
    expectedUserId: string | null = null,
  ): Promise<string> {
    const found = await this.repository.findCredential(response.id);
    const stored = expectedUserId === null || found?.userId === expectedUserId ? found : null;
    const counter = await this.relyingParty.verifyUse(purpose, response, stored);
    if (!stored || !(await this.repository.recordUse(stored, counter))) throw new AppError('passkey_refused');
    return stored.userId;
  }
}
