import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Builder, Capabilities, error as refusals, type WebDriver, type WebElement } from 'selenium-webdriver';
import { requireWebKit } from '../../support/browsers/webkit.ts';
import { freePort } from '../../support/product.ts';

const testingLibrary = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/**
 * A page of WebKit. Elements are found by role and accessible name, in the open dialog, else in the screen's own part; the page
 * waits for them.
 */
export interface WebKitPage {
  /** Opens an address of the product. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the page has a path. Looking for elements while one page leads to another can block the driver. */
  expectPath(path: string): Promise<void>;
  /** Waits until the page has a title, which changes together with its content. */
  expectTitle(title: RegExp): Promise<void>;
  expectVisible(role: string, name: string | RegExp): Promise<void>;
  /** Waits until an element's own text matches. */
  expectText(text: RegExp): Promise<void>;
  click(role: string, name: string | RegExp): Promise<void>;
  /** Replaces the value of the field with a label, by typing. */
  fill(label: string, text: string): Promise<void>;
  /** Waits until the field with a label has a value. */
  expectValue(label: string, value: string): Promise<void>;
  /** Types into the focused element. */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens Debian's WebKit in a separate display; installs it if it is missing. It is driven over WebDriver.
 * @throws Error when it cannot be installed or does not start
 */
export async function openWebKit(baseUrl: string): Promise<WebKitPage> {
  const binary = requireWebKit();
  const started: ChildProcess[] = [];
  const stop = () => Promise.all(started.map(end));
  try {
    const display = await startDisplay(started);
    const port = await freePort();
    started.push(spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment(display) }));
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => answers(`${address}/status`), 'WebKitWebDriver listens').toBe(true);
    const driver = await openSession(address, binary);
    return {
      ...actionsOf(driver, baseUrl),
      // The browser ends with its display and its driver.
      close: async () => void (await stop()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Environment of WebKit on a machine without a user: no sound, no graphics card. */
function environment(display: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LANG: 'da_DK.UTF-8',
    TZ: 'Europe/Copenhagen',
  };
}

/** Starts a virtual X server, on the first free display number. */
async function startDisplay(started: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = spawn('/usr/bin/Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(server);
  for await (const line of createInterface(server.stdout)) return `:${line}`;
  throw new Error('Xvfb ended before it named its display.');
}

async function answers(address: string): Promise<boolean> {
  return await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  await ended;
}

async function openSession(address: string, binary: string): Promise<WebDriver> {
  const args = ['--automation', '--media-playback-requires-user-gesture=0'];
  const capabilities = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', { binary, args })
    .set('unhandledPromptBehavior', 'ignore');
  const driver = await new Builder()
    .usingServer(address)
    .disableEnvironmentOverrides()
    .withCapabilities(capabilities)
    .build();
  await driver.manage().setTimeouts({ script: 10_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 });
  return driver;
}

function actionsOf(driver: WebDriver, baseUrl: string): Omit<WebKitPage, 'close'> {
  const find = async (target: Target): Promise<WebElement | null> => {
    // Each document needs the library again; a document that is being unloaded cannot be evaluated.
    await driver.executeScript(`if (!('TestingLibraryDom' in window)) (() => {${testingLibrary}}).call(window)`);
    return await driver.executeScript(findInPage, target);
  };
  const until = async (target: Target, act: (element: WebElement) => Promise<boolean>) => {
    const attempt = async () => {
      const element = await find(target);
      return element ? await act(element) : false;
    };
    await expect.poll(() => attempt().catch(falseIfChanging), JSON.stringify(target)).toBe(true);
  };
  return {
    goto: (path) => driver.get(new URL(path, baseUrl).href),
    reload: () => driver.navigate().refresh(),
    expectPath: (path) => expect.poll(async () => decodeURI(new URL(await driver.getCurrentUrl()).pathname)).toBe(path),
    expectTitle: (title) => expect.poll(() => driver.getTitle()).toMatch(title),
    expectText: ({ source, flags }) => until({ text: source, flags }, (element) => element.isDisplayed()),
    expectVisible: (role, name) => until(byRole(role, name), (element) => element.isDisplayed()),
    click: (role, name) =>
      until(byRole(role, name), async (element) => {
        // In the middle it is not covered by a bar at an edge.
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
        return true;
      }),
    fill: (label, text) =>
      until({ label }, async (element) => {
        await element.clear();
        await element.sendKeys(text);
        return true;
      }),
    expectValue: (label, value) => until({ label }, async (field) => (await field.getProperty('value')) === value),
    press: async (keys) => await driver.actions().sendKeys(keys).perform(),
  };
}

/** During a rerender an element can be removed, or be covered by another for a moment; then it is searched again. */
function falseIfChanging(reason: unknown): false {
  const passing = [
    refusals.StaleElementReferenceError,
    refusals.ElementClickInterceptedError,
    refusals.ElementNotInteractableError,
    refusals.InvalidElementStateError,
    refusals.JavascriptError,
    refusals.ScriptTimeoutError,
  ];
  if (passing.some((kind) => reason instanceof kind)) return false;
  throw reason;
}

type Target = { label: string } | { text: string; flags: string } | { role: string; name: string; flags?: string };

const byRole = (role: string, name: string | RegExp): Target =>
  typeof name === 'string' ? { role, name } : { role, name: name.source, flags: name.flags };

/** The library in the page. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** Runs in the page. */
function findInPage(target: Target): Element | null {
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"]');
  const root = [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
  if (!(root instanceof HTMLElement)) return null;
  const page = TestingLibraryDom.within(root);
  if ('label' in target) return page.queryAllByLabelText(target.label)[0] ?? null;
  if ('text' in target) return page.queryAllByText(new RegExp(target.text, target.flags))[0] ?? null;
  const { role, name, flags } = target;
  return page.queryAllByRole(role, { name: flags === undefined ? name : new RegExp(name, flags) })[0] ?? null;
}
