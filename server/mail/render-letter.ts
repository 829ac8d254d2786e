import { render } from '@react-email/components';
import { letterPage } from './letter-page.ts';
import { letterText } from './letter-text.ts';
import type { Letter } from './messages/letter.ts';

export async function renderLetter(letter: Letter) {
  return {
    // A line break in a subject would begin another header.
    subject: letter.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    html: await render(letterPage(letter)),
    text: letterText(letter),
  };
}
