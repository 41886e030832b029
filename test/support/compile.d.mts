/** The server as plain JavaScript, made once per state of the sources: the folder that holds `server/main.js`. */
export function compile(): Promise<string>;
