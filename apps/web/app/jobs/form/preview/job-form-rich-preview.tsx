import { type ReactNode, useMemo } from 'react';
import { classes } from '../../../ui/classes';
import view from '../../../ui/text/rich-text-view.module.css';

const elements = {
  p: 'p',
  h2: 'h2',
  h3: 'h3',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  em: 'em',
  blockquote: 'blockquote',
} as const;

/**
 * Renders rich text that the server has not sanitised yet: parses it and builds it again from the elements that ads may have,
 * without setting HTML.
 */
export function JobFormRichPreview({ html }: { html: string }) {
  const content = useMemo(() => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.body.childNodes].map((node, index) => show(node, index));
  }, [html]);
  return <div className={classes(view.text)}>{content}</div>;
}

function show(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const children = [...node.childNodes].map((child, index) => show(child, index));
  const name = node.tagName.toLowerCase();
  if (name === 'br') return <br key={key} />;
  if (name === 'script' || name === 'style') return null;
  if (name === 'a') return <PreviewLink key={key} href={node.getAttribute('href')} label={children} />;
  const Element = elements[name as keyof typeof elements];
  return Element ? <Element key={key}>{children}</Element> : children;
}

function PreviewLink({ href, label }: { href: string | null; label: ReactNode }) {
  return /^(https?|mailto|tel):/i.test(href ?? '') ? <a href={href ?? ''}>{label}</a> : label;
}
