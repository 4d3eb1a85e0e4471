import { Agent, request } from 'node:http';

/**
 * A small client over keep-alive connections: the server is measured, not the client. Every request has another origin address;
 * else the server's limits for one address would be measured.
 */
export class HttpClient {
  readonly #agent: Agent;
  readonly #url: URL;
  #requests = 0;

  constructor(url: string, connections: number) {
    this.#url = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @returns the JSON text of the answer. @throws Error for any other status than 200 */
  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
    return await this.#send('POST', path, JSON.stringify(body), headers);
  }

  /** Like {@link post}. */
  async get(path: string, headers: Record<string, string> = {}): Promise<string> {
    return await this.#send('GET', path, '', headers);
  }

  async #send(method: string, path: string, text: string, headers: Record<string, string>): Promise<string> {
    this.#requests += 1;
    const origin = `10.${(this.#requests >> 16) & 255}.${(this.#requests >> 8) & 255}.${this.#requests & 255}`;
    const length = Buffer.byteLength(text);
    return await new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path,
          headers: {
            ...(text && { 'content-type': 'application/json', 'content-length': length }),
            'x-forwarded-for': origin,
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const read = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(read);
            else reject(new Error(`${path} answered ${answer.statusCode}: ${read.slice(0, 300)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
