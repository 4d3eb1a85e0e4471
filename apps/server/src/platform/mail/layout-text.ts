import type { MailContent, MailFooter } from './mail-content.ts';

/** The text part: the same text in the same order as the HTML part. */
export function mailText(content: MailContent, footer: MailFooter): string {
  const blocks = [content.heading, ...content.paragraphs];
  if (content.details?.length) blocks.push(content.details.map(({ label, value }) => `${label}: ${value}`).join('\n'));
  for (const { heading, items, more } of content.lists ?? []) {
    blocks.push(heading, ...items.map(({ label, note, url }) => `${label}\n${note}\n${url}`));
    if (more) blocks.push(`${more.label}: ${more.url}`);
  }
  if (content.button) blocks.push(`${content.button.label}:\n${content.button.url}`);
  blocks.push(...(content.closing ?? []));
  // A line "-- " begins the signature (RFC 3676 4.3).
  const end = [
    '-- ',
    content.reason,
    content.stop && `${content.stop.label}: ${content.stop.url}`,
    content.report && `${content.report.label}: ${content.report.url}`,
    ...footer.lines,
    footer.url,
  ];
  return `${blocks.join('\n\n')}\n\n${end.filter(Boolean).join('\n')}\n`;
}
