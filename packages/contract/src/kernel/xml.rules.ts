const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 does not allow: most control characters, lone surrogates, and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text for use inside an XML element or an attribute's quotes; characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element with text inside; '' for a text that is empty or absent. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** An element with the text as CDATA, for readers that do not support entities; '' for a text that is empty or absent. */
export function cdataElement(name: string, text: string | null | undefined): string {
  const plain = text?.replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return plain ? `<${name}><![CDATA[${plain}]]></${name}>` : '';
}
