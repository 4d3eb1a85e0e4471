const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 has no way to write: most control characters, lone surrogates, and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as it stands inside an XML element or between the quotes of an attribute; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element with text inside; '' for a text that is empty or absent. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** An element with the text as CDATA, for readers that know no entities; '' for a text that is empty or absent. */
export function cdataElement(name: string, text: string | null | undefined): string {
  const plain = text?.replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return plain ? `<${name}><![CDATA[${plain}]]></${name}>` : '';
}
