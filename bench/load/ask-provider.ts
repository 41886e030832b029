import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Sends the request at once; the chunks can be read when the answer begins. The minimal client. */
export async function askProvider(url: string, content: string): Promise<AsyncGenerator<string>> {
  const body = JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content }] });
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(`${url}/chat/completions`, { method: 'POST', agent, headers }, (response) => {
      response.setEncoding('utf8');
      resolve(piecesOf(response));
    })
      .once('error', reject)
      .end(body);
  });
}

async function* piecesOf(response: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of response) {
    const events = (rest + text).split('\n\n');
    rest = events.pop()!;
    for (const event of events) {
      if (event === 'data: [DONE]') continue;
      const piece: string | undefined = JSON.parse(event.slice('data: '.length)).choices[0]?.delta?.content;
      if (piece) yield piece;
    }
  }
}
