import { describe, expect, it } from 'vitest';
import { layoutMail, type MailContent } from './layout.ts';

const sender = { url: 'https://jobblik.test', name: 'Jobblik ApS', address: 'Havnegade 1, 9000 Aalborg' };

const content: MailContent = {
  subject: 'Ny ansøgning',
  heading: 'Ny ansøgning til Sygeplejerske',
  paragraphs: ['Mette Sørensen har søgt jobbet.', 'Første linje\nanden linje'],
  details: [{ label: 'Frist', value: '3. dec.' }],
  button: { label: 'Se ansøgningen', url: '/virksomhed/job/detalje/12/dashboard' },
  closing: ['I kan svare i Jobblik.'],
  reason: 'I får mailen, fordi jobbet er jeres.',
  stop: { label: 'Stop mails', url: '/stop?token=a&b=c' },
};

describe('a mail', () => {
  it('has the same content in HTML and in text', () => {
    const { html, text } = layoutMail(content, sender);
    for (const words of [
      content.heading,
      'Mette Sørensen har søgt jobbet.',
      'Frist',
      '3. dec.',
      'Se ansøgningen',
      'I kan svare i Jobblik.',
      sender.address,
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Første linje\nanden linje');
    expect(html).toContain('Første linje<br>anden linje');
  });

  it('links to the product', () => {
    const { html, text } = layoutMail(content, sender);
    expect(html).toContain('href="https://jobblik.test/virksomhed/job/detalje/12/dashboard"');
    expect(text).toContain('Se ansøgningen:\nhttps://jobblik.test/virksomhed/job/detalje/12/dashboard');
    expect(html).toContain('href="https://jobblik.test/stop?token=a&amp;b=c"');
  });

  it('escapes texts of people', () => {
    const evil = '<script>alert("x")</script> & \'co\'';
    const { html, subject } = layoutMail(
      {
        subject: `A\r\nBcc: b@c.dk ${evil}`,
        heading: evil,
        paragraphs: [evil],
        details: [{ label: evil, value: evil }],
        reason: evil,
      },
      sender,
    );
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('cannot link to %s', (url) => {
    expect(() => layoutMail({ ...content, button: { label: 'Klik', url } }, sender)).toThrow('cannot link');
  });

  it('is readable in dark mode: every inline colour has a dark counterpart', () => {
    const { html } = layoutMail(content, sender);
    expect(html).toContain('prefers-color-scheme:dark');
    const coloured = html.match(/<(?:td|p|h1|table)[^>]*style="[^"]*(?:color|background):#[^"]*"/g) ?? [];
    expect(coloured.length).toBeGreaterThan(5);
    for (const tag of coloured) expect(tag).toMatch(/class="[^"]*(?:ground|surface|text|muted|action|line)/);
  });
});
