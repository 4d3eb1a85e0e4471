/** Runs a task of low priority when the page has loaded and the browser is idle. */
export function afterLoad(task: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 2_000);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
