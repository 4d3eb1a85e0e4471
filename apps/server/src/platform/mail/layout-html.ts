import { currentLanguage } from '@jobblik/contract/kernel/language';
import { escapeHtml } from '../html/escape-html.ts';
import type { MailContent, MailDetail, MailFooter, MailLink, MailList, MailPicture } from './mail-content.ts';

/** Colours of the theme. Mail programs do not support CSS variables: light colours are inline, dark ones in the media query. */
const light = {
  ground: '#FBFAF7',
  surface: '#FFFEFC',
  line: '#E5DED1',
  text: '#12232E',
  muted: '#5F6A70',
  primary: '#0B5563',
  onPrimary: '#FBFAF7',
  soft: '#E8F2F3',
};
const dark = {
  ground: '#0F1C25',
  surface: '#172A35',
  line: '#27404D',
  text: '#F3EEE4',
  muted: '#A3B1B7',
  primary: '#6AB5C5',
  onPrimary: '#0B1820',
};
const signal = '#E4572E';
const font = "'Inter','Helvetica Neue',Helvetica,Arial,sans-serif";

const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important}
.surface{background:${dark.surface}!important;border-color:${dark.line}!important}
.line{border-color:${dark.line}!important}
.text{color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.primary}!important}
.action{background:${dark.primary}!important}
.action a{color:${dark.onPrimary}!important}
}
@media (max-width:480px){.pad{padding:28px 20px!important}.heading{font-size:24px!important;line-height:29px!important}}
`;

/** The HTML part: one table of one column (Outlook supports no other layout), every style inline, readable without images. */
export function mailHtml(content: MailContent, footer: MailFooter): string {
  const body = [
    content.picture ? picture(content.picture) : '',
    `<h1 class="text heading" style="margin:0 0 16px;font:700 28px/33px ${font};letter-spacing:-.02em;color:${light.text}">${escapeHtml(content.heading)}</h1>`,
    ...content.paragraphs.map(paragraph),
    content.details?.length ? details(content.details) : '',
    ...(content.lists ?? []).map(list),
    content.button ? button(content.button, footer.fallback) : '',
    ...(content.closing ?? []).map(paragraph),
  ];
  const small = [
    content.reason && escapeHtml(content.reason),
    content.stop && link(content.stop, light.muted),
    content.report && link(content.report, light.muted),
    ...footer.lines.map(escapeHtml),
    link({ label: footer.url.replace(/^https?:\/\//, ''), url: footer.url }, light.muted),
  ];
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(content.subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview ?? content.paragraphs[0] ?? '')}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px">${wordmark(footer.url)}</td></tr>
<tr><td class="surface pad" style="padding:36px 40px;background:${light.surface};border:1px solid ${light.line};border-radius:16px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font:400 13px/19px ${font};color:${light.muted}">${small.filter(Boolean).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function picture({ url, alt, width, height }: MailPicture): string {
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td align="center" style="padding:22px 0 18px;background:${light.soft};border-radius:12px">` +
    `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;border:0;font:600 15px/20px ${font};color:${light.primary}"></td></tr></table>`
  );
}

function paragraph(text: string): string {
  const lines = escapeHtml(text).replace(/\r?\n/g, '<br>');
  return `<p class="text" style="margin:0 0 16px;font:400 16px/26px ${font};color:${light.text}">${lines}</p>`;
}

function details(list: MailDetail[]): string {
  const rows = list.map(
    ({ label, value }) =>
      `<tr><td class="muted line" style="padding:9px 16px 9px 0;border-bottom:1px solid ${light.line};font:400 14px/21px ${font};color:${light.muted};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td class="text line" width="100%" style="padding:9px 0;border-bottom:1px solid ${light.line};font:600 15px/21px ${font};color:${light.text}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${light.line}">${rows.join('')}</table>`;
}

function list({ heading, items, more }: MailList): string {
  const rows = items.map(
    ({ label, url, note }) =>
      `<tr><td class="line" style="padding:12px 0;border-bottom:1px solid ${light.line}">` +
      `<a class="link" href="${escapeHtml(url)}" style="font:600 16px/22px ${font};color:${light.primary};text-decoration:none">${escapeHtml(label)}</a><br>` +
      `<span class="muted" style="font:400 14px/21px ${font};color:${light.muted}">${escapeHtml(note)}</span></td></tr>`,
  );
  return (
    `<h2 class="text" style="margin:24px 0 8px;font:700 18px/24px ${font};color:${light.text}">${escapeHtml(heading)}</h2>` +
    `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border-top:1px solid ${light.line}">${rows.join('')}</table>` +
    (more
      ? `<p style="margin:0 0 16px;font:400 15px/22px ${font}"><a class="link" href="${escapeHtml(more.url)}" style="color:${light.primary}">${escapeHtml(more.label)}</a></p>`
      : '')
  );
}

function button({ label, url }: MailLink, fallback: string): string {
  const href = escapeHtml(url);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td class="action" style="background:${light.primary};border-radius:12px">` +
    `<a href="${href}" style="display:inline-block;padding:13px 24px;font:600 16px/20px ${font};color:${light.onPrimary};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>\n` +
    `<p class="muted" style="margin:0 0 16px;font:400 13px/19px ${font};color:${light.muted}">${escapeHtml(fallback)}<br>` +
    `<a class="link" href="${href}" style="color:${light.primary};word-break:break-all">${href}</a></p>`
  );
}

function link({ label, url }: MailLink, colour: string): string {
  return `<a class="muted" href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(label)}</a>`;
}

/** The name with the logo's pupil as a character: without an image, which could be blocked. */
function wordmark(url: string): string {
  return (
    `<a class="text" href="${escapeHtml(url)}" style="font:700 22px/28px ${font};letter-spacing:-.04em;color:${light.text};text-decoration:none">` +
    `jobblik<span style="color:${signal}" aria-hidden="true">&#8226;</span></a>`
  );
}
