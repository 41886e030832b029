import type {} from 'i18next';

/** The keys of every catalogue, from its English texts: a catalogue that is missing here has no typed keys and no `t`. */
export interface Catalogues {
  account: typeof import('./en/account.json');
  app: typeof import('./en/app.json');
  errors: typeof import('./en/errors.json');
  login: typeof import('./en/login.json');
  mails: typeof import('./en/mails.json');
  pairing: typeof import('./en/pairing.json');
  problems: typeof import('./en/problems.json');
  safety: typeof import('./en/safety.json');
  'sign-in': typeof import('./en/sign-in.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalogues;
    nsSeparator: false;
  }
}
