export type SignInMethod = 'password' | 'registration' | 'google' | 'practice' | 'passkey';
