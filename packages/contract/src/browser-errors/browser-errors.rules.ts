import type { BrowserError } from './browser-errors.schema.ts';

/** Words of the messages that JavaScript engines, React and the DOM make. */
const engineWords = new Set(
  `a an access actually already and any are argument array as assignment at attempt await be because been before
  browser bundle but call called can't cannot changed child chunk circular class client code completed component
  const constant constructor convert converting could create data defined delete denied depth did does doesn't dom
  during dynamically element error evaluating event exceeded exist exported expected export failed fetch fetching
  fewer find for found from function got has have hooks hydrate hydrating hydration import imported in infinite
  initial initialization input insertbefore instance instead into invalid is isn't it iterable iterator json key keys
  length lexical like limit limits load loaded loading loop match maximum memory message method missing module more
  must name named near needed nested network new no node non not notifications null number object observer of on one
  operation or out override parameter parse parsing pending permission position primitive private promise properties
  property provided quota range re-renders react read reading reason recursion redeclaration reference rejected
  rejection removechild removed render rendered rendering required reserved resizeobserver resource response result
  return root script server set setitem setting size stack state storage string structure support supported suspended
  symbol syntax target text than that the there this time timed timeout to token too type typeerror ui unable
  undefined undelivered unexpected unhandled unknown update updated use used valid value values variable was were
  when while with without you`.split(/\s+/),
);

/** Number of the message in a production build of React. */
const reactCode = /Minified React error #(\d{1,4})/;

/**
 * An error of a page without anybody's data, for the log. Both sides apply it: the browser before it sends, the server since it
 * trusts no browser. Of a message only words of engines remain, so that no text, name or address that it quotes does; of a stack
 * only function, file, line and column, without hosts and query strings.
 */
export function describeBrowserError(error: BrowserError): BrowserError {
  return {
    kind: error.kind,
    route: /^[a-z][a-z/.-]{0,99}$/.test(error.route) ? error.route : '',
    type: /^[A-Z][A-Za-z]{0,40}(Error|Exception)$/.test(error.type) ? error.type : 'Error',
    message: withoutData(error.message),
    stack: placesOf(error.stack),
  };
}

function withoutData(message: string): string {
  const code = reactCode.exec(message)?.[1];
  if (code) return `Minified React error #${code}`;
  return message
    .slice(0, 500)
    .split(/\s+/)
    .map((word) => (engineWords.has(word.toLowerCase().replaceAll(/^[("'`]{1,5}|[)"'`.,:;]{1,5}$/g, '')) ? word : '…'))
    .join(' ')
    .replaceAll(/…( …)+/g, '…')
    .slice(0, 200);
}

/** `name file:line:column` of the first ten lines of a stack of V8, Firefox or Safari. */
function placesOf(stack: string): string {
  const places: string[] = [];
  for (const line of stack.slice(0, 20_000).split('\n')) {
    const place = /([\w.$-]{1,80}\.[cm]?[jt]sx?)(?:\?[^:]{0,80})?:(\d{1,7}):(\d{1,7})\)?$/.exec(
      line.slice(-300).trimEnd(),
    );
    if (!place) continue;
    const [, file, row, column] = place;
    const name = /^\s*(?:at (?:async |new )?)?([A-Za-z_$][\w$.]{0,60})(?:@| \()/.exec(line.slice(0, 120))?.[1];
    places.push(`${name ?? '(anonymous)'} ${file}:${row}:${column}`);
    if (places.length === 10) break;
  }
  return places.join('\n');
}
