/** JSON of the shape that the test expects. */
// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects
export type Json = any;

/** The answer to a call. `Body` is the type that the test expects, and is not checked. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** REST calls below `/api/v1` of one node, as a parent's own script would make them. */
export class Api {
  constructor(private readonly url: string) {}

  get<Body = Json>(path: string, token?: string): Promise<Answer<Body>> {
    return this.call('GET', path, undefined, token);
  }

  post<Body = Json>(path: string, body?: unknown, token?: string): Promise<Answer<Body>> {
    return this.call('POST', path, body, token);
  }

  put<Body = Json>(path: string, body?: unknown, token?: string): Promise<Answer<Body>> {
    return this.call('PUT', path, body, token);
  }

  patch<Body = Json>(path: string, body?: unknown, token?: string): Promise<Answer<Body>> {
    return this.call('PATCH', path, body, token);
  }

  delete<Body = Json>(path: string, token?: string, body?: unknown): Promise<Answer<Body>> {
    return this.call('DELETE', path, body, token);
  }

  /** A request with any headers and body. Does not follow redirects. */
  async send<Body = Json>(method: string, path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}/api/v1${path}`, { redirect: 'manual', ...init, method });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    };
  }

  private call<Body>(method: string, path: string, body: unknown, token?: string): Promise<Answer<Body>> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (token) headers.Authorization = `Bearer ${token}`;
    return this.send(method, path, { headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }
}

export const api = (url: string): Api => new Api(url);
