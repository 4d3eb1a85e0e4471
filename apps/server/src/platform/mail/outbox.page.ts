import { productZone } from '../clock.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { mailOutbox } from './mail.tables.ts';

type OutboxMail = typeof mailOutbox.$inferSelect;

/** The fields of a mail in the list and the JSON. */
export type OutboxSummary = Pick<OutboxMail, 'id' | 'recipient' | 'subject' | 'createdAt'>;

const time = new Intl.DateTimeFormat('da-DK', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: productZone,
});

/** `/dev/outbox`: the newest mails, newest first. */
export function outboxListPage(mails: OutboxSummary[], search: string): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/outbox/${mail.id}"><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.recipient)}</span>` +
      `<time datetime="${mail.createdAt.toISOString()}">${time.format(mail.createdAt)}</time></a></li>`,
  );
  const list = rows.length
    ? `<ul class="mails">${rows.join('\n')}</ul>`
    : `<p class="empty">${search ? 'Ingen mails til den adresse.' : 'Der er ikke sendt nogen mails endnu.'}</p>`;
  return page(
    'Udbakke',
    `<h1>Udbakke</h1>
<p>Der er ikke sat en mailserver op (<code>SMTP_URL</code>), så mails bliver liggende her og kommer ikke ud af huset.</p>
<form method="get" action="/dev/outbox" role="search"><label for="to">Modtager</label>
<input id="to" name="to" type="search" value="${escapeHtml(search)}" autocomplete="off"><button>Vis</button></form>
${list}`,
  );
}

/** `/dev/outbox/{id}`: one mail with its HTML in a sandbox, its text and its attachments. */
export function outboxMailPage(mail: OutboxMail): string {
  const details = [
    ['Til', mail.recipient],
    ['Fra', mail.sender],
    ...(mail.replyTo ? [['Svar til', mail.replyTo]] : []),
    ['Sendt', time.format(mail.createdAt)],
    ['Message-ID', mail.messageId],
    ...Object.entries(mail.headers),
  ].map(([label = '', value = '']) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const attachments = mail.attachments.map(
    (file, index) =>
      `<li><a href="/dev/outbox/${mail.id}/attachments/${index}" download>${escapeHtml(file.filename)}</a> (${escapeHtml(file.contentType)})</li>`,
  );
  return page(
    mail.subject,
    `<p><a href="/dev/outbox">Udbakke</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>${details.join('')}</dl>
${attachments.length ? `<h2>Vedhæftet</h2><ul>${attachments.join('')}</ul>` : ''}
<h2>HTML</h2>
<iframe title="Mailens HTML" src="/dev/outbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Tekst</h2>
<pre>${linked(mail.text)}</pre>`,
  );
}

/** The mail's HTML; its links open outside its frame. */
export function outboxMailHtml(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');
}

const styles = `
:root{color-scheme:light dark;--ground:#FBFAF7;--text:#12232E;--muted:#5F6A70;--line:#E5DED1;--link:#0B5563;--surface:#FFFEFC}
@media (prefers-color-scheme:dark){:root{--ground:#0F1C25;--text:#F3EEE4;--muted:#A3B1B7;--line:#27404D;--link:#97D1DE;--surface:#172A35}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 16px/1.55 Inter,system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:40px 20px 88px}
h1{font-size:clamp(26px,6vw,34px);line-height:1.1;hyphens:auto;letter-spacing:-.02em;margin:0 0 12px;overflow-wrap:anywhere}h2{font-size:20px;margin:40px 0 12px}
a{color:var(--link)}p{max-width:66ch}
form{display:flex;gap:8px;align-items:center;flex-wrap:wrap;margin:24px 0}
input,button{font:inherit;min-height:44px;padding:0 14px;border-radius:10px;border:1px solid #7E8485;background:var(--surface);color:inherit}
input{flex:1;min-width:200px}
ul.mails{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
ul.mails a{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,auto) auto;gap:4px 20px;padding:14px 0;border-bottom:1px solid var(--line);text-decoration:none;color:var(--text)}
ul.mails b{font-weight:600;overflow-wrap:anywhere}ul.mails span,time{color:var(--muted);font-size:14px;overflow-wrap:anywhere}
.empty{color:var(--muted)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 20px;margin:0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:720px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface);font:400 15px/1.6 ui-monospace,monospace}
@media (max-width:640px){ul.mails a{grid-template-columns:1fr}}
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Jobblik</title><style>${styles}</style></head>
<body><main>${body}</main></body></html>
`;
}
