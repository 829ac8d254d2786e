import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeDocuments } from './judge-documents.ts';
import { readDocument } from './read-document.ts';
import { type SampleDocument, sampleDocuments } from './sample-documents.ts';

const today = Temporal.PlainDate.from('2027-03-05');
const name = 'Inês Sample-Renter';

const sample = (id: SampleDocument['id']) => {
  const found = sampleDocuments(name, today).find((one) => one.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found;
};
const judged = (identity: string, licence: string, expected: string | null = name) =>
  judgeDocuments(
    { identity: readDocument(identity, today), licence: readDocument(licence, today) },
    expected,
    today,
  ).status;

describe('a machine-readable zone', () => {
  it('is read from a passport, a card and a licence [A-DOCUMENT-024]', () => {
    const { passport, idCard, licence } = sample('good');
    for (const mrz of [passport, idCard]) {
      const read = readDocument(mrz, today);
      expect(read).toMatchObject({ isValid: true, isLicence: false });
      expect(read.names).toEqual(['INES', 'SAMPLE', 'RENTER']);
      expect(read.birthdate?.toString()).toBe('1990-04-12');
      expect(read.expiresOn?.toString()).toBe('2032-03-05');
    }
    expect(readDocument(licence, today)).toMatchObject({
      isValid: true,
      isLicence: true,
      names: ['RENTER'],
    });
  });

  it('is not believed when a single digit was changed', () => {
    const { passport } = sample('good');
    const line = passport.split('\n')[1] ?? '';
    fc.assert(
      fc.property(
        fc.constantFrom(13, 15, 17, 21, 22, 24),
        fc.constantFrom(...'123456789'),
        (at, to) => {
          fc.pre(line[at] !== to);
          const forged = passport.replace(line, line.slice(0, at) + to + line.slice(at + 1));
          expect(readDocument(forged, today).isValid).toBe(false);
        },
      ),
    );
  });

  it('never fails, whatever is typed', () => {
    // As long as a zone of three lines, and longer.
    const texts = fc.string({
      unit: fc.constantFrom('<', 'A', '0', '\n', ' ', 'é'),
      maxLength: 200,
      size: 'max',
    });
    fc.assert(
      fc.property(texts, (typed) => {
        expect(() => readDocument(typed, today)).not.toThrow();
      }),
    );
  });
});

describe('the simulated check', () => {
  it('approves documents that are in order', () => {
    const { passport, idCard, licence } = sample('good');
    expect(judged(passport, licence)).toBe('approved');
    expect(judged(idCard, licence)).toBe('approved');
  });

  it('declines an expired document, a renter under 18 and a zone that cannot be read [A-DOCUMENT-024]', () => {
    const good = sample('good');
    const expired = sample('expired');
    expect(judged(expired.passport, good.licence)).toBe('declined');
    expect(judged(good.passport, expired.licence)).toBe('declined');
    expect(judged(sample('young').passport, good.licence)).toBe('declined');
    expect(judged('', good.licence)).toBe('declined');
  });

  it('declines two documents of the same sort', () => {
    const { passport, licence } = sample('good');
    expect(judged(passport, passport)).toBe('declined');
    expect(judged(licence, licence)).toBe('declined');
  });

  it('asks a person to look when the name is another one [A-DOCUMENT-024]', () => {
    const other = sample('renamed');
    expect(judged(other.passport, other.licence)).toBe('needs_review');
    expect(judged(sample('good').passport, other.licence)).toBe('needs_review');
  });
});
