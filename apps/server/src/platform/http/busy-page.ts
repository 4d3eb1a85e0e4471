import { perLocale } from '@jobblik/contract/kernel/language';
import { escapeHtml } from '../html/escape-html.ts';
import { words } from '../words.ts';

const shell = words('shell');
const problems = words('problems');

const styles = `
:root{color-scheme:light dark;--ground:#FBFAF7;--text:#12232E;--link:#0B5563}
@media (prefers-color-scheme:dark){:root{--ground:#0F1C25;--text:#F3EEE4;--link:#97D1DE}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:400 17px/1.55 Inter,system-ui,sans-serif}
main{max-width:34rem;padding:40px 20px;text-align:center}
h1{font-size:clamp(26px,6vw,34px);line-height:1.15;letter-spacing:-.02em;margin:0 0 12px}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--link);font-weight:600}
`;

/** The page for a visitor who opens pages faster than the server renders them; built once per language. */
export const busyPage = perLocale((_locale, language) => {
  const title = escapeHtml(shell('busy.title'));
  const text = escapeHtml(problems('too_many_requests'));
  const again = escapeHtml(shell('broken.action'));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Jobblik</title><style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>
`;
});
