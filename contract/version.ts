/** The shipped version. A test keeps package.json in step. */
export const APP_VERSION = '0.4.12';
