import { afterEach, expect, test, vi } from 'vitest';
import { holdScripts, startAfterPaint } from './late-scripts';

const page = `<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b.woff2" as="font"/>
  <script nonce="n">begin()</script><script nonce="n" type="module" async="">import "/a.js"</script>`;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('no script of a page loads automatically, and other resources are unchanged', () => {
  const held = holdScripts(page);
  expect(held).not.toContain('module');
  expect(held).toContain('<link rel="preload" href="/b.woff2" as="font"/>');
  expect(held).toContain('<script nonce="n">begin()</script>');
});

test('after two frames the delayed script runs as a module with its nonce, and its files load', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const added = vi.spyOn(Element.prototype, 'after');
  document.body.innerHTML = `<link rel="later" href="/a.js"><script type="later" nonce="n">import "/a.js"</script><p></p>`;
  startAfterPaint('later', 'later');
  frames.shift()?.(0);
  expect(document.querySelector('link')?.rel).toBe('later');
  expect(added).not.toHaveBeenCalled();
  frames.shift()?.(0);
  expect(document.querySelector('link')?.rel).toBe('modulepreload');
  const [script] = added.mock.calls[0] ?? [];
  expect(script).toMatchObject({ type: 'module', textContent: 'import "/a.js"' });
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('a script that is still arriving is waited for', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startAfterPaint('later', 'later');
  document.body.innerHTML = '<link rel="later" href="/a.js"><script type="later">half</script>';
  for (let frame = 0; frame < 5; frame += 1) frames.shift()?.(0);
  expect(document.querySelector('link')?.rel).toBe('later');
  document.body.append(document.createElement('p'));
  for (let frame = 0; frame < 3; frame += 1) frames.shift()?.(0);
  expect(document.querySelector('link')?.rel).toBe('modulepreload');
});
