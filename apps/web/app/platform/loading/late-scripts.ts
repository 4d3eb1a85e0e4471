/**
 * The scripts of a page start after its first paint: the page works without them, and on a slow connection its style sheets, fonts
 * and pictures load first. The server renames the attributes that would start them, and a script in the head starts them.
 */

const waitingScript = 'later';
const waitingLink = 'later';

/** A chunk of the page's HTML in which no script loads automatically. */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waitingLink}"`)
    .replaceAll('type="module" async=""', `type="${waitingScript}"`);
}

/** Runs in the head. Its source is inlined in the page, so it uses nothing but its arguments. */
export function startAfterPaint(scriptType: string, linkRel: string): void {
  const soon = (then: () => void) => {
    let hasBegun = false;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      then();
    };
    requestAnimationFrame(begin);
    // A page in a background tab does not paint until it is visible, and one on a busy machine may wait for its frames.
    setTimeout(begin, document.hidden ? 50 : 1000);
  };
  const start = (held: HTMLScriptElement) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${linkRel}]`)) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    held.after(script);
    // It still runs, and hydration finds the page as the server rendered it.
    script.remove();
  };
  const look = () => {
    const held = document.querySelector<HTMLScriptElement>(`script[type=${scriptType}]`);
    // Until an element follows it, its text may still be arriving.
    const whole = held?.nextSibling || document.readyState !== 'loading';
    if (held && whole) soon(() => soon(() => start(held)));
    else if (document.readyState !== 'complete') soon(look);
  };
  look();
}

export const startAfterPaintScript = `(${startAfterPaint})('${waitingScript}','${waitingLink}')`;
