import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { examples } from './emails.fixture.ts';
import { emailOf, type Template, templates } from './messages/templates.ts';
import { renderEmail } from './render-email.ts';

/** What Gmail, Outlook (which draws with Word) and Apple Mail all show, or can do without. */
const elements = new Set(
  'html head title meta body div table tbody tr td h1 p span strong a img'.split(' '),
);
const properties = new Set(
  `background-color border border-top border-bottom border-radius color display font-family font-size font-weight
   letter-spacing line-height margin margin-top margin-right margin-bottom margin-left padding padding-top
   padding-right padding-bottom padding-left text-decoration vertical-align width word-break`.split(
    /\s+/,
  ),
);
/** Only of the hidden line for the mailbox, and of the button's frame, where nothing is lost without. */
const tolerated = new Set('overflow opacity max-height max-width'.split(' '));
const displays = new Set(['block', 'inline-block', 'none']);
const fontsOfWindows = new Set(['"Segoe UI"', 'Arial']);
const CLIPPED_BY_GMAIL_BYTES = 102 * 1024;

type Element = DefaultTreeAdapterTypes.Element;

const rendered = Object.fromEntries(
  await Promise.all(
    Object.keys(templates).map(async (template) => {
      const email = emailOf(template as Template, examples[template as Template] as never);
      const page = await renderEmail(email, 'https://handover.example');
      return [template, { email, ...page, all: elementsIn(page.html) }] as const;
    }),
  ),
);

describe.each(Object.entries(rendered))('the message %s, in every mail program', (_, message) => {
  const { email, html, text, all } = message;

  it('is made of what all of them know', () => {
    const unknown = all.flatMap((element) => [
      ...(elements.has(element.tagName) ? [] : [element.tagName]),
      ...stylesOf(element).flatMap(([name, value]) => unsupported(element.tagName, name, value)),
    ]);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('has its width without styles, and its name in words beside the logo', () => {
    const widths = all.map((element) => Number(attribute(element, 'width')));
    expect(widths.filter((width) => width > 100)).toEqual([560]);
    const pictures = all.filter(({ tagName }) => tagName === 'img');
    const [logo] = pictures.map(({ attrs }) =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    );
    expect(pictures).toHaveLength(1);
    expect(logo).toMatchObject({ width: '40', height: '40', alt: '' });
    expect(textOf(all)).toContain('Handover');
  });

  it('has a line for the mailbox and plain words, and is short enough to be shown whole', () => {
    expect(email.preview.length).toBeGreaterThan(10);
    expect(textOf(all)).toContain(email.preview);
    expect(text.length).toBeGreaterThan(50);
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED_BY_GMAIL_BYTES);
  });

  it('names the colour of all its words, and asks not to be darkened', () => {
    const speaking = all.filter(({ tagName }) => tagName === 'p' || tagName === 'h1');
    for (const element of speaking) {
      expect(stylesOf(element).map(([name]) => name)).toContain('color');
    }
    const metas = all.filter(({ tagName }) => tagName === 'meta');
    const named = metas.map((element) => attribute(element, 'name'));
    expect(named).toEqual(expect.arrayContaining(['color-scheme', 'supported-color-schemes']));
  });
});

function unsupported(tag: string, name: string, value: string): string[] {
  if (name.startsWith('mso-') || tolerated.has(name)) {
    return tag === 'table' || tag === 'td' ? [`${name} of ${tag}`] : [];
  }
  if (!properties.has(name)) return [name];
  if (name === 'display' && !displays.has(value)) return [`display: ${value}`];
  // Word gives room inside cells only, and none around a table.
  if (name.startsWith('padding') && tag !== 'td' && tag !== 'a' && value !== '0')
    return [`${name} of ${tag}`];
  if (name.startsWith('margin') && !['p', 'h1', 'body'].includes(tag) && !/^0( |$)/.test(value)) {
    return [`${name} of ${tag}`];
  }
  // Word falls back to Times where it does not know the first one.
  if (name === 'font-family' && !fontsOfWindows.has(value.split(',')[0] ?? ''))
    return [`font ${value}`];
  return [];
}

function elementsIn(html: string): Element[] {
  const collect = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...collect(child)] : []));
  return collect(parse(html));
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

const stylesOf = (element: Element): [string, string][] =>
  (attribute(element, 'style') ?? '')
    .split(';')
    .filter(Boolean)
    .map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim(), value.join(':').trim()];
    });

const textOf = (all: readonly Element[]) =>
  all
    .flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')))
    .join(' ');
