import { createHash } from 'node:crypto';
import { currentLanguage } from '@jobblik/contract/kernel/language';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { words } from '../../platform/words.ts';

const word = words('cv-document');

const styles = `
:root{color-scheme:light dark;--ground:#FBFAF7;--sheet:#FFFEFC;--line:#E5DED1;--text:#12232E;--muted:#5F6A70;--action:#0B5563;--on-action:#FBFAF7}
@media screen and (prefers-color-scheme:dark){:root{--ground:#0F1C25;--sheet:#172A35;--line:#27404D;--text:#F3EEE4;--muted:#A3B1B7;--action:#6AB5C5;--on-action:#0B1820}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.55 Inter,'Helvetica Neue',Helvetica,Arial,sans-serif}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:12px 24px;background:var(--ground);border-bottom:1px solid var(--line)}
header h1{margin:0;font-size:16px;font-weight:600;overflow-wrap:anywhere}
.action{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:12px;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}
.action:focus-visible,a:focus-visible{outline:3px solid #4092A2;outline-offset:2px}
main{max-width:800px;margin:24px auto;padding:40px 48px;background:var(--sheet);border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere}
main h1{font-size:26px;line-height:1.2}main h2{font-size:20px;line-height:1.3}main h3,main h4,main h5,main h6{font-size:17px}
p{margin:0 0 8px}.gap{margin-top:20px}.item{padding-left:16px;text-indent:-12px}
img{max-width:100%;height:auto}table{border-collapse:collapse;max-width:100%}td,th{padding:4px 12px 4px 0;vertical-align:top;text-align:left}
a{color:var(--action)}.note{color:var(--muted)}
@media (max-width:600px){main{margin:0;padding:24px 20px;border-width:0;border-radius:0}header{padding:12px 20px}}
@media print{:root{--sheet:#FFF;--ground:#FFF;--text:#000;--muted:#000;color-scheme:light}header{display:none}main{border:0;margin:0;padding:0;max-width:none}
h1,h2,h3,h4,h5,h6{break-after:avoid}p,li,tr,h1,h2,h3,h4,h5,h6,img{break-inside:avoid}main a{color:inherit}}
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** No scripts, and only the document's own pictures and this page's style are loaded. */
export const viewerPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** HTML in place of a document that cannot be shown. */
export function note(why: 'unreadable' | 'busy'): string {
  return `<p class="note">${escapeHtml(word(`viewer.${why}`))}</p>`;
}

/**
 * The page that shows a Word or text document.
 * @param html sanitised
 */
export function viewerPage(html: string, { name, saveUrl }: { name: string; saveUrl: string }): string {
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}</title>
<style>${styles}</style>
</head>
<body>
<header><h1>${escapeHtml(name)}</h1><a class="action" href="${escapeHtml(saveUrl)}" download>${escapeHtml(word('viewer.save'))}</a></header>
<main lang="">${html}</main>
</body>
</html>`;
}
