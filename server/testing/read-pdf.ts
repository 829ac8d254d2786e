import { extractText, getDocumentProxy } from 'unpdf';

/** What stands on a paper, as a reader's program would take it out: all pages, line after line. */
export async function textOfPdf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: false,
  });
  return text.join('\n');
}
