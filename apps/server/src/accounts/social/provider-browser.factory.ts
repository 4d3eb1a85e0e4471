/** For tests: follows redirects and keeps cookies per host, as a browser does; stops at the screens of the web app. */
export class ProviderBrowser {
  private readonly url: string;
  private readonly jars = new Map<string, Map<string, string>>();

  /** @param url where the product listens */
  constructor(url: string) {
    this.url = url;
  }

  private cookieHeader(url: string): string {
    const jar = this.jars.get(new URL(url).host) ?? new Map<string, string>();
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Loads one address and follows nothing. */
  async step(url: string): Promise<Response> {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: this.cookieHeader(url) } });
    const { host } = new URL(url);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }

  /** Follows redirects from a path of the product. @returns the screen it ends at */
  async open(path: string): Promise<URL> {
    let url = new URL(path, this.url).href;
    for (let hop = 0; hop < 12; hop += 1) {
      const response = await this.step(url);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${url} answered ${response.status} ${await response.text()}`);
      url = new URL(location, url).href;
      if (new URL(url).pathname.startsWith('/auth/callback')) return new URL(url);
    }
    throw new Error('redirected in circles');
  }

  /** Headers of a call from this browser. */
  get headers(): Record<string, string> {
    return { cookie: this.cookieHeader(this.url) };
  }
}
