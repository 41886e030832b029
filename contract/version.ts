/** The version that ships (spec §9); the package has the same. */
export const APP_VERSION = '0.4.12';
