import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { chosenLanguage, defaultLanguage } from '@jobblik/contract/kernel/language';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { reportError, serverApi, serverApiContext } from './platform/api/server-api';
import { holdScripts } from './platform/loading/late-scripts';
import { NonceContext } from './platform/nonce';
import { WordsProvider, wordsOfRequest } from './platform/words/i18n';
import { registerAllWords, renderIn } from './platform/words/words.server';

/** Context key under which the server passes its {@link ServerApi}. */
export { serverApiContext };

/** Milliseconds after which a slow part of a page is abandoned. */
export const streamTimeout = 10_000;

registerAllWords();

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.append('vary', 'cookie');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = serverApi(loadContext).nonce || undefined;
  const report = (error: unknown) => reportError(loadContext, error);
  const language = chosenLanguage(request.headers.get('cookie')) ?? defaultLanguage;
  const i18n = wordsOfRequest(language);
  const page = (
    <NonceContext value={nonce}>
      <WordsProvider i18n={i18n} used={new Set()}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
      </WordsProvider>
    </NonceContext>
  );
  const whole = isbot(request.headers.get('user-agent'));
  return renderIn(language, () => render(page, { nonce, status, headers, report, whole }));
}

interface RenderOptions {
  nonce: string | undefined;
  status: number;
  headers: Headers;
  report: (error: unknown) => void;
  /** Waits for every part, for search engines. */
  whole: boolean;
}

function render(page: React.ReactNode, { nonce, status, headers, report, whole }: RenderOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = false;
    let code = status;
    const answer = () => {
      answered = true;
      const text = new StringDecoder('utf8');
      const body = new Transform({
        transform(html: Buffer, _, done) {
          const piece = text.write(html);
          // The development server adds its own scripts, which are not delayed.
          done(null, import.meta.env.PROD ? holdScripts(piece) : piece);
        },
        flush(done) {
          clearTimeout(timeout);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      [whole ? 'onAllReady' : 'onShellReady']: answer,
      onShellError: reject,
      onError(error: unknown) {
        code = 500;
        if (answered) report(error);
      },
    });
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs an error; a missing page and a visitor who left are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (typeof error === 'object' && error !== null && 'init' in error && 'data' in error) return;
  reportError(context, error);
};
