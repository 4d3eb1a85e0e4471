/**
 * Browsers translate a page by replacing its text nodes with elements of their own. React keeps the text nodes: without this it
 * fails when it removes one or inserts something before one, and shows the old text when it changes one.
 * To be called once, before React starts.
 */
export function followTranslations(): void {
  /** What stands on the page for a text node that a translation took out. */
  const standIns = new WeakMap<Node, Node>();
  // A translator may run in a world of its own, so its replacements are observed.
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes } of records) {
      const [removed, added] = [removedNodes[0], addedNodes[0]];
      if (removed instanceof Text && added instanceof Element && addedNodes.length === 1) standIns.set(removed, added);
    }
  }).observe(document, { childList: true, subtree: true });

  /** The child of `parent` that shows `node`: itself, what holds it, or what stands for it. */
  function shownIn(parent: Node, node: Node): Node | null {
    for (let child: Node | null = node; child; child = child.parentNode) if (child.parentNode === parent) return child;
    const standIn = standIns.get(node);
    return standIn?.parentNode === parent ? standIn : null;
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    const place = before && (before.parentNode === this ? before : shownIn(this, before));
    return insertBefore.call(this, added, place) as T;
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  const setValue = value.set;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      setValue.call(this, text);
      const standIn = this.parentNode === null ? standIns.get(this) : undefined;
      if (standIn?.parentNode) standIn.parentNode.replaceChild(this, standIn);
    },
  });
}
